import { createSandbox } from '@foyer/sandbox'
import { atom } from 'nanostores'
import { describe, expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { createMemoryStorage } from '../../../ports/memory-storage.ts'
import { deferred } from '../../../testing/deferred.ts'
import { DEMO } from '../../../testing/demo-account.ts'
import { json, scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createSessionTab } from '../../../testing/session-tab.ts'
import type { TestOptions } from '../../../testing/test-bench.ts'
import { createAccessGuard } from '../../access/access-guard.ts'
import { sessionEndpoints } from '../../auth/session/endpoints.ts'
import { recordEndpoints } from './endpoints.ts'
import { createRecords } from './records.ts'

const info = { token: 'T1', merchantCode: 'demo', userName: 'demo', type: 0, firstTimeLogin: false }

function open(options: TestOptions = {}) {
  const script = scriptedPlatform()
  const storage = createMemoryStorage({ MC_SESSION_INFO: JSON.stringify(info) })
  const tab = createSessionTab({ fetch: script.fetch, storage, ...options })
  onTestFinished(() => {
    tab.dispose()
    expect(tab.leftovers()).toEqual([])
  })
  const platform = { $settings: atom({ settled: true }), isOn: () => true }
  const guard = createAccessGuard(tab.context, tab.session, platform)
  tab.session.start()
  script.answer(sessionEndpoints.logout, null)
  return { ...tab, script, records: createRecords(tab.context, tab.session, guard) }
}

const row = (id: number) => ({ transactionId: id, kind: 'bet' as const, at: id, amount: '-1.50', balanceAfter: '10' })
const rows = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => row(from + at))

describe('records', () => {
  it.each([
    ['a guest', undefined, 'session.required'],
    ['a trial player', 4, 'trial.rejected'],
  ])('[ROLE-07][ROLE-09] nothing is asked for %s, and the list says why', async (_, type, code) => {
    const record = type === undefined ? {} : { MC_SESSION_INFO: JSON.stringify({ ...info, type }) }
    const test = open({ storage: createMemoryStorage(record) })
    const bets = test.records.bets()
    void bets.load()
    await test.idle()
    expect(bets.$state.get()).toMatchObject({ status: 'failed', error: { code } })
    expect(test.script.requests).toEqual([])
  })

  it('bets, transactions and days of a member come from the platform', async () => {
    const sandbox = createSandbox()
    onTestFinished(() => sandbox.dispose())
    const test = open({ fetch: (request) => sandbox.fetch(request), storage: createMemoryStorage() })
    unwrap(await test.signIn.withPassword(DEMO))
    const lists = [test.records.bets(), test.records.transactions(), test.records.profitAndLoss()]
    for (const list of lists) void list.load()
    await test.idle()
    for (const list of lists) {
      expect(list.$state.get()).toMatchObject({ status: 'ready', data: { page: 1 } })
      expect(list.items.length).toBeGreaterThan(0)
      list.dispose()
    }
  })

  it('[SESSION-04] of one user are not those of the next', async () => {
    const sandbox = createSandbox()
    onTestFinished(() => sandbox.dispose())
    const test = open({ fetch: (request) => sandbox.fetch(request), storage: createMemoryStorage() })
    unwrap(await test.signIn.withPassword(DEMO))
    const bets = test.records.bets({ period: 'days30' })
    await bets.load()
    const before = bets.items
    expect(before.length).toBeGreaterThan(0)
    expect(bets.$summary.get()?.totals).toBeDefined()
    await test.session.signOut()
    await test.idle()
    expect([bets.items, bets.$summary.get(), bets.$state.get().status]).toEqual([[], undefined, 'failed'])
    unwrap(await test.signIn.withPassword({ ...DEMO, username: 'player1' }))
    await test.idle()
    expect(bets.$state.get().status).toBe('ready')
    expect(bets.items.filter(({ betId }) => before.some((row) => row.betId === betId))).toEqual([])
    bets.dispose()
  })

  it('are of days of UTC where this device does not know the zone of the configuration', async () => {
    const test = open({ config: { timeZone: 'Europe/Atlantis' } })
    expect(test.records.today()).toBe(new Date(test.context.time.now()).toISOString().slice(0, 10))
  })

  it('what did not arrive for want of a network is asked for again when it is back', async () => {
    const test = open()
    test.script.on(
      recordEndpoints.transactionRecord,
      () => json({ success: true, value: { list: rows(1, 25) } }),
      () => json({ success: true, value: { list: rows(26, 30) } }),
    )
    const list = test.records.transactions()
    test.ports.network.setOnline(false)
    void list.load()
    await test.idle()
    expect(list.$state.get()).toMatchObject({ status: 'failed', error: { code: 'network.offline' } })
    test.ports.network.setOnline(true)
    await test.idle()
    expect(list.$state.get()).toMatchObject({ status: 'ready', data: { page: 1 } })
    test.ports.network.setOnline(false)
    list.loadMore()
    await test.idle()
    expect(list.$state.get()).toMatchObject({
      status: 'ready',
      data: { more: 'failed' },
      error: { code: 'network.offline' },
    })
    test.ports.network.setOnline(true)
    await test.idle()
    expect(list.$state.get()).toMatchObject({ status: 'ready', data: { page: 2 }, error: undefined })
    expect(list.items).toHaveLength(30)
  })

  it('[CASH-41] go on page by page, 25 at a time, also where the platform does not count', async () => {
    const test = open()
    test.script.on(
      recordEndpoints.transactionRecord,
      () => json({ success: true, value: { list: rows(1, 25) } }),
      () => json({ success: true, value: { list: rows(25, 30) } }),
    )
    const list = test.records.transactions()
    void list.load()
    await test.idle()
    expect(list.$state.get()).toMatchObject({ data: { page: 1, totalPages: 2, hasMore: true, total: 25 } })
    list.loadMore()
    await test.idle()
    expect(list.items.map(({ transactionId }) => transactionId)).toEqual(rows(1, 30).map((_, at) => `${at + 1}`))
    expect(list.$state.get()).toMatchObject({ data: { page: 2, hasMore: false } })
    expect(test.script.requests.map(({ query }) => query)).toEqual([
      { pageNo: '1', pageSize: '25' },
      { pageNo: '2', pageSize: '25' },
    ])
  })

  it('show a change of the balance whose kind is not known', async () => {
    const test = open()
    test.script.on(recordEndpoints.transactionRecord, () =>
      json({ success: true, value: { list: [{ ...row(1), kind: 'cashback' }, { ...row(2), kind: null }, row(3)] } }),
    )
    const list = test.records.transactions()
    void list.load()
    await test.idle()
    expect(list.items.map(({ kind }) => kind)).toEqual(['other', 'other', 'bet'])
  })

  it('believe the platform’s counts', async () => {
    const test = open()
    test.script.answer(recordEndpoints.profitAndLoss, { list: [], totalCount: 60 })
    test.script.answer(recordEndpoints.transactionRecord, { list: rows(1, 25), totalCount: '60' })
    const list = test.records.transactions()
    void list.load()
    await test.idle()
    expect(list.$state.get()).toMatchObject({ data: { totalPages: 3, total: 60, hasMore: true } })
    test.script.answer(recordEndpoints.transactionRecord, { list: rows(1, 25), totalPages: 9 })
    void list.refresh()
    await test.idle()
    expect(list.$state.get()).toMatchObject({ data: { totalPages: 9 } })
  })

  it('[SESSION-04] of somebody who has left do not arrive any more', async () => {
    const test = open()
    const late = deferred<Response>()
    test.script.on(recordEndpoints.transactionRecord, () => late.promise)
    const list = test.records.transactions()
    void list.load()
    await test.session.signOut()
    late.resolve(json({ success: true, value: { list: rows(1, 5) } }))
    await test.idle()
    expect(list.items).toEqual([])
  })
})

/** A row of bets as a platform may send it. */
const bet = (id: number) => ({ betId: id, nodeId: '7', betAt: id, betAmount: '1.50', winAmount: 0 })
const answer = (value: object) => json({ success: true, value })

describe('the days of a record', () => {
  it('[CASH-40] are those of the merchant by server time, whatever the device thinks', async () => {
    const test = open({ config: { timeZone: 'Asia/Manila' } })
    // 16:30 UTC on the 23rd is past midnight in Manila.
    const now = Date.parse('2026-11-23T16:30:00Z')
    test.script.on(
      recordEndpoints.gameRecord,
      () =>
        new Response(JSON.stringify({ success: true, value: { list: [bet(1)], zone: 'Asia/Manila', asOf: now } }), {
          headers: { Date: new Date(now).toUTCString() },
        }),
    )
    const list = test.records.bets({ period: 'days7' })
    await list.load()
    await test.idle()
    const asked = test.script.requestsOf(recordEndpoints.gameRecord).map(({ query }) => `${query.from} ${query.to}`)
    // The device's clock stands elsewhere; the first answer tells the day, and what is shown is of that day.
    expect(asked.at(-1)).toBe('2026-11-18 2026-11-24')
    expect(list.$summary.get()).toMatchObject({ days: { from: '2026-11-18', to: '2026-11-24' }, zone: 'Asia/Manila' })
    expect(test.records.today()).toBe('2026-11-24')
  })

  it('[CASH-40] follow the zone that the platform names, and one that there is not changes nothing', async () => {
    const test = open()
    test.script.on(recordEndpoints.gameRecord, () => answer({ list: [], zone: 'Mars/Olympus' }))
    const first = test.records.bets({ period: 'today' })
    await first.load()
    expect(first.$summary.get()?.zone).toBe('UTC')
    test.script.on(recordEndpoints.gameRecord, () => answer({ list: [], zone: 'Pacific/Kiritimati' }))
    const second = test.records.bets({ period: 'today' })
    await second.load()
    const kiritimati = test.records.today()
    expect(second.$summary.get()).toMatchObject({
      zone: 'Pacific/Kiritimati',
      days: { from: kiritimati, to: kiritimati },
    })
  })

  it('[CASH-40] that cannot be asked for fail with their field, and nothing is sent', async () => {
    const test = open()
    for (const [from, to, field] of [
      ['2020-01-31', '2020-01-01', 'from'],
      ['2020-01-01', 'soon', 'to'],
      ['2020-01-01', '2020-03-31', 'from'],
    ] as const) {
      const list = test.records.transactions({ period: { from, to } })
      await list.load()
      expect(list.$state.get()).toMatchObject({ status: 'failed', error: { code: 'request.invalid', field } })
    }
    expect(test.script.requests).toEqual([])
    expect(test.records.checkDays({ from: '2020-01-31', to: '2020-01-01' })).toEqual({
      field: 'from',
      problem: 'reversed',
    })
  })
})

describe('what is asked beside the days', () => {
  it('[CASH-41] filters go with every page, and the moment of the first page goes on to the next', async () => {
    const test = open()
    const rows25 = Array.from({ length: 25 }, (_, at) => bet(at))
    test.script.on(
      recordEndpoints.gameRecord,
      () =>
        answer({
          list: rows25,
          totalCount: 30,
          asOf: '1700',
          totals: { count: 30, betAmount: 45, winAmount: 0, profit: '-45' },
        }),
      () => answer({ list: [bet(26)], totalCount: 30, asOf: 1800, totals: { count: 99 } }),
    )
    const list = test.records.bets({ vendorCode: 'JL', gameType: 'RNG' })
    await list.load()
    await list.loadMore()
    expect(test.script.requestsOf(recordEndpoints.gameRecord).map(({ query }) => query)).toEqual([
      { pageNo: '1', pageSize: '25', vassalage: 'JL', gameType: 'RNG' },
      { pageNo: '2', pageSize: '25', vassalage: 'JL', gameType: 'RNG', asOf: '1700' },
    ])
    // Totals are those of the range, told with its first page.
    expect(list.$summary.get()?.totals).toEqual({ count: 30, betAmount: '45', winAmount: '0', profit: '-45' })
  })

  it('kinds go together, and those of agents by types=A', async () => {
    const test = open()
    test.script.answer(recordEndpoints.transactionRecord, { list: [] })
    await test.records.transactions({ kinds: ['bet', 'win'], ofAgent: true }).load()
    expect(test.script.requests[0]?.query).toMatchObject({ kind: 'bet,win', types: 'A' })
  })

  it('[CASH-41] totals that make no sense are left out, and the rows stay', async () => {
    const test = open()
    for (const totals of [null, 'many', { count: 'x' }, { count: 1, betAmount: 'NaN', winAmount: 1, profit: 1 }]) {
      test.script.on(recordEndpoints.gameRecord, () => answer({ list: [bet(1)], totals, asOf: 'soon', zone: 5 }))
      const list = test.records.bets()
      await list.load()
      expect(list.items).toMatchObject([
        { betId: '1', gameName: '7', vassalage: '', winAmount: '0', result: undefined },
      ])
      expect(list.$summary.get()).toMatchObject({ totals: undefined, zone: 'UTC' })
    }
  })

  it('names are those of the language of the page', async () => {
    const test = open()
    test.script.on(recordEndpoints.gameRecord, ({ headers }) =>
      answer({ list: [{ ...bet(1), gameName: headers.get('Language') }] }),
    )
    const list = test.records.bets()
    await list.load()
    test.languages.setLanguage('TY')
    await test.idle()
    expect(list.items.map(({ gameName }) => gameName)).toEqual(['TY'])
  })
})

describe('all rows of a range', () => {
  const page = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => bet(from + at))

  it('[CASH-43] are read page by page as they were when the list was shown, at most 5,000', async () => {
    const test = open()
    test.script.on(recordEndpoints.gameRecord, ({ query }) => {
      const { pageNo, pageSize } = { pageNo: Number(query.pageNo), pageSize: Number(query.pageSize) }
      return answer({ list: page((pageNo - 1) * pageSize + 1, pageNo * pageSize), totalCount: 6000, asOf: 1700 })
    })
    const list = test.records.bets()
    await list.load()
    const all = unwrap(await list.all())
    expect([all.rows.length, all.isCut, new Set(all.rows.map(({ betId }) => betId)).size]).toEqual([5000, true, 5000])
    const asked = test.script.requestsOf(recordEndpoints.gameRecord).slice(1)
    expect(asked).toHaveLength(50)
    expect(asked.every(({ query }) => query.asOf === '1700' && query.pageSize === '100')).toBe(true)
    // The list itself is as it was.
    expect(list.items).toHaveLength(25)
  })

  it('end where a page brings nothing new, and can be asked for without a list that is shown', async () => {
    const test = open()
    test.script.on(
      recordEndpoints.gameRecord,
      () => answer({ list: page(1, 100), totalPages: 9 }),
      () => answer({ list: page(1, 100), totalPages: 9 }),
    )
    const all = unwrap(await test.records.bets().all())
    expect([all.rows.length, all.isCut]).toEqual([100, false])
    expect(test.script.requests).toHaveLength(2)
  })

  it('are given up by their signal, and by a logout', async () => {
    const test = open()
    const late = deferred<Response>()
    test.script.on(recordEndpoints.gameRecord, () => late.promise)
    const leaving = new AbortController()
    const first = test.records.bets().all({ signal: leaving.signal })
    leaving.abort()
    expect(await first).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
    const second = test.records.bets().all()
    await test.session.signOut()
    expect(await second).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
    late.resolve(answer({ list: [] }))
  })

  it('[CASH-43] that fail are reported, and no half of a file is given', async () => {
    const test = open()
    test.script.on(
      recordEndpoints.gameRecord,
      () => answer({ list: page(1, 100), totalPages: 2 }),
      () => json({ success: false, code: 'no.permission' }),
    )
    expect(await test.records.bets().all()).toMatchObject({ ok: false, error: { code: 'no.permission' } })
    expect(test.events.failures).toMatchObject([{ verb: 'records.all', shown: true }])
  })
})

describe('one record', () => {
  it('[CASH-42] has its sides, and is empty for the next user', async () => {
    const test = open()
    const postings = [{ account: 'wallet', amount: '-1.5' }, { account: 'moon', amount: 1.5 }, { account: 'games' }]
    test.script.on({ ...recordEndpoints.betDetail, path: '/wps/record/bets/B1' }, () => answer({ ...bet(1), postings }))
    const opened = test.records.bet('B1')
    await opened.load()
    expect(opened.$state.get().data).toMatchObject({
      betId: '1',
      postings: [
        { account: 'wallet', amount: '-1.5' },
        { account: 'other', amount: '1.5' },
      ],
    })
    await test.session.signOut()
    expect(opened.$state.get()).toEqual({ status: 'idle' })
  })

  it('[CASH-42] of somebody else is refused, and the state says so', async () => {
    const test = open()
    const foreign = { success: false, code: 'request.invalid', value: { field: 'transactionId' } }
    const path = '/wps/record/transactions/T9'
    test.script.on({ ...recordEndpoints.transactionDetail, path }, () => json(foreign, { status: 400 }))
    const opened = test.records.transaction('T9')
    await opened.load()
    expect(opened.$state.get()).toMatchObject({ status: 'failed', error: { code: 'request.invalid' } })
    opened.dispose()
  })
})
