import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { isOfSession } from '../../../config/stored-keys.ts'
import { LATE_MS } from '../../../kernel/query.ts'
import { createMemoryStorage, type MemoryStorage } from '../../../ports/memory-storage.ts'
import { hang, json, scriptedPlatform } from '../../../testing/scripted-platform.ts'
import {
  createTestLobby,
  GUEST,
  MEMBER,
  OTHER_MEMBER,
  type TestLobbyOptions,
  wireRows,
} from '../../../testing/test-lobby-context.ts'
import { createLastKnownRows, KEEP_AFTER_MS } from '../../auth/session/last-known-rows.ts'
import { favouriteEndpoints } from '../favourites/endpoints.ts'
import { recentEndpoints } from '../recents/endpoints.ts'
import { gameEndpoints } from './endpoints.ts'
import { createGame, gameKey, storedGame } from './game.ts'

type VisitOptions = TestLobbyOptions & { readonly storage: MemoryStorage }

/** A visit with what the former one has left in the storage. */
function visit(options: VisitOptions, network: 'online' | 'offline' = 'online') {
  const platform = scriptedPlatform()
  let isOnline = network === 'online'
  const answer = (value: unknown) => () =>
    isOnline ? json({ success: true, value }) : Promise.reject(new TypeError('net'))
  platform.on(gameEndpoints.gameList, answer({ games: wireRows(1, 9), totalPages: 4, totalCount: 36 }))
  platform.on(favouriteEndpoints.favoriteList, answer({ content: wireRows(5, 6), totalPages: 1, totalCount: 2 }))
  platform.on(recentEndpoints.recentGames, answer({ content: wireRows(7, 7), totalPages: 1, totalCount: 1 }))
  platform.on(favouriteEndpoints.favoriteIds, answer({ content: [{ nodeId: '5', vendor: 'JL' }], totalPages: 1 }))
  const test = createTestLobby({ config: { http: { retries: 0 } }, platform, ...options })
  onTestFinished(async () => {
    await test.idle({ hanging: test.ports.network.inFlight.length })
    test.dispose()
    expect(test.leftovers()).toEqual([])
  })
  const connect = () => {
    isOnline = true
    test.ports.network.setOnline(false)
    test.ports.network.setOnline(true)
  }
  /** Until what is kept has been written. */
  const written = async () => {
    await test.clock.advance(KEEP_AFTER_MS)
    await test.idle({ hanging: test.ports.network.inFlight.length })
  }
  return { ...test, connect, written, lastKnown: createLastKnownRows(test.context, test.session, storedGame) }
}
const offline = (options: VisitOptions) => visit({ ...options, storage: options.storage.tab() }, 'offline')
const pageOf = (...nodeIds: string[]) => ({
  rows: nodeIds.map((nodeId) =>
    createGame({ gameId: nodeId, nodeId, vendorCode: 'JL', type: 'RNG', name: nodeId, isNew: false, isHot: false }),
  ),
  totalPages: 1,
  totalCount: nodeIds.length,
})
const rows = (found: { readonly data: { readonly rows: readonly { readonly nodeId: string }[] } } | undefined) =>
  found?.data.rows.map(({ nodeId }) => nodeId)

describe('what is kept', () => {
  it('is found by its question, in its language, for a month', async () => {
    const storage = createMemoryStorage()
    const { lastKnown, clock, written, languages } = visit({ storage })
    const at = clock.now()
    lastKnown.write('a', pageOf('1', '2'))
    lastKnown.write('a', pageOf('1', '3'))
    expect(storage.keys()).toEqual([])
    await written()
    expect(await lastKnown.read('a')).toEqual({ at, data: pageOf('1', '3') })
    expect(await lastKnown.read('b')).toBeUndefined()
    languages.setLanguage('TY')
    expect(await lastKnown.read('a')).toBeUndefined()
    const month = 30 * SPEC_CONSTANTS.cacheTtlMs
    const later = (now: number) => visit({ storage: storage.tab(), now }).lastKnown.read('a')
    expect(rows(await later(at + month - 1))).toEqual(['1', '3'])
    expect(await later(at + month)).toBeUndefined()
  })

  it('are the last forty; the oldest go', async () => {
    const storage = createMemoryStorage()
    const { lastKnown, written } = visit({ storage })
    for (let no = 0; no < 40; no += 1) lastKnown.write(`q${no}`, pageOf(String(no)))
    await written()
    lastKnown.write('q0', pageOf('again'))
    lastKnown.write('q40', pageOf('40'))
    await written()
    expect(rows(await lastKnown.read('q0'))).toEqual(['again'])
    expect(await lastKnown.read('q1')).toBeUndefined()
    expect(rows(await lastKnown.read('q2'))).toEqual(['2'])
    expect(storage.keys().filter((key) => key.includes(':EN:q'))).toHaveLength(40)
  })

  it('makes room for itself, and does without where the storage refuses', async () => {
    const storage = createMemoryStorage()
    const { lastKnown, written } = visit({ storage })
    for (let no = 0; no < 10; no += 1) lastKnown.write(`q${no}`, pageOf(String(no)))
    await written()
    storage.behaviour = 'quota'
    lastKnown.write('new', pageOf('new'))
    await written()
    storage.behaviour = 'works'
    expect(await lastKnown.read('new')).toBeUndefined()
    expect(await lastKnown.read('q4')).toBeUndefined()
    expect(rows(await lastKnown.read('q5'))).toEqual(['5'])
    storage.behaviour = 'denied'
    lastKnown.write('other', pageOf('1'))
    await written()
    expect(await lastKnown.read('q5')).toBeUndefined()
  })

  it('is checked: an entry that somebody has changed is dropped', async () => {
    const storage = createMemoryStorage()
    const { lastKnown, written } = visit({ storage })
    lastKnown.write('a', pageOf('1'))
    await written()
    const key = storage.keys().find((name) => name.endsWith(':a')) ?? ''
    storage.set(key, (storage.get(key) ?? '').replace('"vendorCode":"JL"', '"vendorCode":7'))
    expect(await lastKnown.read('a')).toBeUndefined()
    expect(storage.keys()).not.toContain(key)
  })

  it('[SESSION-05] of a member is found by this member alone, and goes with the session; of a guest by all', async () => {
    const storage = createMemoryStorage()
    const { lastKnown, become, written } = visit({ storage })
    lastKnown.write('a', pageOf('guest'))
    await written()
    become(MEMBER)
    expect(rows(await lastKnown.read('a'))).toEqual(['guest'])
    lastKnown.write('a', pageOf('mine'))
    await written()
    expect(rows(await lastKnown.read('a'))).toEqual(['mine'])
    become(OTHER_MEMBER)
    expect(rows(await lastKnown.read('a'))).toEqual(['guest'])
    lastKnown.write('b', pageOf('too late'))
    become(GUEST)
    await written()
    expect(rows(await lastKnown.read('a'))).toEqual(['guest'])
    const holding = (text: string) => storage.keys().filter((key) => storage.get(key)?.includes(text))
    expect(holding('too late')).toEqual([])
    expect(holding('mine').length).toBeGreaterThan(0)
    expect(holding('mine').every(isOfSession)).toBe(true)
    become({ type: 'unknown' })
    lastKnown.write('a', pageOf('nobody'))
    await written()
    expect([await lastKnown.read('a'), holding('nobody')]).toEqual([undefined, []])
  })
})

describe('without a network', () => {
  it('[PERR-10] shelves, lists, favourites, hearts and recents are those of the last visit, with their age', async () => {
    const storage = createMemoryStorage()
    const first = visit({ storage, who: MEMBER })
    const lists = (test: typeof first) => [
      test.games.list({ category: 'RNG' }),
      test.games.list({ category: '', tab: 'fav' }),
      test.games.list({ category: '', tab: 'recent' }),
    ]
    const shelf = first.shelves.createShelf('RNG')
    await Promise.all([shelf.load(), ...lists(first).map((list) => list.load())])
    const at = first.clock.now()
    await first.written()

    const next = offline({ storage, who: MEMBER, now: at + 7_200_000 })
    const again = next.shelves.createShelf('RNG')
    const shown = lists(next)
    await Promise.all([again.load(), ...shown.map((list) => list.load())])
    await next.idle()
    expect(again.$state.get()).toMatchObject({ status: 'ready', stale: true, at, error: { code: 'network.failed' } })
    expect(again.$state.get().data).toEqual(shelf.$state.get().data)
    expect(shown.map(({ $state }) => $state.get())).toEqual(
      [9, 2, 1].map((count) =>
        expect.objectContaining({
          status: 'ready',
          stale: true,
          at,
          data: expect.objectContaining({ items: expect.objectContaining({ length: count }) }),
        }),
      ),
    )
    expect([next.favourites.has(gameKey('JL', '5')), next.favourites.has(gameKey('JL', '6'))]).toEqual([true, false])

    // Back online everything catches up by itself.
    next.platform.on(gameEndpoints.gameList, () =>
      json({ success: true, value: { games: wireRows(1, 3), totalPages: 1 } }),
    )
    next.connect()
    await next.idle()
    expect(again.$state.get()).toMatchObject({ status: 'ready', stale: false, refreshing: false })
    expect(again.$state.get().data).toHaveLength(3)
    expect(shown.map(({ items, $state }) => [items.length, $state.get().status, 'at' in $state.get()])).toEqual([
      [3, 'ready', false],
      [2, 'ready', false],
      [1, 'ready', false],
    ])
    for (const list of [...lists(first), ...shown]) list.dispose()
  })

  it('[PERR-10] they are found where the session becomes known after the question', async () => {
    const storage = createMemoryStorage()
    const first = visit({ storage, who: MEMBER })
    await Promise.all([first.games.list({ category: 'RNG' }).load(), first.shelves.createShelf('RNG').load()])
    await first.written()
    const next = offline({ storage, who: { type: 'unknown' } })
    const [list, shelf] = [next.games.list({ category: 'RNG' }), next.shelves.createShelf('RNG')]
    await Promise.all([list.load(), shelf.load()])
    expect([list.$state.get().status, shelf.$state.get().status]).toEqual(['failed', 'failed'])
    next.become(MEMBER)
    await next.idle()
    expect([list.items.length, shelf.$state.get().data?.length]).toEqual([9, 9])
  })

  it('is written when the page is left', async () => {
    const storage = createMemoryStorage()
    const first = visit({ storage })
    await first.games.list({ category: 'RNG' }).load()
    first.ports.visibility.setVisible(false)
    await first.idle()
    expect(storage.keys().filter((key) => key.includes(':EN:'))).toHaveLength(1)
  })

  it('[PERR-10] is written when the page is left without a network, by code that came ahead', async () => {
    const storage = createMemoryStorage()
    const first = visit({ storage })
    await first.shelves.prefetch()
    vi.spyOn(first.ports.network, 'importModule').mockRejectedValue(new TypeError('offline'))
    await first.games.list({ category: 'RNG' }).load()
    first.ports.network.setOnline(false)
    first.ports.visibility.setVisible(false)
    await first.idle()
    expect(storage.keys().filter((key) => key.includes(':EN:'))).toHaveLength(1)
  })

  it('does without where its code is missing, which the log says', async () => {
    const { lastKnown, ports, context } = visit({ storage: createMemoryStorage() })
    vi.spyOn(ports.network, 'importModule').mockRejectedValue(new TypeError('offline'))
    const entries: unknown[] = []
    context.log.on(({ event, data }) => void entries.push([event, data]))
    expect(await lastKnown.read('shelf')).toBeUndefined()
    expect(entries).toEqual([['code.failed', { part: 'lastKnownRows' }]])
  })

  it('searches are not kept', async () => {
    const storage = createMemoryStorage()
    const first = visit({ storage })
    await first.games.list({ category: 'RNG', name: 'fire' }).load()
    await first.written()
    expect(storage.keys().filter((key) => key.includes(':games'))).toEqual([])
  })
})

it('[PERR-10] where the platform is late they are shown after 3 s, and what it sends when it comes', async () => {
  const storage = createMemoryStorage()
  const first = visit({ storage })
  await first.games.list({ category: 'RNG' }).load()
  await first.written()
  const next = visit({ storage: storage.tab() })
  next.platform.on(gameEndpoints.gameList, hang)
  const list = next.games.list({ category: 'RNG' })
  void list.load()
  await next.clock.advance(LATE_MS - 1)
  expect([list.$state.get().status, next.events.toastKeys]).toEqual(['loading', ['toast.loading']])
  await next.clock.advance(1)
  await next.idle({ hanging: 1 })
  expect(list.$state.get()).toMatchObject({ status: 'ready', refreshing: true, stale: true })
  expect(list.items).toHaveLength(9)
  list.dispose()
})
