import { Scene } from '../../../stories/scene.tsx'
import { MEMBER_SESSION } from '../../testing/stub-foyer.ts'
import { FooterMenu } from './footer-menu.tsx'

export default { title: 'Chrome / FooterMenu' }

export const Guest = () => (
  <Scene path="/m/activity">
    <FooterMenu />
  </Scene>
)
export const Agent = () => (
  <Scene stage={(stub) => stub.$session.set(MEMBER_SESSION)}>
    <FooterMenu />
  </Scene>
)
export const AgentFilipino = () => (
  <Scene locale="TY" stage={(stub) => stub.$session.set(MEMBER_SESSION)}>
    <FooterMenu />
  </Scene>
)
