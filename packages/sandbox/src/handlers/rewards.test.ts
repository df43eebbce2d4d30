import { describe, expect, it } from 'vitest'
import { playRounds } from '../testing/play-rounds.ts'
import { createTestBench } from '../testing/test-bench.ts'
import { dayIn, startOfDay } from '../world/days.ts'
import { parseSnapshot } from '../world/snapshot.ts'

const PAGE = { pageNo: 1, pageSize: 50 }
const DAY_MS = 86_400_000
const ZONE = 'Asia/Manila'
const KEYS = ['0', '1', '2'].map((digit) => `${digit}0000000-0000-4000-8000-000000000000`)

interface RewardRow {
  readonly rewardId: string
  readonly kind: string
  readonly state: string
  readonly amount: string
  readonly opensAt: number
  readonly closesAt: number
  readonly terms: { readonly version: string; readonly turnover: string }
  readonly turnover?: { readonly done: string; readonly required: string; readonly until: number }
  readonly taken?: string
}

async function open(userName = 'demo') {
  const bench = createTestBench()
  let token = await bench.login(userName)
  const list = async (state = ''): Promise<readonly RewardRow[]> =>
    (await bench.call('rewardList', { ...PAGE, state }, { token })).value.list
  const claim = (reward: RewardRow | undefined, key = KEYS[0] ?? '', termsVersion = reward?.terms.version ?? '') =>
    bench.call('rewardClaim', { rewardId: reward?.rewardId ?? '', termsVersion, idempotencyKey: key }, { token })
  const balance = async () => (await bench.call('walletLoad', {}, { token })).value.sumBalance
  const level = async () => (await bench.call('memberLevel', {}, { token })).value
  const letters = async (): Promise<string[]> =>
    (await bench.call('inboxList', PAGE, { token })).value.list.map(({ title }: { title: string }) => title)
  const of = async (kind: string, state?: string) => (await list(state)).find((reward) => reward.kind === kind)
  /** Lets days pass; a session does not last as long. */
  const wait = async (ms: number) => {
    await bench.clock.advance(ms)
    token = await bench.login(userName)
  }
  return {
    bench,
    call: bench.call,
    get token() {
      return token
    },
    list,
    of,
    claim,
    balance,
    level,
    letters,
    wait,
    control: bench.sandbox.control,
  }
}

describe('rewards', () => {
  it('of the day and the week open at midnight of the merchant’s zone, and close at the next', async () => {
    const { bench, list } = await open()
    const { clock } = bench
    const today = dayIn(ZONE, clock.now())
    const [daily] = (await list('open')).filter(({ kind }) => kind === 'daily')
    expect(daily).toMatchObject({ amount: '5.00', opensAt: startOfDay(ZONE, today), terms: { turnover: '25.00' } })
    const [next] = (await list('coming')).filter(({ kind }) => kind === 'daily')
    expect(next?.opensAt).toBe(daily?.closesAt)
    const weekly = (await list()).filter(({ kind }) => kind === 'weekly')
    expect(weekly.map(({ state }) => state).sort()).toEqual(['coming', 'open'])
    for (const { opensAt, closesAt } of weekly) {
      expect(new Date(`${dayIn(ZONE, opensAt)}T00:00:00Z`).getUTCDay()).toBe(1)
      expect(closesAt - opensAt).toBe(7 * DAY_MS)
    }
    // Until the last moment of the day.
    await clock.advance((daily?.closesAt ?? 0) - clock.now() - 1)
    expect((await list('open')).map(({ rewardId }) => rewardId)).toContain(daily?.rewardId)
    await clock.advance(1)
    expect((await list('open')).map(({ rewardId }) => rewardId)).toContain(next?.rewardId)
    expect((await list('expired')).map(({ rewardId }) => rewardId)).toContain(daily?.rewardId)
  })

  it('[CASH-50] are claimed once, by one key or two, and ask for turnover that play brings', async () => {
    const { bench, of, claim, balance, letters, control, token } = await open('player1')
    await control.setBalance({ userName: 'player1', balance: '1000' })
    const reward = await of('daily', 'open')
    const before = await balance()
    const claimed = (await claim(reward)).value
    expect(claimed).toMatchObject({ state: 'claimed', turnover: { required: '10.00', done: '0.00' } })
    expect(claimed.turnover.until).toBe(bench.clock.now() + 7 * DAY_MS)
    expect((await claim(reward)).value).toEqual(claimed)
    expect((await claim(reward, KEYS[1])).code).toBe('reward.gone')
    expect(await balance()).toBeCloseTo(before + 2, 5)
    expect((await letters())[0]).toBe('Daily reward claimed')
    // Another product does not count.
    await playRounds(bench, token, { gameType: 'LIVE', count: 1 })
    expect((await of('daily', 'claimed'))?.turnover?.done).toBe('0.00')
    const staked = await playRounds(bench, token, { count: 1 })
    expect(staked).toBeGreaterThan(1000)
    expect((await of('daily', 'done'))?.turnover).toMatchObject({ done: '10.00' })
    expect(await letters()).toContain('Daily reward: yours to withdraw')
  })

  it('[CASH-50] under other terms than those shown are refused, and so is one that is not open', async () => {
    const { of, claim, list, control } = await open()
    const reward = await of('daily', 'open')
    await control.setRewardTerms({ version: '2026-12', multiplier: 10 })
    expect((await claim(reward)).code).toBe('terms.changed')
    const anew = await of('daily', 'open')
    expect(anew?.terms).toMatchObject({ version: '2026-12', turnover: '50.00' })
    const [coming] = await list('coming')
    expect((await claim(coming, KEYS[1])).code).toBe('reward.gone')
    expect((await claim({ ...coming, rewardId: 'R222222222' } as RewardRow, KEYS[1])).code).toBe('request.invalid')
    // A refusal does not use the key up.
    expect((await claim(anew)).value.state).toBe('claimed')
  })

  it('[CASH-52] end unmet after their days, and never take more than there is', async () => {
    const { of, claim, balance, letters, control, wait } = await open()
    await control.setBalance({ userName: 'demo', balance: '0' })
    await claim(await of('weekly', 'open'))
    expect(await balance()).toBe(50)
    await control.setBalance({ userName: 'demo', balance: '20' })
    await wait(7 * DAY_MS - 1)
    expect(await of('weekly', 'claimed')).toBeDefined()
    await wait(1)
    expect((await of('weekly', 'expired'))?.taken).toBe('20.00')
    expect(await balance()).toBe(0)
    expect(await letters()).toContain('Weekly reward has ended')
  })

  it('[CASH-52] are given back as often as one asks, once', async () => {
    const { of, claim, balance, call, token, letters } = await open()
    const before = await balance()
    const { rewardId } = (await claim(await of('daily', 'open'))).value
    for (let count = 0; count < 2; count += 1) {
      const { value } = await call('rewardGiveBack', { rewardId }, { token })
      expect(value).toMatchObject({ state: 'givenBack', taken: '5.00' })
    }
    expect(await balance()).toBe(before)
    expect((await letters()).filter((title) => title.includes('given back'))).toHaveLength(1)
  })
})

it('[CASH-50] a reward is claimed and given back by its own member alone', async () => {
  const { of, claim, call, bench } = await open()
  const [daily, weekly] = [await of('daily', 'open'), await of('weekly', 'open')]
  await claim(weekly)
  const token = await bench.login('player1')
  const claiming = {
    rewardId: daily?.rewardId ?? '',
    termsVersion: daily?.terms.version ?? '',
    idempotencyKey: KEYS[1] ?? '',
  }
  expect((await call('rewardClaim', claiming, { token })).code).toBe('request.invalid')
  const { code } = await call('rewardGiveBack', { rewardId: weekly?.rewardId ?? '' }, { token })
  expect(code).toBe('request.invalid')
  expect([await of('daily', 'open'), await of('weekly', 'claimed')]).not.toContain(undefined)
})

describe('the level', () => {
  it('rises by the play of a month, with a reward and a letter, and falls when a month brings less', async () => {
    const { bench, level, of, letters, control, token, wait } = await open('newbie')
    expect(await level()).toEqual({
      level: 0,
      done: '0.00',
      next: { name: 'VIP 1', required: '1000.00' },
      benefits: [],
    })
    expect(await of('daily')).toBeUndefined()
    await control.setBalance({ userName: 'newbie', balance: '100000' })
    const staked = await playRounds(bench, token, { count: 12 })
    const reached = await level()
    expect(reached.done).toBe((staked / 100).toFixed(2))
    expect(reached.level).toBeGreaterThan(0)
    expect(reached.name).toBe(`VIP ${reached.level}`)
    expect((await bench.call('memberInfo', {}, { token })).value.clubLabel.labelName).toBe(reached.name)
    expect(await letters()).toContain(`You reached VIP ${reached.level}`)
    expect(await of('level', 'open')).toBeDefined()
    // Kept to the end of the next month, then earned anew or lost.
    await wait(startOfDay(ZONE, reached.keepUntil) - bench.clock.now())
    expect((await level()).level).toBe(reached.level)
    const saved = parseSnapshot(JSON.parse(JSON.stringify(bench.sandbox.snapshot())))
    const again = createTestBench({ snapshot: saved, clock: bench.clock })
    expect((await again.call('memberLevel', {}, { token: await again.login('newbie') })).value.level).toBe(
      reached.level,
    )
    await wait(DAY_MS)
    expect(await level()).toMatchObject({ level: 0, done: '0.00' })
  })

  it('gives its reward once a year, however many daily ones have come since', async () => {
    const { bench, control, token, of } = await open('newbie')
    await control.setBalance({ userName: 'newbie', balance: '100000' })
    await playRounds(bench, token, { count: 12 })
    const { rewardId = '' } = (await of('level', 'open')) ?? {}
    const saved = parseSnapshot(JSON.parse(JSON.stringify(bench.sandbox.snapshot())))
    const reached = saved.rewards?.find((reward) => reward.rewardId === rewardId)
    if (reached === undefined) throw new Error('there is no reward of the level')
    const daily = Array.from({ length: 120 }, (_, day) => ({
      ...reached,
      ...{ rewardId: `R${day}`, kind: 'daily' as const, of: `day ${day}` },
    }))
    const snapshot = { ...saved, rewards: [...(saved.rewards ?? []), ...daily] }
    const later = createTestBench({ snapshot, clock: bench.clock })
    await bench.clock.advance(DAY_MS)
    await later.call('rewardList', PAGE, { token: await later.login('newbie') })
    const kept = later.sandbox.snapshot().rewards ?? []
    expect(kept.some((reward) => reward.rewardId === rewardId)).toBe(true)
    expect(kept.filter(({ userName, kind }) => userName === 'newbie' && kind === 'daily').length).toBeLessThan(120)
  })

  it('tells what the next one asks for, and what this one gives', async () => {
    const { level } = await open()
    expect(await level()).toMatchObject({
      level: 3,
      name: 'VIP 3',
      done: '7400.00',
      next: { name: 'VIP 4', required: '10000.00' },
      benefits: ['₱5.00 each day', '₱50.00 each week', 'A person of your own at customer service'],
    })
  })
})
