import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { RewardHistory } from './reward-history.tsx'
import { RewardList } from './reward-list.tsx'

export default { title: 'Rewards / RewardList' }

/** A reward can be claimed, and be given back. */
const List = (scene: Omit<LobbySceneProps, 'children'>) => (
  <LobbyScene as="demo" {...scene}>
    <Plate>
      <div className="story-wide">
        <RewardList />
      </div>
    </Plate>
  </LobbyScene>
)

export const Open = () => <List />
export const Filipino = () => <List locale="TY" />
export const Bengali = () => <List locale="BN" />
export const Mirrored = () => <List locale="RTL" />
export const Loading = () => <List stage={(control) => control.setFault({ endpoint: 'rewardList', kind: 'hang' })} />
export const Failed = () => (
  <List stage={(control) => control.setFault({ endpoint: 'rewardList', kind: 'status:500' })} />
)
export const ClaimRefused = () => (
  <List stage={(control) => control.setFault({ endpoint: 'rewardClaim', kind: 'status:400' })} />
)
export const Past = () => (
  <LobbyScene as="demo">
    <Plate>
      <div className="story-wide">
        <RewardHistory />
      </div>
    </Plate>
  </LobbyScene>
)
