import { onTestFinished } from 'vitest'
import type { AttemptKind } from '../features/cashier/attempts/wire-attempt-kinds.ts'
import { depositLimits } from '../features/cashier/deposit-limits/deposit-limits.ts'
import { deposits } from '../features/cashier/deposits/deposits.ts'
import { paymentPassword } from '../features/cashier/payment-password/payment-password.ts'
import { payoutAccounts } from '../features/cashier/payout-accounts/payout-accounts.ts'
import { pointsMall } from '../features/cashier/points-mall/points-mall.ts'
import { rewards } from '../features/cashier/rewards/rewards.ts'
import { withdrawals } from '../features/cashier/withdrawals/withdrawals.ts'
import { promotions } from '../features/content/promotions/promotions.ts'
import type { Foyer } from '../foyer.ts'
import { unwrap } from '../kernel/result.ts'

const WALLET_NUMBER = '09171234821'
const MONEY_PASSWORD = '730518'
/** A promotion that pays 3.00. */
export const CLAIMED_PROMOTION = 207

/** The controls of the sandbox that the actions need. Core cannot import the sandbox. */
interface MoneyControl {
  setPaymentPassword(options: { readonly userName: string; readonly password: string }): Promise<unknown>
  addPayoutAccount(options: { readonly userName: string; readonly number: string }): Promise<unknown>
  setPromotionLabel(options: {
    readonly userName: string
    readonly id: number
    readonly label: 'Claim'
  }): Promise<unknown>
}

/** One action on money of the member `demo`, through the verb that pages use. */
export interface MoneyAction {
  readonly prepare?: (control: MoneyControl) => Promise<unknown>
  /** @param code returns the code that was sent last */
  readonly act: (foyer: Foyer, code: () => string) => Promise<unknown>
}

/** One action for each kind of attempt, but for an application, which moves no money and is sent by its form (docs/cashier.md). */
export const MONEY_ACTIONS: Readonly<Record<Exclude<AttemptKind, 'promotionApplication'>, MoneyAction>> = {
  deposit: {
    async act(foyer) {
      const { methods, form } = foyer.use(deposits)
      await methods.load()
      const made = form({ languageTag: () => 'en' })
      onTestFinished(made.dispose)
      made.set('methodCode', 'QUICKPAY')
      made.set('amount', '1000')
      unwrap(await made.pay())
    },
  },
  depositLimit: {
    async act(foyer) {
      const feature = foyer.use(depositLimits)
      await feature.load()
      const form = feature.form({ languageTag: () => 'en' })
      onTestFinished(form.dispose)
      form.set('period', 'day')
      form.set('amount', '5000')
      unwrap(await form.submit())
    },
  },
  withdrawal: {
    async prepare(control) {
      await control.setPaymentPassword({ userName: 'demo', password: MONEY_PASSWORD })
      await control.addPayoutAccount({ userName: 'demo', number: WALLET_NUMBER })
    },
    async act(foyer) {
      const { terms, form } = foyer.use(withdrawals)
      const accounts = foyer.use(payoutAccounts)
      await Promise.all([terms.load(), accounts.load()])
      const made = form({ languageTag: () => 'en' })
      onTestFinished(made.dispose)
      made.set('accountId', accounts.$state.get().data?.accounts[0]?.accountId ?? '')
      made.set('amount', '500')
      made.set('paymentPassword', MONEY_PASSWORD)
      unwrap(await made.submit())
      unwrap(await made.send())
    },
  },
  payoutAccount: {
    async act(foyer, code) {
      const feature = foyer.use(payoutAccounts)
      await feature.load()
      const form = feature.addForm()
      onTestFinished(form.dispose)
      form.set('kind', 'ewallet')
      form.set('institution', 'QP')
      form.set('number', WALLET_NUMBER)
      unwrap(await form.code.send())
      form.set('verificationCode', code())
      unwrap(await form.submit())
    },
  },
  paymentPassword: {
    async act(foyer, code) {
      const form = foyer.use(paymentPassword).setForm()
      onTestFinished(form.dispose)
      form.set('newPassword', MONEY_PASSWORD)
      form.set('repeatedPassword', MONEY_PASSWORD)
      unwrap(await form.code.send())
      form.set('verificationCode', code())
      unwrap(await form.submit())
    },
  },
  rewardClaim: {
    async act(foyer) {
      const { current, claim } = foyer.use(rewards)
      await current.load()
      const open = current.$state.get().data?.rewards.find(({ state }) => state === 'open')
      if (open === undefined) throw new Error('no reward is open')
      unwrap(await claim(open))
    },
  },
  redemption: {
    async act(foyer) {
      const form = foyer.use(pointsMall).redeemForm()
      onTestFinished(form.dispose)
      unwrap(await form.submit({ goodsId: 'credit-10', cost: 500, kind: 'credit' }))
    },
  },
  promotionClaim: {
    prepare: (control) => control.setPromotionLabel({ userName: 'demo', id: CLAIMED_PROMOTION, label: 'Claim' }),
    async act(foyer) {
      const { load, claim } = foyer.use(promotions)
      await load()
      unwrap(await claim(CLAIMED_PROMOTION))
    },
  },
}
