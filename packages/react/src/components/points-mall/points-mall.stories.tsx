import type { ReactNode } from 'react'
import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { GoodGrid } from './good-grid.tsx'
import { OrderList } from './order-list.tsx'
import { OrderScreen } from './order-screen.tsx'
import { PointsHistory } from './points-history.tsx'
import { PointsSummary } from './points-summary.tsx'
import { RedeemScreen } from './redeem-screen.tsx'

export default { title: 'Rewards / PointsMall' }

const On = ({ children, ...scene }: LobbySceneProps & { readonly children: ReactNode }) => (
  <LobbyScene as="demo" path="/m/mall/mallHome" {...scene}>
    <Plate>
      <div className="story-wide">{children}</div>
    </Plate>
  </LobbyScene>
)

const Mall = (scene: Omit<LobbySceneProps, 'children'>) => (
  <On {...scene}>
    <PointsSummary />
    <GoodGrid />
  </On>
)

export const Goods = () => <Mall />
export const Filipino = () => <Mall locale="TY" />
export const Bengali = () => <Mall locale="BN" />
export const Mirrored = () => <Mall locale="RTL" />
export const NoGoods = () => <Mall stage={(control) => control.setGoods({ goods: [] })} />
export const Loading = () => <Mall stage={(control) => control.setFault({ endpoint: 'goodsList', kind: 'hang' })} />
export const Failed = () => (
  <Mall stage={(control) => control.setFault({ endpoint: 'goodsList', kind: 'status:500' })} />
)
export const Credit = () => (
  <On>
    <RedeemScreen goodsId="credit-10" />
  </On>
)
export const ToBeSent = () => (
  <On>
    <RedeemScreen goodsId="umbrella" />
  </On>
)
export const SoldOut = () => (
  <On stage={(control) => control.setStock({ goodsId: 'umbrella', stock: 0 })}>
    <RedeemScreen goodsId="umbrella" />
  </On>
)
export const Gone = () => (
  <On>
    <RedeemScreen goodsId="none" />
  </On>
)
export const Orders = () => (
  <On>
    <OrderList />
  </On>
)
/** Of the seed: one that is sent. */
export const Order = () => (
  <On>
    <OrderScreen redemptionId="GW7RH3N5CD" />
  </On>
)
export const History = () => (
  <On>
    <PointsHistory />
  </On>
)
