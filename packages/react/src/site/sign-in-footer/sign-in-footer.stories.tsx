import { Plate, Scene } from '../../../stories/scene.tsx'
import { SignInFooter } from './sign-in-footer.tsx'

export default { title: 'Chrome / SignInFooter' }

export const English = () => (
  <Scene path="/m/login">
    <Plate>
      <SignInFooter />
    </Plate>
  </Scene>
)
export const Filipino = () => (
  <Scene path="/m/login" locale="TY">
    <Plate>
      <SignInFooter />
    </Plate>
  </Scene>
)
export const Bengali = () => (
  <Scene path="/m/login" locale="BN">
    <Plate>
      <SignInFooter />
    </Plate>
  </Scene>
)
export const Mirrored = () => (
  <Scene path="/m/login" locale="RTL">
    <Plate>
      <SignInFooter />
    </Plate>
  </Scene>
)
