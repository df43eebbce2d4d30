import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { DONE } from '../../../kernel/result.ts'
import { hang, json, type RecordedRequest } from '../../../testing/scripted-platform.ts'
import {
  createTestLobby,
  GUEST,
  MEMBER,
  OTHER_MEMBER,
  type TestLobbyOptions,
  TRIAL,
  wireRow,
} from '../../../testing/test-lobby-context.ts'
import { type Game, gameKey } from '../games/game.ts'
import { wireGame } from '../games/wire-game.ts'
import { favouriteEndpoints } from './endpoints.ts'
import type { Favourites } from './favourites.ts'

const game = (nodeId: number | string, rest: Record<string, unknown> = {}) => z.parse(wireGame, wireRow(nodeId, rest))
const FIRE = game(7)
const tap = (favourites: Favourites, game: Game) => favourites.set(game, !favourites.has(game.key))

async function lobby(options: TestLobbyOptions = {}, favouriteKeys: readonly string[] = []) {
  const test = createTestLobby({ who: MEMBER, ...options })
  test.platform.answer(favouriteEndpoints.favoriteIds, {
    content: favouriteKeys.map((nodeId) => ({ nodeId, vendor: 'JL' })),
    totalPages: 1,
  })
  test.platform.answer(favouriteEndpoints.favoriteAdd, undefined)
  test.platform.answer(favouriteEndpoints.favoriteRemove, undefined)
  await test.idle()
  const sent = () =>
    test.platform.requests
      .filter(({ path }) => path === favouriteEndpoints.favoriteAdd.path)
      .map(({ method }) => method)
  return { ...test, sent }
}

describe('loading', () => {
  it('[FAV-01][CALL-29] a guest asks nothing; after the login the ids come, 100 a page', async () => {
    const { favourites, platform, become, idle } = await lobby({ who: GUEST }, ['1', '2'])
    await favourites.load()
    expect(platform.requests).toHaveLength(0)
    expect(favourites.$count.get()).toBe(0)
    become(MEMBER)
    expect(favourites.$count.get()).toBe(-1)
    await idle()
    expect(platform.requests.map(({ query }) => query)).toEqual([{ pageNo: '1', pageSize: '100' }])
    expect(favourites.$count.get()).toBe(2)
    expect(favourites.has(gameKey('JL', '1'))).toBe(true)
  })

  it('[FAV-01] a trial session counts', async () => {
    expect((await lobby({ who: TRIAL }, ['1'])).favourites.$count.get()).toBe(1)
  })

  it('[CALL-29] more than 100 are read page by page, and every heart shows', async () => {
    const test = createTestLobby({ who: MEMBER })
    test.platform.on(favouriteEndpoints.favoriteIds, ({ query }) => {
      const page = Number(query.pageNo)
      const content = Array.from({ length: page < 13 ? 100 : 5 }, (_, at) => ({
        nodeId: page * 1000 + at,
        vendor: 'JL',
      }))
      return json({ success: true, value: { content, pageNum: page, totalPages: 13 } })
    })
    await test.idle()
    expect(test.favourites.$count.get()).toBe(1205)
    expect(test.platform.requestsOf(favouriteEndpoints.favoriteIds)).toHaveLength(13)
    expect(test.favourites.$isFavourite(gameKey('JL', '13004')).get()).toBe(true)
  })

  it('[FAV-01] ids that cannot be had leave hearts usable, and are asked again on demand', async () => {
    const test = createTestLobby({ who: MEMBER })
    test.platform.refuse(favouriteEndpoints.favoriteIds, 'system.upgrading')
    await test.idle()
    expect(test.favourites.$count.get()).toBe(-1)
    test.platform.answer(favouriteEndpoints.favoriteAdd, undefined)
    await tap(test.favourites, FIRE)
    expect(test.favourites.has(FIRE.key)).toBe(true)
    test.platform.answer(favouriteEndpoints.favoriteIds, {
      content: [
        { nodeId: '1', vendor: 'JL' },
        { nodeId: '7', vendor: 'JL' },
      ],
    })
    await test.favourites.load()
    expect(test.favourites.$count.get()).toBe(2)
  })

  it('[FAV-07] what another tab has changed is there when this one is shown again, and lists reload only for that', async () => {
    const { favourites, platform, ports, idle } = await lobby({}, ['1', '7'])
    const shownAgain = async () => {
      ports.visibility.setVisible(false)
      ports.visibility.setVisible(true)
      await idle()
      return [favourites.has(FIRE.key), favourites.$count.get(), favourites.$revision.get()]
    }
    expect(await shownAgain()).toEqual([true, 2, 0])
    platform.answer(favouriteEndpoints.favoriteIds, { content: [{ nodeId: '1', vendor: 'JL' }], totalPages: 1 })
    expect(await shownAgain()).toEqual([false, 1, 1])
    expect(platform.requestsOf(favouriteEndpoints.favoriteIds)).toHaveLength(3)
  })

  it('a guest whose page is shown again asks nothing', async () => {
    const { platform, ports, idle } = await lobby({ who: GUEST })
    ports.visibility.setVisible(false)
    ports.visibility.setVisible(true)
    await idle()
    expect(platform.requests).toEqual([])
  })

  it('[FAV-07] a heart that was tapped while the ids were on their way keeps what was tapped', async () => {
    const test = createTestLobby({ who: MEMBER })
    let response = () => {}
    test.platform.on(
      favouriteEndpoints.favoriteIds,
      () =>
        new Promise((resolve) => {
          response = () => resolve(json({ success: true, value: { content: [{ nodeId: '1', vendor: 'JL' }] } }))
        }),
    )
    test.platform.answer(favouriteEndpoints.favoriteAdd, undefined)
    await test.idle({ hanging: 1 })
    await tap(test.favourites, FIRE)
    response()
    await test.idle()
    expect([FIRE.key, gameKey('JL', '1')].map((key) => test.favourites.has(key))).toEqual([true, true])
  })
})

describe('hearts', () => {
  it('[FAV-03] adding what is there does nothing', async () => {
    const { favourites, sent } = await lobby()
    await Promise.all([favourites.set(FIRE, true), favourites.set(FIRE, true)])
    await favourites.set(FIRE, true)
    expect(sent()).toEqual(['POST'])
    expect(favourites.$count.get()).toBe(1)
  })

  it('[FAV-05][CALL-31] adding names node and vendor; equal nodes of two vendors are two', async () => {
    const { favourites, platform } = await lobby()
    await tap(favourites, FIRE)
    await tap(favourites, game(7, { vassalage: 'PP' }))
    expect(platform.requestsOf(favouriteEndpoints.favoriteAdd).map(({ body }) => JSON.parse(body))).toEqual([
      { nodeId: '7', vendor: 'JL' },
      { nodeId: '7', vendor: 'PP' },
    ])
    expect(favourites.$count.get()).toBe(2)
    await tap(favourites, FIRE)
    expect(favourites.has(FIRE.key)).toBe(false)
    expect(favourites.has(gameKey('PP', '7'))).toBe(true)
  })

  it('[FAV-04][CALL-32] removing shows at once, then tells the server, in the query', async () => {
    const { favourites, platform, idle } = await lobby({}, ['7'])
    let release = () => {}
    platform.on(
      favouriteEndpoints.favoriteRemove,
      () =>
        new Promise((resolve) => {
          release = () => resolve(json({ success: true }))
        }),
    )
    const done = tap(favourites, FIRE)
    expect(favourites.has(FIRE.key)).toBe(false)
    await idle({ hanging: 1 })
    expect(platform.requestsOf(favouriteEndpoints.favoriteRemove).map(({ query }) => query)).toEqual([
      { nodeId: '7', vendor: 'JL' },
    ])
    release()
    await done
    expect(favourites.$revision.get()).toBe(1)
  })

  it('[FAV-04] a refusal puts it back and says why', async () => {
    const { favourites, platform, events } = await lobby({}, ['7'])
    platform.refuse(favouriteEndpoints.favoriteRemove, 'no.permission')
    await tap(favourites, FIRE)
    expect(favourites.has(FIRE.key)).toBe(true)
    expect(favourites.$count.get()).toBe(1)
    expect(favourites.$revision.get()).toBe(0)
    expect(events.toastKeys).toEqual(['error.no.permission'])
  })

  it('[FAV-03][FAV-04] rapid taps: one request at a time, and the last tap wins', async () => {
    for (const taps of [2, 3, 4, 5, 6]) {
      const { favourites, platform, sent, idle } = await lobby()
      let running = 0
      const serve = async (_: RecordedRequest) => {
        running += 1
        expect(running).toBe(1)
        await new Promise<void>((resolve) => setImmediate(resolve))
        running -= 1
        return json({ success: true })
      }
      platform.on(favouriteEndpoints.favoriteAdd, serve)
      platform.on(favouriteEndpoints.favoriteRemove, serve)
      const all = Array.from({ length: taps }, () => tap(favourites, FIRE))
      expect(favourites.has(FIRE.key)).toBe(taps % 2 === 1)
      await Promise.all(all)
      await idle()
      expect(favourites.has(FIRE.key)).toBe(taps % 2 === 1)
      expect(sent()).toEqual(taps % 2 === 1 ? ['POST'] : ['POST', 'DELETE'])
    }
  })

  it('[FAV-04] a failure that the person has taken back already is no news', async () => {
    const { favourites, platform, events } = await lobby()
    platform.refuse(favouriteEndpoints.favoriteAdd, 'no.permission')
    const first = tap(favourites, FIRE)
    await Promise.all([first, tap(favourites, FIRE)])
    expect(favourites.has(FIRE.key)).toBe(false)
    expect(events.toasts).toEqual([])
    expect(platform.requestsOf(favouriteEndpoints.favoriteRemove)).toHaveLength(0)
  })

  describe('when the host paints', () => {
    /** A lobby whose host paints when the test says so. */
    async function paintedLobby() {
      const waits = new Set<() => void>()
      const test = await lobby()
      test.ports.visibility.afterPaint = (run) => {
        waits.add(run)
        return () => void waits.delete(run)
      }
      const paint = () => {
        for (const run of waits) {
          waits.delete(run)
          run()
        }
      }
      return { ...test, waits, paint }
    }

    it('[FAV-04] sends the request of a heart after the paint that shows the heart', async () => {
      const { favourites, paint, sent, idle } = await paintedLobby()
      const done = tap(favourites, FIRE)
      await idle()
      expect(favourites.has(FIRE.key)).toBe(true)
      expect(sent()).toEqual([])
      paint()
      expect(await done).toEqual(DONE)
      expect(sent()).toEqual(['POST'])
    })

    it('[FAV-04] sends nothing when the heart is tapped back before the paint', async () => {
      const { favourites, paint, sent, idle } = await paintedLobby()
      const first = tap(favourites, FIRE)
      const second = tap(favourites, FIRE)
      paint()
      expect((await first).error?.code).toBe('request.aborted')
      expect(await second).toEqual(DONE)
      await idle()
      expect(sent()).toEqual([])
      expect(favourites.has(FIRE.key)).toBe(false)
      const third = tap(favourites, FIRE)
      paint()
      await third
      expect(sent()).toEqual(['POST'])
    })

    it('[FAV-04] sends at once when the host calls back at once, as a hidden page does', async () => {
      const { ports, favourites, sent } = await lobby()
      ports.visibility.afterPaint = (run) => {
        run()
        return () => {}
      }
      expect(await tap(favourites, FIRE)).toEqual(DONE)
      expect(sent()).toEqual(['POST'])
    })

    it('[FAV-09] sends nothing and keeps no wait when the session ends before the paint', async () => {
      const { favourites, become, paint, sent, waits } = await paintedLobby()
      const done = tap(favourites, FIRE)
      become(GUEST)
      expect((await done).error?.code).toBe('request.aborted')
      expect(waits.size).toBe(0)
      paint()
      expect(sent()).toEqual([])
    })
  })

  it('[FAV-07] a toggle tells the one heart, everywhere it shows, and no other', async () => {
    const { favourites } = await lobby()
    const told: string[] = []
    favourites.$isFavourite(FIRE.key).listen((on) => told.push(`tile ${on}`))
    favourites.$isFavourite(FIRE.key).listen((on) => told.push(`home ${on}`))
    for (let other = 100; other < 1100; other += 1) {
      favourites.$isFavourite(gameKey('JL', String(other))).listen(() => told.push('other'))
    }
    await tap(favourites, FIRE)
    expect(told).toEqual(['tile true', 'home true'])
  })

  it('[HOME-19] lotteries have no heart', async () => {
    const { favourites, sent } = await lobby()
    expect(favourites.canFavourite(game(1, { gameType: 'LOTT' }))).toBe(false)
    expect(favourites.canFavourite(game(1, { gameType: 'RNG', gameCategory: 'ELOTT' }))).toBe(false)
    expect(favourites.canFavourite(FIRE)).toBe(true)
    await tap(favourites, game(1, { gameType: 'LOTT' }))
    expect(sent()).toEqual([])
  })
})

describe('who is here', () => {
  it('[FAV-02][PROLE-05][TOAST-03] a guest who taps a heart reads for 2 s that nobody is logged in, above the login', async () => {
    const { favourites, events, targets, sent } = await lobby({ who: GUEST })
    await tap(favourites, FIRE)
    expect(events.navigations).toEqual([{ to: { name: 'signIn' }, replace: false }])
    expect(targets).toEqual([{ path: '/m/slot-games' }])
    expect(events.toasts).toMatchObject([{ kind: 'info', key: 'in_logged_login', ms: 2000 }])
    expect(favourites.has(FIRE.key)).toBe(false)
    expect(sent()).toEqual([])
  })

  it('[FAV-02][PROLE-05][TOAST-03] in the other reading the guest gets a message of 2 s', async () => {
    const config = { readings: { favouritesGuest: 'toast' } } as const
    const { favourites, events } = await lobby({ who: GUEST, config })
    await tap(favourites, FIRE)
    expect(events.toasts).toMatchObject([{ kind: 'info', key: 'in_logged_login', ms: 2000 }])
    expect(events.navigations).toEqual([])
  })

  it('[FAV-09] the end of the session empties the hearts and tells them', async () => {
    const { favourites, become } = await lobby({}, ['7'])
    const told: boolean[] = []
    favourites.$isFavourite(FIRE.key).listen((on) => told.push(on))
    become(GUEST)
    expect(favourites.$count.get()).toBe(0)
    expect(told).toEqual([false])
  })

  it('[FAV-09] what was under way for one person never reaches the next', async () => {
    const { favourites, platform, become, idle, events } = await lobby({}, ['7'])
    platform.on(favouriteEndpoints.favoriteRemove, hang)
    void tap(favourites, FIRE)
    await idle({ hanging: 1 })
    platform.answer(favouriteEndpoints.favoriteIds, { content: [{ nodeId: '9', vendor: 'JL' }] })
    become(OTHER_MEMBER)
    await idle()
    expect(favourites.$count.get()).toBe(1)
    expect([FIRE.key, gameKey('JL', '9')].map((key) => favourites.has(key))).toEqual([false, true])
    expect(events.toasts).toEqual([])
  })

  it('[FAV-01] a renewed token asks nothing again', async () => {
    const { platform, become, idle } = await lobby({}, ['7'])
    if (MEMBER.type !== 'member') throw new Error('not a member')
    become({ ...MEMBER, info: { ...MEMBER.info, token: 'newer' } })
    await idle()
    expect(platform.requestsOf(favouriteEndpoints.favoriteIds)).toHaveLength(1)
  })
})

describe('what it comes to', () => {
  it('a refusal is the result, one toast and one event; silent leaves the toast out', async () => {
    const { favourites, platform, events, clock } = await lobby()
    platform.refuse(favouriteEndpoints.favoriteAdd, 'no.permission')
    const refusal = { ok: false, error: { code: 'no.permission' } }
    expect(await favourites.set(FIRE, true)).toMatchObject(refusal)
    expect(events.toastKeys).toEqual(['error.no.permission'])
    expect(events.failures).toMatchObject([{ verb: 'favourites.set', shown: true }])
    await clock.advance(10_000)
    events.clear()
    expect(await favourites.set(FIRE, true, { silent: true })).toMatchObject(refusal)
    expect(events.toasts).toEqual([])
    expect(events.failures).toMatchObject([{ verb: 'favourites.set', shown: false }])
    platform.answer(favouriteEndpoints.favoriteAdd, undefined)
    expect(await favourites.set(FIRE, true)).toEqual(DONE)
    expect(await favourites.set(FIRE, true)).toEqual(DONE)
  })

  it('who may not is told by access alone, and reads why in the result', async () => {
    const { favourites, events } = await lobby({ who: GUEST })
    expect(await favourites.set(FIRE, true)).toMatchObject({ ok: false, error: { code: 'login.please' } })
    expect(events.toastKeys).toEqual(['in_logged_login'])
    expect(events.failures).toEqual([])
  })

  it('a call that a later one overtakes is aborted, and so is one whose signal has ended its wait', async () => {
    const { favourites, platform, events } = await lobby()
    const overtaken = { ok: false, error: { code: 'request.aborted' } }
    const taps = await Promise.all([favourites.set(FIRE, true), favourites.set(FIRE, false)])
    expect(taps).toMatchObject([overtaken, DONE])
    const leaving = new AbortController()
    const waiting = favourites.set(FIRE, true, { signal: leaving.signal })
    const joined = favourites.set(FIRE, true)
    leaving.abort()
    expect(await waiting).toMatchObject(overtaken)
    expect(await joined).toEqual(DONE)
    expect(favourites.has(FIRE.key)).toBe(true)
    const sent = platform.requests.length
    expect(await favourites.set(FIRE, false, { signal: leaving.signal })).toMatchObject(overtaken)
    expect(platform.requests).toHaveLength(sent)
    expect(events.failures).toEqual([])
  })

  it('a game without a heart is refused, and the ids that cannot be had are told by an event alone', async () => {
    const { favourites, platform, events } = await lobby()
    const lottery = await favourites.set(game(1, { gameType: 'LOTT' }), true)
    expect(lottery).toMatchObject({ ok: false, error: { code: 'request.invalid' } })
    platform.refuse(favouriteEndpoints.favoriteIds, 'system.upgrading')
    expect(await favourites.load()).toMatchObject({ ok: false, error: { code: 'system.upgrading' } })
    expect(events.toasts).toEqual([])
    expect(events.failures.map(({ verb, shown }) => [verb, shown])).toEqual([
      ['favourites.set', false],
      ['favourites.load', false],
    ])
  })
})
