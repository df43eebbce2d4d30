import { expect, it } from 'vitest'
import { REGISTRATION } from '../testing/client.ts'
import { playFirstSlot } from '../testing/play-first-slot.ts'
import { createTestBench } from '../testing/test-bench.ts'
import { addDays, dayIn, startOfDay, TIME_ZONE } from '../world/days.ts'
import { toDecimal, toMinor } from '../world/money.ts'
import { parseSnapshot } from '../world/snapshot.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
const PAGE = { pageNo: 1, pageSize: 25 }
const KINDS = ['dailySalary', 'dividend', 'hourlySalary'] as const
type Kind = (typeof KINDS)[number]
type Row = Readonly<Record<string, string>>
const minor = (text: string | undefined) => toMinor(text?.replace('-', '') ?? '') ?? Number.NaN
const signed = (text: string | undefined) => (text?.startsWith('-') ? -minor(text) : minor(text))

function open() {
  const bench = createTestBench()
  const ask = async (token: string, kind: Kind, startDate: string, endDate: string) =>
    bench.call('contractStatements', { kind, startDate, endDate, ...PAGE }, { token })
  return { ...bench, ask, today: () => dayIn(TIME_ZONE, bench.clock.now()) }
}

it('[TEAM-12] the agent of the seed has five dividends behind, one with the loss before it, and what was paid stands in the records', async () => {
  const { call, login, ask, today, sandbox } = open()
  const token = await login('agent2')
  const { value } = await ask(token, 'dividend', addDays(today(), -91), today())
  const earliestFirst: readonly Row[] = [...value.list].reverse()
  expect(earliestFirst).toHaveLength(5)
  let carryOn = 0
  for (const { base, carry, active, gross, below, paid } of earliestFirst) {
    expect(signed(carry)).toBe(carryOn)
    carryOn = Math.min(0, signed(base))
    // Under 10,000.00 the first tier, with 3 active members.
    const due = signed(base) > 0 && Number(active) >= 3 ? Math.floor(signed(base) / 10) : 0
    expect([signed(gross), signed(paid)]).toEqual([due, due - signed(below)])
  }
  expect(earliestFirst.filter(({ carry }) => carry !== '0.00')).toHaveLength(1)
  const paid = earliestFirst.map((row) => row.paid ?? '').filter((amount) => amount !== '0.00')
  expect(value.totals.paid).toBe(toDecimal(paid.reduce((sum, amount) => sum + minor(amount), 0)))
  const { list } = (await call('transactionRecord', { ...PAGE, kind: 'dividend' }, { token })).value
  expect(list.map(({ amount }: Row) => amount)).toEqual(paid.reverse())

  // Only periods that end within the days; and a period is checked like every one of the agency.
  expect((await ask(token, 'dividend', value.list[1].toDay, value.list[1].toDay)).value.list).toEqual([value.list[1]])
  expect((await ask(token, 'dividend', today(), addDays(today(), -1))).code).toBe('period.invalid')
  expect((await ask(token, 'dailySalary', today(), today())).value.list).toEqual([])
  expect((await ask(await login('agent41'), 'dividend', today(), today())).code).toBe('no.permission')

  await sandbox.control.scenario({ name: 'loss-carried' })
  const { current, carried } = (await call('contractGet', { kind: 'dividend' }, { token })).value
  expect([carried, current.carry]).toEqual(['-4100.00', '-4100.00'])
  expect(signed(current.base)).toBe(signed(current.lost) + signed(current.costs) - 410_000)
})

it('[TEAM-12] what a friend plays is paid by all three agreements, once, after hour, day and week', async () => {
  const bench = open()
  const { call, login, clock, sandbox, ask, today } = bench
  await clock.advance(startOfDay(TIME_ZONE, addDays(today(), 1)) - clock.now() + HOUR_MS)
  const token = await login('player1')
  const offers = [
    { kind: 'dailySalary', tiers: [{ from: '1.00', active: 0, rate: '5.00' }] },
    { kind: 'hourlySalary', tiers: [{ from: '1.00', active: 0, amount: '3.00' }] },
    { kind: 'dividend', tiers: [{ from: '0.00', active: 0, rate: '50.00' }], period: 'week' },
  ] as const
  const monday = addDays(today(), (8 - new Date(today()).getUTCDay()) % 7 || 7)
  for (const offer of offers) {
    await sandbox.control.offerContract({ userName: 'player1', ...offer, fromDay: monday, tiers: [...offer.tiers] })
    const { contractId, version } = (await call('contractGet', { kind: offer.kind }, { token })).value
    await call('contractAgree', { kind: offer.kind, contractId, version }, { token })
  }
  await call('registerUsername', { ...REGISTRATION, username: 'friend1', recommenderId: 'player1' })
  await sandbox.control.setBalance({ userName: 'friend1', balance: '5000.00' })
  const asFriend = async () =>
    (await bench.tryLogin({ username: 'friend1', password: REGISTRATION.password })).value.token
  const play = async () => {
    const { bet, win } = await playFirstSlot(bench, await asFriend(), 5)
    return { staked: minor(bet), lost: minor(bet) - minor(win) }
  }
  const agent = async () => login('player1')
  const statements = async (kind: Kind) => (await ask(await agent(), kind, monday, addDays(monday, 13))).value.list

  // Before the first day nothing counts.
  await play()
  await clock.advance(startOfDay(TIME_ZONE, monday) - clock.now() + 10 * HOUR_MS)
  const morning = await play()
  await clock.advance(2 * HOUR_MS)
  const noon = await play()
  const nooned = (await call('contractGet', { kind: 'dailySalary' }, { token: await agent() })).value.current
  const staked = morning.staked + noon.staked
  expect(nooned).toEqual({
    from: monday,
    to: monday,
    base: toDecimal(staked),
    active: 0,
    tier: 1,
    estimate: toDecimal(Math.floor(staked / 20)),
  })
  await clock.advance(HOUR_MS + 299_999)
  expect(await statements('hourlySalary')).toHaveLength(1)
  await clock.advance(1)
  const hours = await statements('hourlySalary')
  expect(hours).toMatchObject([
    { turnover: toDecimal(noon.staked), paid: '3.00', from: startOfDay(TIME_ZONE, monday) + 12 * HOUR_MS },
    { turnover: toDecimal(morning.staked), paid: '3.00' },
  ])
  await clock.advance(DAY_MS)
  const [day] = await statements('dailySalary')
  expect(day).toMatchObject({ fromDay: monday, active: 0, base: toDecimal(staked), paid: nooned.estimate })

  // A week later: what was lost, less 0.90 % rebate and both salaries.
  await clock.advance(7 * DAY_MS)
  const net = morning.lost + noon.lost - Math.floor((staked * 90) / 10_000) - Math.floor(staked / 20) - 600
  const [week] = await statements('dividend')
  const due = net > 0 ? Math.floor(net / 2) : 0
  expect(week).toMatchObject({ fromDay: monday, toDay: addDays(monday, 6), base: toDecimal(net), paid: toDecimal(due) })
  const last = await agent()
  const next = (await call('contractGet', { kind: 'dividend' }, { token: last })).value.current
  expect(signed(next.carry)).toBe(Math.min(0, net))

  const booked = async (of = bench, as = last) => {
    const { list } = (await of.call('transactionRecord', { ...PAGE, types: 'A' }, { token: as })).value
    return list.map(({ kind, amount, reference }: Row) => [kind, amount, reference])
  }
  const postings = await booked()
  expect(postings.filter(([kind]: string[]) => kind === 'hourlySalary').map(([, amount]: string[]) => amount)).toEqual([
    '3.00',
    '3.00',
  ])
  expect(postings).toContainEqual(['dailySalary', nooned.estimate, `dailySalary:${monday}:100002`])
  expect(postings.filter(([kind]: string[]) => kind === 'dividend')).toHaveLength(due > 0 ? 1 : 0)
  const titles = (await call('inboxList', { pageNo: 1, pageSize: 10 }, { token: last })).value.list.map(
    ({ title }: Row) => title,
  )
  expect(titles).toContain(`Your salary of ${monday}`)
  const snapshot = parseSnapshot(JSON.parse(JSON.stringify(sandbox.snapshot())))
  const again = createTestBench({ clock, snapshot })
  expect(await booked({ ...bench, ...again }, await again.login('player1'))).toEqual(postings)
})
