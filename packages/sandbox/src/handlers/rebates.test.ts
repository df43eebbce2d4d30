import { expect, it } from 'vitest'
import { REGISTRATION } from '../testing/client.ts'
import { playFirstSlot } from '../testing/play-first-slot.ts'
import { createTestBench } from '../testing/test-bench.ts'
import { addDays, dayIn, startOfDay, TIME_ZONE } from '../world/days.ts'
import { toDecimal, toMinor } from '../world/money.ts'
import { parseSnapshot } from '../world/snapshot.ts'

const DAY_MS = 86_400_000
const PAGE = { pageNo: 1, pageSize: 100 }
const RATES = { slots: '0.40', live: '0.30', sports: '0.30', lottery: '0.50' }
const LINK = { title: '<b>Summer</b>', memberType: 1, rates: RATES } as const
type Row = Readonly<Record<string, string>>
const minor = (text: string | undefined) => toMinor(text?.replace('-', '') ?? '') ?? Number.NaN

async function open() {
  const bench = createTestBench()
  const today = () => dayIn(TIME_ZONE, bench.clock.now())
  const token = await bench.login('agent2')
  const ask = bench.call
  return {
    ...bench,
    today,
    token,
    make: (more: object = {}, as = token) =>
      ask('linkCreate', { requestId: crypto.randomUUID(), ...LINK, ...more } as never, { token: as }),
    join: (username: string, affiliateCode: string) =>
      ask('registerUsername', { ...REGISTRATION, username, affiliateCode }),
  }
}

it('[CALL-14] who registers by a link gets its place, type and rates; off, full and ended it is no code', async () => {
  const { call, token, make, join, clock, today, sandbox, login } = await open()
  const first = await make({ requestId: 'one', limit: 2, endDay: today() })
  // A lost answer is asked for again.
  expect((await make({ requestId: 'one', limit: 2, endDay: today() })).value).toEqual(first.value)
  const { code, state, joined, title } = first.value
  expect([state, joined, title]).toEqual(['active', 0, '<b>Summer</b>'])
  expect(code).toMatch(/^[2-9A-HJ-NP-Z]{8}$/)
  expect(await join('linked01', code.toLowerCase())).toMatchObject({ success: true, value: { type: 1 } })
  const found = await call('teamMembers', { ...PAGE, q: 'linked01' }, { token })
  expect(found.value.list).toMatchObject([{ userName: 'linked01', type: 1, level: 1 }])
  const { memberId } = found.value.list[0]
  expect((await call('rebateGet', { memberId }, { token })).value).toMatchObject({ rates: RATES, isDirect: true })
  expect((await join('linked02', code)).success).toBe(true)
  expect(await join('linked03', code)).toMatchObject({ success: false, code: 'invitation_code_error' })
  expect((await call('checkAffiliate', { code, domain: 'foyer.test' })).value).toEqual({ success: false })

  const second = (await make({ title: '' })).value
  expect((await call('linkDeactivate', { code: second.code }, { token })).value.state).toBe('off')
  expect((await call('linkDeactivate', { code: second.code }, { token })).value.state).toBe('off')
  expect((await join('linked04', second.code)).code).toBe('invitation_code_error')
  const third = (await make({ endDay: today() })).value
  await clock.advance(DAY_MS)
  expect((await join('linked05', third.code)).code).toBe('invitation_code_error')
  const later = await login('agent2')
  const { list, totals } = (await call('linkList', PAGE, { token: later })).value
  expect(list.map((link: Row) => link.state)).toEqual(['ended', 'off', 'ended'])
  expect(totals.bounds).toMatchObject({ ceiling: { slots: '1.20' }, step: '0.05' })
  // Of another agent there is nothing to see or to turn off.
  const other = await login('player1')
  expect((await call('linkList', PAGE, { token: other })).value.list).toEqual([])
  expect((await call('linkDeactivate', { code: third.code }, { token: other })).code).toBe('request.invalid')

  // A link gives at most what its owner still has.
  const fourth = (await make({}, later)).value
  await sandbox.control.setRates({ userName: 'agent2', rates: { slots: '0.20' } })
  await clock.advance(DAY_MS)
  expect((await join('linked06', fourth.code)).success).toBe(true)
  const again = await login('agent2')
  expect((await call('linkList', PAGE, { token: again })).value.list[0]).toMatchObject({ isCapped: true, joined: 1 })
  const capped = (await call('teamMembers', { ...PAGE, q: 'linked06' }, { token: again })).value.list[0]
  expect((await call('rebateGet', { memberId: capped.memberId }, { token: again })).value.rates.slots).toBe('0.20')

  // Links and places outlive a restart.
  const kept = parseSnapshot(JSON.parse(JSON.stringify(sandbox.snapshot())))
  expect(kept.agency?.links?.links).toHaveLength(4)
})

it('[TEAM-13] a link gives no rate above one that its owner has from tomorrow on', async () => {
  const { call, make, join, sandbox, login } = await open()
  const { code } = (await make()).value
  await sandbox.control.setRates({ userName: 'agent2', rates: { slots: '0.10' } })
  expect((await join('linked01', code)).success).toBe(true)
  const token = await login('agent2')
  const joined = (await call('teamMembers', { ...PAGE, q: 'linked01' }, { token })).value.list[0]
  expect((await call('rebateGet', { memberId: joined.memberId }, { token })).value.rates.slots).toBe('0.10')
})

it('[TEAM-14] an account opened directly stands below the agent, once, and can log in', async () => {
  const { call, token, login, tryLogin } = await open()
  const wanted = { requestId: 'two', username: 'opened01', password: 'Foyer2026', memberType: 1, rates: RATES } as const
  const made = await call('accountOpen', wanted, { token })
  expect(made).toMatchObject({ success: true, value: { userName: 'opened01' } })
  expect((await call('accountOpen', wanted, { token })).value).toEqual(made.value)
  for (const other of [{ username: 'opened09' }, { memberType: 0 }, { rates: { ...RATES, slots: '0.10' } }] as const) {
    expect((await call('accountOpen', { ...wanted, ...other }, { token })).code).toBe('idempotency.conflict')
  }
  expect((await call('accountOpen', { ...wanted, requestId: 'three' }, { token })).code).toBe('username.exists')
  for (const [field, bad] of [
    ['username', { username: '<b>x</b>' }],
    ['password', { password: 'short' }],
    ['slots', { rates: { ...RATES, slots: '1e1' } }],
  ] as const) {
    const refused = await call('accountOpen', { ...wanted, requestId: field, username: 'opened02', ...bad }, { token })
    expect(refused).toMatchObject({ success: false, code: 'request.invalid', value: { field } })
  }
  const above = { ...wanted, requestId: 'four', username: 'opened02', rates: { ...RATES, live: '0.85' } }
  expect(await call('accountOpen', above, { token })).toMatchObject({ code: 'rate.aboveOwn', value: { field: 'live' } })
  const own = await login('opened01')
  // The agent knows the password: its owner chooses another one first.
  expect((await tryLogin({ username: 'opened01' })).value.firstTimeLogin).toBe(1)
  expect((await call('linkList', PAGE, { token: own })).value.totals.bounds.ceiling).toEqual(RATES)
})

it('[TEAM-14] a link under a number that came before is the same link, and another draft is refused', async () => {
  const { make } = await open()
  const first = await make({ requestId: 'one' })
  expect((await make({ requestId: 'one' })).value).toEqual(first.value)
  for (const other of [{ title: 'Another' }, { limit: 7 }, { rates: { ...RATES, slots: '0.10' } }]) {
    expect(await make({ requestId: 'one', ...other })).toMatchObject({ success: false, code: 'idempotency.conflict' })
  }
})

it('[TEAM-13] a rate is set for direct members alone, within bounds, from the next day on, and never over a newer one', async () => {
  const { call, token, make, join, login, clock, today } = await open()
  await join('linked01', (await make()).value.code)
  const [{ memberId }] = (await call('teamMembers', { ...PAGE, q: 'linked01' }, { token })).value.list
  const agent = await login('linked01', { password: REGISTRATION.password })
  // The member gives 0.25 on.
  await make({ rates: { slots: '0.25', live: '0.00', sports: '0.00', lottery: '0.00' } }, agent)
  const shown = (await call('rebateGet', { memberId }, { token })).value
  expect(shown.bounds).toMatchObject({
    floor: { slots: '0.25', live: '0.00' },
    ceiling: { slots: '1.20', live: '0.80' },
  })
  expect(shown.fromDay).toBe(addDays(today(), 1))
  const set = (rates: object, version = shown.version) =>
    call('rebateSet', { memberId, rates: { ...RATES, ...rates }, version } as never, { token })
  for (const [rates, code] of [
    [{ slots: '1.25' }, 'rate.aboveOwn'],
    [{ slots: '0.20' }, 'rate.belowDownline'],
    [{ slots: '0.42' }, 'rate.step'],
    ...['-0.10', '0.333', 'abc', '1,5', '1e1', ''].map((slots) => [{ slots }, 'request.invalid'] as const),
  ] as const) {
    expect([rates, await set(rates)]).toMatchObject([rates, { success: false, code, value: { field: 'slots' } }])
  }
  const raised = await set({ slots: '0.90' })
  expect(raised.value).toMatchObject({ rates: RATES, next: { fromDay: shown.fromDay, rates: { slots: '0.90' } } })
  // A second tab has the old version; the same rates again change nothing.
  expect(await set({ slots: '0.80' })).toMatchObject({ code: 'rate.changed', value: { version: raised.value.version } })
  expect((await set({ slots: '0.90' })).value).toEqual(raised.value)
  await clock.advance(DAY_MS)
  const later = await login('agent2')
  expect((await call('rebateGet', { memberId }, { token: later })).value.rates.slots).toBe('0.90')

  const deep = (await call('teamMembers', { ...PAGE, sort: 'name' }, { token: later })).value.list.find(
    ({ level }: { level: number }) => level === 2,
  )
  const seen = (await call('rebateGet', { memberId: deep.memberId }, { token: later })).value
  expect(seen.isDirect).toBe(false)
  const given = { memberId: deep.memberId, rates: seen.rates, version: seen.version }
  expect((await call('rebateSet', given, { token: later })).code).toBe('no.permission')
  expect((await call('rebateGet', { memberId: 'none' }, { token: later })).code).toBe('member.notInTeam')
})

it('[TEAM-15] the income of the levels and of the own bets is together all of it, by day and by line', async () => {
  const bench = await open()
  const { call, token, today } = bench
  await playFirstSlot(bench, token, 2)
  const period = { startDate: addDays(today(), -6), endDate: today(), ...PAGE }
  for (const by of ['day', 'line'] as const) {
    const paid = async (level?: number) => {
      const { totals, list } = (await call('rebateIncome', { ...period, by, level }, { token })).value
      const rows = list.reduce((sum: number, { rebate }: Row) => sum + minor(rebate), 0)
      expect([level, rows]).toEqual([level, minor(totals.paid) + minor(totals.soFar)])
      return [rows, totals.levels]
    }
    const [all, levels] = await paid()
    const [parts] = [await Promise.all([0, 1, 2, 3].map((level) => paid(level)))]
    expect(levels).toBe(3)
    for (const [part] of parts) expect(part).toBeGreaterThan(0)
    expect(parts.reduce((sum, [part]) => sum + part, 0)).toBe(all)
    expect((await paid(4))[0]).toBe(0)
  }
})

it('[TEAM-15] the income is to the cent what the rules give and the ledger pays: today so far, later paid', async () => {
  const bench = await open()
  const { call, sandbox, make, join, login, clock, today } = bench
  await clock.advance(startOfDay(TIME_ZONE, addDays(today(), 1)) - clock.now() + 3_600_000)
  await sandbox.control.scenario({ name: 'empty-team' })
  const first = await login('agent2')
  await join('linked01', (await make({ memberType: 0 }, first)).value.code)
  const friend = await login('linked01', { password: REGISTRATION.password })
  await playFirstSlot(bench, friend, 3)
  const day = today()
  const days = { startDate: day, endDate: day }
  const income = async (as: string, by: 'day' | 'line') =>
    (await call('rebateIncome', { ...days, ...PAGE, by }, { token: as })).value
  const bets = (await call('teamBets', { ...days, ...PAGE }, { token: first })).value
  const turnover = minor(bets.totals.turnover)
  expect(turnover).toBeGreaterThan(0)
  const due = toDecimal(Math.floor((turnover * 120) / 10_000) - Math.floor((turnover * 40) / 10_000))
  const soFar = await income(first, 'day')
  expect(soFar.totals).toEqual({ paid: '0.00', soFar: due, levels: 1 })
  expect(soFar.list).toEqual([{ day, turnover: bets.totals.turnover, rebate: due, soFar: due }])
  expect((await income(first, 'line')).list).toMatchObject([{ userName: 'linked01', rebate: due }])
  const atLevel = async (level: number) =>
    (await call('rebateIncome', { ...days, ...PAGE, by: 'line', level }, { token: first })).value
  expect(await atLevel(1)).toMatchObject({ list: [{ userName: 'linked01' }], totals: { soFar: due, levels: 1 } })
  expect(await atLevel(2)).toMatchObject({ list: [], totals: { soFar: '0.00' } })
  const pnl = (await call('teamPnl', { ...days, ...PAGE }, { token: first })).value
  expect(pnl.totals.yourRebate).toBe(due)

  await clock.advance(DAY_MS)
  const later = await login('agent2')
  expect((await income(later, 'day')).totals).toEqual({ paid: due, soFar: '0.00', levels: 1 })
  const paid = (
    await call('transactionRecord', { ...PAGE, kind: 'rebate', from: today(), to: today() }, { token: later })
  ).value
  expect(paid.totals.in).toBe(due)

  // What other rates would have paid, over the seven days before.
  const [{ memberId }] = (await call('teamMembers', { ...PAGE, q: 'linked01' }, { token: later })).value.list
  const preview = (await call('rebatePreview', { memberId, ...RATES, slots: '0.90' }, { token: later })).value
  expect(preview).toEqual({
    ...{ from: addDays(today(), -7), to: addDays(today(), -1) },
    member: {
      before: toDecimal(Math.floor((turnover * 40) / 10_000)),
      after: toDecimal(Math.floor((turnover * 90) / 10_000)),
    },
    own: {
      before: due,
      after: toDecimal(Math.floor((turnover * 120) / 10_000) - Math.floor((turnover * 90) / 10_000)),
    },
  })
  expect(await call('rebatePreview', { memberId, ...RATES, slots: '9.00' }, { token: later })).toMatchObject({
    code: 'rate.aboveOwn',
  })
  const reversed = { startDate: today(), endDate: addDays(today(), -1), ...PAGE, by: 'day' } as const
  expect((await call('rebateIncome', reversed, { token: later })).code).toBe('period.invalid')
})
