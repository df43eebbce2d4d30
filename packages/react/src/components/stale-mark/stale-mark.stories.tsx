import { Scene } from '../../../stories/scene.tsx'
import { StaleMark } from './stale-mark.tsx'

export default { title: 'States / StaleMark' }

export const OfToday = () => (
  <Scene>
    <StaleMark at={Date.now()} />
  </Scene>
)
export const BesideHeading = () => (
  <Scene>
    <StaleMark at={Date.now()} short />
  </Scene>
)
export const Stale = () => (
  <Scene>
    <StaleMark />
  </Scene>
)
