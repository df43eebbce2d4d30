import { FoyerError, type GameListState } from '@foyer/core'
import { useState } from 'react'
import { LobbyScene } from '../../../stories/lobby-scene.tsx'
import { Scene } from '../../../stories/scene.tsx'
import { useGameList } from '../../hooks/use-game-list.ts'
import { games, stubList } from '../../testing/game-fixtures.ts'
import { GameGrid } from './game-grid.tsx'

export default { title: 'Games / Grid' }

function Stub({ count, state }: { readonly count: number; readonly state?: Partial<GameListState> }) {
  const [{ list }] = useState(() => stubList(games(count), state))
  return (
    <Scene>
      <GameGrid list={list} />
    </Scene>
  )
}
function Fishing() {
  return <GameGrid list={useGameList({ screen: 'categoryGames', category: 'FISH' })} />
}

export const Content = () => (
  <LobbyScene as="player1">
    <Fishing />
  </LobbyScene>
)
export const Loading = () => <Stub count={0} state={{ status: 'loading', page: 0 }} />
export const Empty = () => <Stub count={0} />
export const Failed = () => (
  <Stub count={0} state={{ status: 'failed', error: new FoyerError({ code: 'network.offline' }) }} />
)
export const Stale = () => <Stub count={12} state={{ stale: true }} />
export const LoadingMore = () => <Stub count={11} state={{ status: 'loading-more', hasMore: true, totalPages: 2 }} />
export const FailedMore = () => <Stub count={11} state={{ status: 'failed-more', hasMore: true, totalPages: 2 }} />
export const TheEnd = () => <Stub count={20} state={{ page: 2, totalPages: 2 }} />
export const TenThousand = () => <Stub count={10_000} />
