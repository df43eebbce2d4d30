import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DONE, unwrap } from '../../../kernel/result.ts'
import { createTestFoyerOnSandbox } from '../../../testing/test-foyer-on-sandbox.ts'
import { session } from '../../auth/session/session.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { goodObstacle, pointsMall } from './points-mall.ts'

const DAY_MS = 86_400_000
/** The seed's order of demo that is on its way; it is delivered a day after the start. */
const UMBRELLA = 'GW7RH3N5CD'

async function open(as = 'demo') {
  const test = createTestFoyerOnSandbox(createSandbox, { path: '/m/mall/mallHome', config: { http: { retries: 0 } } })
  onTestFinished(() => expect(test.end()).toEqual([]))
  await test.idle()
  const login = async (username: string) => {
    unwrap(await test.foyer.use(signIn).withPassword({ username, password: 'Foyer2026' }))
    await test.idle()
  }
  if (as !== '') await login(as)
  return { ...test, login, mall: test.foyer.use(pointsMall) }
}

describe('the points mall', () => {
  it('points, goods, orders and their history are those of the member, and of the next one', async () => {
    const { mall, foyer, idle, login } = await open()
    const lists = [mall.history(), mall.redemptions()] as const
    await Promise.all([mall.balance.load(), mall.goods.load(), ...lists.map((list) => list.load())])
    expect(mall.balance.$state.get().data).toEqual({ points: 740, toNext: '26.00' })
    expect(mall.goods.$state.get().data).toHaveLength(8)
    expect(lists[0].items[0]).toMatchObject({ why: 'play', points: 130, after: 740 })
    expect(lists[0].items.find(({ reference }) => reference === UMBRELLA)).toMatchObject({
      why: 'redeemed',
      points: -3600,
    })
    expect(lists[1].items.map(({ state }) => state)).toEqual(['sent', 'delivered'])
    await foyer.use(session).signOut()
    await idle()
    expect(mall.balance.$state.get()).toEqual({ status: 'idle' })
    expect(lists.map(({ items }) => items.length)).toEqual([0, 0])
    await login('player1')
    await mall.balance.load()
    await idle()
    expect(mall.balance.$state.get().data).toMatchObject({ points: 95 })
    expect(lists[1].items).toEqual([])
    for (const list of lists) list.dispose()
  })

  it.each([
    ['a guest', undefined, 'session.required'],
    ['a trial player', 'trial', 'trial.rejected'],
    ['a member while it is switched off', 'off', 'no.permission'],
  ])('[ROLE-09] asks for nothing for %s, and says why', async (_, who, code) => {
    const { mall, foyer, idle, control, asked } = await open(who === 'off' ? 'demo' : '')
    if (who === 'trial') unwrap(await foyer.use(session).startTrial())
    if (who === 'off') {
      await control.setFlags({ PTSYS3: false })
      await foyer.platform.refresh()
    }
    await idle()
    const shown = [mall.history(), mall.redemptions(), mall.redemption(UMBRELLA)] as const
    const parts = [mall.balance, mall.goods, ...shown]
    await Promise.all(parts.map((part) => part.load()))
    for (const { $state } of parts) expect($state.get()).toMatchObject({ status: 'failed', error: { code } })
    for (const id of ['pointsBalance', 'goodsList', 'pointsHistory', 'redemptionList']) expect(asked(id)).toBe(0)
    for (const part of shown) part.dispose()
  })

  it('names and terms are in the language of the reader', async () => {
    const { mall, foyer, idle } = await open()
    await mall.goods.load()
    foyer.languages.setLanguage('TY')
    await idle()
    expect(mall.goods.$state.get().data?.[0]?.name).toBe('₱10.00 na credit')
  })

  it('an order is asked for anew when its next step is due and when the page is shown again', async () => {
    const { mall, clock, ports, control, idle, asked } = await open()
    await clock.advance(DAY_MS - 60_000)
    const order = mall.redemption(UMBRELLA)
    expect(await order.load()).toEqual(DONE)
    expect(order.$state.get().data?.state).toBe('sent')
    await clock.advance(61_000)
    expect(order.$state.get().data?.state).toBe('delivered')
    expect(order.$state.get().data?.dueAt).toBeUndefined()
    const before = asked('redemptionList')
    await clock.advance(DAY_MS)
    expect(asked('redemptionList')).toBe(before)
    await control.setFault({ endpoint: 'redemptionList', kind: 'status:500', times: 1 })
    ports.visibility.setVisible(false)
    ports.visibility.setVisible(true)
    await idle()
    expect(order.$state.get()).toMatchObject({ status: 'ready', stale: true })
    order.dispose()
    const none = mall.redemption('G222222222')
    await none.load()
    expect(none.$state.get()).toMatchObject({ status: 'ready', data: undefined })
    none.dispose()
  })

  it('[CASH-61] says what keeps a member from a good', () => {
    const good = { stock: 3, left: undefined, cost: 500 }
    expect(goodObstacle(good, 500)).toBeUndefined()
    expect(goodObstacle(good, undefined)).toBeUndefined()
    expect(goodObstacle(good, 499)).toEqual({ kind: 'tooFewPoints', missing: 1 })
    expect(goodObstacle({ ...good, left: 0 }, 499)).toEqual({ kind: 'mostReached' })
    expect(goodObstacle({ ...good, stock: 0, left: 0 }, 499)).toEqual({ kind: 'soldOut' })
  })
})
