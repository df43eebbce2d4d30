import { createSandbox } from '@foyer/sandbox'
import { beforeAll, expect, it, onTestFinished } from 'vitest'
import type { Foyer } from '../../../foyer.ts'
import { unwrap } from '../../../kernel/result.ts'
import { createCashierBrowsers } from '../../../testing/cashier-browser.ts'
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

const NUMBER = '09171234821'
const PASSWORD = '730518'
const PROMOTION = 207

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

type Tabs = Awaited<ReturnType<typeof openTabs>>

interface Case {
  readonly prepare?: (tabs: Tabs) => Promise<unknown>
  /** Loads what one tab shows, and returns what it says. */
  readonly show: (foyer: Foyer) => Promise<() => unknown>
  readonly act: (foyer: Foyer, tabs: Tabs) => Promise<unknown>
  readonly before: unknown
  readonly after: unknown
}

const CASES: Readonly<Record<string, Case>> = {
  'a deposit': {
    async show(foyer) {
      const { open, list } = foyer.use(deposits)
      const all = list()
      onTestFinished(all.dispose)
      await Promise.all([open.load(), all.load()])
      return () => [open.$state.get().data?.length, all.items.length]
    },
    async act(foyer) {
      const { methods, form } = foyer.use(deposits)
      await methods.load()
      const made = form({ languageTag: () => 'en' })
      onTestFinished(made.dispose)
      made.set('methodCode', 'QUICKPAY')
      made.set('amount', '1000')
      unwrap(await made.pay())
    },
    before: [0, 0],
    after: [1, 1],
  },
  'a withdrawal': {
    async prepare({ control }) {
      await control.setPaymentPassword({ userName: 'demo', password: PASSWORD })
      await control.addPayoutAccount({ userName: 'demo', number: NUMBER })
    },
    async show(foyer) {
      const { open, terms, list } = foyer.use(withdrawals)
      const all = list()
      onTestFinished(all.dispose)
      await Promise.all([open.load(), terms.load(), all.load()])
      return () => [open.$state.get().data?.length, all.items.length, terms.$state.get().data?.withdrawable]
    },
    async act(foyer) {
      const { terms, form } = foyer.use(withdrawals)
      const accounts = foyer.use(payoutAccounts)
      await Promise.all([terms.load(), accounts.load()])
      const made = form({ languageTag: () => 'en' })
      onTestFinished(made.dispose)
      made.set('accountId', accounts.$state.get().data?.accounts[0]?.accountId ?? '')
      made.set('amount', '500')
      made.set('paymentPassword', PASSWORD)
      unwrap(await made.submit())
      unwrap(await made.send())
    },
    before: [0, 0, '10000.00'],
    after: [1, 1, '9500.00'],
  },
  'a payout account': {
    async show(foyer) {
      const { load, $state } = foyer.use(payoutAccounts)
      await load()
      return () => $state.get().data?.accounts.length
    },
    async act(foyer, { code }) {
      const feature = foyer.use(payoutAccounts)
      await feature.load()
      const form = feature.addForm()
      onTestFinished(form.dispose)
      form.set('kind', 'ewallet')
      form.set('institution', 'QP')
      form.set('number', NUMBER)
      unwrap(await form.code.send())
      form.set('verificationCode', code())
      unwrap(await form.submit())
    },
    before: 0,
    after: 1,
  },
  'a payment password': {
    async show(foyer) {
      const { load, $state } = foyer.use(paymentPassword)
      await load()
      return () => $state.get().data?.isSet
    },
    async act(foyer, { code }) {
      const form = foyer.use(paymentPassword).setForm()
      onTestFinished(form.dispose)
      form.set('newPassword', PASSWORD)
      form.set('repeatedPassword', PASSWORD)
      unwrap(await form.code.send())
      form.set('verificationCode', code())
      unwrap(await form.submit())
    },
    before: false,
    after: true,
  },
  'a reward': {
    async show(foyer) {
      const { current } = foyer.use(rewards)
      await current.load()
      return () => current.$state.get().data?.rewards.filter(({ state }) => state === 'claimed').length
    },
    async act(foyer) {
      const { current, claim } = foyer.use(rewards)
      await current.load()
      const open = current.$state.get().data?.rewards.find(({ state }) => state === 'open')
      if (open === undefined) throw new Error('no reward is open')
      unwrap(await claim(open))
    },
    before: 0,
    after: 1,
  },
  'an order': {
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
    async act(foyer) {
      const form = foyer.use(pointsMall).redeemForm()
      onTestFinished(form.dispose)
      unwrap(await form.submit({ goodsId: 'credit-10', cost: 500, kind: 'credit' }))
    },
    before: [740, 0, 0],
    after: [240, 1, 1],
  },
  'a claim of a promotion': {
    prepare: ({ control }) => control.setPromotionLabel({ userName: 'demo', id: PROMOTION, label: 'Claim' }),
    async show(foyer) {
      const [{ load, $state }, money] = [foyer.use(promotions), foyer.use(wallet)]
      await Promise.all([load(), money.load()])
      const label = () => $state.get().data?.find(({ id }) => id === PROMOTION)?.label
      return () => [label(), money.$state.get().data?.amount]
    },
    async act(foyer) {
      const { load, claim } = foyer.use(promotions)
      await load()
      unwrap(await claim(PROMOTION))
    },
    before: ['Claim', '10000'],
    after: ['Claimed', '10003'],
  },
}

it.each(Object.entries(CASES))('[ROUTE-18] %s that another tab made is in what this one shows', async (_, one) => {
  const tabs = await openTabs()
  await one.prepare?.(tabs)
  const shown = await one.show(tabs.other.foyer)
  expect(shown()).toEqual(one.before)
  await one.act(tabs.one.foyer, tabs)
  for (const tab of [tabs.one, tabs.other]) await tab.idle()
  expect(shown()).toEqual(one.after)
})
