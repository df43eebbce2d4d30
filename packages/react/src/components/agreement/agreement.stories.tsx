import type { ContractKind, PeriodParams } from '@foyer/core'
import { useState } from 'react'
import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { AgreementScreen } from './agreement-screen.tsx'
import { DividendScreen } from './dividend-screen.tsx'
import '../../agency.css'

export default { title: 'Agency / Agreement' }

const On = ({ children, ...scene }: LobbySceneProps) => (
  <LobbyScene as="agent2" path="/m/agent" {...scene}>
    <Plate>
      <div className="story-wide">{children}</div>
    </Plate>
  </LobbyScene>
)

function Page({ kind }: { readonly kind: ContractKind }) {
  const [address, setAddress] = useState<PeriodParams>({})
  return <AgreementScreen kind={kind} address={address} onAddress={setAddress} onLater={() => {}} />
}

function DividendPage() {
  const [address, setAddress] = useState<PeriodParams>({})
  return <DividendScreen address={address} onAddress={setAddress} />
}

export const Offered = () => (
  <On>
    <Page kind="dailySalary" />
  </On>
)
export const OfferedInFilipino = () => (
  <On locale="TY">
    <Page kind="hourlySalary" />
  </On>
)
export const Agreed = () => (
  <On>
    <Page kind="dividend" />
  </On>
)
export const None = () => (
  <On as="player1">
    <Page kind="dailySalary" />
  </On>
)
export const NotForThisType = () => (
  <On as="agent41">
    <Page kind="dailySalary" />
  </On>
)
export const Loading = () => (
  <On stage={(control) => control.setFault({ endpoint: 'contractGet', kind: 'hang' })}>
    <Page kind="dailySalary" />
  </On>
)
export const Failed = () => (
  <On stage={(control) => control.setFault({ endpoint: 'contractGet', kind: 'status:500' })}>
    <Page kind="dailySalary" />
  </On>
)
export const Dividend = () => (
  <On>
    <DividendPage />
  </On>
)
export const DividendMirrored = () => (
  <On locale="RTL">
    <DividendPage />
  </On>
)
