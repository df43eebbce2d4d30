import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { createMemoryLocks } from '../../../ports/memory.ts'
import { createMemoryStorage } from '../../../ports/memory-storage.ts'
import { createManualClock } from '../../../testing/manual-clock.ts'
import { createTestFoyer } from '../../../testing/test-foyer.ts'
import { session } from '../../auth/session/session.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { wallet } from '../wallet/wallet.ts'
import { pointsMall } from './points-mall.ts'

const CREDIT = { goodsId: 'credit-10', cost: 500, kind: 'credit' } as const
const UMBRELLA = { goodsId: 'umbrella', cost: 3600, kind: 'item' } as const
const EARBUDS = { goodsId: 'earbuds', cost: 25_000, kind: 'item' } as const
const ADDRESS = 'Ana Cruz, 4 Rizal Street, 1600 Pasig'

/** Browsers with tabs, on one platform. */
async function open() {
  const clock = createManualClock()
  const sandbox = createSandbox({ clock })
  const { control } = sandbox
  /** The answers of so many orders are lost. */
  const lost = { answers: 0 }
  const visits: ReturnType<typeof createTestFoyer>[] = []
  const fetch = async (request: Request): Promise<Response> => {
    const answer = await sandbox.fetch(request)
    if (!new URL(request.url).pathname.endsWith('/redeem') || lost.answers === 0) return answer
    lost.answers -= 1
    throw new TypeError('Failed to fetch')
  }
  onTestFinished(async () => {
    for (const visit of visits) {
      visit.dispose()
      await visit.idle()
    }
    expect(visits.flatMap((visit) => visit.leftovers())).toEqual([])
    sandbox.dispose()
  })
  const browser = () => {
    const shared = { storage: createMemoryStorage(), locks: createMemoryLocks() }
    let count = 0
    return async (as?: string) => {
      count += 1
      const storage = count === 1 ? shared.storage : shared.storage.tab()
      const visit = createTestFoyer({ path: '/m/mall/good?id=credit-10', clock, fetch, ...shared, storage })
      visits.push(visit)
      await visit.idle()
      const login = async (username: string) => {
        unwrap(await visit.foyer.use(signIn).withPassword({ username, password: 'Foyer2026' }))
        await visit.idle()
      }
      if (as !== undefined) await login(as)
      const mall = visit.foyer.use(pointsMall)
      const form = mall.redeemForm()
      return { ...visit, login, mall, form }
    }
  }
  const entries = (kind: string) => sandbox.snapshot().journal?.entries.filter((entry) => entry.kind === kind) ?? []
  return { clock, control, sandbox, lost, browser, orders: () => sandbox.snapshot().redemptions ?? [], entries }
}

describe('an order', () => {
  it('[ROUTE-20] of credit is delivered at once: points go, money comes, and the lists know', async () => {
    const { browser, control, sandbox } = await open()
    const { form, mall, foyer, idle } = await browser()('demo')
    const balance = async () => {
      await foyer.use(wallet).load()
      return foyer.use(wallet).$state.get().data?.amount
    }
    expect(await balance()).toBe('12480.5')
    await mall.balance.load()
    const order = unwrap(await form.submit(CREDIT))
    await idle()
    expect(order).toMatchObject({ state: 'delivered', value: '10.00', cost: 500 })
    expect(mall.balance.$state.get().data).toMatchObject({ points: 240 })
    expect(await balance()).toBe('12490.5')
    expect(sandbox.snapshot().journal?.entries.at(-1)).toMatchObject({ kind: 'bonus', reference: order.reference })
    expect(await form.submit(CREDIT)).toMatchObject({
      ok: false,
      error: { code: 'points.insufficient', value: { missing: 260 } },
    })
    await control.setPoints({ userName: 'demo', points: 2000 })
    expect(unwrap(await form.submit(CREDIT)).reference).not.toBe(order.reference)
  })

  it('[ROUTE-20] whose answer is lost, tapped again and in another tab meanwhile, is one order', async () => {
    const { browser, lost, orders, clock } = await open()
    const tab = browser()
    const first = await tab('demo')
    const before = orders().length
    lost.answers = 1
    const taps = [first.form.submit(CREDIT), first.form.submit(CREDIT)]
    await first.idle()
    const second = await tab()
    const other = second.form.submit(CREDIT)
    await clock.advance(60_000)
    const ids = await Promise.all([...taps, other].map(async (tap) => unwrap(await tap).redemptionId))
    expect(new Set(ids).size).toBe(1)
    expect(orders()).toHaveLength(before + 1)
    await second.mall.balance.load()
    expect(second.mall.balance.$state.get().data).toMatchObject({ points: 240 })
  })

  it('[ROUTE-20] whose page closes while it is unknown is found in the next visit, and not made again', async () => {
    const { browser, lost, orders, clock } = await open()
    const tab = browser()
    const first = await tab('demo')
    const before = orders().length
    lost.answers = 100
    void first.form.submit(CREDIT)
    await first.idle()
    first.dispose()
    const second = await tab()
    await clock.advance(1000)
    expect(orders()).toHaveLength(before + 1)
    await second.mall.balance.load()
    expect(second.mall.balance.$state.get().data).toMatchObject({ points: 240 })
  })

  it('[ROUTE-20] of the last piece goes to one; the other keeps the points, and sees that it is sold out', async () => {
    const { browser, control, orders, entries } = await open()
    for (const userName of ['demo', 'player1']) await control.setPoints({ userName, points: 30_000 })
    const visits = [await browser()('demo'), await browser()('player1')]
    const before = orders().length
    for (const { form } of visits) form.setAddress(ADDRESS)
    const results = await Promise.all(visits.map(({ form }) => form.submit(EARBUDS)))
    expect(results.filter(({ ok }) => ok)).toHaveLength(1)
    expect(results.find(({ ok }) => !ok)?.error).toMatchObject({ code: 'goods.soldOut' })
    expect(orders()).toHaveLength(before + 1)
    const loser = visits[results.findIndex(({ ok }) => !ok)]
    await loser?.idle()
    expect(loser?.mall.balance.$state.get().data).toMatchObject({ points: 30_000 })
    expect(loser?.mall.goods.$state.get().data?.find(({ goodsId }) => goodsId === 'earbuds')).toMatchObject({
      stock: 0,
    })
    for (const { postings } of entries('redemption')) {
      for (const unit of new Set(postings.map((posting) => posting.unit))) {
        expect(postings.reduce((sum, posting) => sum + (posting.unit === unit ? posting.amount : 0), 0)).toBe(0)
      }
    }
  })

  it('[ROUTE-20] is refused where the cost is another one by now, or the member has the most that one may have', async () => {
    const { browser, control } = await open()
    await control.setPoints({ userName: 'demo', points: 60_000 })
    const { form } = await browser()('demo')
    form.setAddress(ADDRESS)
    expect(await form.submit({ ...CREDIT, cost: 400 })).toMatchObject({ error: { code: 'terms.changed' } })
    expect((await form.submit({ goodsId: 'powerbank', cost: 12_000, kind: 'item' })).ok).toBe(true)
    expect(await form.submit({ goodsId: 'powerbank', cost: 12_000, kind: 'item' })).toMatchObject({
      error: { code: 'limit.reached' },
    })
    expect(await form.submit({ ...CREDIT, goodsId: 'none' })).toMatchObject({ error: { code: 'request.invalid' } })
  })

  it('that the merchant refuses gives points and piece back, with a letter', async () => {
    const { browser, control, sandbox } = await open()
    await control.setPoints({ userName: 'demo', points: 3600 })
    const { form, mall } = await browser()('demo')
    form.setAddress(ADDRESS)
    const { redemptionId } = unwrap(await form.submit(UMBRELLA))
    await control.moveOrder({ redemptionId, state: 'refused', reason: 'The parcel came back.' })
    await mall.balance.refresh()
    expect(mall.balance.$state.get().data).toMatchObject({ points: 3600 })
    const letters = sandbox.snapshot().members.find(({ userName }) => userName === 'demo')?.mailbox?.letters
    expect(letters?.[0]?.title.EN).toBe('Your order was not possible')
    expect(letters?.[0]?.content.EN).toContain('The parcel came back.')
  })
})

describe('the address of an item', () => {
  it('is asked for before anything is sent, and is that of the last order until another is typed', async () => {
    const { browser, control } = await open()
    await control.setPoints({ userName: 'demo', points: 8000 })
    const { form, events } = await browser()('demo')
    expect(await form.submit(UMBRELLA)).toMatchObject({ error: { code: 'form.invalid', field: 'address' } })
    expect([form.$addressProblem.get(), events.focuses]).toEqual([true, [{ field: 'address' }]])
    expect(control.log().some(({ endpoint }) => endpoint === 'goodsRedeem')).toBe(false)
    await form.suggestAddress()
    expect(form.$address.get()).toContain('Mara Villanueva')
    form.setAddress(ADDRESS)
    expect(form.$addressProblem.get()).toBe(false)
    await form.suggestAddress()
    expect(unwrap(await form.submit(UMBRELLA)).address).toBe(ADDRESS)
  })

  it('is kept over a reload, and not shown to the next user', async () => {
    const { browser } = await open()
    const { form, mall, foyer, idle, login } = await browser()('demo')
    form.setAddress(ADDRESS)
    form.dispose()
    const again = mall.redeemForm()
    expect(again.$address.get()).toBe(ADDRESS)
    await foyer.use(session).signOut()
    await idle()
    expect(again.$address.get()).toBe('')
    await login('player1')
    expect(mall.redeemForm().$address.get()).toBe('')
    await again.suggestAddress()
    expect(again.$address.get()).toBe('')
  })
})
