import { Plate, Scene } from '../../../stories/scene.tsx'
import { Badge } from './badge.tsx'

export default { title: 'Primitives / Badge' }

export const All = () => (
  <Scene>
    <Plate>
      <Badge count={1} label="1 unread message" />
      <Badge count={42} label="42 unread messages" />
      <Badge count={100} label="100 unread messages" />
    </Plate>
  </Scene>
)
