import { socialSignIn } from '@foyer/core'
import { Plate, Scene } from '../../../stories/scene.tsx'
import { SocialButtons } from './social-buttons.tsx'

export default { title: 'Forms / SocialButtons' }

const story = (locale: 'EN' | 'TY' | 'BN' | 'RTL') => () => (
  <Scene
    locale={locale}
    flags={['FACEBOOKLOGIN3', 'GOOGLELOGIN3']}
    stage={({ foyer }) => {
      const provider = { ready: async () => true, signIn: () => new Promise<undefined>(() => {}) }
      const social = foyer.use(socialSignIn)
      social.useProvider('facebook', provider)
      social.useProvider('google', provider)
    }}
  >
    <Plate>
      <SocialButtons />
    </Plate>
  </Scene>
)

export const Both = story('EN')
export const Filipino = story('TY')
export const Bengali = story('BN')
export const Mirrored = story('RTL')
