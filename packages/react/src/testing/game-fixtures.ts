import type { Game, GameKey, GameList, GameListState } from '@foyer/core'
import { atom } from 'nanostores'

/** A made-up game; numbers make them tell apart. */
export function game(number: number, changes: Partial<Game> = {}): Game {
  const name = changes.name ?? `Game ${number}`
  return {
    key: `JL:${number}` as GameKey,
    gameId: `${number}`,
    nodeId: `${number}`,
    type: 'RNG',
    category: 'RNG',
    classification: undefined,
    vendorCode: 'JL',
    roomId: undefined,
    name,
    icon: `games/JL/${number}.svg`,
    isNew: false,
    isHot: false,
    minBet: undefined,
    minLines: undefined,
    ...changes,
  }
}

export function games(count: number, changes?: Partial<Game>): readonly Game[] {
  return Array.from({ length: count }, (_, index) => game(index + 1, changes))
}

const READY: GameListState = Object.freeze({
  category: 'RNG',
  mode: 'all',
  isNew: false,
  filter: { vendorCode: '', name: '', classification: '', minBet: undefined, minLines: undefined },
  page: 1,
  totalPages: 1,
  totalCount: 0,
  hasMore: false,
  status: 'ready',
  error: undefined,
  stale: false,
  drawerOpen: false,
  tabs: [],
})

/** A list in whatever state a test or a story wants; what is asked of it is written down. */
export function stubList(rows: readonly Game[], changes: Partial<GameListState> = {}) {
  const calls: string[] = []
  const $state = atom<GameListState>({ ...READY, totalCount: rows.length, ...changes })
  const $games = atom(rows)
  const note =
    (name: string) =>
    (...input: readonly unknown[]) => {
      calls.push([name, ...input.map((value) => JSON.stringify(value))].join(' '))
    }
  const list: GameList = {
    $state,
    $games,
    start: note('start'),
    setTab: note('setTab'),
    setVendor: note('setVendor'),
    chooseClass: note('chooseClass'),
    search: note('search'),
    openDrawer: () => $state.set({ ...$state.get(), drawerOpen: true }),
    closeDrawer: () => $state.set({ ...$state.get(), drawerOpen: false }),
    applyFilter: note('applyFilter'),
    clearFilter: note('clearFilter'),
    loadMore: note('loadMore'),
    retry: note('retry'),
    reload: note('reload'),
    dispose: note('dispose'),
  }
  return { list, calls, $state, $games }
}
