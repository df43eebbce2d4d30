import { Plate, Scene } from '../../../stories/scene.tsx'
import { Avatar } from '../avatar/avatar.tsx'
import { Logo } from './logo.tsx'

export default { title: 'Chrome / Logo' }

export const All = () => (
  <Scene>
    <Plate>
      <Logo />
      <Logo name="Foyer" />
      <Avatar />
      <Avatar size="large" />
    </Plate>
  </Scene>
)
