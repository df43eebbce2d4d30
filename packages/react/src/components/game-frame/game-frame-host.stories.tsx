import { launch } from '@foyer/core'
import { atom } from 'nanostores'
import { Scene } from '../../../stories/scene.tsx'
import { game } from '../../testing/game-fixtures.ts'
import { withFeature } from '../../testing/with-feature.ts'
import { GameFrameHost } from './game-frame-host.tsx'

export default { title: 'Games / GameFrameHost' }

export const Open = () => (
  <Scene
    stage={({ foyer }) => {
      const $state = atom({ status: 'open' as const, key: game(1).key, url: 'about:blank', name: 'Fire Phoenix' })
      Object.assign(foyer, withFeature({ ...foyer }, launch, { $state }))
    }}
  >
    <GameFrameHost />
  </Scene>
)
