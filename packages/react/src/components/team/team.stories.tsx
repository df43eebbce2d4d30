import { type ReactNode, useState } from 'react'
import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { TeamBets } from './team-bets.tsx'
import { TeamMembers, type TeamMembersAddress } from './team-members.tsx'
import { TeamOverviewView } from './team-overview.tsx'
import type { TeamAddress, TeamReportProps } from './team-period.tsx'
import { TeamProfitAndLoss } from './team-profit-and-loss.tsx'
import '../../team.css'

export default { title: 'Agency / Team' }

const On = ({ children, ...scene }: LobbySceneProps & { readonly children: ReactNode }) => (
  <LobbyScene as="agent2" path="/m/agent" {...scene}>
    <Plate>
      <div className="story-wide">{children}</div>
    </Plate>
  </LobbyScene>
)

/** In place of an address. */
function Report({ of: Screen }: { readonly of: (props: TeamReportProps) => ReactNode }) {
  const [address, setAddress] = useState<TeamAddress>({})
  return <Screen address={address} onAddress={setAddress} />
}

function Members() {
  const [address, setAddress] = useState<TeamMembersAddress>({})
  return <TeamMembers address={address} onAddress={setAddress} onOf={(of) => setAddress({ of })} />
}

export const Overview = () => (
  <On>
    <Report of={TeamOverviewView} />
  </On>
)
export const OverviewMirrored = () => (
  <On locale="RTL">
    <Report of={TeamOverviewView} />
  </On>
)
export const OverviewEmpty = () => (
  <On as="player1">
    <Report of={TeamOverviewView} />
  </On>
)
export const OverviewLoading = () => (
  <On stage={(control) => control.setFault({ endpoint: 'teamOverview', kind: 'hang' })}>
    <Report of={TeamOverviewView} />
  </On>
)
export const OverviewFailed = () => (
  <On stage={(control) => control.setFault({ endpoint: 'teamOverview', kind: 'status:500' })}>
    <Report of={TeamOverviewView} />
  </On>
)
export const Tree = () => (
  <On>
    <Members />
  </On>
)
export const TreeInBengali = () => (
  <On locale="BN">
    <Members />
  </On>
)
export const TreeOfHundredThousand = () => (
  <On stage={(control) => control.scenario({ name: 'large-team' })}>
    <Members />
  </On>
)
export const TreeEmpty = () => (
  <On as="player1">
    <Members />
  </On>
)
export const ProfitAndLoss = () => (
  <On>
    <Report of={TeamProfitAndLoss} />
  </On>
)
export const Bets = () => (
  <On>
    <Report of={TeamBets} />
  </On>
)
export const BetsInFilipino = () => (
  <On locale="TY">
    <Report of={TeamBets} />
  </On>
)
export const BetsEmpty = () => (
  <On as="player1">
    <Report of={TeamBets} />
  </On>
)
