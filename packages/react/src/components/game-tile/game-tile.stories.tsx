import type { Foyer } from '@foyer/core'
import { launch } from '@foyer/core'
import { atom } from 'nanostores'
import { Plate, Scene, type SceneProps } from '../../../stories/scene.tsx'
import { game } from '../../testing/game-fixtures.ts'
import { withFeature } from '../../testing/with-feature.ts'
import { GameTile } from './game-tile.tsx'
import { TileSkeletons } from './tile-skeletons.tsx'

export default { title: 'Games / GameTile' }

const Tile = ({ children, ...scene }: SceneProps) => (
  <Scene {...scene}>
    <Plate>
      <div className="story-square">{children}</div>
    </Plate>
  </Scene>
)
const launching = (foyer: Foyer) =>
  withFeature({ ...foyer }, launch, { $state: atom({ status: 'launching' as const, key: game(1).key }) })

export const Plain = () => (
  <Tile>
    <GameTile game={game(1, { name: 'Fire Phoenix' })} />
  </Tile>
)
export const Hot = () => (
  <Tile>
    <GameTile game={game(2, { name: 'Fire Phoenix', isHot: true })} />
  </Tile>
)
export const New = () => (
  <Tile>
    <GameTile game={game(3, { name: 'Fire Phoenix', isNew: true })} />
  </Tile>
)
export const LongName = () => (
  <Tile>
    <GameTile game={game(4, { name: 'The Extraordinarily Long Adventures of the Fire Phoenix', isHot: true })} />
  </Tile>
)
export const Filipino = () => (
  <Tile locale="TY">
    <GameTile game={game(5, { name: 'Fire Phoenix', isNew: true })} />
  </Tile>
)
export const Launching = () => (
  <Tile stage={({ foyer }) => Object.assign(foyer, launching(foyer))}>
    <GameTile game={game(1, { name: 'Fire Phoenix' })} />
  </Tile>
)
export const Waiting = () => (
  <Tile>
    <TileSkeletons count={1} />
  </Tile>
)
