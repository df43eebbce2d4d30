import { beforeAll, expect, it } from 'vitest'
import { REGISTRATION } from '../../testing/client.ts'
import { playFirstSlot } from '../../testing/play-first-slot.ts'
import { createTestBench } from '../../testing/test-bench.ts'
import { addDays, dayIn, TIME_ZONE } from '../days.ts'
import { toMinor } from '../money.ts'
import { parseSnapshot } from '../snapshot.ts'

type Row = Readonly<Record<string, string>>
const minor = (text = '') => (text.startsWith('-') ? -1 : 1) * (toMinor(text.replace('-', '')) ?? Number.NaN)
const sum = (rows: readonly Row[], field: string) => rows.reduce((before, row) => before + minor(row[field]), 0)

let bench: Awaited<ReturnType<typeof make>>
beforeAll(async () => {
  bench = await make()
})

/** One for all tests: they only read, but for the last. */
async function make() {
  const bench = createTestBench()
  await bench.sandbox.control.scenario({ name: 'large-team' })
  const token = await bench.login('agent2')
  const endDate = addDays(dayIn(TIME_ZONE, bench.clock.now()), -1)
  const week = { startDate: addDays(endDate, -6), endDate }
  const ask = async (id: 'teamMembers' | 'teamBets' | 'teamPnl', input: object) =>
    (await bench.call(id, { pageNo: 1, pageSize: 25, ...input } as never, { token })).value
  return { ...bench, token, week, ask }
}

it('a team of 100,000 has the same sums in overview, lines, a line and its members, and bets', async () => {
  const { call, token, week, ask } = bench
  const { totals } = (await call('teamOverview', week, { token })).value
  expect(totals.members).toBe(100_000)
  expect(totals.betting).toBeGreaterThan(10_000)
  const lines = await ask('teamPnl', { ...week, pageSize: 100 })
  expect(lines.totalCount).toBe(100)
  expect(sum(lines.list, 'turnover')).toBe(minor(totals.turnover))
  expect(sum(lines.list, 'yourRebate')).toBe(minor(lines.totals.yourRebate))
  const [line] = lines.list
  const below = await ask('teamPnl', { ...week, pageSize: 100, parentId: line.memberId })
  for (const field of ['turnover', 'lost', 'rebates', 'yourRebate', 'net']) {
    expect([field, sum(below.list, field)]).toEqual([field, minor(line[field])])
  }
  const sub = below.list.find(({ own }: { own: boolean }) => !own)
  const direct = await ask('teamMembers', { ...week, pageSize: 100, parentId: sub.memberId })
  const head = (await call('teamMember', { memberId: sub.memberId, ...week }, { token })).value
  expect(sum(direct.list, 'turnover') + minor(head.own.turnover)).toBe(minor(sub.turnover))
  expect(head).toMatchObject({ below: direct.totalCount, level: 2, path: [{ memberId: line.memberId }] })
  const income = async (level?: number) =>
    minor(
      (await call('rebateIncome', { ...week, pageNo: 1, pageSize: 1, by: 'day', level }, { token })).value.totals.paid,
    )
  const levels = [await income(0), await income(1), await income(2), await income(3)]
  expect([await income(), Math.min(...levels) > 0]).toEqual([levels.reduce((all, level) => all + level, 0), true])
  const bets = await ask('teamBets', week)
  expect(bets.totalCount).toBe(totals.bets)
  expect(minor(bets.totals.turnover)).toBe(minor(totals.turnover))
  const [member] = direct.list
  const own = await ask('teamBets', { ...week, memberId: member.memberId, pageSize: 100 })
  expect(sum(own.list, 'stake')).toBe(minor(member.turnover))
})

it('each order of 100,000 members is whole, and its pages follow one another to the last', async () => {
  const { week, ask } = bench
  for (const sort of ['joined', 'name', 'turnover'] as const) {
    const first = await ask('teamMembers', { ...week, sort, pageSize: 100 })
    const last = await ask('teamMembers', { ...week, sort, pageSize: 100, pageNo: 1000, asOf: first.asOf })
    expect([first.totalCount, first.totalPages, last.list.length]).toEqual([100_000, 1000, 100])
    const rows = [first, await ask('teamMembers', { ...week, sort, pageSize: 100, pageNo: 2 })].flatMap(
      ({ list }) => list,
    )
    expect(new Set(rows.map(({ memberId }: Row) => memberId)).size).toBe(200)
    const values = rows.map(({ joinedAt, userName, turnover }) =>
      sort === 'joined' ? -joinedAt : sort === 'name' ? userName : -minor(turnover),
    )
    expect(values).toEqual([...values].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0)))
  }
  const [found] = (await ask('teamMembers', { q: 'RUBY0012' })).list
  expect(found).toMatchObject({ userName: 'ruby0012', nickname: 'Ruby' })
  expect((await ask('teamMembers', { q: 'ruby' })).totalCount).toBeGreaterThan(1500)
  expect((await ask('teamMembers', { q: 'ruby99' })).totalCount).toBe(0)
  expect((await ask('teamMembers', { q: 'rub', type: 1 })).list.every(({ type }: { type: number }) => type === 1)).toBe(
    true,
  )
})

it('the bets of 100,000 members are in order on every page, whatever is filtered', async () => {
  const { week, ask } = bench
  for (const filter of [{}, { group: 'slots' }]) {
    const { totalPages, asOf } = await ask('teamBets', { ...week, ...filter })
    for (const pageNo of [1, Math.floor(totalPages / 2), totalPages - 1]) {
      const pages = [
        await ask('teamBets', { ...week, ...filter, pageNo, asOf }),
        await ask('teamBets', { ...week, ...filter, pageNo: pageNo + 1, asOf }),
      ]
      const rows = pages.flatMap(({ list }) => list)
      const moments = rows.map(({ at }: { at: number }) => at)
      expect(moments).toEqual([...moments].sort((one, other) => other - one))
      expect(new Set(rows.map(({ betId }: Row) => betId)).size).toBe(rows.length)
    }
  }
})

it('no page of 100,000 members takes longer than the first ones of it', async () => {
  const { week, ask } = bench
  const time = async (work: () => Promise<unknown>) => {
    const times: number[] = []
    for (let turn = 0; turn < 5; turn += 1) {
      const start = performance.now()
      await work()
      times.push(performance.now() - start)
    }
    return Math.min(...times)
  }
  const members = (pageNo: number) =>
    time(() => ask('teamMembers', { ...week, sort: 'turnover', pageNo, pageSize: 100 }))
  const bets = (pageNo: number) => time(() => ask('teamBets', { ...week, pageNo, pageSize: 100 }))
  const { totalPages } = await ask('teamBets', { ...week, pageSize: 100 })
  // Whatever a machine is doing: a page in the middle and the last are made like the first.
  expect((await members(500)) / (await members(1))).toBeLessThan(8)
  expect((await bets(Math.floor(totalPages / 2))) / (await bets(1))).toBeLessThan(8)
})

it('real people who register below one of them are stored as usual, and added', async () => {
  const { call, token, clock, sandbox, ask } = bench
  const top = await ask('teamMembers', { parentId: 'me', sort: 'name' })
  const [agent] = top.list
  const join = { ...REGISTRATION, username: 'friend1', recommenderId: agent.userName }
  const friend = (await call('registerUsername', join)).value.token
  const { bet } = await playFirstSlot(bench, friend)
  const today = dayIn(TIME_ZONE, clock.now())
  const days = { startDate: today, endDate: today }
  const { totals, lines } = (await call('teamOverview', days, { token })).value
  expect(totals).toMatchObject({ members: 100_001, registered: 1, turnover: bet })
  expect(lines).toMatchObject([{ memberId: agent.memberId, turnover: bet }])
  const direct = await ask('teamMembers', { parentId: agent.memberId, pageSize: 100 })
  expect(direct.list[0]).toMatchObject({ userName: 'friend1', level: 2, uplineName: agent.userName })
  expect(direct.totalCount).toBe(agent.childCount + 1)
  const all = await ask('teamMembers', { sort: 'name', pageSize: 100 })
  expect(all.totalCount).toBe(100_001)
  expect((await ask('teamBets', days)).list).toMatchObject([{ userName: 'friend1', stake: bet }])
  // The same after a restart.
  const again = createTestBench({ clock, snapshot: parseSnapshot(JSON.parse(JSON.stringify(sandbox.snapshot()))) })
  const after = (await again.call('teamOverview', days, { token: await again.login('agent2') })).value
  expect(after.totals).toMatchObject({ members: 100_001, turnover: bet })
  expect(after.lines).toMatchObject([{ memberId: agent.memberId, turnover: bet }])
})
