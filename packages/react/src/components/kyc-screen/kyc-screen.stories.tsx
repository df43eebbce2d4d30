import type { SandboxControl } from '@foyer/sandbox'
import { LobbyScene } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { KycScreen } from './kyc-screen.tsx'

export default { title: 'Member / KycScreen' }

const story =
  (locale: 'EN' | 'TY' | 'BN' | 'RTL' = 'EN', stage?: (control: SandboxControl) => Promise<void>) =>
  () => (
    <LobbyScene as="demo" locale={locale} stage={stage}>
      <Plate>
        <KycScreen />
      </Plate>
    </LobbyScene>
  )

export const Empty = story()
export const Filipino = story('TY')
export const Bengali = story('BN')
export const Mirrored = story('RTL')
export const Failed = story('EN', (control) => control.setFault({ endpoint: 'verificationState', kind: 'status:503' }))
export const Waiting = story('EN', (control) => control.setFault({ endpoint: 'verificationState', kind: 'hang' }))
