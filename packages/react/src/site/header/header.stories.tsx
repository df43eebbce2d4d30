import { Scene } from '../../../stories/scene.tsx'
import { MEMBER_SESSION, ready, TRIAL_SESSION } from '../../testing/stub-foyer.ts'
import { Header } from './header.tsx'

export default { title: 'Chrome / Header' }

export const Unknown = () => (
  <Scene stage={(stub) => stub.$session.set({ type: 'unknown' })}>
    <Header name="Foyer" />
  </Scene>
)
export const Guest = () => (
  <Scene>
    <Header name="Foyer" />
  </Scene>
)
export const GuestFilipino = () => (
  <Scene locale="TY">
    <Header name="Foyer" />
  </Scene>
)
export const Member = () => (
  <Scene stage={(stub) => stub.$session.set(MEMBER_SESSION)}>
    <Header name="Foyer" />
  </Scene>
)
export const MemberWithMuchMoney = () => (
  <Scene
    stage={(stub) => {
      stub.$session.set(MEMBER_SESSION)
      stub.$wallet.set(ready({ amount: '123456789.01' }))
    }}
  >
    <Header name="Foyer" />
  </Scene>
)
export const Trial = () => (
  <Scene stage={(stub) => stub.$session.set(TRIAL_SESSION)}>
    <Header name="Foyer" />
  </Scene>
)
export const Mirrored = () => (
  <Scene locale="RTL" stage={(stub) => stub.$session.set(MEMBER_SESSION)}>
    <Header name="Foyer" />
  </Scene>
)
