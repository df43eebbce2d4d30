import type { Foyer, GameListOptions } from '@foyer/core'
import { games } from '@foyer/core'
import { gameListOptions } from '@foyer/core/site'
import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { useGameList } from '../../hooks/use-list.ts'
import { GameListScreen } from './game-list-screen.tsx'

export default { title: 'Games / GameListScreen' }

interface PageProps extends Omit<LobbySceneProps, 'children'> {
  readonly options?: GameListOptions
  readonly category?: string
  readonly act?: (list: ReturnType<typeof useGameList>) => void
}
const SLOTS = gameListOptions('categoryGames', { category: 'RNG' })

const Page = ({ options = SLOTS, category = options.category, act, ...scene }: PageProps) => (
  <LobbyScene
    {...scene}
    play={(foyer: Foyer) => {
      // The same list as the screen's: core keeps one for each question.
      if (act !== undefined) act(foyer.use(games).list(options))
    }}
  >
    <Screen options={options} category={category} />
  </LobbyScene>
)
function Screen({ options, category }: { readonly options: GameListOptions; readonly category: string }) {
  return <GameListScreen list={useGameList(options)} category={category} fixedVendor={options.vendorCode} />
}

export const Guest = () => <Page />
export const Member = () => <Page as="player1" />
export const Filipino = () => <Page as="player1" locale="TY" />
export const Bengali = () => <Page as="player1" locale="BN" />
export const Mirrored = () => <Page as="player1" locale="RTL" />
export const Filtered = () => <Page act={(list) => void list.setQuery({ classification: 'VP', minBet: 0.1 })} />
export const NothingFound = () => <Page act={(list) => void list.search('zzzz')} />
export const NoFavourites = () => <Page as="newbie" act={(list) => void list.setQuery({ tab: 'fav' })} />
export const Vendor = () => <Page options={gameListOptions('vendor', { category: '', vendorCode: 'JL' })} />
export const HotCentre = () => <Page options={gameListOptions('hotGames', { category: '' })} category="HOT" />
export const Loading = () => <Page stage={(control) => control.setFault({ endpoint: 'gameList', kind: 'hang' })} />
export const Failed = () => <Page stage={(control) => control.setFault({ endpoint: 'gameList', kind: 'status:500' })} />
export const EmptyLobby = () => <Page stage={(control) => control.setLobby({ empty: true })} />
