import { describe, expect, it } from 'vitest'
import { playRounds } from '../testing/play-rounds.ts'
import { createTestBench } from '../testing/test-bench.ts'
import { parseSnapshot } from '../world/snapshot.ts'

const PAGE = { pageNo: 1, pageSize: 50 }
const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000

async function open(userName = 'demo') {
  const bench = createTestBench()
  const token = await bench.login(userName)
  const ask = async (id: 'pointsBalance' | 'pointsHistory' | 'goodsList' | 'redemptionList', input: object = PAGE) =>
    (await bench.call(id, input, { token })).value
  const letters = async (): Promise<string[]> =>
    (await bench.call('inboxList', PAGE, { token })).value.list.map(({ title }: { title: string }) => title)
  return { ...bench, token, ask, letters, control: bench.sandbox.control }
}

describe('points', () => {
  it('one for each full 100.00 of counted stakes, with the rest kept, and in the history by day', async () => {
    const test = await open('newbie')
    await test.control.setBalance({ userName: 'newbie', balance: '100000' })
    expect(await test.ask('pointsBalance', {})).toEqual({ points: 0, toNext: '100.00' })
    const staked = await playRounds(test, test.token, { count: 12 })
    expect(await test.ask('pointsBalance', {})).toEqual({
      points: Math.floor(staked / 10_000),
      toNext: ((10_000 - (staked % 10_000)) / 100).toFixed(2),
    })
    const { list } = await test.ask('pointsHistory')
    expect(list).toMatchObject([{ why: 'play', points: Math.floor(staked / 10_000) }])
    await test.clock.advance(DAY_MS)
    await playRounds(test, test.token, { count: 12 })
    expect((await test.ask('pointsHistory')).list).toHaveLength(2)
    const saved = parseSnapshot(JSON.parse(JSON.stringify(test.sandbox.snapshot())))
    const again = createTestBench({ snapshot: saved })
    const balance = await again.call('pointsBalance', {}, { token: await again.login('newbie') })
    expect(balance.value).toEqual(await test.ask('pointsBalance', {}))
  })

  it('a void takes points back, and never more than there are', async () => {
    const test = await open('newbie')
    await test.control.setBalance({ userName: 'newbie', balance: '100000' })
    const staked = await playRounds(test, test.token, { count: 8 })
    const { points } = await test.ask('pointsBalance', {})
    expect(points).toBe(Math.floor(staked / 10_000))
    const { list } = (await test.call('gameRecord', PAGE, { token: test.token })).value
    for (const { betId } of list) await test.control.voidBet({ userName: 'newbie', betId })
    expect(await test.ask('pointsBalance', {})).toEqual({ points: 0, toNext: '100.00' })
    expect((await test.ask('pointsHistory')).list[0]).toMatchObject({ why: 'void', after: 0 })
  })

  it('live tables count a fifth, and free play nothing', async () => {
    const test = await open('newbie')
    await test.control.setBalance({ userName: 'newbie', balance: '100000' })
    const staked = await playRounds(test, test.token, { gameType: 'LIVE', count: 5 })
    expect(await test.ask('pointsBalance', {})).toEqual({
      points: Math.floor(staked / 50_000),
      toNext: ((10_000 - ((staked / 5) % 10_000)) / 100).toFixed(2),
    })
    const { token } = (await test.call('trialStart', {})).value
    for (const id of ['pointsBalance', 'goodsList'] as const) {
      expect((await test.call(id, {}, { token })).code).toBe('trial.rejected')
    }
  })
})

describe('goods and orders', () => {
  it('goods are named in the language, with what is left for all and for one', async () => {
    const test = await open()
    const { list } = await test.ask('goodsList', { language: 'TY' })
    const good = (id: string) => list.find(({ goodsId }: { goodsId: string }) => goodsId === id)
    expect(good('credit-10')).toMatchObject({ name: '₱10.00 na credit', cost: 500, kind: 'credit', value: '10.00' })
    expect(good('tumbler')).toMatchObject({ stock: 0 })
    expect(good('powerbank')).toMatchObject({ most: 1, left: 1 })
    // One of 25 is in the order on its way.
    expect(good('umbrella').stock).toBe(24)
    await test.control.setStock({ goodsId: 'umbrella', stock: 3 })
    expect(
      (await test.ask('goodsList')).list.find(({ goodsId }: { goodsId: string }) => goodsId === 'umbrella').stock,
    ).toBe(3)
  })

  it('[CASH-52] credit is staked once before it can be withdrawn', async () => {
    const test = await open()
    const terms = async () => (await test.call('withdrawalTerms', {}, { token: test.token })).value
    const before = await terms()
    const order = { goodsId: 'credit-10', cost: 500, idempotencyKey: '00000000-0000-4000-8000-000000000000' }
    await test.call('goodsRedeem', order, { token: test.token })
    expect((await terms()).withdrawable - before.withdrawable).toBe(0)
    expect((await terms()).turnover).toMatchObject([
      { kind: 'deposit', required: '10.00', done: '0.00', locked: '10.00' },
    ])
    await playRounds(test, test.token, { count: 1 })
    expect((await terms()).turnover).toEqual([])
  })

  it('[CASH-51] in a break that the member takes no credit is had for points, and other goods are', async () => {
    const test = await open()
    await test.control.setDepositPause({ userName: 'demo', paused: true })
    const redeem = (goodsId: string, cost: number) =>
      test.call('goodsRedeem', { goodsId, cost, idempotencyKey: crypto.randomUUID() }, { token: test.token })
    const before = await test.ask('pointsBalance', {})
    expect((await redeem('credit-10', 500)).code).toBe('break.active')
    expect(await test.ask('pointsBalance', {})).toEqual(before)
    const voucher = (await test.ask('goodsList')).list.find(({ kind }: { kind: string }) => kind === 'voucher')
    await test.control.setPoints({ userName: 'demo', points: voucher.cost })
    expect((await redeem(voucher.goodsId, voucher.cost)).success).toBe(true)
  })

  it('[CASH-60] an order moves on by the clock, each step with its letter, and by the merchant', async () => {
    const test = await open()
    const umbrella = async () => (await test.ask('redemptionList')).list[0]
    expect(await umbrella()).toMatchObject({ state: 'sent', reference: 'GW7RH3N5CD', dueAt: test.clock.now() + DAY_MS })
    await test.clock.advance(DAY_MS - HOUR_MS)
    expect((await umbrella()).state).toBe('sent')
    await test.clock.advance(HOUR_MS)
    expect((await umbrella()).history.map(({ state }: { state: string }) => state)).toEqual([
      'requested',
      'preparing',
      'sent',
      'delivered',
    ])
    expect((await umbrella()).dueAt).toBeUndefined()
    expect((await test.letters())[0]).toBe('Your order was delivered')
    const invalid = test.control.moveOrder({ redemptionId: 'GW7RH3N5CD', state: 'refused' })
    await expect(invalid).rejects.toMatchObject({ code: 'request.invalid' })
  })
})
