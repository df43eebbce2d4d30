import { Scene } from '../../../stories/scene.tsx'
import { StatusScreen } from './status-screen.tsx'

export default { title: 'States / StatusScreen' }

export const Maintenance = () => (
  <Scene
    stage={(stub) => stub.$status.set({ kind: 'maintenance', code: 1, ip: undefined, info: 'Back at 14:00 (UTC+8).' })}
  >
    <StatusScreen />
  </Scene>
)
export const Restricted = () => (
  <Scene stage={(stub) => stub.$status.set({ kind: 'restricted', code: 2, ip: '203.0.113.9', info: undefined })}>
    <StatusScreen contactUrl="https://t.me/foyer" />
  </Scene>
)
export const RestrictedFilipino = () => (
  <Scene
    locale="TY"
    stage={(stub) => stub.$status.set({ kind: 'restricted', code: 2, ip: undefined, info: undefined })}
  >
    <StatusScreen />
  </Scene>
)
