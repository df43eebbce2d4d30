import type { Foyer, GameListOptions } from '@foyer/core'
import { games } from '@foyer/core'
import { LobbyScene, type LobbySceneProps } from '../../../stories/lobby-scene.tsx'
import { useGameList } from '../../hooks/use-game-list.ts'
import { GameListScreen } from './game-list-screen.tsx'

export default { title: 'Games / List screen' }

interface PageProps extends Omit<LobbySceneProps, 'children'> {
  readonly options?: GameListOptions
  readonly category?: string
  readonly act?: (list: ReturnType<typeof useGameList>) => void
}
const SLOTS: GameListOptions = { screen: 'categoryGames', category: 'RNG' }

const Page = ({ options = SLOTS, category = options.category, act, ...scene }: PageProps) => (
  <LobbyScene
    {...scene}
    play={(foyer: Foyer) => {
      // The same list as the screen's: core keeps one for each question.
      if (act !== undefined) act(foyer.use(games).createList(options))
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
export const Filtered = () => <Page act={(list) => list.applyFilter({ classification: 'VP', minBet: 0.1 })} />
export const Drawer = () => <Page act={(list) => list.openDrawer()} />
export const NothingFound = () => <Page act={(list) => list.search('zzzz')} />
export const NoFavourites = () => <Page as="newbie" act={(list) => list.setTab('fav')} />
export const Vendor = () => <Page options={{ screen: 'provider', category: '', vendorCode: 'JL' }} />
export const HotCentre = () => <Page options={{ screen: 'hotGames', category: '' }} category="HOT" />
export const Loading = () => <Page stage={(control) => control.setFault({ endpoint: 'gameList', kind: 'hang' })} />
export const Failed = () => <Page stage={(control) => control.setFault({ endpoint: 'gameList', kind: 'status:500' })} />
export const EmptyLobby = () => <Page stage={(control) => control.setLobby({ empty: true })} />
