import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import type { Money } from '../../../kernel/money/money.ts'
import { unwrap } from '../../../kernel/result.ts'
import { createMemoryLocks } from '../../../ports/memory.ts'
import { createMemoryStorage, type MemoryStorage } from '../../../ports/memory-storage.ts'
import { createManualClock } from '../../../testing/manual-clock.ts'
import { createTestFoyer } from '../../../testing/test-foyer.ts'
import { session } from '../../auth/session/session.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { promotionEndpoints } from '../../content/promotions/endpoints.ts'
import { attempts } from './attempts.ts'
import { onEndedUnwatched } from './on-ended-unwatched.ts'

/** A promotion that pays 3.00. */
const FRIEND = 207
const PATH = `/wps/activities/${FRIEND}/claim`

/** What becomes of the next requests with this path: the request never arrives, or its answer is lost, or comes late. */
type Fate = 'lostRequest' | 'lostAnswer' | 'late' | Response

/** A browser with tabs, on one platform. */
async function openBrowser({
  slowLocks = false,
  brokenLocks = () => false,
}: {
  readonly slowLocks?: boolean
  readonly brokenLocks?: () => boolean
} = {}) {
  const clock = createManualClock()
  const sandbox = createSandbox({ clock })
  const storage = createMemoryStorage()
  const memoryLocks = createMemoryLocks()
  const locks: typeof memoryLocks = slowLocks
    ? {
        // The next tab has the lock before this one is told that its own work is over.
        async hold(name, signal, work) {
          const result = await memoryLocks.hold(name, signal, work)
          for (let turn = 0; turn < 50; turn += 1) await Promise.resolve()
          return result
        },
      }
    : {
        async hold(name, signal, work) {
          if (brokenLocks() && name.includes('attempt')) throw new DOMException('denied', 'SecurityError')
          const result = await memoryLocks.hold(name, signal, work)
          if (brokenLocks() && name.includes('attempt')) throw new DOMException('stolen', 'AbortError')
          return result
        },
      }
  const fates: Fate[] = []
  /** What the platform is made to say of a key. */
  const said: Response[] = []
  /** Lets the late answers through. */
  const late: (() => void)[] = []
  const sent: { readonly path: string; readonly key: string; readonly at: number }[] = []
  const open: ReturnType<typeof createTestFoyer>[] = []

  const fetch = async (request: Request): Promise<Response> => {
    const { pathname } = new URL(request.url)
    if (pathname !== PATH) {
      if (!pathname.endsWith('/resolve')) return sandbox.fetch(request)
      sent.push({ path: 'resolve', key: pathname.split('/').at(-2) ?? '', at: clock.now() })
      return said.shift() ?? sandbox.fetch(request)
    }
    const { idempotencyKey } = await request.clone().json()
    sent.push({ path: 'claim', key: idempotencyKey, at: clock.now() })
    const fate = fates.shift()
    if (fate instanceof Response) return fate
    if (fate === 'lostRequest') throw new TypeError('Failed to fetch')
    const answer = await sandbox.fetch(request)
    if (fate === 'lostAnswer') throw new TypeError('Failed to fetch')
    if (fate === 'late') await new Promise<void>((resolve) => late.push(resolve))
    return answer
  }

  /** A tab whose storage has what it had seen of it while it `isBehind`. */
  const lateStorage = (isBehind: () => boolean): MemoryStorage => {
    const tab = storage.tab()
    const seen = new Map<string, string | null>()
    return {
      ...tab,
      get(key) {
        const value = isBehind() ? (seen.get(key) ?? null) : tab.get(key)
        seen.set(key, value)
        return value
      },
    }
  }

  const openTab = async (options: { readonly own?: boolean; readonly isBehind?: () => boolean } = {}) => {
    const { isBehind } = options
    const viewed = () => (isBehind === undefined ? storage.tab() : lateStorage(isBehind))
    const shared = options.own ? {} : { storage: open.length === 0 ? storage : viewed(), locks }
    const test = createTestFoyer({ clock, fetch, ...shared, config: { http: { retries: 0 } } })
    open.push(test)
    await test.idle()
    const { foyer } = test
    const own = foyer.use(attempts)
    return {
      ...test,
      own,
      logIn: async (username = 'player1') => {
        unwrap(await foyer.use(signIn).withPassword({ username, password: 'Foyer2026' }))
        await test.idle()
      },
      claim: (signal?: AbortSignal, details?: string) =>
        own.run(
          {
            kind: 'promotionClaim',
            target: String(FRIEND),
            details,
            endpoint: promotionEndpoints.activityClaim,
            input: { id: FRIEND },
          },
          { signal },
        ),
      states: () => own.$attempts.get().map(({ state }) => state.status),
    }
  }
  onTestFinished(() => {
    for (const test of open) test.dispose()
    expect(open.flatMap((test) => test.leftovers())).toEqual([])
    sandbox.dispose()
  })

  await sandbox.control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: 'Claim' })
  const paid = () =>
    sandbox
      .snapshot()
      .journal?.entries.filter(
        ({ kind, postings }) => kind === 'bonus' && postings.some(({ account }) => account === 'cash:player1'),
      ).length ?? 0
  return {
    clock,
    sandbox,
    control: sandbox.control,
    openTab,
    fates,
    sent,
    late,
    said,
    /** How often the promotion was paid. */
    paid: (
      (before) => () =>
        paid() - before
    )(paid()),
    stored: () => storage.keys().filter((key) => key.startsWith('MC_ATTEMPTS')),
    /** A tab is closed right after the tap: its record is there, and it never had the lock. */
    leaveUnsent() {
      const key = '00000000-0000-4000-8000-000000000002'
      const record = {
        key,
        kind: 'promotionClaim',
        target: String(FRIEND),
        isPlain: true,
        at: clock.now(),
        isUnsent: true,
      }
      storage.tab().set(`MC_ATTEMPTS:demo:1:player1:promotionClaim:${FRIEND}`, JSON.stringify(record))
    },
    /** Another tab writes and sends in the same moment: no tab is told of it. */
    takePlace(key: string) {
      for (const slot of storage.keys().filter((name) => name.startsWith('MC_ATTEMPTS'))) {
        storage.seed(slot, JSON.stringify({ ...JSON.parse(storage.get(slot) ?? '{}'), key, isUnsent: false }))
      }
    },
  }
}

describe('an attempt', () => {
  it('[CASH-01] is stored with its key before the request leaves, and dropped when the answer has come', async () => {
    const { openTab, fates, late, sent, stored, paid } = await openBrowser()
    const tab = await openTab()
    await tab.logIn()
    fates.push('late')
    const claiming = tab.claim()
    await tab.idle({ hanging: 1 })
    expect(stored()).toEqual([`MC_ATTEMPTS:demo:1:player1:promotionClaim:${FRIEND}`])
    expect(JSON.parse(tab.ports.storage.get(stored()[0] ?? '') ?? '')).toEqual({
      key: sent[0]?.key,
      kind: 'promotionClaim',
      target: String(FRIEND),
      isPlain: true,
      at: expect.any(Number),
    })
    expect(tab.states()).toEqual(['sending'])
    late.shift()?.()
    expect(await claiming).toEqual({ ok: true, data: { label: 'Claimed' } })
    expect([stored(), tab.states(), paid()]).toEqual([[], [], 1])
  })

  it('[CASH-01] tapped twenty times is one request with one key', async () => {
    const { openTab, sent, paid } = await openBrowser()
    const tab = await openTab()
    await tab.logIn()
    const taps = await Promise.all(Array.from({ length: 20 }, () => tab.claim()))
    expect(taps.every(({ ok }) => ok)).toBe(true)
    expect([sent.length, paid()]).toEqual([1, 1])
  })

  it('[CASH-01] that is refused is over: nothing was made, the next one has a key of its own', async () => {
    const { openTab, control, sent, stored } = await openBrowser()
    const tab = await openTab()
    await tab.logIn()
    await control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: 'Joined' })
    expect(await tab.claim()).toMatchObject({ ok: false, error: { code: 'promo.transition.invalid' } })
    expect([stored(), tab.states()]).toEqual([[], []])
    await control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: 'Claim' })
    expect((await tab.claim()).ok).toBe(true)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
  })

  it('without a network sends nothing and uses no key', async () => {
    const { openTab, sent, stored } = await openBrowser()
    const tab = await openTab()
    await tab.logIn()
    tab.ports.network.setOnline(false)
    expect(await tab.claim()).toMatchObject({ error: { code: 'network.offline' } })
    expect([sent, stored(), tab.states()]).toEqual([[], [], []])
  })

  it('of a guest or a trial player sends nothing', async () => {
    const { openTab, sent } = await openBrowser()
    const tab = await openTab()
    expect(await tab.claim()).toMatchObject({ error: { code: 'session.required' } })
    unwrap(await tab.foyer.use(session).startTrial())
    await tab.idle()
    expect(await tab.claim()).toMatchObject({ error: { code: 'session.required' } })
    expect(sent).toEqual([])
  })
})

describe('a lost answer', () => {
  it('[CASH-02] is asked for with the same key after 1, 2, 4 s, and pays once', async () => {
    const { openTab, fates, sent, clock, paid } = await openBrowser()
    const tab = await openTab()
    await tab.logIn()
    fates.push('lostAnswer', new Response('<html>', { status: 502 }), new Response('{"success":tru'))
    const claiming = tab.claim()
    await tab.idle()
    expect([tab.states(), paid()]).toEqual([['unknown'], 1])
    await clock.advance(7000)
    expect(await claiming).toEqual({ ok: true, data: { label: 'Claimed' } })
    const [first] = sent
    expect(sent.map(({ at }) => at - (first?.at ?? 0))).toEqual([0, 1000, 3000, 7000])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(paid()).toBe(1)
  })

  it('[CASH-02] is asked for as soon as the network is back, and never without one', async () => {
    const { openTab, fates, sent, clock, paid } = await openBrowser()
    const tab = await openTab()
    await tab.logIn()
    fates.push('lostAnswer')
    const claiming = tab.claim()
    await tab.idle()
    tab.ports.network.setOnline(false)
    await clock.advance(40_000)
    expect(sent).toHaveLength(1)
    tab.ports.network.setOnline(true)
    await tab.idle()
    expect((await claiming).ok).toBe(true)
    // No repeat was used up meanwhile: it is the request itself that is sent again.
    expect([sent.map(({ path }) => path), paid()]).toEqual([['claim', 'claim'], 1])
  })

  it('is asked for as soon as the page is shown again, and not because it is hidden', async () => {
    const { openTab, fates, sent, paid } = await openBrowser()
    const tab = await openTab()
    await tab.logIn()
    fates.push('lostAnswer')
    const claiming = tab.claim()
    await tab.idle()
    tab.ports.visibility.setVisible(false)
    await tab.idle()
    expect(sent).toHaveLength(1)
    tab.ports.visibility.setVisible(true)
    await tab.idle()
    expect((await claiming).ok).toBe(true)
    expect([sent.length, paid()]).toEqual([2, 1])
  })

  it('[CASH-02] leaves no room for another amount: it is refused until the end of the first one is known', async () => {
    const { openTab, fates, sent, clock } = await openBrowser()
    const tab = await openTab()
    await tab.logIn()
    const run = (amount: Money) =>
      tab.own.run({
        kind: 'deposit',
        target: 'QUICKPAY',
        amount,
        endpoint: promotionEndpoints.activityClaim,
        input: { id: FRIEND },
      })
    fates.push('lostAnswer')
    const first = run('500.00' as Money)
    await tab.idle()
    expect(await run('700.00' as Money)).toMatchObject({ ok: false, error: { code: 'attempt.open' } })
    expect(sent).toHaveLength(1)
    await clock.advance(1000)
    expect((await first).ok).toBe(true)
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
  })

  it('[CASH-03] after a minute is no longer sent: the platform says what was made, or closes the key', async () => {
    for (const fate of ['lostAnswer', 'lostRequest'] as const) {
      const { openTab, fates, sent, clock, paid, control, stored } = await openBrowser()
      const tab = await openTab()
      await tab.logIn()
      fates.push(fate)
      const claiming = tab.claim()
      await tab.idle()
      await control.setFault({ endpoint: 'activityClaim', kind: 'status:500' })
      await control.setFault({ endpoint: 'attemptResolve', kind: 'status:503', times: 1 })
      await clock.advance(31_000)
      expect(sent.map(({ path }) => path)).toEqual([...Array(6).fill('claim'), 'resolve'])
      expect(tab.own.$attempts.get()).toMatchObject([
        { state: { status: 'unknown' }, reference: sent[0]?.key.slice(-6).toUpperCase() },
      ])
      await clock.advance(15_000)
      const made = fate === 'lostAnswer'
      expect(await claiming).toMatchObject(
        made ? { ok: true, data: { label: 'Claimed' } } : { ok: false, error: { code: 'idempotency.void' } },
      )
      expect([paid(), stored(), tab.states()]).toEqual([made ? 1 : 0, [], []])
      // A request that arrives now is refused, so it is final.
      await control.clearFaults()
      const late = await tab.foyer
        .call(promotionEndpoints.activityClaim, { id: FRIEND, idempotencyKey: sent[0]?.key ?? '' })
        .catch((error) => error)
      expect(made ? late : late.code).toEqual(made ? { label: 'Claimed' } : 'idempotency.void')
      expect(paid()).toBe(made ? 1 : 0)
    }
  })

  it('[CASH-02] followed by a refusal says nothing of the first request: the platform is asked', async () => {
    const { openTab, fates, sent, clock, paid } = await openBrowser()
    const tab = await openTab()
    await tab.logIn()
    fates.push('lostAnswer', Response.json({ success: false, code: 'too.many' }, { status: 429 }))
    const claiming = tab.claim()
    await tab.idle()
    await clock.advance(1000)
    expect(await claiming).toMatchObject({ ok: true, data: { label: 'Claimed' } })
    expect(sent.map(({ path }) => path)).toEqual(['claim', 'claim', 'resolve'])
    fates.push('lostRequest', Response.json({ success: false, code: 'promo.transition.invalid' }))
    const again = tab.claim()
    await tab.idle()
    await clock.advance(1000)
    expect(await again).toMatchObject({ ok: false, error: { code: 'promo.transition.invalid' } })
    expect(paid()).toBe(1)
  })

  it('[CASH-02] is never taken for a failure: asked every 15 s, then each minute of a visible page, and when a person asks', async () => {
    const { openTab, fates, sent, clock, control } = await openBrowser()
    const tab = await openTab()
    await tab.logIn()
    fates.push('lostAnswer')
    const claiming = tab.claim()
    await tab.idle()
    await control.setFault({ endpoint: 'activityClaim', kind: 'status:500' })
    await control.setFault({ endpoint: 'attemptResolve', kind: 'malformed' })
    const asked = () => sent.filter(({ path }) => path === 'resolve').length
    await clock.advance(31_000)
    expect(asked()).toBe(1)
    await clock.advance(300_000)
    expect(asked()).toBe(21)
    await clock.advance(120_000)
    expect(asked()).toBe(23)
    tab.ports.visibility.setVisible(false)
    await clock.advance(3_600_000)
    expect(asked()).toBe(23)
    tab.ports.visibility.setVisible(true)
    await tab.idle()
    expect(asked()).toBe(24)
    const [open] = tab.own.$attempts.get()
    tab.own.check(open?.key ?? '')
    await tab.idle()
    expect([asked(), tab.states()]).toEqual([25, ['unknown']])
    await control.clearFaults()
    tab.own.check(open?.key ?? '')
    await tab.idle()
    expect((await claiming).ok).toBe(true)
  })

  it('[CASH-02] with an object that cannot be read was made: it stays to be seen, and is not sent again', async () => {
    const { openTab, fates, sent, clock, said, paid } = await openBrowser()
    const tab = await openTab()
    await tab.logIn()
    const odd = () => Response.json({ success: true, value: 'odd' })
    fates.push('lostAnswer', odd(), odd(), odd(), odd(), odd())
    said.push(Response.json({ success: true, value: { result: 'made', object: 'odd' } }))
    const claiming = tab.claim()
    await tab.idle()
    await clock.advance(31_000)
    expect(await claiming).toMatchObject({ ok: false, error: { code: 'response.schema' } })
    expect([tab.states(), sent.at(-1)?.path, paid()]).toEqual([['made'], 'resolve', 1])
  })
})

describe('a page that was closed while it waited', () => {
  it('[CASH-03] is taken up by the next one, also after a day: made is shown to whoever comes back', async () => {
    const { openTab, fates, sent, clock, paid, stored } = await openBrowser()
    const closed = await openTab()
    await closed.logIn()
    fates.push('lostAnswer')
    const claiming = closed.claim()
    await closed.idle()
    closed.dispose()
    expect(await claiming).toMatchObject({ error: { code: 'request.aborted' } })
    expect(stored()).toHaveLength(1)
    clock.sleep(86_400_000)
    const tab = await openTab()
    await tab.logIn()
    expect(sent.map(({ path }) => path)).toEqual(['claim', 'resolve'])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(1)
    expect(tab.own.$attempts.get()).toMatchObject([{ state: { status: 'made', object: { label: 'Claimed' } } }])
    expect([stored(), paid()]).toEqual([[], 1])
    tab.own.dismiss(sent[0]?.key ?? '')
    expect(tab.states()).toEqual([])
  })

  it('[CASH-03] and never arrived is closed: nothing was made, and the person may try again', async () => {
    const { openTab, fates, paid } = await openBrowser()
    const closed = await openTab()
    await closed.logIn()
    fates.push('lostRequest')
    void closed.claim()
    await closed.idle()
    closed.dispose()
    const tab = await openTab()
    await tab.logIn()
    expect(tab.own.$attempts.get()).toMatchObject([
      { state: { status: 'refused', error: { code: 'idempotency.void' } } },
    ])
    expect((await tab.claim()).ok).toBe(true)
    expect(paid()).toBe(1)
  })

  it('is joined by whoever does the same again before it is known', async () => {
    const { openTab, fates, control, sent, clock, paid } = await openBrowser()
    const closed = await openTab()
    await closed.logIn()
    fates.push('lostAnswer')
    void closed.claim()
    await closed.idle()
    closed.dispose()
    await control.setFault({ endpoint: 'attemptResolve', kind: 'offline', times: 1 })
    const tab = await openTab()
    await tab.logIn()
    expect(tab.states()).toEqual(['unknown'])
    const claiming = tab.claim()
    await clock.advance(15_000)
    expect((await claiming).ok).toBe(true)
    expect([sent.filter(({ path }) => path === 'claim').length, tab.states(), paid()]).toEqual([1, [], 1])
  })

  it('[CASH-03] longer ago than the platform keeps keys is for the support: its word is worth nothing then', async () => {
    const { openTab, fates, clock, stored } = await openBrowser()
    const closed = await openTab()
    await closed.logIn()
    fates.push('lostAnswer')
    void closed.claim()
    await closed.idle()
    closed.dispose()
    clock.sleep(30 * 86_400_000 + 1000)
    const tab = await openTab()
    await tab.logIn()
    expect([tab.states(), stored()]).toEqual([['expired'], []])
  })

  it('stays to be seen as made when the platform says so and the clock of the device takes the key for forgotten', async () => {
    const { openTab, fates, said, clock, paid, stored } = await openBrowser()
    const closed = await openTab()
    await closed.logIn()
    fates.push('lostAnswer')
    void closed.claim()
    await closed.idle()
    closed.dispose()
    clock.sleep(30 * 86_400_000 + 1000)
    said.push(Response.json({ success: true, value: { result: 'made', object: { label: 'Claimed' } } }))
    const tab = await openTab()
    await tab.logIn()
    expect([tab.states(), stored(), paid()]).toEqual([['made'], [], 1])
  })

  it('longer ago than that is for the support also where the platform refuses to say what came of it', async () => {
    const { openTab, fates, said, clock, stored } = await openBrowser()
    const closed = await openTab()
    await closed.logIn()
    fates.push('lostAnswer')
    void closed.claim()
    await closed.idle()
    closed.dispose()
    const refusal = () => Response.json({ success: false, code: 'request.invalid' }, { status: 400 })
    clock.sleep(29 * 86_400_000)
    said.push(refusal())
    const tab = await openTab()
    await tab.logIn()
    expect([tab.states(), stored().length]).toEqual([['unknown'], 1])
    tab.dispose()
    clock.sleep(86_400_000 + 1000)
    said.push(refusal())
    const later = await openTab()
    await later.logIn()
    expect([later.states(), stored()]).toEqual([['expired'], []])
  })

  it('[CASH-04] belongs to its user: another one sees nothing of it, and the owner finds it after the next sign-in', async () => {
    const { openTab, fates, sent, stored } = await openBrowser()
    const tab = await openTab()
    await tab.logIn()
    fates.push('lostAnswer')
    const claiming = tab.claim()
    await tab.idle()
    await tab.foyer.use(session).signOut()
    expect(await claiming).toMatchObject({ error: { code: 'request.aborted' } })
    expect([tab.states(), stored().length]).toEqual([[], 1])
    await tab.logIn('demo')
    expect([tab.states(), sent.length]).toEqual([[], 1])
    await tab.foyer.use(session).signOut()
    await tab.logIn()
    expect(tab.states()).toEqual(['made'])
  })
})

describe('a screen that was left', () => {
  it('[CASH-06] ends its wait alone: the attempt goes on, and its end stays to be seen', async () => {
    const { openTab, fates, late, paid } = await openBrowser()
    const tab = await openTab()
    await tab.logIn()
    fates.push('late')
    const screen = new AbortController()
    const claiming = tab.claim(screen.signal)
    await tab.idle({ hanging: 1 })
    screen.abort()
    expect(await claiming).toMatchObject({ error: { code: 'request.aborted' } })
    late.shift()?.()
    await tab.idle()
    expect([tab.states(), paid()]).toEqual([['made'], 1])
  })
})

describe('another tab', () => {
  it('[CASH-05] says that it is sent elsewhere, sends nothing, and has the same end', async () => {
    const { openTab, fates, late, sent, paid } = await openBrowser()
    const [one, other] = [await openTab(), await openTab()]
    await one.logIn()
    await other.idle()
    fates.push('late')
    const claiming = one.claim()
    await one.idle({ hanging: 1 })
    expect(other.states()).toEqual(['elsewhere'])
    const joined = other.claim()
    late.shift()?.()
    expect((await claiming).ok).toBe(true)
    expect(await joined).toMatchObject({ ok: true, data: { label: 'Claimed' } })
    expect([sent.filter(({ path }) => path === 'claim').length, paid()]).toEqual([1, 1])
    await other.idle()
    expect([one.states(), other.states()]).toEqual([[], []])
  })

  it.each([['made'], ['refused']])(
    '[CASH-05] is over for it as well, and asks nobody, where its person has seen that it was %s',
    async (end) => {
      const { openTab, fates, late, sent, control } = await openBrowser({ slowLocks: true })
      const [one, other] = [await openTab(), await openTab()]
      await one.logIn()
      await other.idle()
      const ended = vi.fn()
      onTestFinished(onEndedUnwatched(other.own, 'promotionClaim', ended))
      if (end === 'refused') await control.setPromotionLabel({ userName: 'player1', id: FRIEND, label: 'Claimed' })
      fates.push('late')
      const claiming = one.claim()
      await one.idle({ hanging: 1 })
      expect([other.states(), ended.mock.calls.length]).toEqual([['elsewhere'], 0])
      late.shift()?.()
      expect((await claiming).ok).toBe(end === 'made')
      await other.idle()
      expect([one.states(), other.states(), ended.mock.calls.length]).toEqual([[], [], 1])
      expect(sent.filter(({ path }) => path === 'resolve')).toEqual([])
    },
  )

  it('[CASH-05] is over for it as well where the storage arrives later than the lock', async () => {
    const { openTab, fates, late, sent, paid } = await openBrowser()
    const wasAsked = () => sent.some(({ path }) => path === 'resolve')
    let isHeld = false
    const one = await openTab()
    const other = await openTab({ isBehind: () => isHeld && !wasAsked() })
    await one.logIn()
    await other.idle()
    const ended = vi.fn()
    onTestFinished(onEndedUnwatched(other.own, 'promotionClaim', ended))
    fates.push('late')
    const claiming = one.claim()
    await one.idle({ hanging: 1 })
    expect(other.states()).toEqual(['elsewhere'])
    isHeld = true
    late.shift()?.()
    expect((await claiming).ok).toBe(true)
    await other.idle()
    // It has asked, and what it was told is not news.
    expect([wasAsked(), one.states(), other.states(), ended.mock.calls.length]).toEqual([true, [], [], 1])
    expect(paid()).toBe(1)
  })

  it('[CASH-05] with other details is another action, which waits for the end of the first: neither is told as the other', async () => {
    for (const [first, second] of [
      ['with', undefined],
      [undefined, 'with'],
      ['with', 'with'],
    ]) {
      const { openTab, fates, late, paid } = await openBrowser()
      const [one, other] = [await openTab(), await openTab()]
      await one.logIn()
      await other.idle()
      fates.push('late')
      const claiming = one.claim(undefined, first)
      await one.idle({ hanging: 1 })
      expect(await other.claim(undefined, second)).toMatchObject({ ok: false, error: { code: 'attempt.open' } })
      late.shift()?.()
      expect((await claiming).ok).toBe(true)
      await other.idle()
      expect([paid(), one.states()]).toEqual([1, []])
    }
  })

  it('that took the place of this one at the same moment is joined; whoever leaves that wait finds its end to be seen', async () => {
    const { openTab, control, clock, takePlace, sent } = await openBrowser()
    const tab = await openTab()
    await tab.logIn()
    await control.setFault({ endpoint: 'attemptResolve', kind: 'offline', times: 1 })
    const screen = new AbortController()
    const claiming = tab.claim(screen.signal)
    takePlace('00000000-0000-4000-8000-000000000001')
    await tab.idle()
    screen.abort()
    expect(await claiming).toMatchObject({ error: { code: 'request.aborted' } })
    await clock.advance(15_000)
    await tab.idle()
    expect([sent.map(({ path }) => path), tab.states()]).toEqual([['resolve', 'resolve'], ['refused']])
  })

  it('[CASH-05] frees the slot when a tab was closed after the tap and before its request left, and asks nothing', async () => {
    const { openTab, leaveUnsent, clock, sent, stored, paid } = await openBrowser()
    const tab = await openTab()
    await tab.logIn()
    leaveUnsent()
    await tab.idle()
    expect(tab.states()).toEqual(['elsewhere'])
    await clock.advance(10_000)
    expect([tab.states(), stored(), sent]).toEqual([[], [], []])
    expect((await tab.claim()).ok).toBe(true)
    expect(paid()).toBe(1)
  })

  it('[CASH-05] takes over where the first one is closed', async () => {
    const { openTab, fates, sent, paid } = await openBrowser()
    const [one, other] = [await openTab(), await openTab()]
    await one.logIn()
    await other.idle()
    fates.push('lostAnswer')
    void one.claim()
    await one.idle()
    expect(other.states()).toEqual(['elsewhere'])
    one.dispose()
    await other.idle()
    expect([other.states(), sent.at(-1)?.path, paid()]).toEqual([['made'], 'resolve', 1])
  })

  it('[CASH-05] in the same moment pays once', async () => {
    const { openTab, paid, sent } = await openBrowser()
    const [one, other] = [await openTab(), await openTab()]
    await one.logIn()
    await other.idle()
    const ends = await Promise.all([one.claim(), other.claim()])
    expect(ends.every(({ ok }) => ok)).toBe(true)
    await one.idle()
    await other.idle()
    expect([sent.filter(({ path }) => path === 'claim').length, paid()]).toEqual([1, 1])
  })
})

describe('a lock of the host that fails', () => {
  it('refuses the attempt and keeps the slot usable when nothing was sent', async () => {
    let isBroken = true
    const { openTab, sent, stored, paid } = await openBrowser({ brokenLocks: () => isBroken })
    const tab = await openTab()
    await tab.logIn()
    expect(await tab.claim()).toMatchObject({ ok: false, error: { code: 'unknown' } })
    expect([tab.states(), stored(), sent]).toEqual([[], [], []])
    isBroken = false
    expect((await tab.claim()).ok).toBe(true)
    expect(paid()).toBe(1)
  })

  it('keeps an attempt of an earlier visit open until the lock works when a person asks', async () => {
    let isBroken = false
    const { openTab, fates, stored, paid } = await openBrowser({ brokenLocks: () => isBroken })
    const closed = await openTab()
    await closed.logIn()
    fates.push('lostAnswer')
    void closed.claim()
    await closed.idle()
    closed.dispose()
    isBroken = true
    const tab = await openTab()
    await tab.logIn()
    expect([tab.states(), stored().length]).toEqual([['unknown'], 1])
    expect(await tab.claim()).toMatchObject({ ok: false, error: { code: 'unknown' } })
    expect([tab.states(), stored().length, paid()]).toEqual([['unknown'], 1, 1])
    isBroken = false
    tab.own.check(tab.own.$attempts.get()[0]?.key ?? '')
    await tab.idle()
    expect([tab.states(), stored(), paid()]).toEqual([['made'], [], 1])
  })

  it('does not end the work when the lock is lost on the way', async () => {
    let isBroken = false
    const { openTab, fates, late, stored, paid } = await openBrowser({ brokenLocks: () => isBroken })
    const tab = await openTab()
    await tab.logIn()
    fates.push('late')
    const claiming = tab.claim()
    await tab.idle({ hanging: 1 })
    isBroken = true
    late.shift()?.()
    expect(await claiming).toEqual({ ok: true, data: { label: 'Claimed' } })
    expect([tab.states(), stored(), paid()]).toEqual([[], [], 1])
  })
})
