import { Scene } from '../../../stories/scene.tsx'
import { ConnectionBanner } from './connection-banner.tsx'

export default { title: 'States / ConnectionBanner' }

export const Offline = () => (
  <Scene stage={(stub) => stub.$connection.set('offline')}>
    <ConnectionBanner />
  </Scene>
)
export const Slow = () => (
  <Scene stage={(stub) => stub.$connection.set('slow')}>
    <ConnectionBanner />
  </Scene>
)
export const Filipino = () => (
  <Scene locale="TY" stage={(stub) => stub.$connection.set('unreachable')}>
    <ConnectionBanner />
  </Scene>
)
