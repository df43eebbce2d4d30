import { createSandbox } from '@foyer/sandbox'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { type Money, sum } from '../../kernel/money/money.ts'
import { type Result, unwrap } from '../../kernel/result.ts'
import { createCashierBrowsers } from '../../testing/cashier-browser.ts'
import type { TestFoyer } from '../../testing/test-foyer.ts'
import { signIn } from '../auth/sign-in/sign-in.ts'
import { promotions } from '../content/promotions/promotions.ts'
import { attempts } from './attempts/attempts.ts'
import { depositLimits } from './deposit-limits/deposit-limits.ts'
import { deposits } from './deposits/deposits.ts'
import { payoutAccounts } from './payout-accounts/payout-accounts.ts'
import { pointsMall } from './points-mall/points-mall.ts'
import { records, type TransactionKind } from './records/records.ts'
import { rewards } from './rewards/rewards.ts'
import { wallet } from './wallet/wallet.ts'
import { withdrawals } from './withdrawals/withdrawals.ts'

beforeAll(() => import('../../transport/jwe-codec.ts'))

const DEMO = { userName: 'demo' }
const PASSWORD = '730518'
/** A promotion that pays 3.00 once, and one that a deposit may take along. */
const PROMOTION = 207
const OFFER = '214'
const PESOS = { code: 'PHP', symbol: '₱', digits: 2 }
/** After this long every attempt is known, whatever was lost. */
const ALL_KNOWN_MS = 180_000

type World = ReturnType<typeof createCashierBrowsers<ReturnType<typeof createSandbox>>>

/** Minor units of a decimal text with two decimals. */
const minor = (text: string | undefined) => Math.round(Number(text) * 100)
const decimal = (cents: number) => (cents / 100).toFixed(2)

/** What stands on an account, by the ledger. */
function standing({ platform }: World, account: string, unit = 'MONEY'): number {
  const { journal } = platform.snapshot()
  return [journal?.opening ?? [], ...(journal?.entries ?? []).map(({ postings }) => postings)]
    .flat()
    .reduce((before, one) => before + (one.account === account && one.unit === unit ? one.amount : 0), 0)
}

const withdrawalsIn = ({ platform }: World) =>
  (platform.snapshot().withdrawals ?? []).filter(({ userName }) => userName === 'demo')

/** The bonus of the promotion was booked. */
function isPromotionPaid({ platform }: Pick<World, 'platform'>): boolean {
  const entries = platform.snapshot().journal?.entries ?? []
  return entries.some(
    ({ kind, postings }) =>
      kind === 'bonus' && postings.some(({ account, amount }) => account === 'cash:demo' && amount === 300),
  )
}

/** What was made for money or points so far. */
function madeIn({ platform }: World): readonly string[] {
  const { deposits: paidIn = [], withdrawals: out = [], redemptions = [], rewards: given = [] } = platform.snapshot()
  const of = ({ userName }: { userName: string }) => userName === 'demo'
  return [
    ...paidIn.filter(of).map(({ depositId }) => depositId),
    ...out.filter(of).map(({ withdrawalId }) => withdrawalId),
    ...redemptions.filter(of).map(({ redemptionId }) => redemptionId),
    ...given.filter((one) => of(one) && one.claimedAt !== undefined).map(({ rewardId }) => rewardId),
    ...(isPromotionPaid({ platform }) ? ['promotion'] : []),
  ].sort()
}

const depositsIn = ({ platform }: World) =>
  (platform.snapshot().deposits ?? []).filter(({ userName }) => userName === 'demo')

/** What stands in the ledger as paid in, beside the receipts of deposits: minor units. */
function otherDeposits(world: World): number {
  const booked = (world.platform.snapshot().journal?.entries ?? []).filter(({ kind }) => kind === 'deposit')
  const credited = depositsIn(world).flatMap(({ receipts }) => receipts.map((receipt) => receipt.credited))
  const toDemo = booked.flatMap(({ postings }) => postings.filter(({ account }) => account === 'cash:demo'))
  return toDemo.reduce((all, { amount }) => all + amount, 0) - credited.reduce((all, amount) => all + amount, 0)
}

/** Asks the platform by hand, as the member of this tab unless a `bearer` is named. */
function asker({ platform }: World, { ports }: TestFoyer) {
  const token = ports.storage.get('MC_TOKEN') ?? ''
  return async (url: URL, init: RequestInit = {}, bearer = token) => {
    const headers = { 'Content-Type': 'application/json', Authorization: `Bearer ${bearer}` }
    return (await platform.fetch(new Request(url, { ...init, headers }))).json()
  }
}

/** An envelope of a rain that opens now, asked for twice. */
async function catchRain(world: World, tab: TestFoyer): Promise<void> {
  const ask = asker(world, tab)
  const common = { merchant: 'demo', language: 'EN', clientType: '2' }
  const url = (path: string) => new URL(`${path}?${new URLSearchParams(common)}`, 'https://foyer.test')
  const state = async () => (await ask(url('/wps/redRain/state'))).value
  if ((await state()).open === undefined) await world.platform.control.startRain({ seconds: 60 })
  const { open } = await state()
  for (let tap = 0; tap < 2; tap += 1) {
    const body = JSON.stringify({ ...common, moduleId: 'FUNDTRANS3' })
    const { code } = await ask(url(`/wps/redRain/rounds/${open.roundId}/claim`), { method: 'POST', body })
    expect([undefined, 'break.active']).toContain(code)
  }
}

/** One round of the first slot, sent twice as after a lost answer. */
async function playTwice(world: World, tab: TestFoyer, roundId: string, bet: number): Promise<void> {
  const ask = asker(world, tab)
  const get = async (path: string, query: Readonly<Record<string, string>>) =>
    (await ask(new URL(`${path}?${new URLSearchParams(query)}`, 'https://foyer.test'))).value
  const page = { merchant: 'demo', language: 'EN', clientType: '2', pageNo: '1', pageSize: '1' }
  const { games } = await get('/wps/game/list', { ...page, platform: 'html5', gameType: 'RNG' })
  const { gameId, nodeId, vassalage, gameType } = games[0]
  const game = { gameId, nodeId, vassalage, gameType, platform: 'html5', language: 'EN', backUrl: '/m/home' }
  const url = new URL((await get('/wps/game/launchGame', game)).url)
  const post = (path: string, body: object, bearer?: string) =>
    ask(new URL(path, url), { method: 'POST', body: JSON.stringify(body) }, bearer)
  const { session, state } = await post('/play/session', { ticket: url.searchParams.get('ticket') })
  const round = { roundId, bet: state.bets[bet % state.bets.length] }
  const answers = [await post('/play/round', round, session), await post('/play/round', round, session)]
  expect(answers[1]?.win).toEqual(answers[0]?.win)
}

/** Every entry balances, no account of the member is below 0, and what is held is what is on its way. */
function checkLedger(world: World): void {
  const { journal } = world.platform.snapshot()
  const refs = (journal?.entries ?? []).flatMap(({ ref }) => ref ?? [])
  expect(new Set(refs).size).toBe(refs.length)
  for (const postings of [journal?.opening ?? [], ...(journal?.entries ?? []).map((entry) => entry.postings)]) {
    const units = new Map<string, number>()
    for (const { unit, amount } of postings) units.set(unit, (units.get(unit) ?? 0) + amount)
    expect([...units.values()].every((total) => total === 0)).toBe(true)
  }
  const open = withdrawalsIn(world).filter(({ state }) => ['requested', 'review', 'sending'].includes(state))
  expect(standing(world, 'hold:demo')).toBe(open.reduce((total, { amount }) => total + amount, 0))
  for (const [account, unit] of [['cash:demo'], ['hold:demo'], ['points:demo', 'PTS']] as const) {
    expect(standing(world, account, unit)).toBeGreaterThanOrEqual(0)
  }
}

/** What this page says of wallet, records, totals, terms and points is what the ledger says. */
async function checkPage(world: World, { foyer, idle }: TestFoyer): Promise<void> {
  const feature = foyer.use(withdrawals)
  const mall = foyer.use(pointsMall)
  await Promise.all([foyer.use(wallet).refresh(), feature.terms.refresh(), mall.balance.refresh()])
  const cash = standing(world, 'cash:demo')
  const held = standing(world, 'hold:demo')
  const balance = foyer.use(wallet).$state.get().data
  const terms = feature.terms.$state.get().data
  expect([balance?.amount, balance?.held, terms?.balance, terms?.held].map(minor)).toEqual([cash, held, cash, held])
  expect(minor(terms?.withdrawable)).toBe(cash - minor(terms?.locked))
  expect(balance?.locked).toBe(terms?.locked)

  const list = { money: foyer.use(records).transactions(), bets: foyer.use(records).bets() }
  const days = foyer.use(records).profitAndLoss()
  const history = mall.history()
  await Promise.all([list.money.load(), list.bets.load(), days.load(), history.load()])
  const money = unwrap(await list.money.all()).rows
  const bets = unwrap(await list.bets.all()).rows.filter(({ isVoid }) => !isVoid)
  const byDay = unwrap(await days.all()).rows
  const amounts = (texts: readonly Money[]) => minor(sum(texts))
  const flow = list.money.$summary.get()?.totals
  expect([amounts(money.map(({ amount }) => amount)), minor(money[0]?.balanceAfter)]).toEqual([cash, cash])
  expect(minor(flow?.in) - minor(flow?.out)).toBe(cash)
  const moved = (...kinds: readonly TransactionKind[]) =>
    amounts(money.flatMap(({ kind, amount }) => (kinds.includes(kind) ? [amount] : [])))
  const [staked, won] = [amounts(bets.map((one) => one.betAmount)), amounts(bets.map((one) => one.winAmount))]
  const totals = list.bets.$summary.get()?.totals
  const totalsByDay = days.$summary.get()?.totals
  for (const one of [totals, totalsByDay]) {
    expect([one?.count, minor(one?.betAmount), minor(one?.winAmount), minor(one?.profit)]).toEqual([
      bets.length,
      staked,
      won,
      moved('bet', 'win'),
    ])
  }
  expect([won - staked, amounts(byDay.map(({ profit }) => profit))]).toEqual([moved('bet', 'win'), moved('bet', 'win')])
  expect(amounts(byDay.flatMap(({ rewardAmount = [] }) => rewardAmount))).toBe(moved('bonus'))

  const points = standing(world, 'points:demo', 'PTS')
  while (history.$state.get().data?.hasMore) await history.loadMore()
  expect(mall.balance.$state.get().data?.points).toBe(points)
  expect(history.items[0]?.after).toBe(points)
  expect(history.items.reduce((total, one) => total + one.points, 0)).toBe(points)

  const out = feature.list()
  await out.load()
  while (out.$state.get().data?.hasMore) await out.loadMore()
  expect(out.items.map(({ withdrawalId }) => withdrawalId).sort()).toEqual(
    withdrawalsIn(world)
      .map(({ withdrawalId }) => withdrawalId)
      .sort(),
  )
  for (const one of [list.money, list.bets, days, history, out]) one.dispose()
  await idle()
}

const which = fc.nat({ max: 2 })
const fates = fc.array(fc.constantFrom('lostRequest', 'lostAnswer'), { maxLength: 3 })
const action = fc.record({
  /** Two tabs of one browser, and another device. */
  tab: which,
  does: fc.oneof(
    { weight: 6, arbitrary: fc.constant('deposit') },
    { weight: 2, arbitrary: fc.constantFrom('withdraw', 'claim', 'leave') },
    { weight: 2, arbitrary: fc.constantFrom('withdraw', 'claim', 'redeem', 'promotion', 'giveBack', 'limit') },
  ),
  /** Gives a reward back with a withdrawal; takes an offer along with a deposit. */
  with: fc.boolean(),
  amount: fc.constantFrom(10_000, 25_000, 55_050),
  taps: fc.integer({ min: 1, max: 2 }),
  fates,
  /** Before the answer is there. */
  reload: fc.constantFrom(false, false, false, true),
  waitMs: fc.constantFrom(0, 0, 1500, 70_000),
  /** What the provider says of a deposit before the platform has answered. */
  atOnce: fc.constantFrom(null, null, 'paid', 'paid', 'refused'),
})
const steps = fc.array(
  fc.oneof(
    { weight: 14, arbitrary: action },
    { weight: 2, arbitrary: fc.record({ bet: fc.nat({ max: 4 }) }) },
    { weight: 1, arbitrary: fc.constant({ voids: 0 } as const) },
    { weight: 1, arbitrary: fc.constant({ rains: 0 } as const) },
    { weight: 1, arbitrary: fc.record({ paused: fc.constantFrom(true, false, false) }) },
    // The provider says it once or twice, also of one that has ended.
    {
      weight: 4,
      arbitrary: fc.record({
        end: fc.constantFrom('paid', 'paid', 'paid', 'refused'),
        times: fc.integer({ min: 1, max: 2 }),
        of: which,
      }),
    },
    { weight: 2, arbitrary: fc.record({ ends: fc.constantFrom('paid', 'returned', 'refused') }) },
    { weight: 1, arbitrary: fc.record({ minutes: fc.constantFrom(5, 60) }) },
  ),
  { minLength: 12, maxLength: 16 },
)

it('[CASH-07][WALLET-03] money and points are neither made nor lost, whatever is done, lost, repeated and in how many tabs', async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (sequence) => {
      const world = createCashierBrowsers(createSandbox)
      const { clock, lose, platform } = world
      const { control } = platform
      await control.setPaymentPassword({ ...DEMO, password: PASSWORD })
      await control.addPayoutAccount({ ...DEMO, number: '09171234821' })
      await control.setPoints({ ...DEMO, points: 1200 })
      await control.setPromotionLabel({ ...DEMO, id: PROMOTION, label: 'Claim' })
      /** What a person has been told was made. */
      const told = new Set<string>()
      const results: Promise<unknown>[] = []
      const before = madeIn(world)
      const othersBefore = otherDeposits(world)

      const browsers = [world.openBrowser(), world.openBrowser()] as const
      const openTab = async (which: number) => {
        const tab = (which === 2 ? browsers[1] : browsers[0]).openTab({ config: { currency: PESOS } })
        const { foyer, idle } = tab
        await idle({ hanging: 9 })
        const isIn = foyer.session.isSignedIn()
        if (!isIn) unwrap(await foyer.use(signIn).withPassword({ username: 'demo', password: 'Foyer2026' }))
        foyer.use(attempts).$attempts.subscribe((list) => {
          for (const { kind, state } of list) {
            if (state.status === 'made' && kind !== 'depositLimit') told.add(idOf(state.object))
            // Nothing is longer ago than the platform remembers.
            expect(state.status).not.toBe('expired')
          }
        })
        const feature = foyer.use(withdrawals)
        const accounts = foyer.use(payoutAccounts)
        const methods = foyer.use(deposits).methods.load()
        await Promise.all([methods, feature.terms.load(), accounts.load(), foyer.use(rewards).current.load()])
        await Promise.all([foyer.use(promotions).load(), foyer.use(depositLimits).load()])
        await foyer.use(promotions).refreshLabel(PROMOTION)
        return {
          ...tab,
          form: feature.form({ languageTag: () => 'en' }),
          payIn: foyer.use(deposits).form({ languageTag: () => 'en' }),
          redeem: foyer.use(pointsMall).redeemForm(),
          limit: foyer.use(depositLimits).form({ languageTag: () => 'en' }),
        }
      }
      const tabs = [await openTab(0), await openTab(1), await openTab(2)]

      /** All taps of one intention are one object, or none. */
      const collect = (taps: readonly Promise<Result<object>>[]) => {
        const ended = Promise.all(taps).then((ends) => {
          const ids = ends.flatMap((end) => (end.ok ? [idOf(end.data)] : []))
          expect(new Set(ids).size).toBeLessThanOrEqual(1)
          for (const id of ids) told.add(id)
        })
        results.push(ended)
      }

      let rounds = 0
      for (const step of sequence) {
        // The sandbox writes down what became due when a page asks.
        await tabs[0]?.foyer.use(wallet).refresh({ silent: true })
        if ('does' in step) {
          const tab = tabs[step.tab]
          if (tab === undefined) throw new Error('no tab')
          const { foyer, form, payIn, redeem, limit } = tab
          const taps = Array.from({ length: step.taps })
          if (step.does === 'withdraw') {
            lose('POST /wps/fund/withdrawal', ...step.fates)
            form.set('accountId', foyer.use(payoutAccounts).$state.get().data?.accounts[0]?.accountId ?? '')
            form.set('amount', decimal(step.amount))
            form.set('paymentPassword', PASSWORD)
            const { terms } = foyer.use(withdrawals)
            await terms.refresh()
            const reward = terms.$state.get().data?.turnover.find(({ kind }) => kind === 'reward')
            form.set('giveBack', step.with ? (reward?.sourceId ?? '') : '')
            if ((await form.submit()).ok) collect(taps.map(() => form.send({ second: true })))
          } else if (step.does === 'deposit') {
            lose('POST /wps/fund/deposit', ...step.fates)
            await control.setPaymentAtOnce({ end: step.atOnce })
            payIn.set('methodCode', step.amount === 25_000 ? 'MOBOCASH' : 'QUICKPAY')
            payIn.set('amount', decimal(step.amount))
            payIn.set('promotionId', step.with ? OFFER : '')
            collect(taps.map(() => payIn.pay()))
          } else if (step.does === 'claim') {
            const reward = foyer
              .use(rewards)
              .current.$state.get()
              .data?.rewards.find(({ state }) => state === 'open')
            if (reward !== undefined) {
              lose(`POST /wps/reward/${reward.rewardId}/claim`, ...step.fates)
              collect(taps.map(() => foyer.use(rewards).claim(reward)))
            }
          } else if (step.does === 'promotion') {
            lose(`POST /wps/activities/${PROMOTION}/claim`, ...step.fates)
            const claims = taps.map(async () => {
              const { ok } = await foyer.use(promotions).claim(PROMOTION)
              if (ok) told.add('promotion')
            })
            results.push(Promise.all(claims))
          } else if (step.does === 'giveBack') {
            await foyer.use(rewards).current.refresh()
            const { data } = foyer.use(rewards).current.$state.get()
            const reward = data?.rewards.find(({ state }) => state === 'claimed')
            if (reward !== undefined) {
              lose(`POST /wps/reward/${reward.rewardId}/giveBack`, ...step.fates)
              results.push(Promise.all(taps.map(() => foyer.use(rewards).giveBack(reward))))
            }
          } else if (step.does === 'limit') {
            lose('PUT /wps/fund/deposit/limits', ...step.fates)
            limit.set('period', 'day')
            limit.set('amount', decimal(step.amount * 4))
            results.push(Promise.all(taps.map(() => limit.submit())))
          } else if (step.does === 'leave') {
            const open = depositsIn(world).find(({ history }) => history.at(-1)?.state === 'awaiting')
            if (open !== undefined) {
              if (step.with) lose(`POST /wps/fund/deposit/${open.depositId}/cancel`, ...step.fates)
              results.push(Promise.all(taps.map(() => foyer.use(deposits).leave(open.depositId))))
            }
          } else {
            lose('POST /wps/points/goods/credit-10/redeem', ...step.fates)
            collect(taps.map(() => redeem.submit({ goodsId: 'credit-10', cost: 500, kind: 'credit' })))
          }
          if (step.reload) {
            tab.dispose()
            tabs[step.tab] = await openTab(step.tab)
          } else await clock.advance(step.waitMs)
        } else if ('bet' in step) {
          rounds += 1
          const [tab] = tabs
          if (tab !== undefined) await playTwice(world, tab, `round-${rounds}`, step.bet)
        } else if ('rains' in step) {
          const [tab] = tabs
          if (tab !== undefined) await catchRain(world, tab)
        } else if ('paused' in step) {
          await control.setDepositPause({ ...DEMO, paused: step.paused })
        } else if ('voids' in step) {
          const bet = platform.snapshot().bets.findLast(({ userName }) => userName === 'demo')
          const isPossible = bet !== undefined && standing(world, 'cash:demo') + bet.betAmount >= bet.winAmount
          if (isPossible && bet.voidedAt === undefined) await control.voidBet({ ...DEMO, betId: bet.betId })
        } else if ('end' in step) {
          const all = depositsIn(world)
          // Those that are not paid yet come first.
          const known = [...all.filter(({ receipts }) => receipts.length === 0), ...all]
          const depositId = known[step.of % known.length]?.depositId
          if (depositId !== undefined) await control.payDeposit({ depositId, end: step.end, times: step.times })
        } else if ('ends' in step) {
          const open = withdrawalsIn(world).find(({ state }) => state === 'requested' || state === 'review')
          if (open !== undefined) {
            const { withdrawalId } = open
            const decision = step.ends === 'refused' ? 'refuse' : 'approve'
            await control.reviewWithdrawal({ ...DEMO, withdrawalId, decision })
            if (step.ends !== 'refused') await control.settleWithdrawal({ ...DEMO, withdrawalId, result: step.ends })
          }
        } else await clock.advance(step.minutes * 60_000)
        checkLedger(world)
      }

      await clock.advance(ALL_KNOWN_MS)
      for (const tab of tabs) await tab.idle()
      await Promise.all(results)
      // What was told was made, and what was made was told.
      expect([...told].sort()).toEqual(madeIn(world).filter((id) => !before.includes(id)))
      checkLedger(world)
      expect(otherDeposits(world)).toBe(othersBefore)
      for (const tab of tabs) {
        await checkPage(world, tab)
        expect(
          tab.foyer
            .use(attempts)
            .$attempts.get()
            .filter(({ state }) => state.status === 'unknown'),
        ).toEqual([])
        tab.form.dispose()
        tab.payIn.dispose()
        tab.redeem.dispose()
        tab.limit.dispose()
      }
      expect(await world.end()).toEqual([])
    }),
    { numRuns: 6 },
  )
}, 120_000)

function idOf(made: unknown): string {
  if ('label' in (made as object)) return 'promotion'
  const ids = Object.entries(made as object).flatMap(([field, value]) =>
    ['depositId', 'withdrawalId', 'redemptionId', 'rewardId'].includes(field) ? [String(value)] : [],
  )
  const [id] = ids
  if (id === undefined) throw new Error('Something unknown was made.')
  return id
}
