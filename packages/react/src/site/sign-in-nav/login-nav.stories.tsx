import { Plate, Scene } from '../../../stories/scene.tsx'
import { SignInNav } from './sign-in-nav.tsx'

export default { title: 'Chrome / LoginNav' }

export const English = () => (
  <Scene path="/m/login">
    <Plate>
      <SignInNav />
    </Plate>
  </Scene>
)
export const Filipino = () => (
  <Scene path="/m/login" locale="TY">
    <Plate>
      <SignInNav />
    </Plate>
  </Scene>
)
export const Bengali = () => (
  <Scene path="/m/login" locale="BN">
    <Plate>
      <SignInNav />
    </Plate>
  </Scene>
)
export const Mirrored = () => (
  <Scene path="/m/login" locale="RTL">
    <Plate>
      <SignInNav />
    </Plate>
  </Scene>
)
