import { launch } from '@foyer/core'
import { atom } from 'nanostores'
import { Scene } from '../../../stories/scene.tsx'
import { game } from '../../testing/game-fixtures.ts'
import { withFeature } from '../../testing/with-feature.ts'
import { LaunchFrame } from './launch-frame.tsx'

export default { title: 'Games / Frame' }

export const Open = () => (
  <Scene
    stage={({ foyer }) => {
      const $state = atom({ status: 'open' as const, key: game(1).key, url: 'about:blank', name: 'Fire Phoenix' })
      Object.assign(foyer, withFeature({ ...foyer }, launch, { $state }))
    }}
  >
    <LaunchFrame />
  </Scene>
)
