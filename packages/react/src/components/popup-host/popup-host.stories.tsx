import type { PopupEvent } from '@foyer/core'
import { Scene } from '../../../stories/scene.tsx'
import type { StubFoyer } from '../../testing/stub-foyer.ts'
import { PopupHost } from './popup-host.tsx'

export default { title: 'Hosts / PopupHost' }

const ask = (popup: PopupEvent) => (stub: StubFoyer) => stub.emit('popup', popup)

const logout = ask({
  id: 'logout_confirm',
  actions: [
    { id: 'cancel', tone: 'neutral', run: () => {} },
    { id: 'confirm', tone: 'danger', run: () => {} },
  ],
})
const freeReject = ask({
  id: 'free_reject',
  actions: [
    { id: 'cancel', tone: 'neutral', run: () => {} },
    { id: 'register', tone: 'primary', run: () => {} },
  ],
})

export const SignOutConfirm = () => (
  <Scene play={logout}>
    <PopupHost />
  </Scene>
)
export const FreeReject = () => (
  <Scene play={freeReject}>
    <PopupHost />
  </Scene>
)
export const FreeRejectFilipino = () => (
  <Scene play={freeReject} locale="TY">
    <PopupHost />
  </Scene>
)
