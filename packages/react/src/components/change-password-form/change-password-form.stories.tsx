import { LobbyScene } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { PageTexts } from '../../text/page-texts.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'

export default { title: 'Forms / ChangePasswordForm' }

const story = (locale: 'EN' | 'TY' | 'RTL') => () => (
  <LobbyScene as="newbie" locale={locale}>
    <PageTexts>
      <Plate>
        <ChangePasswordForm />
      </Plate>
    </PageTexts>
  </LobbyScene>
)

export const Empty = story('EN')
export const Filipino = story('TY')
export const Mirrored = story('RTL')
