import { expect, it } from 'vitest'
import { REGISTRATION } from '../../testing/client.ts'
import { playFirstSlot } from '../../testing/play-first-slot.ts'
import { createTestBench } from '../../testing/test-bench.ts'
import { addDays, dayIn, startOfDay, TIME_ZONE } from '../days.ts'
import { toDecimal, toMinor } from '../money.ts'
import { parseSnapshot } from '../snapshot.ts'

const DAY_MS = 86_400_000
const PAGE = { pageNo: 1, pageSize: 100 }
const minor = (text: string) => toMinor(text) ?? Number.NaN

it('[PCALL-08] what a recommended friend stakes is paid to the agent five minutes after the day, once, and told', async () => {
  const bench = createTestBench()
  const { call, login, clock, sandbox } = bench
  const first = dayIn(TIME_ZONE, clock.now())
  await clock.advance(startOfDay(TIME_ZONE, addDays(first, 1)) - clock.now() + 60_000)
  const agent = await login('player1')
  await clock.advance(DAY_MS)
  const friend = (await call('registerUsername', { ...REGISTRATION, username: 'friend1', recommenderId: 'player1' }))
    .value.token
  const day = dayIn(TIME_ZONE, clock.now())
  let staked = 0
  for (let round = 0; round < 6; round += 1) staked += minor((await playFirstSlot(bench, friend, round)).bet)
  // 0.90 % of slots, the rate of player1.
  const share = Math.floor((staked * 90) / 10_000)
  expect(share).toBeGreaterThan(0)
  const rebatesNow = async (of = bench, token = agent) =>
    (await of.call('transactionRecord', { ...PAGE, kind: 'rebate', from: day, to: addDays(day, 5) }, { token })).value
      .list
  await clock.advance(startOfDay(TIME_ZONE, addDays(day, 1)) + 299_999 - clock.now())
  expect(await rebatesNow()).toEqual([])
  const before = (await call('walletLoad', {}, { token: agent })).value.sumBalance
  // Two days late, and by whatever call comes first.
  await clock.advance(2 * DAY_MS)
  const later = await login('player1')
  const paid = { kind: 'rebate', amount: toDecimal(share), at: startOfDay(TIME_ZONE, addDays(day, 1)) + 300_000 }
  expect(await rebatesNow(bench, later)).toMatchObject([{ ...paid, reference: `rebate:${day}:100002:slots` }])
  expect((await call('walletLoad', {}, { token: later })).value.sumBalance * 100).toBeCloseTo(before * 100 + share, 5)
  const ofAgency = await call('transactionRecord', { ...PAGE, types: 'A' }, { token: later })
  expect(ofAgency.value.list.every(({ kind }: { kind: string }) => kind === 'rebate')).toBe(true)
  const [letter] = (await call('inboxList', { pageNo: 1, pageSize: 5 }, { token: later })).value.list
  expect(letter).toMatchObject({ title: `Your rebate of ${day}` })
  const { value } = await call(
    'transactionDetail',
    { transactionId: ofAgency.value.list[0].transactionId },
    { token: later },
  )
  expect(value.postings).toEqual([
    { account: 'wallet', amount: toDecimal(share) },
    { account: 'house', amount: toDecimal(-share) },
  ])
  // The same after a restart.
  const again = createTestBench({ clock, snapshot: parseSnapshot(JSON.parse(JSON.stringify(sandbox.snapshot()))) })
  expect(await rebatesNow(again, await again.login('player1'))).toMatchObject([paid])
})

it('rates that are set today count from tomorrow; the past days of who moves stay with the old line', async () => {
  const bench = createTestBench()
  const { call, clock, login, sandbox } = bench
  const join = async (username: string, recommenderId: string) =>
    (await call('registerUsername', { ...REGISTRATION, username, recommenderId })).value.token as string
  await join('sub1', 'player1')
  await join('friend1', 'sub1')
  await sandbox.control.setBalance({ userName: 'friend1', balance: '1000.00' })
  await clock.advance(DAY_MS)
  await sandbox.control.setRates({ userName: 'sub1', rates: { slots: '0.40' } })
  await sandbox.control.moveMember({ userName: 'sub1', upline: 'agent41' })
  const token = (await bench.tryLogin({ username: 'friend1', password: REGISTRATION.password })).value.token
  const today = dayIn(TIME_ZONE, clock.now())
  const staked = [minor((await playFirstSlot(bench, token, 5)).bet)]
  await clock.advance(DAY_MS)
  const nextToken = (await bench.tryLogin({ username: 'friend1', password: REGISTRATION.password })).value.token
  staked.push(minor((await playFirstSlot(bench, nextToken, 5)).bet))
  await clock.advance(DAY_MS)
  const paid = async (userName: string, password = 'Foyer2026') => {
    const own = await login(userName, { password })
    const input = { ...PAGE, kind: 'rebate', from: today, to: addDays(today, 3) }
    const { list } = (await call('transactionRecord', input, { token: own })).value
    return list
      .filter(({ reference }: { reference: string }) => reference >= `rebate:${today}`)
      .map(({ amount, reference }: { amount: string; reference: string }) => [reference.split(':')[1], minor(amount)])
  }
  const cut = (amount: number | undefined, rate: number) => Math.floor(((amount ?? 0) * rate) / 10_000)
  expect(await paid('player1')).toEqual([[today, cut(staked[0], 90)]])
  expect(await paid('sub1', REGISTRATION.password)).toEqual([[addDays(today, 1), cut(staked[1], 40)]])
})

it('an agent of the seed has a past: rebates of three months, taken out, so that the balance is its own', async () => {
  const { call, login } = createTestBench()
  const token = await login('agent2')
  const before = (await call('walletLoad', {}, { token })).value.sumBalance
  const rebates = (await call('transactionRecord', { ...PAGE, types: 'A' }, { token })).value
  expect(rebates.totalCount).toBeGreaterThan(200)
  expect((await call('walletLoad', {}, { token })).value.sumBalance).toBe(before)
  const all = (await call('transactionRecord', { pageNo: 1, pageSize: 500 }, { token })).value.list
  expect(minor(all[0].balanceAfter)).toBe(Math.round(before * 100))
  expect(
    Math.min(...all.map(({ balanceAfter }: { balanceAfter: string }) => Number(balanceAfter))),
  ).toBeGreaterThanOrEqual(0)
})

it('a member of the seed logs in, and has the past that the agent sees', async () => {
  const { call, login } = createTestBench()
  const token = await login('cai10')
  const bets = (await call('gameRecord', PAGE, { token })).value
  expect(bets.totalCount).toBeGreaterThan(50)
  const { sumBalance } = (await call('walletLoad', {}, { token })).value
  const rows = (await call('transactionRecord', { pageNo: 1, pageSize: 500 }, { token })).value.list
  expect(minor(rows[0].balanceAfter)).toBe(Math.round(sumBalance * 100))
})
