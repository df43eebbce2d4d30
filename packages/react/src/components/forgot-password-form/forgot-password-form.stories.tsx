import { LobbyScene } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { PageTexts } from '../../text/page-texts.tsx'
import { ForgotPasswordForm } from './forgot-password-form.tsx'

export default { title: 'Forms / ForgotPasswordForm' }

const story = (locale: 'EN' | 'TY' | 'RTL') => () => (
  <LobbyScene locale={locale}>
    <PageTexts>
      <Plate>
        <ForgotPasswordForm />
      </Plate>
    </PageTexts>
  </LobbyScene>
)

export const Empty = story('EN')
export const Filipino = story('TY')
export const Mirrored = story('RTL')
export const MailAlone = () => (
  <LobbyScene stage={(control) => control.setFlags({ CHNGPASSVERIF3: false })}>
    <PageTexts>
      <Plate>
        <ForgotPasswordForm />
      </Plate>
    </PageTexts>
  </LobbyScene>
)
