import { expect, it } from 'vitest'
import { REGISTRATION } from '../testing/client.ts'
import { playFirstSlot } from '../testing/play-first-slot.ts'
import { createTestBench, type TestBench } from '../testing/test-bench.ts'
import { addDays, dayIn, TIME_ZONE } from '../world/days.ts'
import { toDecimal, toMinor } from '../world/money.ts'

const NOW = Date.UTC(2026, 10, 24, 12)
const NONE = { teamLoginMemberCount: 0, teamBetMemberCount: 0, teamRegisterMemberCount: 0, teamOnlineCount: 0 }
const today = (now: number) => dayIn(TIME_ZONE, now)

/** Signed decimal text in minor units. */
function minor(text: string): number {
  const amount = toMinor(text.replace('-', ''))
  if (amount === undefined) throw new Error(`no amount: ${text}`)
  return text.startsWith('-') ? -amount : amount
}

type Row = Readonly<Record<string, string>>
const sum = (rows: readonly Row[], field: string) => rows.reduce((before, row) => before + minor(row[field] ?? ''), 0)

/** The last so many days, the day of the clock with them. */
function lastDays({ clock }: Pick<TestBench, 'clock'>, count: number) {
  const endDate = today(clock.now())
  return { startDate: addDays(endDate, 1 - count), endDate }
}

/** Every row of every page, asked for as of the first. */
async function allRows(
  ask: (page: { pageNo: number; pageSize: number; asOf?: number }) => ReturnType<TestBench['call']>,
) {
  const rows = []
  let asOf: number | undefined
  for (let pageNo = 1; ; pageNo += 1) {
    const { value } = await ask({ pageNo, pageSize: 100, ...(asOf !== undefined && { asOf }) })
    asOf = value.asOf
    rows.push(...value.list)
    if (pageNo >= value.totalPages) return rows
  }
}

it('[PCALL-08][AGENT-06] counts what the members of a team do, at any depth, and not what the agent does', async () => {
  const { call, login, clock } = createTestBench()
  const agent = await login('player1')
  const counters = async () => {
    const day = today(clock.now())
    return (await call('teamKpi', { startDate: day, endDate: day, size: 0 }, { token: agent })).value.footer
  }
  expect(await counters()).toEqual(NONE)
  const join = (username: string, recommenderId: string) =>
    call('registerUsername', { ...REGISTRATION, username, recommenderId })
  expect((await join('friend1', 'player1')).success).toBe(true)
  expect((await join('friend2', 'friend1')).success).toBe(true)
  expect((await join('stranger1', 'agent41')).success).toBe(true)
  expect(await counters()).toMatchObject({ teamLoginMemberCount: 2, teamRegisterMemberCount: 2, teamOnlineCount: 0 })
  await call('walletLoad', {}, { token: await login('friend1', { password: REGISTRATION.password }) })
  expect(await counters()).toMatchObject({ teamLoginMemberCount: 2, teamOnlineCount: 1 })
  await clock.advance(300_000)
  expect(await counters()).toMatchObject({ teamOnlineCount: 0 })
  await clock.advance(86_400_000)
  const agentLater = await login('player1')
  const day = today(clock.now())
  expect(
    (await call('teamKpi', { startDate: day, endDate: day, size: 0 }, { token: agentLater })).value.footer,
  ).toEqual(NONE)
})

it('[PCALL-08] is for agents alone, and for days that there are', async () => {
  const { call, login } = createTestBench()
  const ask = (token: string | undefined, startDate = today(NOW), endDate = startDate) =>
    call('teamKpi', { startDate, endDate, size: 0 }, { token })
  expect(await ask(undefined)).toMatchObject({ success: false, code: 'session.required' })
  expect(await ask(await login('demo'))).toMatchObject({ success: false, code: 'no.permission' })
  const agent = await login('agent2')
  for (const day of ['', 'today', '2026-13-01', '24.11.2026']) {
    expect(await ask(agent, day)).toMatchObject({ code: 'period.invalid', value: { field: 'startDate' } })
  }
  for (const [from, to] of [
    ['2026-11-24', '2026-11-23'],
    ['2026-08-24', '2026-11-24'],
  ]) {
    expect(await ask(agent, from, to)).toMatchObject({ code: 'period.invalid', value: { field: 'endDate' } })
  }
})

it('[TEAM-03] overview, lines, members and bets of the same days have the same sums', async () => {
  const bench = createTestBench()
  const { call, login } = bench
  const token = await login('agent2')
  // A friend who really plays, below an agent of the seed.
  const join = { ...REGISTRATION, username: 'friend1', recommenderId: 'ana10' }
  const friend = (await call('registerUsername', join)).value.token
  for (let round = 0; round < 4; round += 1) await playFirstSlot(bench, friend, round)
  for (const count of [1, 7, 90]) {
    const days = lastDays(bench, count)
    const overview = (await call('teamOverview', days, { token })).value
    const pnl = (await call('teamPnl', { ...days, pageNo: 1, pageSize: 100 }, { token })).value
    const members = await allRows((page) => call('teamMembers', { ...page, ...days, sort: 'turnover' }, { token }))
    const bets = await call('teamBets', { ...days, pageNo: 1, pageSize: 1 }, { token })
    const { turnover, lost, deposits } = overview.totals
    expect(overview.totals.members).toBe(members.length)
    expect(members).toHaveLength(201)
    expect(overview.series).toHaveLength(count)
    expect(sum(overview.series, 'turnover')).toBe(minor(turnover))
    expect(sum(overview.series, 'deposits')).toBe(minor(deposits))
    expect(sum(members, 'turnover')).toBe(minor(turnover))
    expect(sum(pnl.list, 'turnover')).toBe(minor(turnover))
    expect(sum(pnl.list, 'lost')).toBe(minor(lost))
    for (const field of ['rebates', 'bonuses', 'net', 'yourRebate']) {
      expect(sum(pnl.list, field)).toBe(minor(pnl.totals[field]))
    }
    expect(sum(pnl.series, 'net')).toBe(minor(pnl.totals.net))
    expect(minor(pnl.totals.net)).toBe(minor(lost) - minor(pnl.totals.rebates) - minor(pnl.totals.bonuses))
    expect(bets.value.totals).toEqual({ bets: overview.totals.bets, turnover, win: overview.totals.win, lost })
    expect(bets.value.totalCount).toBe(overview.totals.bets)
    expect(overview.lines.map(({ memberId }: Row) => memberId)).toEqual(
      pnl.list.slice(0, 10).map(({ memberId }: Row) => memberId),
    )
  }
  const week = lastDays(bench, 7)
  const rows = await allRows((page) => call('teamBets', { ...week, ...page }, { token }))
  const { totals } = (await call('teamOverview', week, { token })).value
  expect(sum(rows, 'stake')).toBe(minor(totals.turnover))
  expect(sum(rows, 'win')).toBe(minor(totals.win))
  expect(new Set(rows.map(({ betId }) => betId)).size).toBe(rows.length)
  expect(rows.map(({ at }) => at)).toEqual(rows.map(({ at }) => at).sort((one, other) => other - one))
})

it('[TEAM-03] a line is its head alone and the lines below it; all are told to the cent, with what each pays', async () => {
  const bench = createTestBench()
  const { call, login } = bench
  const token = await login('agent2')
  const days = lastDays(bench, 30)
  const ask = async (parentId?: string) =>
    (await call('teamPnl', { ...days, pageNo: 1, pageSize: 100, ...(parentId && { parentId }) }, { token })).value
  const top = await ask()
  const line = top.list.find(({ userName }: Row) => userName === 'ana10')
  const below = await ask(line.memberId)
  expect(below.path).toEqual([{ memberId: line.memberId, userName: 'ana10' }])
  for (const field of ['turnover', 'lost', 'rebates', 'yourRebate', 'net']) {
    expect([field, sum(below.list, field)]).toEqual([field, minor(line[field])])
  }
  expect(below.list.filter(({ own }: { own: boolean }) => own)).toHaveLength(1)
  const deeper = below.list.find(({ userName }: Row) => userName === 'ben10')
  expect((await ask(deeper.memberId)).path.map(({ userName }: Row) => userName)).toEqual(['ana10', 'ben10'])
  // 1.20 % of slots at the most: what the house gives for the turnover of the line.
  expect(minor(line.rebates)).toBeLessThanOrEqual(Math.floor(minor(line.turnover) * 0.02))
  expect(minor(line.yourRebate)).toBeGreaterThan(0)
})

it('[TEAM-03] the net of a team is what the members lost less rebates, salaries, bonuses and red envelopes, to the cent', async () => {
  const bench = createTestBench()
  const { call, login, clock, sandbox } = bench
  const token = await login('agent2')
  const ask = async (day = lastDays(bench, 1)) =>
    (await call('teamPnl', { ...day, pageNo: 1, pageSize: 100 }, { token })).value
  const before = (await ask()).totals
  expect(before.redRain).toBe('0.00')
  await sandbox.control.startRain({ seconds: 5 })
  // `demo` is a direct member; what the agent catches is none of the team's.
  for (const claimer of [token, await login('demo')]) {
    const { roundId } = (await call('redRainState', {}, { token: claimer })).value.open
    await call('redRainClaim', { roundId }, { token: claimer })
  }
  await clock.advance(6000)
  const member = await login('demo')
  const won = minor((await call('redRainState', {}, { token: member })).value.results[0].entry.amount)
  expect(won).toBeGreaterThan(0)
  const { totals, list } = await ask()
  const costs = (of: Row) =>
    ['rebates', 'salaries', 'bonuses', 'redRain'].reduce((all, name) => all + minor(of[name] ?? ''), 0)
  expect(minor(totals.redRain)).toBe(won)
  for (const row of [totals, ...list]) expect(minor(row.net)).toBe(minor(row.lost) - costs(row))
  expect(minor(totals.net)).toBe(minor(before.net) - won)
  expect(minor(list.find(({ userName }: Row) => userName === 'demo').redRain)).toBe(won)
})

it("[AGENT-14] a friend's bets are there as they were played, in the language of who asks, and void ones say so", async () => {
  const bench = createTestBench()
  const { call, login, sandbox } = bench
  const token = await login('player1')
  const join = { ...REGISTRATION, username: 'friend1', recommenderId: 'player1' }
  const friend = (await call('registerUsername', join)).value.token
  const days = lastDays(bench, 7)
  const bets = async (more = {}) =>
    (await call('teamBets', { ...days, pageNo: 1, pageSize: 25, ...more }, { token })).value
  expect(await bets()).toMatchObject({ list: [], totalCount: 0, totals: { bets: 0, turnover: '0.00', lost: '0.00' } })
  const first = await playFirstSlot(bench, friend, 0)
  const { list, asOf, totals } = await bets()
  expect(list).toMatchObject([{ userName: 'friend1', group: 'slots', stake: first.bet, win: first.win, isVoid: false }])
  expect(minor(totals.lost)).toBe(minor(first.bet) - minor(first.win))
  await bench.clock.advance(1000)
  await playFirstSlot(bench, friend, 1)
  expect((await bets({ asOf })).totalCount).toBe(1)
  expect((await bets()).totalCount).toBe(2)
  expect((await bets({ group: 'live' })).totalCount).toBe(0)
  expect((await bets({ memberId: list[0].memberId, group: 'slots' })).totalCount).toBe(2)
  await sandbox.control.voidBet({ userName: 'friend1', betId: list[0].betId })
  const after = await bets()
  expect(after.list.at(-1)).toMatchObject({ betId: list[0].betId, isVoid: true })
  expect(minor(after.totals.turnover)).toBe(minor(after.list[0].stake))
})

it('[TEAM-04] the team is a tree, a list and a search; each page as of the first', async () => {
  const bench = createTestBench()
  const { call, login } = bench
  const token = await login('agent2')
  const ask = async (more = {}) => (await call('teamMembers', { pageNo: 1, pageSize: 100, ...more }, { token })).value
  const top = await ask({ parentId: '100003', sort: 'name' })
  expect(top.totalCount).toBe(32)
  expect(
    top.list.every(
      ({ level, uplineName }: { level: number; uplineName: string }) => level === 1 && uplineName === 'agent2',
    ),
  ).toBe(true)
  const names = top.list.map(({ userName }: Row) => userName)
  expect(names).toEqual([...names].sort((one: string, other: string) => one.localeCompare(other, 'en')))
  const ana = top.list.find(({ userName }: Row) => userName === 'ana10')
  expect(ana).toMatchObject({ childCount: 10, type: 1 })
  const below = await ask({ parentId: ana.memberId, type: 1 })
  expect(below.list).toMatchObject([{ userName: 'ben10', level: 2, uplineName: 'ana10', childCount: 11 }])
  expect(below.path).toEqual([{ memberId: ana.memberId, userName: 'ana10' }])
  expect((await ask({ q: ' ANA ' })).list.map(({ userName }: Row) => userName).sort()).toEqual([
    'ana10',
    'ana11',
    'ana12',
    'ana13',
    'ana14',
  ])
  expect((await ask({ q: 'zz' })).totalCount).toBe(0)
  // Newest first; who joins while pages are read shifts none of them.
  const { asOf } = await ask()
  await bench.clock.advance(1000)
  await call('registerUsername', { ...REGISTRATION, username: 'friend1', recommenderId: 'agent2' })
  expect((await ask({ asOf })).totalCount).toBe(200)
  expect((await ask()).list[0]).toMatchObject({ userName: 'friend1', level: 1, childCount: 0 })
  // Nothing by which a member could be reached.
  const { value } = await call('teamMember', { memberId: ana.memberId }, { token })
  const told = Object.keys({ ...ana, ...value }).join(' ')
  expect(told).not.toMatch(/mobile|mail|phone|real|address|balance|document/i)
  expect(value).toMatchObject({ below: 21, isActive: true, path: [], rates: { slots: '0.90' } })
})

it('[TEAM-01] a member outside the team reads like an id that there is not, also after a move', async () => {
  const bench = createTestBench()
  const { call, login, clock, sandbox } = bench
  const token = await login('agent2')
  const member = async (memberId: string, as = token) => (await call('teamMember', { memberId }, { token: as })).code
  const refused = 'member.notInTeam'
  // Oneself, another agent, no one, a member of another team.
  for (const memberId of ['100003', '100002', '999999', 'x', '110204']) expect(await member(memberId)).toBe(refused)
  const days = lastDays(bench, 7)
  const page = { pageNo: 1, pageSize: 25 }
  for (const answer of [
    call('teamPnl', { ...days, ...page, parentId: '110204' }, { token }),
    call('teamBets', { ...days, ...page, memberId: '110204' }, { token }),
    call('teamMembers', { ...page, parentId: '110204' }, { token }),
  ]) {
    expect((await answer).code).toBe(refused)
  }
  const tomorrow = addDays(days.endDate, 1)
  const before = (await call('teamPnl', { ...days, ...page }, { token })).value.totals
  await sandbox.control.moveMember({ userName: 'ana10', upline: 'agent41' })
  expect(await member('110001')).toBeUndefined()
  await clock.advance(86_400_000)
  const later = await login('agent2')
  expect(await member('110001', later)).toBe(refused)
  expect(await member('110001', await login('agent41'))).toBeUndefined()
  // The days before stay with the old line.
  const after = (await call('teamPnl', { ...days, pageNo: 1, pageSize: 100 }, { token: later })).value
  expect(minor(after.totals.turnover)).toBe(minor(before.turnover))
  expect(after.list.find(({ userName }: Row) => userName === 'ana10')).toMatchObject({ left: true })
  const since = await call('teamOverview', { startDate: tomorrow, endDate: tomorrow }, { token: later })
  expect(since.value.totals.members).toBe(178)
  // The new line sees what is done there, and nothing of the time before.
  const newLine = await login('agent41')
  const askNew = async (id: 'teamMember' | 'teamPnl' | 'teamMembers' | 'teamBets', input: object) =>
    (await call(id, { ...days, ...page, ...input } as never, { token: newLine })).value
  expect(await askNew('teamMember', { memberId: '110001' })).toMatchObject({
    turnover: '0.00',
    own: { bets: 0, turnover: '0.00', deposits: '0.00' },
    team: { bets: 0, turnover: '0.00', deposits: '0.00' },
  })
  expect((await askNew('teamPnl', { parentId: '110001' })).totals).toMatchObject({ bets: 0, lost: '0.00' })
  expect((await askNew('teamMembers', { q: 'ana10' })).list).toMatchObject([{ userName: 'ana10', turnover: '0.00' }])
  expect(await askNew('teamBets', { memberId: '110001' })).toMatchObject({ totalCount: 0, totals: { bets: 0 } })
})

it('[TEAM-02] refuses periods that there are not, and who has no team to ask for', async () => {
  const { call, login } = createTestBench()
  const token = await login('agent2')
  const ask = (startDate: string, endDate: string) => call('teamOverview', { startDate, endDate }, { token })
  expect(await ask('2026-02-30', '2026-03-01')).toMatchObject({ code: 'period.invalid', value: { field: 'startDate' } })
  expect(await ask('2026-03-02', '2026-03-01')).toMatchObject({ code: 'period.invalid', value: { field: 'endDate' } })
  expect((await ask('2026-01-01', '2026-04-02')).success).toBe(true)
  expect((await ask('2026-01-01', '2026-04-03')).code).toBe('period.invalid')
  for (const userName of ['demo', 'demo40']) {
    const player = await login(userName)
    expect((await call('teamMembers', { pageNo: 1, pageSize: 25 }, { token: player })).code).toBe('no.permission')
  }
  const days = { startDate: '2026-01-01', endDate: '2026-01-01' }
  const own = (await call('teamOverview', days, { token: await login('player1') })).value
  expect(own).toMatchObject({ totals: { members: 0, turnover: '0.00' }, lines: [] })
})

it('a rebate that was paid for a bet that is void now is taken back from the next ones', async () => {
  const bench = createTestBench()
  const { call, login, clock, sandbox } = bench
  const token = await login('player1')
  const join = { ...REGISTRATION, username: 'friend1', recommenderId: 'player1' }
  const friend = (await call('registerUsername', join)).value.token
  await sandbox.control.setBalance({ userName: 'friend1', balance: '100000.00' })
  const first = await playFirstSlot(bench, friend, 5)
  const [bet] = (await call('teamBets', { ...lastDays(bench, 1), pageNo: 1, pageSize: 1 }, { token })).value.list
  const at90 = (text: string) => Math.floor((minor(text) * 90) / 10_000)
  await clock.advance(86_400_000)
  const paid = async () => {
    const own = await login('player1')
    const list = (await call('transactionRecord', { pageNo: 1, pageSize: 3, kind: 'rebate' }, { token: own })).value
      .list
    return list.map(({ amount }: Row) => minor(amount ?? ''))
  }
  const before = (await paid()).filter((amount: number) => amount === at90(first.bet))
  expect(before).toHaveLength(1)
  await sandbox.control.voidBet({ userName: 'friend1', betId: bet.betId })
  await clock.advance(86_400_000)
  expect((await paid())[0]).toBe(at90(first.bet))
  const again = (await bench.tryLogin({ username: 'friend1', password: REGISTRATION.password })).value.token
  const bets = []
  for (let round = 0; round < 3; round += 1) bets.push(await playFirstSlot(bench, again, 5))
  await clock.advance(86_400_000)
  const staked = toDecimal(bets.reduce((before, round) => before + minor(round.bet), 0))
  expect((await paid())[0]).toBe(at90(staked) - at90(first.bet))
})
