import type { GameListOptions } from '@foyer/core'
import { gameListOptions } from '@foyer/core/site'
import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { Plate } from '../../../stories/scene.tsx'
import { useGameList } from '../../hooks/use-list.ts'
import { GameListShelf } from './game-list-shelf.tsx'

export default { title: 'Games / GameListShelf' }

const JACKPOTS = gameListOptions('homeList', { category: 'RNG', tab: 'JP' })

function Shelf({ options }: { readonly options: GameListOptions }) {
  const list = useGameList(options)
  return (
    <Plate>
      <div className="story-wide">
        <GameListShelf list={list} title="Jackpots" category="RNG" to="/m/gameList?gameType=RNG&dataType=JP" />
      </div>
    </Plate>
  )
}
const On = ({
  options = JACKPOTS,
  ...scene
}: Omit<LobbySceneProps, 'children'> & { readonly options?: GameListOptions }) => (
  <LobbyScene {...scene}>
    <Shelf options={options} />
  </LobbyScene>
)

export const Jackpots = () => <On as="player1" />
export const Hot = () => <On options={gameListOptions('homeList', { category: 'RNG', tab: 'hot' })} />
export const Mirrored = () => <On locale="RTL" />
export const Loading = () => <On stage={(control) => control.setFault({ endpoint: 'gameList', kind: 'hang' })} />
export const Failed = () => <On stage={(control) => control.setFault({ endpoint: 'gameList', kind: 'status:500' })} />
