import { Scene } from '../../../stories/scene.tsx'
import { OfflineMark } from './offline-mark.tsx'

export default { title: 'States / OfflineMark' }

export const Offline = () => (
  <Scene stage={(stub) => stub.$online.set(false)}>
    <OfflineMark />
  </Scene>
)
export const Stale = () => (
  <Scene>
    <OfflineMark stale />
  </Scene>
)
