import { Plate, Scene } from '../../../stories/scene.tsx'
import { AuthPageNav } from './auth-page-nav.tsx'

export default { title: 'Chrome / AuthPageNav' }

export const English = () => (
  <Scene path="/m/login">
    <Plate>
      <AuthPageNav />
    </Plate>
  </Scene>
)
export const Filipino = () => (
  <Scene path="/m/login" locale="TY">
    <Plate>
      <AuthPageNav />
    </Plate>
  </Scene>
)
export const Bengali = () => (
  <Scene path="/m/login" locale="BN">
    <Plate>
      <AuthPageNav />
    </Plate>
  </Scene>
)
export const Mirrored = () => (
  <Scene path="/m/login" locale="RTL">
    <Plate>
      <AuthPageNav />
    </Plate>
  </Scene>
)
