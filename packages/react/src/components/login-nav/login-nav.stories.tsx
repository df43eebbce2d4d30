import { Plate, Scene } from '../../../stories/scene.tsx'
import { LoginNav } from './login-nav.tsx'

export default { title: 'Chrome / LoginNav' }

export const English = () => (
  <Scene path="/m/login">
    <Plate>
      <LoginNav />
    </Plate>
  </Scene>
)
export const Filipino = () => (
  <Scene path="/m/login" locale="TY">
    <Plate>
      <LoginNav />
    </Plate>
  </Scene>
)
export const Bengali = () => (
  <Scene path="/m/login" locale="BN">
    <Plate>
      <LoginNav />
    </Plate>
  </Scene>
)
export const Mirrored = () => (
  <Scene path="/m/login" locale="RTL">
    <Plate>
      <LoginNav />
    </Plate>
  </Scene>
)
