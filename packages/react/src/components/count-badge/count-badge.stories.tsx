import { Plate, Scene } from '../../../stories/scene.tsx'
import { CountBadge } from './count-badge.tsx'

export default { title: 'Primitives / Badge' }

export const All = () => (
  <Scene>
    <Plate>
      <CountBadge count={1} label="1 unread message" />
      <CountBadge count={42} label="42 unread messages" />
      <CountBadge count={100} label="100 unread messages" />
    </Plate>
  </Scene>
)
