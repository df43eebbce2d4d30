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
import { createAccessGuard } from '../../app/access/access-guard.ts'
import { logout } from '../../auth/session/endpoints.ts'
import { profitAndLoss, transactionRecord } from './endpoints.ts'
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
  script.answer(logout, null)
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

  it('[ROUTE-19] bets, transactions and days of a member come from the platform', async () => {
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

  it('what did not arrive for want of a network is asked for again when it is back', async () => {
    const test = open()
    test.script.on(
      transactionRecord,
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

  it('[ROUTE-19] go on page by page, 25 at a time, also where the platform does not count', async () => {
    const test = open()
    test.script.on(
      transactionRecord,
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

  it('[ROUTE-19] show a change of the balance whose kind is not known', async () => {
    const test = open()
    test.script.on(transactionRecord, () =>
      json({ success: true, value: { list: [{ ...row(1), kind: 'cashback' }, { ...row(2), kind: null }, row(3)] } }),
    )
    const list = test.records.transactions()
    void list.load()
    await test.idle()
    expect(list.items.map(({ kind }) => kind)).toEqual(['other', 'other', 'bet'])
  })

  it('[ROUTE-19] believe the platform’s counts', async () => {
    const test = open()
    test.script.answer(profitAndLoss, { list: [], totalCount: 60 })
    test.script.answer(transactionRecord, { list: rows(1, 25), totalCount: '60' })
    const list = test.records.transactions()
    void list.load()
    await test.idle()
    expect(list.$state.get()).toMatchObject({ data: { totalPages: 3, total: 60, hasMore: true } })
    test.script.answer(transactionRecord, { list: rows(1, 25), totalPages: 9 })
    void list.refresh()
    await test.idle()
    expect(list.$state.get()).toMatchObject({ data: { totalPages: 9 } })
  })

  it('[ROUTE-19][SESSION-04] of somebody who has left do not arrive any more', async () => {
    const test = open()
    const late = deferred<Response>()
    test.script.on(transactionRecord, () => late.promise)
    const list = test.records.transactions()
    void list.load()
    await test.session.signOut()
    late.resolve(json({ success: true, value: { list: rows(1, 5) } }))
    await test.idle()
    expect(list.items).toEqual([])
  })
})
