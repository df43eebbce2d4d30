import { createSandbox } from '@foyer/sandbox'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import type { Foyer } from '../../../foyer.ts'
import { unwrap } from '../../../kernel/result.ts'
import { createCashierBrowsers } from '../../../testing/cashier-browser.ts'
import { CLAIMED_PROMOTION, MONEY_ACTIONS, type MoneyAction } from '../../../testing/money-actions.ts'
import { challenges } from '../../auth/challenges/challenges.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { promotions } from '../../content/promotions/promotions.ts'
import { deposits } from '../deposits/deposits.ts'
import { paymentPassword } from '../payment-password/payment-password.ts'
import { payoutAccounts } from '../payout-accounts/payout-accounts.ts'
import { pointsMall } from '../points-mall/points-mall.ts'
import { rewards } from '../rewards/rewards.ts'
import { wallet } from '../wallet/wallet.ts'
import { withdrawals } from '../withdrawals/withdrawals.ts'

beforeAll(() => Promise.all([import('../../auth/captcha/solve-altcha.ts'), import('../../../transport/jwe-codec.ts')]))

async function openTabs() {
  const browsers = createCashierBrowsers(createSandbox)
  onTestFinished(async () => expect(await browsers.end()).toEqual([]))
  const { control } = browsers.platform
  await control.setHumanCheck({ required: false })
  await control.setBalance({ userName: 'demo', balance: '10000.00' })
  const browser = browsers.openBrowser()
  const openTab = async () => {
    const tab = browser.openTab()
    tab.foyer.use(challenges).useHumanVerifier(undefined)
    await tab.idle()
    return tab
  }
  const [one, other] = [await openTab(), await openTab()]
  unwrap(await one.foyer.use(signIn).withPassword({ username: 'demo', password: 'Foyer2026' }))
  for (const tab of [one, other]) await tab.idle()
  const code = () => control.outbox().at(-1)?.secret ?? ''
  return { control, one, other, code }
}

interface Case {
  readonly action: MoneyAction
  /** Loads what one tab shows, and returns what it says. */
  readonly show: (foyer: Foyer) => Promise<() => unknown>
  readonly before: unknown
  readonly after: unknown
}

const CASES: Readonly<Record<string, Case>> = {
  'a deposit': {
    action: MONEY_ACTIONS.deposit,
    async show(foyer) {
      const { open, list } = foyer.use(deposits)
      const all = list()
      onTestFinished(all.dispose)
      await Promise.all([open.load(), all.load()])
      return () => [open.$state.get().data?.length, all.items.length]
    },
    before: [0, 0],
    after: [1, 1],
  },
  'a withdrawal': {
    action: MONEY_ACTIONS.withdrawal,
    async show(foyer) {
      const { open, terms, list } = foyer.use(withdrawals)
      const all = list()
      onTestFinished(all.dispose)
      await Promise.all([open.load(), terms.load(), all.load()])
      return () => [open.$state.get().data?.length, all.items.length, terms.$state.get().data?.withdrawable]
    },
    before: [0, 0, '10000.00'],
    after: [1, 1, '9500.00'],
  },
  'a payout account': {
    action: MONEY_ACTIONS.payoutAccount,
    async show(foyer) {
      const { load, $state } = foyer.use(payoutAccounts)
      await load()
      return () => $state.get().data?.accounts.length
    },
    before: 0,
    after: 1,
  },
  'a payment password': {
    action: MONEY_ACTIONS.paymentPassword,
    async show(foyer) {
      const { load, $state } = foyer.use(paymentPassword)
      await load()
      return () => $state.get().data?.isSet
    },
    before: false,
    after: true,
  },
  'a reward': {
    action: MONEY_ACTIONS.rewardClaim,
    async show(foyer) {
      const { current } = foyer.use(rewards)
      await current.load()
      return () => current.$state.get().data?.rewards.filter(({ state }) => state === 'claimed').length
    },
    before: 0,
    after: 1,
  },
  'an order': {
    action: MONEY_ACTIONS.redemption,
    async show(foyer) {
      const { balance, goods, redemptions, history } = foyer.use(pointsMall)
      const lists = [redemptions(), history()]
      for (const list of lists) onTestFinished(list.dispose)
      await Promise.all([balance, goods, ...lists].map((one) => one.load()))
      const rows = lists.map((list) => list.items.length)
      return () => [
        balance.$state.get().data?.points,
        ...lists.map((list, index) => list.items.length - (rows[index] ?? 0)),
      ]
    },
    before: [740, 0, 0],
    after: [240, 1, 1],
  },
  'a claim of a promotion': {
    action: MONEY_ACTIONS.promotionClaim,
    async show(foyer) {
      const [{ load, $state }, money] = [foyer.use(promotions), foyer.use(wallet)]
      await Promise.all([load(), money.load()])
      const label = () => $state.get().data?.find(({ id }) => id === CLAIMED_PROMOTION)?.label
      return () => [label(), money.$state.get().data?.amount]
    },
    before: ['Claim', '10000'],
    after: ['Claimed', '10003'],
  },
}

it.each(Object.entries(CASES))('[CASH-05] %s that another tab made is in what this one shows', async (_, one) => {
  const tabs = await openTabs()
  await one.action.prepare?.(tabs.control)
  const shown = await one.show(tabs.other.foyer)
  expect(shown()).toEqual(one.before)
  await one.action.act(tabs.one.foyer, tabs.code)
  for (const tab of [tabs.one, tabs.other]) await tab.idle()
  expect(shown()).toEqual(one.after)
})
