import type { ReactNode } from 'react'
import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { BetRecords } from './bet-records.tsx'
import { ProfitAndLossRecords } from './profit-and-loss-records.tsx'
import { TransactionRecords } from './transaction-records.tsx'

export default { title: 'Games / RecordList' }

const On = ({ children, ...scene }: LobbySceneProps & { readonly children: ReactNode }) => (
  <LobbyScene as="player1" {...scene}>
    <Plate>
      <div className="story-wide">{children}</div>
    </Plate>
  </LobbyScene>
)

export const Bets = () => (
  <On>
    <BetRecords />
  </On>
)
export const Transactions = () => (
  <On>
    <TransactionRecords />
  </On>
)
export const Days = () => (
  <On locale="TY">
    <ProfitAndLossRecords />
  </On>
)
export const Empty = () => (
  <On as="newbie">
    <BetRecords />
  </On>
)
export const Loading = () => (
  <On stage={(control) => control.setFault({ endpoint: 'gameRecord', kind: 'hang' })}>
    <BetRecords />
  </On>
)
export const Failed = () => (
  <On stage={(control) => control.setFault({ endpoint: 'gameRecord', kind: 'status:500' })}>
    <BetRecords />
  </On>
)
