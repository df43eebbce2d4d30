import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { registerFields } from '../../testing/register-fields.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { RegisterScreen } from './register-form.tsx'

export default { title: 'Forms / RegisterForm' }

const story =
  (scene: Omit<LobbySceneProps, 'children'> = {}) =>
  () => (
    <LobbyScene path="/m/register" {...scene}>
      <PageTexts>
        <Plate>
          <RegisterScreen />
        </Plate>
      </PageTexts>
    </LobbyScene>
  )

export const Empty = story()
export const Filipino = story({ locale: 'TY' })
export const Mirrored = story({ locale: 'RTL' })
export const FromALink = story({ path: '/m/register?affiliateCode=GOOD1&r=player1' })
export const EveryField = story({
  stage: (control) =>
    control.setRegistration({
      fields: Object.fromEntries(registerFields.map((name) => [name, { enabled: true, required: false }])),
    }),
})
export const Closed = story({ stage: (control) => control.setFlags({ USERNAMEREG3: false, MOBILENUMREG3: false }) })
export const Failed = story({ stage: (control) => control.setFault({ endpoint: 'regSettings', kind: 'status:400' }) })
export const Waiting = story({ stage: (control) => control.setFault({ endpoint: 'regSettings', kind: 'hang' }) })
