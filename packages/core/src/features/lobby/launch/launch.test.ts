import { atom } from 'nanostores'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { DONE } from '../../../kernel/result.ts'
import { hang, json } from '../../../testing/scripted-platform.ts'
import {
  createTestLobby,
  GUEST,
  MEMBER,
  type TestLobbyOptions,
  TRIAL,
  wireRow,
} from '../../../testing/test-lobby-context.ts'
import { platformEndpoints } from '../../app/platform/endpoints.ts'
import { createPlatform } from '../../app/platform/platform.ts'
import type { Wallet } from '../../cashier/wallet/wallet.ts'
import { catalogueEndpoints } from '../catalogue/endpoints.ts'
import { wireGame } from '../games/wire-game.ts'
import { recentEndpoints } from '../recents/endpoints.ts'
import type { Recents } from '../recents/recents.ts'
import { launchEndpoints } from './endpoints.ts'
import { createLaunch } from './launch.ts'

const game = (rest: Record<string, unknown> = {}) => z.parse(wireGame, wireRow(7, rest))
const FIRE = game({ displayName: 'Fire' })
const LOTTO = game({ gameType: 'LOTT', vassalage: 'TCG_SEA' })
const URL_OF_GAME = 'https://foyer.test/play/game?ticket=1'

interface LaunchLobbyOptions extends TestLobbyOptions {
  readonly bringRecents?: () => Promise<Recents>
}

function lobby({ bringRecents, ...options }: LaunchLobbyOptions = {}) {
  const test = createTestLobby({ who: MEMBER, ...options })
  const { context, catalogue, platform, recents, guard } = test
  platform.answer(launchEndpoints.launchGame, { url: '/play/game?ticket=1' })
  platform.answer(launchEndpoints.lotteryLaunch, { url: '/play/lotto?ticket=2' })
  platform.answer(recentEndpoints.recentAdd, undefined)
  platform.answer(platformEndpoints.siteFlags, { flags: { 'lottery.mode': 'Traditional,Entertainment' } })
  platform.answer(platformEndpoints.siteStatus, { maintenance: 0, regionRestriction: 0 })
  platform.answer(catalogueEndpoints.gameVendors, {
    sorting: [{ gameCategory: 'LOTT', vendorNames: [{ vassalage: 'TCG_SEA' }, { vassalage: 'X' }] }],
    mapping: { LOTT: [{ vassalage: 'TCG_SEA', displayName: 'Sea Lotto' }] },
  })
  let loads = 0
  const unexpected = () => {
    throw new Error('not a matter of this test')
  }
  const wallet: Wallet = {
    $state: atom({ status: 'idle' }),
    $isMasked: atom(false),
    $wallets: atom({ status: 'idle' }),
    $symbol: atom('¥'),
    invalidate: () => {
      loads += 1
    },
    load: unexpected,
    refresh: unexpected,
    loadWallets: unexpected,
    refreshWallets: unexpected,
    format: unexpected,
  }
  const settings = createPlatform(context)
  const launch = createLaunch(context, {
    guard,
    wallet,
    catalogue,
    platform: settings,
    recents: bringRecents ?? (async () => recents),
  })
  return { ...test, launch, settings, loads: () => loads }
}

const BLANK = { config: { launch: { target: 'blank' } } } as const
const FRAME = { config: { launch: { target: 'frame' } } } as const

describe('a game', () => {
  it('[LAUNCH-02][CALL-35][LAUNCH-05] is asked for with its particulars and opened in the same window', async () => {
    const { launch, platform, ports, events } = lobby()
    await launch.launch(game({ roomId: '3' }))
    expect(platform.requestsOf(launchEndpoints.launchGame).map(({ query }) => query)).toEqual([
      {
        gameId: 'g7',
        nodeId: '7',
        vassalage: 'JL',
        gameType: 'RNG',
        platform: 'html5',
        language: 'EN',
        backUrl: 'https://foyer.test/m/slot-games',
        roomId: '3',
      },
    ])
    expect(ports.navigation.assigned).toEqual([URL_OF_GAME])
    expect(events.loading).toEqual([])
  })

  it('[INSTALL-07] is noted as played, for the offer of the app', async () => {
    const { launch, ports } = lobby()
    await launch.launch(FIRE)
    expect(JSON.parse(ports.storage.get('foyer.visits') ?? '{}')).toMatchObject({ played: true })
  })

  it('[LAUNCH-01] a guest goes to the login and nothing is asked', async () => {
    const { launch, platform, events, targets } = lobby({ who: GUEST })
    await launch.launch(FIRE)
    expect(events.navigations).toEqual([{ to: { name: 'signIn' }, replace: false }])
    expect(targets).toMatchObject([{ path: '/m/slot-games', launch: { kind: 'game', name: FIRE.name } }])
    expect(platform.requests).toEqual([])
    expect(launch.$state.get()).toEqual({ status: 'idle' })
  })

  it('[LOGIN-11][LAUNCH-05] that a guest tapped is launched after the login, in the page itself', async () => {
    for (const target of ['self', 'blank'] as const) {
      const guest = lobby({ who: GUEST, config: { launch: { target } } })
      await guest.launch.launch(FIRE)
      expect(guest.ports.navigation.windows).toEqual([])
      const wish = guest.targets[0]?.launch
      if (wish === undefined) throw new Error('nothing was remembered')
      guest.become(MEMBER)
      // As it comes out of the storage of the tab.
      await guest.launch.resume(JSON.parse(JSON.stringify(wish)), '/m/live-games')
      expect(guest.platform.requestsOf(launchEndpoints.launchGame).at(-1)?.query.backUrl).toMatch(/\/m\/live-games$/)
      expect(guest.platform.requestsOf(launchEndpoints.launchGame).map(({ query }) => query.nodeId)).toEqual(['7'])
      // No tap stands behind it: a window would be blocked.
      expect(guest.ports.navigation.windows).toEqual([])
      expect(guest.ports.navigation.assigned).toEqual([URL_OF_GAME])
    }
  })

  it('[LOGIN-11] a game that is gone by then is told, and the page stays', async () => {
    const { launch, platform, ports, events } = lobby()
    platform.refuse(launchEndpoints.launchGame, 'no.permission')
    await launch.resume({ kind: 'game', name: 'Fire', game: FIRE }, '/m/slot-games')
    expect(events.toastKeys).toEqual(['toast.launching', 'error.no.permission'])
    await launch.resume({ kind: 'game', name: 'Fire', game: { name: 'no game' } }, '/m/slot-games')
    expect(platform.requestsOf(launchEndpoints.launchGame)).toHaveLength(1)
    expect(ports.navigation.assigned).toEqual([])
  })

  it('[LAUNCH-04] the loading toast stands for 15 s at most and until the answer', async () => {
    const { launch, platform, events, idle } = lobby()
    let response = () => {}
    platform.on(
      launchEndpoints.launchGame,
      () =>
        new Promise((resolve) => {
          response = () => resolve(json({ success: true, value: { url: '/play' } }))
        }),
    )
    const done = launch.launch(FIRE)
    await idle({ hanging: 1 })
    expect(events.loading).toMatchObject([{ key: 'toast.launching', ms: 15_000 }])
    expect(launch.$state.get()).toEqual({ status: 'launching', key: FIRE.key })
    response()
    await done
    expect(events.loading).toEqual([])
  })

  it.each([
    ['LAUNCH-04][PERR-07', 'an empty address', { url: '' }, 'error.url.empty'],
    ['LAUNCH-04][PERR-07', 'no address', {}, 'error.url.empty'],
    ['LAUNCH-04][PERR-07', 'no value', null, 'error.url.empty'],
    ['LAUNCH-05', 'a script', { url: 'javascript:alert(1)' }, 'error.url.unsafe'],
    ['LAUNCH-05', 'an address with a user name', { url: 'https://demo@games.example/' }, 'error.url.unsafe'],
  ])('[%s] %s is refused with a message, and the page stays', async (_ids, _what, value, key) => {
    const { launch, platform, ports, events } = lobby()
    platform.on(launchEndpoints.launchGame, () => json({ success: true, value }))
    await launch.launch(FIRE)
    expect(events.toastKeys).toEqual(['toast.launching', key])
    expect(ports.navigation.assigned).toEqual([])
    expect(launch.$state.get()).toEqual({ status: 'idle' })
    expect(events.loading).toEqual([])
  })

  it.each(['self', 'blank'] as const)('[LAUNCH-02] the game of a vendor’s own host opens (%s)', async (target) => {
    const { launch, platform, ports, events } = lobby({ config: { launch: { target } } })
    platform.answer(launchEndpoints.launchGame, { url: 'https://games.vendor.example/lobby?token=1' })
    await launch.launch(FIRE)
    expect(events.toastKeys).toEqual(['toast.launching'])
    expect([...ports.navigation.assigned, ...ports.navigation.windows]).toEqual([
      'https://games.vendor.example/lobby?token=1',
    ])
  })

  it('[LAUNCH-02] in a frame it needs the merchant’s word for the host', async () => {
    const url = 'https://games.vendor.example/lobby'
    const refused = lobby({ config: { launch: { target: 'frame' } } })
    refused.platform.answer(launchEndpoints.launchGame, { url })
    await refused.launch.launch(FIRE)
    expect(refused.events.toastKeys).toEqual(['toast.launching', 'error.url.unsafe'])
    const config = { launch: { target: 'frame' as const }, allowedOrigins: ['https://games.vendor.example'] }
    const allowed = lobby({ config })
    allowed.platform.answer(launchEndpoints.launchGame, { url })
    await allowed.launch.launch(FIRE)
    expect(allowed.launch.$state.get()).toMatchObject({ status: 'open', url })
  })

  it('[LAUNCH-04][CALL-43] a refusal is shown, the toast ends, and another try works', async () => {
    const { launch, platform, ports, events } = lobby()
    platform.refuse(launchEndpoints.launchGame, 'platform.maintenance')
    await launch.launch(FIRE)
    expect(events.toastKeys).toEqual(['toast.launching', 'error.platform.maintenance'])
    expect(events.loading).toEqual([])
    platform.answer(launchEndpoints.launchGame, { url: '/play' })
    await launch.launch(FIRE)
    expect(ports.navigation.assigned).toHaveLength(1)
  })

  it('[LAUNCH-02] a second tap while one runs, or while the page is being left, does nothing', async () => {
    const { launch, platform, clock } = lobby()
    await Promise.all([launch.launch(FIRE), launch.launch(game({ vassalage: 'PP' }))])
    await launch.launch(FIRE)
    expect(platform.requestsOf(launchEndpoints.launchGame)).toHaveLength(1)
    await clock.advance(3000)
    expect(launch.$state.get()).toEqual({ status: 'idle' })
  })

  it('[LAUNCH-06] trial players may play, unless the merchant says no', async () => {
    const check = lobby({ who: TRIAL })
    await check.launch.launch(FIRE)
    expect(check.ports.navigation.assigned).toHaveLength(1)

    const mayNot = lobby({ who: TRIAL, config: { launch: { allowTrial: false } } })
    await mayNot.launch.launch(FIRE)
    expect(mayNot.platform.requestsOf(launchEndpoints.launchGame)).toHaveLength(0)
    expect(mayNot.events.popups.map(({ id, actions }) => [id, actions.map((action) => action.id)])).toEqual([
      ['free_reject', ['cancel', 'register']],
    ])
    mayNot.events.popups[0]?.actions[0]?.run()
    expect(mayNot.logouts).toEqual([])
    mayNot.events.popups[0]?.actions[1]?.run()
    expect(mayNot.logouts).toEqual([{ name: 'register' }])
  })

  it('[RECENT-02] joins the recent games after the answer and before the page is left', async () => {
    const { launch, platform, ports, recents } = lobby()
    platform.on(recentEndpoints.recentAdd, () => {
      expect(ports.navigation.assigned).toEqual([])
      return json({ success: true })
    })
    await launch.launch(FIRE)
    expect(platform.requestsOf(recentEndpoints.recentAdd)).toHaveLength(1)
    expect(recents.$revision.get()).toBe(1)
    expect(ports.navigation.assigned).toEqual([URL_OF_GAME])
  })

  it('[RECENT-02] a recent list that hangs holds the game up for a second at most; one that fails, not at all', async () => {
    const { launch, platform, ports, clock, events, idle } = lobby()
    platform.on(recentEndpoints.recentAdd, hang)
    void launch.launch(FIRE)
    await idle({ hanging: 1 })
    expect(ports.navigation.assigned).toEqual([])
    await clock.advance(1000)
    expect(ports.navigation.assigned).toEqual([URL_OF_GAME])

    const failing = lobby()
    failing.platform.refuse(recentEndpoints.recentAdd, 'system.upgrading')
    await failing.launch.launch(FIRE)
    expect(failing.ports.navigation.assigned).toEqual([URL_OF_GAME])
    expect([...events.toastKeys, ...failing.events.toastKeys]).toEqual(['toast.launching', 'toast.launching'])
  })

  it('[RECENT-02] nothing is added where the launch failed', async () => {
    const { launch, platform } = lobby()
    platform.answer(launchEndpoints.launchGame, { url: '' })
    await launch.launch(FIRE)
    expect(platform.requestsOf(recentEndpoints.recentAdd)).toHaveLength(0)
  })
})

describe('another window, or a frame', () => {
  it('[LAUNCH-05] a window opens inside the tap and is led to the game later', async () => {
    const { launch, ports } = lobby(BLANK)
    const done = launch.launch(FIRE)
    expect(ports.navigation.windows).toEqual([''])
    await done
    expect(ports.navigation.windows).toEqual([URL_OF_GAME])
    expect(ports.navigation.assigned).toEqual([])
    expect(launch.$state.get()).toEqual({ status: 'idle' })
  })

  it('[LAUNCH-05] the window closes where there is no game, and a refused window gives way to this one', async () => {
    const { launch, platform, ports } = lobby(BLANK)
    platform.answer(launchEndpoints.launchGame, { url: '' })
    await launch.launch(FIRE)
    expect(ports.navigation.windows).toEqual([undefined])

    const refused = lobby(BLANK)
    refused.ports.navigation.openWindow = () => undefined
    await refused.launch.launch(FIRE)
    expect(refused.ports.navigation.assigned).toEqual([URL_OF_GAME])
  })

  it('[LAUNCH-01] no window opens for a guest', async () => {
    const { launch, ports } = lobby({ who: GUEST, ...BLANK })
    await launch.launch(FIRE)
    expect(ports.navigation.windows).toEqual([])
  })

  it('[LAUNCH-05] a framed game stays until it is closed, which asks for the balance', async () => {
    const { launch, loads, ports } = lobby(FRAME)
    launch.close()
    await launch.launch(FIRE)
    expect(launch.$state.get()).toEqual({ status: 'open', key: FIRE.key, url: URL_OF_GAME, name: 'Fire' })
    expect(ports.navigation.assigned).toEqual([])
    expect(loads()).toBe(0)
    launch.close()
    expect(launch.$state.get()).toEqual({ status: 'idle' })
    expect(loads()).toBe(1)
  })

  it('[LAUNCH-05] whoever comes back from a game finds the balance asked for anew', async () => {
    const { launch, ports, loads } = lobby()
    ports.visibility.setVisible(false)
    ports.visibility.setVisible(true)
    expect(loads()).toBe(0)
    await launch.launch(FIRE)
    ports.visibility.setVisible(false)
    ports.visibility.setVisible(true)
    expect(loads()).toBe(1)
    expect(launch.$state.get()).toEqual({ status: 'idle' })
    ports.visibility.setVisible(false)
    ports.visibility.setVisible(true)
    expect(loads()).toBe(1)

    const beside = lobby(BLANK)
    await beside.launch.launch(FIRE)
    await beside.launch.launch(FIRE)
    for (const visible of [false, true, false, true]) beside.ports.visibility.setVisible(visible)
    expect(beside.loads()).toBe(2)
  })
})

describe('the code of a launch, which comes with the first one', () => {
  it('[LAUNCH-05] the window of the tap opens before the code is there', async () => {
    let arrive = () => {}
    const { launch, ports, recents, platform } = lobby({
      ...BLANK,
      bringRecents: () =>
        new Promise((resolve) => {
          arrive = () => resolve(recents)
        }),
    })
    const done = launch.launch(FIRE)
    expect(ports.navigation.windows).toEqual([''])
    expect(launch.$state.get()).toEqual({ status: 'launching', key: FIRE.key })
    expect(platform.requestsOf(launchEndpoints.launchGame)).toEqual([])
    arrive()
    await done
    expect(ports.navigation.windows).toEqual([URL_OF_GAME])
  })

  it.each([
    [true, 'error.network.failed'],
    [false, 'error.network.offline'],
  ])(
    '[LAUNCH-04][CALL-43] code that cannot be had (online: %s) is said, and the next tap asks again',
    async (online, key) => {
      let reachable = false
      const { launch, ports, recents, events } = lobby({
        ...BLANK,
        bringRecents: () => (reachable ? Promise.resolve(recents) : Promise.reject(new TypeError('Failed to fetch'))),
      })
      ports.network.setOnline(online)
      await launch.launch(FIRE)
      expect(events.toastKeys).toEqual(['toast.launching', key])
      expect(events.loading).toEqual([])
      expect(ports.navigation.windows).toEqual([undefined])
      expect(launch.$state.get()).toEqual({ status: 'idle' })
      reachable = true
      ports.network.setOnline(true)
      await launch.launch(FIRE)
      expect(ports.navigation.windows.at(-1)).toBe(URL_OF_GAME)
    },
  )

  it('can be fetched ahead, once; what cannot be had is left to the launch', async () => {
    let asked = 0
    let reachable = false
    const { launch, platform, ports, recents, events } = lobby({
      bringRecents: async () => {
        asked += 1
        if (!reachable) throw new TypeError('Failed to fetch')
        return recents
      },
    })
    await launch.prefetch()
    expect(events.toastKeys).toEqual([])
    reachable = true
    await Promise.all([launch.prefetch(), launch.prefetch()])
    expect(asked).toBe(2)
    expect(platform.requestsOf(launchEndpoints.launchGame)).toEqual([])
    await launch.launch(FIRE)
    expect(asked).toBe(2)
    expect(ports.navigation.assigned).toEqual([URL_OF_GAME])
  })
})

describe('lotteries', () => {
  it('[LAUNCH-03][LOTTERY-01][LOTTERY-02][LOTTERY-03] go through their own launcher with prize mode and play type', async () => {
    const { launch, platform, settings, ports, idle } = lobby()
    settings.start()
    await idle()
    await launch.launch(LOTTO)
    expect(platform.requestsOf(launchEndpoints.launchGame)).toHaveLength(0)
    expect(platform.requestsOf(launchEndpoints.lotteryLaunch).map(({ query }) => query)).toEqual([
      {
        gameId: 'g7',
        vassalage: 'TCG_SEA',
        prizeMode: 'LOTT',
        playType: 'ent',
        language: 'EN',
        backUrl: 'https://foyer.test/m/slot-games',
      },
    ])
    expect(ports.navigation.assigned).toEqual(['https://foyer.test/play/lotto?ticket=2'])
    expect(platform.requestsOf(recentEndpoints.recentAdd)).toHaveLength(1)
  })

  it('[LOTTERY-03] without a lotto mode the play type is traditional', async () => {
    const { launch, platform } = lobby()
    await launch.launch(game({ gameType: 'ELOTT', vassalage: 'X' }))
    expect(platform.requestsOf(launchEndpoints.lotteryLaunch)[0]?.query).toMatchObject({
      prizeMode: 'ELOTT',
      playType: 'trad',
    })
  })

  it('[HOME-10] a lottery tab launches the first vendor of its category', async () => {
    const { launch, platform, ports } = lobby()
    await launch.launchVendor('LOTT')
    expect(platform.requestsOf(launchEndpoints.lotteryLaunch)[0]?.query).toMatchObject({
      gameId: 'TCG_SEA',
      vassalage: 'TCG_SEA',
      prizeMode: 'LOTT',
    })
    expect(ports.navigation.assigned).toHaveLength(1)
    expect(platform.requestsOf(recentEndpoints.recentAdd)).toHaveLength(0)
  })

  it('[HOME-10] a category without a vendor is not available; a guest goes to the login', async () => {
    const { launch, platform, events } = lobby()
    await launch.launchVendor('ELOTT')
    expect(events.toastKeys).toEqual(['toast.launching', 'error.no.permission'])
    expect(platform.requestsOf(launchEndpoints.lotteryLaunch)).toHaveLength(0)

    const guest = lobby({ who: GUEST })
    await guest.launch.launchVendor('LOTT')
    expect(guest.events.navigations).toEqual([{ to: { name: 'signIn' }, replace: false }])
    expect(guest.platform.requests).toEqual([])
  })

  it('where the vendors cannot be had, the reason is theirs', async () => {
    const { launch, platform, events } = lobby()
    platform.refuse(catalogueEndpoints.gameVendors, 'system.upgrading')
    const result = await launch.launchVendor('LOTT')
    expect(result).toMatchObject({ ok: false, error: { code: 'system.upgrading' } })
    expect(events.toastKeys.at(-1)).toBe('error.system.upgrading')
  })
})

it('a foyer that ends during a launch leaves nothing behind', async () => {
  const { launch, platform, ports, dispose, leftovers, idle } = lobby()
  platform.on(launchEndpoints.launchGame, hang)
  const done = launch.launch(FIRE)
  await idle({ hanging: 1 })
  dispose()
  await done
  expect(ports.navigation.assigned).toEqual([])
  expect(leftovers()).toEqual([])

  const later = lobby()
  await later.launch.launch(FIRE)
  later.dispose()
  expect(later.leftovers()).toEqual([])
})

describe('what it comes to', () => {
  it('a refusal is the result, one toast and one event; silent leaves the toast out', async () => {
    const { launch, platform, events, clock } = lobby()
    platform.refuse(launchEndpoints.launchGame, 'no.permission')
    const refusal = { ok: false, error: { code: 'no.permission' } }
    const told = () => events.failures.filter(({ verb }) => verb.startsWith('launch.'))
    expect(await launch.launch(FIRE)).toMatchObject(refusal)
    expect(events.toastKeys).toEqual(['toast.launching', 'error.no.permission'])
    expect(told()).toMatchObject([{ verb: 'launch.launch', shown: true }])
    await clock.advance(10_000)
    events.clear()
    expect(await launch.launch(FIRE, { silent: true })).toMatchObject(refusal)
    expect(await launch.launchVendor('ELOTT', { silent: true })).toMatchObject(refusal)
    expect(events.toastKeys).toEqual(['toast.launching', 'toast.launching'])
    expect(told().map(({ verb, shown }) => [verb, shown])).toEqual([
      ['launch.launch', false],
      ['launch.launchVendor', false],
    ])
  })

  it('a game that opens is done; a tap beside it, and one that may not, are not', async () => {
    const { launch } = lobby()
    const aborted = { ok: false, error: { code: 'request.aborted' } }
    expect(await Promise.all([launch.launch(FIRE), launch.launch(FIRE)])).toMatchObject([DONE, aborted])
    const guest = lobby({ who: GUEST })
    expect(await guest.launch.launch(FIRE)).toMatchObject({ ok: false, error: { code: 'login.please' } })
    const stored = await guest.launch.resume({ kind: 'game', name: 'Fire', game: { name: 'no game' } }, '/m/slot-games')
    expect(stored).toMatchObject({ ok: false, error: { code: 'request.invalid' } })
    expect(guest.events.toasts).toEqual([])
  })

  it('its signal calls it off, with its window', async () => {
    const { launch, platform, ports, events, idle } = lobby(BLANK)
    platform.on(launchEndpoints.launchGame, hang)
    const leaving = new AbortController()
    const launching = launch.launch(FIRE, { signal: leaving.signal })
    await idle({ hanging: 1 })
    leaving.abort()
    expect(await launching).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
    expect(platform.requestsOf(launchEndpoints.launchGame)[0]?.signal.aborted).toBe(true)
    expect([ports.navigation.windows, ports.navigation.assigned]).toEqual([[undefined], []])
    expect(launch.$state.get()).toEqual({ status: 'idle' })
    expect([events.toastKeys, events.loading]).toEqual([['toast.launching'], []])
    expect(await launch.launch(FIRE, { signal: leaving.signal })).toMatchObject({ ok: false })
    expect(ports.navigation.windows).toHaveLength(1)
  })
})
