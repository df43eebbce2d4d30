import type { ReactNode } from 'react'
import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { LevelCard } from './level-card.tsx'

export default { title: 'Rewards / LevelCard' }

const On = ({
  children = <LevelCard />,
  ...scene
}: Omit<LobbySceneProps, 'children'> & { readonly children?: ReactNode }) => (
  <LobbyScene as="demo" {...scene}>
    <Plate>
      <div className="story-wide">{children}</div>
    </Plate>
  </LobbyScene>
)

export const OnTheWay = () => <On />
export const Brief = () => (
  <On>
    <LevelCard brief />
  </On>
)
export const NoLevelYet = () => (
  <On as="newbie" stage={(control) => control.setLevel({ userName: 'newbie', level: 0, counted: '0' })} />
)
export const Top = () => <On stage={(control) => control.setLevel({ userName: 'demo', level: 6, counted: '0' })} />
export const Bengali = () => <On locale="BN" />
export const Mirrored = () => <On locale="RTL" />
export const Loading = () => <On stage={(control) => control.setFault({ endpoint: 'memberLevel', kind: 'hang' })} />
export const Failed = () => (
  <On stage={(control) => control.setFault({ endpoint: 'memberLevel', kind: 'status:500' })} />
)
