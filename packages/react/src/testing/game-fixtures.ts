import {
  FoyerError,
  type Game,
  type GameKey,
  type GameList,
  type GameQuery,
  type ListData,
  type ListTab,
  type Resource,
} from '@foyer/core'
import { activeFilters, emptyReason } from '@foyer/core/testing'
import { atom } from 'nanostores'
import { DONE } from './stub-foyer.ts'

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

const QUERY: GameQuery = Object.freeze({
  category: 'RNG',
  tab: 'all',
  vendorCode: '',
  name: '',
  classification: '',
  minBet: undefined,
  minLines: undefined,
})

/** What a list asks for and shows, in one record. */
export interface StubListState extends Partial<GameQuery>, Partial<Omit<ListData<Game>, 'items'>> {
  readonly status?: 'loading' | 'failed' | 'ready'
  readonly refreshing?: boolean
  readonly stale?: boolean
  readonly at?: number
  readonly error?: FoyerError
}

function toResource(items: readonly Game[], changes: StubListState): Resource<ListData<Game>> {
  const { status = 'ready', refreshing = false, stale = false, at, error } = changes
  if (status === 'loading') return { status }
  if (status === 'failed') return { status, error: error ?? new FoyerError({ code: 'unknown' }) }
  const { total = items.length, page = 1, totalPages = 1, hasMore = false, more = 'idle' } = changes
  return { status, data: { items, total, page, totalPages, hasMore, more }, refreshing, stale, at, error }
}

/**
 * A list in whatever state a test or a story wants; what is asked of it is written down.
 *
 * @param fixedVendor the vendor that the list is made for
 */
export function stubList(rows: readonly Game[], first: StubListState = {}, fixedVendor = '') {
  const calls: string[] = []
  let state = first
  const $state = atom(toResource(rows, first))
  const $items = atom(rows)
  const $query = atom<GameQuery>({ ...QUERY, ...pickQuery(first) })
  const $tabs = atom<readonly ListTab[]>([])
  const note =
    (name: string) =>
    async (...input: readonly unknown[]) => {
      calls.push([name, ...input.map((value) => JSON.stringify(value))].join(' '))
      return DONE
    }
  const list: GameList = {
    $state,
    $items,
    $query,
    $tabs,
    $filters: atom(activeFilters($query.get(), fixedVendor)),
    $emptyReason: atom(emptyReason($query.get(), fixedVendor)),
    get items() {
      return $items.get()
    },
    load: note('load'),
    refresh: note('refresh'),
    loadMore: note('loadMore'),
    setQuery: note('setQuery'),
    search: note('search'),
    dispose: () => void calls.push('dispose'),
  }
  /** Changes what the list shows. */
  const set = (changes: StubListState, items = $items.get()) => {
    state = { ...state, ...changes }
    $items.set(items)
    $state.set(toResource(items, state))
  }
  return { list, calls, set, $items, $state }
}

function pickQuery(changes: StubListState): Partial<GameQuery> {
  return Object.fromEntries(Object.entries(changes).filter(([name]) => name in QUERY))
}
