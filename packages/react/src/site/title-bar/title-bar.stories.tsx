import { Scene } from '../../../stories/scene.tsx'
import { BackBar, TopBar } from './title-bar.tsx'

export default { title: 'Chrome / TitleBar' }

export const Shared = () => (
  <Scene path="/m/set">
    <TopBar />
  </Scene>
)
export const Back = () => (
  <Scene path="/m/help">
    <BackBar />
  </Scene>
)
export const FirstPassword = () => (
  <Scene path="/m/changePsw">
    <BackBar />
  </Scene>
)
export const LongTitle = () => (
  <Scene path="/m/slot-games">
    <BackBar title="A title that is much longer than any phone is wide" />
  </Scene>
)
export const Mirrored = () => (
  <Scene path="/m/set" locale="RTL">
    <TopBar />
  </Scene>
)
