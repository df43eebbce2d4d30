import type { SandboxControl } from '@foyer/sandbox'
import { LobbyScene } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { ProfileCard } from './profile-card.tsx'

export default { title: 'Member / ProfileCard' }

const story =
  (as: string, locale: 'EN' | 'TY' | 'BN' | 'RTL' = 'EN', stage?: (control: SandboxControl) => Promise<void>) =>
  () => (
    <LobbyScene as={as} locale={locale} stage={stage}>
      <Plate>
        <ProfileCard verifyAt="/m/member/verification" />
      </Plate>
    </LobbyScene>
  )

export const Member = story('demo')
export const Agent = story('agent2')
export const Filipino = story('demo', 'TY')
export const Mirrored = story('demo', 'RTL')
export const Failed = story('demo', 'EN', (control) => control.setFault({ endpoint: 'memberInfo', kind: 'status:503' }))
export const Waiting = story('demo', 'EN', (control) => control.setFault({ endpoint: 'memberInfo', kind: 'hang' }))
