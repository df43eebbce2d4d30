import { LobbyScene } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { game } from '../../testing/game-fixtures.ts'
import { FavouriteButton } from './favourite-button.tsx'

export default { title: 'Games / FavouriteButton' }

export const Member = () => (
  <LobbyScene as="player1">
    <Plate>
      <FavouriteButton game={game(1)} />
    </Plate>
  </LobbyScene>
)
export const Guest = () => (
  <LobbyScene>
    <Plate>
      <FavouriteButton game={game(1)} />
    </Plate>
  </LobbyScene>
)
export const LotteryHasNone = () => (
  <LobbyScene as="player1">
    <Plate>
      <FavouriteButton game={game(1, { type: 'LOTT', category: 'LOTT' })} />
    </Plate>
  </LobbyScene>
)
