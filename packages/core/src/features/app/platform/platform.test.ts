import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { parseConfig } from '../../../check-config/parse-config.ts'
import type { FoyerConfigInput } from '../../../config/config.ts'
import { FLAG_NAMES, type FlagName } from '../../../config/flags.ts'
import { readTimeZone } from '../../../kernel/calendar-day.ts'
import { createMemoryStorage } from '../../../ports/memory-storage.ts'
import { memberMenu } from '../../../site/menus.ts'
import { accessCheckerFor, sessionFixture } from '../../../testing/access-fixtures.ts'
import { json, scriptedPlatform } from '../../../testing/scripted-platform.ts'
import type { TestOptions } from '../../../testing/test-bench.ts'
import { createTestContext } from '../../../testing/test-context.ts'
import { walletEndpoints } from '../../cashier/wallet/endpoints.ts'
import { platformEndpoints } from './endpoints.ts'
import { createPlatform, isFlagOn, overlayFlags, readStatus, readTemplates, statusEnd, statusText } from './platform.ts'

function open(options: TestOptions = {}) {
  const script = scriptedPlatform()
  const test = createTestContext({
    fetch: script.fetch,
    ...options,
    config: { http: { retries: 0 }, ...options.config },
  })
  onTestFinished(() => {
    test.dispose()
    expect(test.leftovers()).toEqual([])
  })
  return { ...test, script, platform: createPlatform(test.context) }
}

const NORMAL = { kind: 'normal', code: 0, ip: undefined, info: undefined }
const quiet = { maintenance: false, regionRestriction: false }

describe('settings', () => {
  it('[FLAG-06] are off before they arrive, and tell whoever listens when they do', async () => {
    const { platform, script, idle } = open()
    script.answer(platformEndpoints.siteFlags, {
      flags: { REWCEN3: '1' },
      cdn: ['https://a.test'],
      currencySymbol: '₱',
    })
    script.answer(platformEndpoints.siteStatus, quiet)
    expect(platform.isOn('REWCEN3')).toBe(false)
    expect(platform.$settings.get()).toMatchObject({ known: false, settled: false })
    const menus: string[][] = []
    platform.$settings.listen(() =>
      menus.push(
        memberMenu(accessCheckerFor(sessionFixture(0), { settled: true, isOn: platform.isOn })).map(({ id }) => id),
      ),
    )
    platform.start()
    await idle()
    expect(menus).toEqual([['withdraw', 'rewardCenter']])
    expect(platform.$settings.get()).toMatchObject({
      known: true,
      settled: true,
      cdnHosts: ['https://a.test'],
      currencySymbol: '₱',
    })
    expect(script.requestsOf(platformEndpoints.siteFlags)[0]?.query).toEqual({ merchantCode: 'demo' })
  })

  it('[FLAG-06] change at run time by reload, and say nothing when nothing changed', async () => {
    const sandbox = createSandbox()
    onTestFinished(() => sandbox.dispose())
    const { platform, idle } = open({ fetch: (request) => sandbox.fetch(request) })
    sandbox.control.setFlags({ PERSREP: false })
    platform.start()
    await idle()
    let changes = 0
    platform.$settings.listen(() => {
      changes += 1
    })
    await platform.refresh()
    expect(changes).toBe(0)
    sandbox.control.setFlags({ PERSREP: true })
    await platform.refresh()
    expect(changes).toBe(1)
    expect(platform.isOn('PERSREP')).toBe(true)
  })

  it('[CACHE-01][CACHE-02] are served from the storage at the next start, and asked anew behind it', async () => {
    const first = open()
    first.script.answer(platformEndpoints.siteFlags, { flags: { MYACC: 1 } })
    first.script.answer(platformEndpoints.siteStatus, quiet)
    first.platform.start()
    await first.idle()
    const second = open({ storage: first.ports.storage.tab() })
    second.script.answer(platformEndpoints.siteFlags, { flags: { MYACC: 0 } })
    second.script.answer(platformEndpoints.siteStatus, quiet)
    second.platform.start()
    expect(second.platform.isOn('MYACC')).toBe(true)
    await second.idle()
    expect(second.platform.isOn('MYACC')).toBe(false)
  })

  it('[FLAG-06] that cannot be had settle the question, and are asked for again when the network is back', async () => {
    const { platform, script, ports, idle } = open()
    script.answer(platformEndpoints.siteStatus, quiet)
    script.on(platformEndpoints.siteFlags, () => new Response('', { status: 500 }))
    platform.start()
    await idle()
    expect(platform.$settings.get()).toMatchObject({ known: false, settled: true })
    ports.network.setOnline(false)
    script.answer(platformEndpoints.siteFlags, { flags: { MYACC: 1 } })
    ports.network.setOnline(true)
    await idle()
    expect(platform.isOn('MYACC')).toBe(true)
    const asked = script.requestsOf(platformEndpoints.siteFlags).length
    ports.network.setOnline(false)
    ports.network.setOnline(true)
    await idle()
    expect(script.requestsOf(platformEndpoints.siteFlags)).toHaveLength(asked)
  })

  it('[CDN-01] hosts come from the platform, and the merchant’s own list goes before it', async () => {
    const response = { cdn: ['https://a.test'], defaultCdn: 'https://d.test' }
    const plain = open()
    plain.script.answer(platformEndpoints.siteFlags, response)
    expect(plain.platform.imageUrl('x.png')).toBe('/demo/x.png')
    await plain.platform.refresh()
    expect([0, 1, 2].map((attempt) => plain.platform.imageUrl('x.png', attempt))).toEqual([
      'https://a.test/demo/x.png',
      'https://d.test/demo/x.png',
      undefined,
    ])
    const own = open({ config: { cdn: { hosts: ['https://own.test'], default: 'https://own-default.test' } } })
    own.script.answer(platformEndpoints.siteFlags, response)
    await own.platform.refresh()
    expect(own.platform.imageUrl('x.png', 0)).toBe('https://own.test/demo/x.png')
    expect(own.platform.imageUrl('x.png', 1)).toBe('https://own-default.test/demo/x.png')
    expect(own.platform.imageUrl('https://own.test/x.png')).toBe('https://own.test/x.png')
    expect(own.platform.imageUrl('https://foyer.test/x.png')).toBe('https://foyer.test/x.png')
    for (const foreign of ['https://evil.test/x.png', '//evil.test/x.png', 'javascript:alert(1)']) {
      expect(own.platform.imageUrl(foreign), foreign).toBeUndefined()
    }
  })

  it('[CDN-01] draw once per page load', async () => {
    let draws = 0
    const random = {
      next: () => {
        draws += 1
        return draws === 1 ? 0.9 : 0
      },
    }
    const { platform } = open({ random, config: { cdn: { hosts: ['https://a.test', 'https://b.test'] } } })
    expect(['x', 'y', 'x'].map((path) => platform.imageUrl(path))).toEqual([
      'https://b.test/demo/x',
      'https://b.test/demo/y',
      'https://b.test/demo/x',
    ])
    expect(draws).toBe(1)
  })
})

describe('status', () => {
  it('[STATUS-02][STATUS-05][CALL-24] follows the platform', async () => {
    const sandbox = createSandbox()
    onTestFinished(() => sandbox.dispose())
    const { platform } = open({ fetch: (request) => sandbox.fetch(request) })
    await platform.refreshStatus()
    expect(platform.$status.get().kind).toBe('normal')
    sandbox.control.setStatus({ regionRestriction: true, ip: '203.0.113.9' })
    await platform.refreshStatus()
    expect(platform.$status.get()).toMatchObject({ kind: 'restricted', code: 2, ip: '203.0.113.9' })
    sandbox.control.setStatus({ maintenance: true, info: 'Back at noon.' })
    await platform.refreshStatus()
    expect(platform.$status.get()).toMatchObject({ kind: 'maintenance', code: 1, info: 'Back at noon.' })
  })

  it('[STATUS-03] is numbered by the reading', async () => {
    const { platform, script } = open({ config: { readings: { status: 'A' } } })
    script.answer(platformEndpoints.siteStatus, { ...quiet, maintenance: 1 })
    await platform.refreshStatus()
    expect(platform.$status.get()).toMatchObject({ kind: 'maintenance', code: 2 })
  })

  it.each([
    ['500', () => new Response('', { status: 500 })],
    ['no network', () => Promise.reject(new TypeError('net'))],
    ['nonsense', () => json({ success: true, value: 'x' })],
  ])('[STATUS-07] that cannot be had (%s) counts as normal', async (_what, reaction) => {
    const { platform, script, events } = open()
    script.on(platformEndpoints.siteStatus, reaction)
    expect((await platform.refreshStatus()).ok).toBe(false)
    expect(platform.$status.get()).toEqual(NORMAL)
    expect(events.toasts).toEqual([])
    expect(events.failures.map(({ verb, shown }) => [verb, shown])).toEqual([['platform.refreshStatus', false]])
  })

  it('[STATUS-07] that cannot be had again leaves a closed site closed, with what is known', async () => {
    const { platform, script } = open()
    const known = { ...quiet, maintenance: true, info: { message: 'Soon.', until: '2026-11-25T18:00:00+08:00' } }
    script.answer(platformEndpoints.siteStatus, known)
    await platform.refreshStatus()
    const closed = platform.$status.get()
    const at = Date.UTC(2026, 10, 25, 10)
    expect(closed).toMatchObject({ kind: 'maintenance', info: 'Soon.', end: { at, isOverdue: false } })
    script.on(platformEndpoints.siteStatus, () => json({}, { status: 503 }))
    expect((await platform.refreshStatus()).ok).toBe(false)
    expect(platform.$status.get()).toBe(closed)
  })

  it('[STATUS-06] the site comes back by itself: asked in growing intervals, while somebody looks', async () => {
    const { platform, script, clock, ports, context, idle } = open()
    script.answer(platformEndpoints.siteFlags, {})
    script.answer(platformEndpoints.siteStatus, { ...quiet, maintenance: true })
    const returns: string[] = []
    const stopReturns = context.connection.onReturn(() => returns.push(platform.$status.get().kind))
    const stop = platform.start()
    await idle()
    const asked = () => script.requestsOf(platformEndpoints.siteStatus).length
    expect([platform.$status.get().kind, asked()]).toEqual(['maintenance', 1])
    // 5 s, 10 s, 20 s, 40 s, 80 s, then every 120 s; a quarter less or more by chance.
    const waits: number[] = []
    for (const _ of Array.from({ length: 7 })) {
      const before = asked()
      let waited = 0
      for (; asked() === before; waited += 1000) await clock.advance(1000)
      waits.push(waited)
    }
    for (const [at, expected] of [5000, 10_000, 20_000, 40_000, 80_000, 120_000, 120_000].entries()) {
      expect(waits[at]).toBeGreaterThanOrEqual(0.75 * expected)
      expect(waits[at]).toBeLessThanOrEqual(1.25 * expected + 1000)
    }
    const before = asked()
    ports.visibility.setVisible(false)
    await clock.advance(600_000)
    expect(asked()).toBe(before)
    ports.visibility.setVisible(true)
    await idle()
    expect(asked()).toBe(before + 1)
    // From the beginning.
    await clock.advance(7000)
    expect(asked()).toBe(before + 2)
    expect(returns).toEqual([])
    script.answer(platformEndpoints.siteStatus, quiet)
    ports.network.setOnline(false)
    ports.network.setOnline(true)
    await idle()
    expect(platform.$status.get().kind).toBe('normal')
    expect(returns.at(-1)).toBe('normal')
    const last = asked()
    await clock.advance(600_000)
    expect(asked()).toBe(last)
    stop()
    stopReturns()
  })

  it('[PERR-10] a platform that cannot be reached is asked again until it answers', async () => {
    const { platform, script, clock, context, idle } = open()
    script.answer(platformEndpoints.siteFlags, {})
    script.answer(platformEndpoints.siteStatus, quiet)
    const stop = platform.start()
    await idle()
    await clock.advance(10_000)
    script.on(platformEndpoints.siteStatus, () => Promise.reject(new TypeError('net')))
    script.on(walletEndpoints.merchantWallet, () => Promise.reject(new TypeError('net')))
    await expect(
      context.call(walletEndpoints.merchantWallet, { merchantCode: 'demo' }, { signal: new AbortController().signal }),
    ).rejects.toMatchObject({ code: 'network.failed' })
    expect(context.connection.$state.get()).toBe('unreachable')
    const before = script.requestsOf(platformEndpoints.siteStatus).length
    await clock.advance(30_000)
    expect(script.requestsOf(platformEndpoints.siteStatus).length).toBeGreaterThan(before + 1)
    expect(context.connection.$state.get()).toBe('unreachable')
    script.answer(platformEndpoints.siteStatus, quiet)
    await clock.advance(60_000)
    expect(context.connection.$state.get()).toBe('online')
    stop()
  })

  it('[STATUS-06] is asked once at a time', async () => {
    const { platform, script } = open()
    script.answer(platformEndpoints.siteStatus, quiet)
    await Promise.all([platform.refreshStatus(), platform.refreshStatus()])
    expect(script.requestsOf(platformEndpoints.siteStatus)).toHaveLength(1)
    await platform.refreshStatus()
    expect(script.requestsOf(platformEndpoints.siteStatus)).toHaveLength(2)
  })

  it.each(['platform.maintenance', 'region.restricted'])(
    '[STATUS-06][PERR-08] is asked again when an answer carries %s',
    async (code) => {
      const { platform, script, idle, context } = open()
      script.answer(platformEndpoints.siteFlags, {})
      script.answer(platformEndpoints.siteStatus, quiet)
      platform.start()
      await idle()
      script.answer(platformEndpoints.siteStatus, { ...quiet, maintenance: true })
      const ask = () =>
        context.call(walletEndpoints.merchantWallet, { merchantCode: 'demo' }, { signal: new AbortController().signal })
      script.refuse(walletEndpoints.merchantWallet, 'zzz')
      await expect(ask()).rejects.toMatchObject({ code: 'unknown' })
      await idle()
      expect(platform.$status.get().kind).toBe('normal')
      script.refuse(walletEndpoints.merchantWallet, code)
      await expect(ask()).rejects.toMatchObject({ code })
      await idle()
      expect(platform.$status.get().kind).toBe('maintenance')
    },
  )

  it('[STATUS-06] a status call that is refused itself is not asked in a circle', async () => {
    const { platform, script, idle } = open()
    script.answer(platformEndpoints.siteFlags, {})
    script.refuse(platformEndpoints.siteStatus, 'platform.maintenance')
    platform.start()
    await idle()
    expect(script.requestsOf(platformEndpoints.siteStatus)).toHaveLength(1)
  })

  it('[CACHE-01] a storage that refuses changes nothing', async () => {
    const storage = createMemoryStorage()
    storage.behaviour = 'denied'
    const { platform, script, idle } = open({ storage })
    script.answer(platformEndpoints.siteFlags, { flags: { MYACC: 1 } })
    script.answer(platformEndpoints.siteStatus, quiet)
    platform.start()
    await idle()
    expect(platform.isOn('MYACC')).toBe(true)
  })
})

const configOf = (more: Partial<FoyerConfigInput> = {}) => parseConfig({ merchant: 'demo', ...more })

describe('flags', () => {
  it('[FLAG-01] the fourteen of the document are known', () => {
    for (const flag of [
      'USERNAMEREG3',
      'MOBILENUMREG3',
      'REGMOBVERF3',
      'MOBILENUMPASSREG3',
      'FACEBOOKLOGIN3',
      'GOOGLELOGIN3',
      'REWCEN3',
      'CHNGPASSVERIF3',
      'TRANSBETREPMEM3',
      'TRANSREC3',
      'PERSREP',
      'PTSYS3',
      'MYACC',
      'CBS3',
    ]) {
      expect(FLAG_NAMES).toContain(flag)
    }
  })

  it.each([
    [true, true],
    [1, true],
    ['1', true],
    ['true', true],
    [false, false],
    [0, false],
    ['0', false],
    [undefined, false],
    [null, false],
    [{}, false],
  ])('[FLAG-01] %j reads as %s', (value, on) => {
    expect(isFlagOn('REWCEN3', { REWCEN3: value }, configOf())).toBe(on)
  })

  it('[FLAG-01] unknown names are off, those of objects too', () => {
    for (const name of ['NOPE', 'constructor', '__proto__'])
      expect(isFlagOn(name as FlagName, {}, configOf())).toBe(false)
  })

  it('[FLAG-01] the merchant’s own values lie on top, his names are understood', () => {
    const config = configOf({
      flags: { MYACC: true, PTSYS3: false },
      flagNames: { CBS3: 'LIVECHAT', MYACC: 'X' },
    })
    const flags = overlayFlags({ PTSYS3: '1', LIVECHAT: 1, X: 0 }, config)
    expect(isFlagOn('MYACC', flags, config)).toBe(true)
    expect(isFlagOn('PTSYS3', flags, config)).toBe(false)
    expect(isFlagOn('CBS3', flags, config)).toBe(true)
    expect(isFlagOn('CBS3', { CBS3: 1 }, config)).toBe(false)
  })

  it('[FLAG-05][PDATA-11] only the text 1 chooses the new templates', () => {
    expect(readTemplates({ mem_cen: '1' })).toEqual({ mobile: 'new', deposit: 'old' })
    expect(readTemplates({ mem_cen: '0', dep_func: '1' })).toEqual({ mobile: 'old', deposit: 'new' })
    expect(readTemplates({ mem_cen: 1, dep_func: true })).toEqual({ mobile: 'old', deposit: 'old' })
    expect(readTemplates({})).toEqual({ mobile: 'old', deposit: 'old' })
  })
})

describe('status', () => {
  const status = (maintenance: boolean, regionRestriction: boolean, reading: 'A' | 'B') =>
    readStatus({ maintenance, regionRestriction }, reading)

  it('[STATUS-01][STATUS-02] reading B follows the flags', () => {
    expect(status(false, false, 'B')).toEqual({ kind: 'normal', code: 0 })
    expect(status(true, false, 'B')).toEqual({ kind: 'maintenance', code: 1 })
    expect(status(true, true, 'B')).toEqual({ kind: 'maintenance', code: 1 })
    expect(status(false, true, 'B')).toEqual({ kind: 'restricted', code: 2 })
  })

  it('[STATUS-03][ERR-14] reading A numbers them the other way round', () => {
    expect(status(false, false, 'A')).toEqual({ kind: 'normal', code: 0 })
    expect(status(false, true, 'A')).toEqual({ kind: 'restricted', code: 1 })
    expect(status(true, false, 'A')).toEqual({ kind: 'maintenance', code: 2 })
    expect(status(true, true, 'A')).toEqual({ kind: 'maintenance', code: 2 })
  })

  it('[STATUS-05] shows words of the platform, where there are some', () => {
    expect(statusText(' Back at noon. ')).toBe('Back at noon.')
    expect(statusText({ message: 'Back at noon.' })).toBe('Back at noon.')
    const UTC = readTimeZone('UTC') ?? expect.fail('no UTC')
    expect(statusEnd({ until: '2026-11-25T18:00:00+08:00' }, UTC)).toBe(Date.UTC(2026, 10, 25, 10))
    expect(statusEnd({ until: 1_764_064_800_000 }, UTC)).toBe(1_764_064_800_000)
    for (const info of [
      undefined,
      'noon',
      {},
      { until: 'noon' },
      { until: Number.NaN },
      { until: 1e300 },
      { until: -8.7e15 },
    ]) {
      expect(statusEnd(info, UTC)).toBeUndefined()
    }
    for (const info of ['', ' ', null, undefined, 5, {}, { message: 5 }]) expect(statusText(info)).toBeUndefined()
  })
})
