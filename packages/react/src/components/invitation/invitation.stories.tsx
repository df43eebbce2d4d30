import type { ReactNode } from 'react'
import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { InvitationCard } from './invitation-card.tsx'
import { InvitationEarnings } from './invitation-earnings.tsx'
import { InvitedFriends } from './invited-friends.tsx'

export default { title: 'Rewards / Invitation' }

const On = ({ children, ...scene }: LobbySceneProps & { readonly children: ReactNode }) => (
  <LobbyScene as="demo" path="/m/invite" {...scene}>
    <Plate>
      <div className="story-wide">{children}</div>
    </Plate>
  </LobbyScene>
)

const Card = (scene: Omit<LobbySceneProps, 'children'>) => (
  <On {...scene}>
    <InvitationCard />
  </On>
)

export const Own = () => <Card />
export const Filipino = () => <Card locale="TY" />
export const Bengali = () => <Card locale="BN" />
export const Mirrored = () => <Card locale="RTL" />
export const Loading = () => <Card stage={(control) => control.setFault({ endpoint: 'invitation', kind: 'hang' })} />
export const Failed = () => (
  <Card stage={(control) => control.setFault({ endpoint: 'invitation', kind: 'status:500' })} />
)
export const NoFriendYet = () => (
  <On>
    <InvitedFriends />
  </On>
)
export const NothingEarnedYet = () => (
  <On>
    <InvitationEarnings />
  </On>
)
