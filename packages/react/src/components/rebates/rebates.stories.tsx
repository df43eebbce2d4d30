import { useState } from 'react'
import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { OpenAccount } from '../agent-links/open-account.tsx'
import type { TeamAddress } from '../team/team-period.tsx'
import { RebateIncome } from './rebate-income.tsx'
import { RebateSettingsView } from './rebate-settings.tsx'
import '../../agency.css'

export default { title: 'Agency / Rebates and links' }

const On = ({ children, ...scene }: LobbySceneProps) => (
  <LobbyScene as="agent2" path="/m/agent" {...scene}>
    <Plate>
      <div className="story-wide">{children}</div>
    </Plate>
  </LobbyScene>
)

/** The first agent below agent2. */
const ANA = '110001'
/** Two levels below. */
const BEN = '110033'

function Settings({ of }: { readonly of?: string }) {
  const [memberId, setMemberId] = useState(of)
  return <RebateSettingsView memberId={memberId} onMember={setMemberId} />
}

function Income() {
  const [address, setAddress] = useState<TeamAddress>({})
  return <RebateIncome address={address} onAddress={setAddress} />
}

export const Choose = () => (
  <On>
    <Settings />
  </On>
)
export const Rates = () => (
  <On>
    <Settings of={ANA} />
  </On>
)
export const RatesInBengali = () => (
  <On locale="BN">
    <Settings of={ANA} />
  </On>
)
export const RatesOfSomebodyFurtherBelow = () => (
  <On>
    <Settings of={BEN} />
  </On>
)
export const RatesOfNobody = () => (
  <On>
    <Settings of="999999" />
  </On>
)
export const IncomeByDay = () => (
  <On>
    <Income />
  </On>
)
export const IncomeEmpty = () => (
  <On as="player1">
    <Income />
  </On>
)
export const IncomeFailed = () => (
  <On stage={(control) => control.setFault({ endpoint: 'rebateIncome', kind: 'status:500' })}>
    <Income />
  </On>
)
export const Links = () => (
  <On path="/m/agentRegister">
    <OpenAccount />
  </On>
)
export const LinksMirrored = () => (
  <On path="/m/agentRegister" locale="RTL">
    <OpenAccount />
  </On>
)
