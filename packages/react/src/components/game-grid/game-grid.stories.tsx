import { FoyerError } from '@foyer/core'
import { gameListOptions } from '@foyer/core/site'
import { useState } from 'react'
import { LobbyScene } from '../../../stories/lobby-scene.tsx'
import { Scene } from '../../../stories/scene.tsx'
import { useGameList } from '../../hooks/use-list.ts'
import { games, type StubListState, stubList } from '../../testing/game-fixtures.ts'
import { GameGrid } from './game-grid.tsx'

export default { title: 'Games / GameGrid' }

function Stub({ count, state }: { readonly count: number; readonly state?: StubListState }) {
  const [{ list }] = useState(() => stubList(games(count), state))
  return (
    <Scene>
      <GameGrid list={list} />
    </Scene>
  )
}
function Fishing() {
  return <GameGrid list={useGameList(gameListOptions('categoryGames', { category: 'FISH' }))} />
}

export const Content = () => (
  <LobbyScene as="player1">
    <Fishing />
  </LobbyScene>
)
export const Loading = () => <Stub count={0} state={{ status: 'loading' }} />
export const Empty = () => <Stub count={0} />
export const Failed = () => (
  <Stub count={0} state={{ status: 'failed', error: new FoyerError({ code: 'network.offline' }) }} />
)
export const Stale = () => <Stub count={12} state={{ stale: true }} />
export const LoadingMore = () => <Stub count={11} state={{ more: 'loading', hasMore: true, totalPages: 2 }} />
export const FailedMore = () => <Stub count={11} state={{ more: 'failed', hasMore: true, totalPages: 2 }} />
export const TheEnd = () => <Stub count={20} state={{ page: 2, totalPages: 2 }} />
export const TenThousand = () => <Stub count={10_000} />
