import { expect, it } from 'vitest'
import { REGISTRATION } from '../testing/client.ts'
import { createTestBench } from '../testing/test-bench.ts'
import { addDays, dayIn, TIME_ZONE } from '../world/days.ts'

const PAGE = { pageNo: 1, pageSize: 25 }
const RATES = { slots: '0.10', live: '0.10', sports: '0.10', lottery: '0.10' }
const MARKUP = '<img src=x onerror=alert(1)>'
/** Below `ana10`, whose upline is `agent2`. */
const DOWNLINE = 'ben10'
/** Two levels below `agent2`. */
const NOT_DIRECT = '110033'

async function open(as = 'agent2') {
  const bench = createTestBench()
  const token = await bench.login(as)
  const ask = (id: Parameters<typeof bench.call>[0], input: object, by = token) =>
    bench.call(id, input as never, { token: by })
  const today = dayIn(TIME_ZONE, bench.clock.now())
  return { ...bench, token, ask, today, days: { startDate: addDays(today, -89), endDate: today } }
}

it('nobody above an agent is told in any answer of the agency', async () => {
  const { ask, days, login } = await open()
  const found = (await ask('teamMembers', { ...PAGE, q: DOWNLINE })).value.list[0]
  expect(found).toMatchObject({ userName: DOWNLINE, level: 2 })
  expect(JSON.stringify(found)).toContain('ana10')
  const own = await login(DOWNLINE)
  const direct = (await ask('teamMembers', PAGE, own)).value.list
  const [{ memberId }] = direct
  expect(direct).toHaveLength(11)
  const answers = await Promise.all(
    (
      [
        ['teamMembers', PAGE],
        ['teamMembers', { ...PAGE, parentId: 'me', sort: 'name' }],
        ['teamMember', { memberId }],
        ['teamOverview', days],
        ['teamPnl', { ...days, ...PAGE }],
        ['teamBets', { ...days, ...PAGE }],
        ['rebateGet', { memberId }],
        ['rebateIncome', { ...days, ...PAGE, by: 'line' }],
        ['linkList', PAGE],
        ['contractGet', { kind: 'dividend' }],
        ['contractStatements', { kind: 'dividend', ...days, ...PAGE }],
      ] as const
    ).map(async ([id, input]) => {
      const { success, value } = await ask(id, input, own)
      expect([id, success]).toEqual([id, true])
      return JSON.stringify(value)
    }),
  )
  for (const answer of answers) expect(answer).not.toMatch(/agent2|Reyes|"100003"|ana10|"110001"/)
})

it('rates of others are not to be seen, tried or set: of a member of another team, of the agent, of no one', async () => {
  const { ask } = await open('player1')
  for (const memberId of ['110001', '100002', '100003', '999999', '__proto__', MARKUP]) {
    for (const answer of [
      ask('rebateGet', { memberId }),
      ask('rebatePreview', { memberId, ...RATES }),
      ask('rebateSet', { memberId, rates: RATES, version: '' }),
    ]) {
      expect(await answer).toMatchObject({ success: false, code: 'member.notInTeam' })
    }
  }
})

it('rates of a member further below are not set, not even to what they are', async () => {
  const { ask } = await open()
  const { value } = await ask('rebateGet', { memberId: NOT_DIRECT })
  expect(value.isDirect).toBe(false)
  const set = await ask('rebateSet', { memberId: NOT_DIRECT, rates: RATES, version: value.version })
  expect(set).toMatchObject({ success: false, code: 'no.permission' })
  expect((await ask('rebateGet', { memberId: NOT_DIRECT })).value).toEqual(value)
})

it('a link or an account gives no rate above the own, no other type, and nothing that is no rate', async () => {
  const { ask, login } = await open()
  const draft = { title: MARKUP, memberType: 1, rates: RATES, requestId: 'own' }
  const link = (await ask('linkCreate', draft)).value
  expect(link.title).toBe(MARKUP)
  const join = { ...REGISTRATION, username: 'attacker1', affiliateCode: link.code }
  expect((await ask('registerUsername', join)).success).toBe(true)
  const own = await login('attacker1', { password: REGISTRATION.password })
  const account = { username: 'attacker2', password: 'Foyer2026', memberType: 0 }
  const wrong = [
    [{ rates: { ...RATES, slots: '0.15' } }, 'rate.aboveOwn'],
    [{ rates: { ...RATES, slots: '0.07' } }, 'rate.step'],
    ...['-0.10', '0.001', '1e-1', 'NaN', MARKUP, '٠.١'].map(
      (slots) => [{ rates: { ...RATES, slots } }, 'request.invalid'] as const,
    ),
    [{ rates: { slots: '0.10' } }, 'request.invalid'],
    [{ memberType: 2 }, 'request.invalid'],
    [{ memberType: 41 }, 'request.invalid'],
    [{ requestId: '' }, 'request.invalid'],
  ] as const
  for (const [more, code] of wrong) {
    const requestId = crypto.randomUUID()
    expect([more, await ask('linkCreate', { ...draft, requestId, ...more }, own)]).toMatchObject([more, { code }])
    const opened = await ask('accountOpen', { ...account, rates: RATES, requestId, ...more }, own)
    expect([more, opened]).toMatchObject([more, { code }])
  }
  expect((await ask('linkList', PAGE, own)).value.totalCount).toBe(0)
  expect((await ask('teamMembers', PAGE, own)).value.totalCount).toBe(0)
  // A number of another agent's request is none of one's own.
  expect((await ask('linkCreate', draft, own)).value.code).not.toBe(link.code)
  expect((await ask('linkDeactivate', { code: link.code }, own)).code).toBe('request.invalid')
  for (const limit of [0, -1, 1.5, 10_001]) {
    expect((await ask('linkCreate', { ...draft, requestId: `${limit}`, limit }, own)).code).toBe('request.invalid')
  }
})

it('an agreement of another agent, of a version that there is not, or of no kind is not agreed to', async () => {
  const { ask, login } = await open()
  const other = await login('player1')
  const offered = (await ask('contractGet', { kind: 'dailySalary' })).value
  const agree = (more: object, by?: string) =>
    ask('contractAgree', { kind: 'dailySalary', contractId: offered.contractId, version: 1, ...more }, by)
  expect(await agree({}, other)).toMatchObject({ code: 'contract.changed', value: { state: 'none' } })
  for (const version of [0, 2, -1, 1e12]) expect((await agree({ version })).code).toBe('contract.changed')
  expect((await agree({ version: 1.5 })).code).toBe('request.invalid')
  expect((await agree({ contractId: MARKUP })).code).toBe('contract.changed')
  expect((await agree({ kind: 'hourlySalary' })).code).toBe('contract.changed')
  expect(await agree({ kind: 'constructor' })).toMatchObject({ success: false, code: 'request.invalid' })
  expect((await ask('contractGet', { kind: 'dailySalary' })).value).toEqual(offered)
  for (const type of ['demo', 'demo40']) expect((await agree({}, await login(type))).code).toBe('no.permission')
})

it('days and pages that nobody can mean are refused with their field, and echo nothing', async () => {
  const { ask, days } = await open()
  const reports = [
    ['teamOverview', {}],
    ['teamKpi', { size: 0 }],
    ['teamPnl', PAGE],
    ['teamBets', PAGE],
    ['rebateIncome', { ...PAGE, by: 'day' }],
    ['contractStatements', { ...PAGE, kind: 'dividend' }],
  ] as const
  for (const [id, input] of reports) {
    for (const [startDate, endDate, field] of [
      [MARKUP, days.endDate, 'startDate'],
      [days.startDate, `${days.endDate}${MARKUP}`, 'endDate'],
      [days.endDate, days.startDate, 'endDate'],
      ['0001-01-01', '9999-12-31', 'endDate'],
      ['2026-11-31', days.endDate, 'startDate'],
      ['+275760-09-13', '+275760-09-14', 'startDate'],
      ['2026-1-1', '2026-1-2', 'startDate'],
    ] as const) {
      const refused = await ask(id, { ...input, startDate, endDate })
      expect([id, startDate, refused]).toMatchObject([id, startDate, { code: 'period.invalid', value: { field } }])
      expect(JSON.stringify(refused)).not.toContain('<img')
    }
  }
  for (const [id, input] of [
    ['teamMembers', {}],
    ['teamPnl', days],
    ['teamBets', days],
    ['rebateIncome', { ...days, by: 'line' }],
    ['contractStatements', { ...days, kind: 'dividend' }],
    ['linkList', {}],
    ['redRainHistory', {}],
  ] as const) {
    for (const [page, field] of [
      [{ pageNo: 1, pageSize: 1_000_000 }, 'pageSize'],
      [{ pageNo: 1, pageSize: 0 }, 'pageSize'],
      [{ pageNo: 0, pageSize: 25 }, 'pageNo'],
      [{ pageNo: -1, pageSize: 25 }, 'pageNo'],
    ] as const) {
      const refused = await ask(id, { ...input, ...page })
      expect([id, page, refused]).toMatchObject([id, page, { code: 'request.invalid', value: { field } }])
    }
    const beyond = await ask(id, { ...input, pageNo: 1_000_000, pageSize: 25 })
    expect([id, beyond]).toMatchObject([id, { success: true, value: { list: [] } }])
  }
  for (const more of [{ q: MARKUP }, { q: '.*' }, { q: '%' }, { q: 'a'.repeat(4000) }]) {
    expect((await ask('teamMembers', { ...PAGE, ...more })).value).toMatchObject({ list: [], totalCount: 0 })
  }
  expect((await ask('teamMembers', { ...PAGE, sort: 'password' })).code).toBe('request.invalid')
})

it('one envelope each: again, at once, on two devices, of a round that there is not, or for who has no account', async () => {
  const { ask, login, sandbox, call, clock } = await open()
  await sandbox.control.startRain({ seconds: 30 })
  const { roundId } = (await ask('redRainState', {})).value.open
  const second = await login('agent2')
  const entries = await Promise.all(
    ['', '', second, second].map(async (by) => (await ask('redRainClaim', { roundId }, by || undefined)).value),
  )
  expect(new Set(entries.map((entry) => JSON.stringify(entry))).size).toBe(1)
  for (const other of ['0', `${roundId}0`, MARKUP, '__proto__']) {
    expect((await ask('redRainClaim', { roundId: other })).code).toBe('rain.closed')
  }
  expect((await call('redRainClaim', { roundId })).code).toBe('session.required')
  await clock.advance(31_000)
  const { results } = (await ask('redRainState', {})).value
  expect(results[0]).toMatchObject({ roundId, entries: 1 })
  const paid = (await ask('transactionRecord', { ...PAGE, kind: 'redRain' })).value.list
  expect(paid.map(({ amount }: { amount: string }) => amount)).toEqual([results[0].entry.amount])
})
