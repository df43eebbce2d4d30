import { computed } from 'nanostores'
import * as z from 'zod/mini'
import type { ErrorCode } from '../../../config/error-codes.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import type { FieldError, Form } from '../../../kernel/form.ts'
import { compare, type Money, round, subtract } from '../../../kernel/money/money.ts'
import type { ParsedMoney } from '../../../kernel/money/parse-money.ts'
import type { Query } from '../../../kernel/query.ts'
import { aborted, failed, type Result, succeeded } from '../../../kernel/result.ts'
import { createScopedForm } from '../../../kernel/scoped-form.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { normalizeDigits } from '../../../kernel/validation/normalize.ts'
import { text } from '../../../transport/wire-schemas.ts'
import { type AccessGuard, assertAllowed } from '../../access/access-guard.ts'
import type { Session } from '../../auth/session/session.ts'
import { createUserDraft } from '../../auth/session/user-draft.ts'
import { createAmountInput } from '../amount-input.ts'
import { createAttemptDraft } from '../attempt-draft.ts'
import type { Attempts } from '../attempts/attempts.ts'
import { typedPaymentPasswordProblem } from '../payment-password/payment-password-rules.ts'
import type { PayoutAccount, PayoutAccounts } from '../payout-accounts/payout-accounts.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { withdrawalEndpoints } from './endpoints.ts'
import { toWithdrawal, type Withdrawal } from './withdrawal.ts'
import { mostNow, type OpenTurnover, type WithdrawalTerms, withdrawalFee } from './withdrawal-terms.ts'

export interface WithdrawalFormOptions {
  /** BCP 47, of the page: how typed amounts read. */
  readonly languageTag: () => string
}

export interface WithdrawalValues {
  readonly accountId: string
  /** As typed. */
  readonly amount: string
  /** `sourceId` of the reward that is given back first; '' for none. */
  readonly giveBack: string
  readonly paymentPassword: string
}

/** How a typed amount reads, and what it costs. */
export interface WithdrawalCost {
  readonly amount: Money
  readonly fee: Money
  /** What reaches the account. */
  readonly arrives: Money
}

/** What the person is asked to confirm. */
export interface WithdrawalReview extends WithdrawalCost {
  readonly account: PayoutAccount
  readonly givenBack: OpenTurnover | undefined
}

/** Why a request was refused. Nothing was made. */
export interface WithdrawalRefusal {
  readonly error: FoyerError
  /** What has to be looked at again; undefined where the review stays as it is. */
  readonly field: keyof WithdrawalValues | undefined
}

/**
 * Fields, then a review, then the request, which cannot be taken back. Amount and account are kept as long as the tab; the
 * payment password is in memory only. Call `dispose()` when the screen is left.
 */
export interface WithdrawalForm extends Form<WithdrawalValues, WithdrawalReview> {
  /** Checks the fields, sends nothing, and fills `$review`. */
  submit(): Promise<Result<WithdrawalReview>>
  /** How the typed amount reads; undefined while nothing is typed. */
  readonly $amount: Store<ParsedMoney | undefined>
  /** undefined while the typed text is no amount. */
  readonly $cost: Store<WithdrawalCost | undefined>
  readonly $review: Store<WithdrawalReview | undefined>
  readonly $isSending: Store<boolean>
  /** Of the last request. What the person typed is kept; `$review` is empty where a field has to be looked at again. */
  readonly $refusal: Store<WithdrawalRefusal | undefined>
  /** Types an amount that was picked, as the language of the page writes it. */
  typeAmount(amount: Money): void
  /** Types the largest amount that all terms allow now. */
  setMost(): void
  /** From the review back to the fields. */
  edit(): void
  /**
   * Sends what was reviewed. It happens once, whatever gets lost on the way; while its end is not known, `attempts` shows it.
   * After `duplicate.suspected`, `second: true` says that it is meant.
   */
  send(options?: { readonly second?: boolean }): Promise<Result<Withdrawal>>
  dispose(): void
}

interface WithdrawalFormDeps extends WithdrawalFormOptions {
  readonly session: Pick<Session, '$state'>
  readonly guard: Pick<AccessGuard, 'check'>
  readonly attempts: Pick<Attempts, 'run' | 'onFoundMade'>
  readonly wallet: Pick<Wallet, 'invalidate' | 'format' | '$symbol'>
  readonly payoutAccounts: Pick<PayoutAccounts, '$state' | 'invalidate'>
  readonly terms: Query<WithdrawalTerms>
  readonly open: Query<readonly Withdrawal[]>
}

/** The field that has to be looked at again after a refusal. */
const FIELDS: Readonly<Partial<Record<ErrorCode, keyof WithdrawalValues>>> = {
  'amount.outOfRange': 'amount',
  'balance.insufficient': 'amount',
  'withdrawal.turnover': 'amount',
  'withdrawal.identity': 'amount',
  'limit.reached': 'amount',
  'terms.changed': 'amount',
  'payment.password.missing': 'paymentPassword',
  'payment.password.wrong': 'paymentPassword',
  'payment.password.locked': 'paymentPassword',
  'withdrawal.paused': 'amount',
}

const refusedField = z.object({ field: text })

export function createWithdrawalForm(context: FeatureContext, deps: WithdrawalFormDeps): WithdrawalForm {
  const { session, guard, attempts, wallet, payoutAccounts, terms, open, languageTag } = deps
  const { config, events, report } = context
  const { currency } = config
  const amounts = createAmountInput({
    currency: () => ({ ...currency, symbol: wallet.$symbol.get() }),
    languageTag,
    format: wallet.format,
  })
  const $review = writable<WithdrawalReview | undefined>(undefined)
  const $isSending = writable(false)
  const $refusal = writable<WithdrawalRefusal | undefined>(undefined)
  /** The request that runs, or that was made from this review: it is not sent again. */
  let sent: Promise<Result<Withdrawal>> | undefined

  const accountOf = (id: string) => payoutAccounts.$state.get().data?.accounts.find(({ accountId }) => accountId === id)
  const rewardOf = (id: string) => terms.$state.get().data?.turnover.find(({ sourceId }) => sourceId === id)

  const costOf = (typed: string, known: WithdrawalTerms | undefined): WithdrawalCost | undefined => {
    const parsed = amounts.read(typed)
    if (!parsed.ok || known === undefined) return undefined
    const amount = round(parsed.money, currency.digits, 'halfUp')
    const fee = withdrawalFee(known, amount, currency.digits)
    return { amount, fee, arrives: subtract(amount, fee) }
  }

  const amountProblem = (typed: string, { giveBack }: Pick<WithdrawalValues, 'giveBack'>): FieldError | undefined => {
    const known = terms.$state.get().data
    if (known === undefined) return amounts.problem(typed)
    const maximum = mostNow({ terms: known, givenBack: giveBack })
    const problem = amounts.problem(typed, { minimum: known.minimum, maximum })
    if (problem !== undefined) return problem
    const cost = costOf(typed, known)
    return cost === undefined || compare(cost.fee, cost.amount) < 0
      ? undefined
      : { key: 'valid.amount.belowFee', params: { fee: wallet.format(cost.fee) } }
  }

  const form = createScopedForm<WithdrawalValues, WithdrawalReview>(context, {
    verb: 'withdrawals.form',
    initial: { accountId: '', amount: '', giveBack: '', paymentPassword: '' },
    rules: {
      accountId: (id) => (accountOf(id) === undefined ? { key: 'withdraw.to.missing' } : undefined),
      amount: amountProblem,
      paymentPassword: typedPaymentPasswordProblem,
    },
    normalizers: { paymentPassword: normalizeDigits },
    showsError: () => true,
    async submit({ accountId, amount, giveBack }) {
      assertAllowed(guard, 'withdraw')
      // What was reviewed before is on its way.
      if ($isSending.get()) throw new FoyerError({ code: 'attempt.open' })
      const cost = costOf(amount, terms.$state.get().data)
      const account = accountOf(accountId)
      // The rules have let no other through.
      if (cost === undefined || account === undefined) throw new FoyerError({ code: 'form.invalid' })
      const review = { ...cost, account, givenBack: rewardOf(giveBack) }
      sent = undefined
      $refusal.set(undefined)
      $review.set(review)
      return review
    },
  })
  const { scope } = form

  const $amount = computed(form.$state, ({ values }) =>
    values.amount.trim() === '' ? undefined : amounts.read(values.amount),
  )
  const $cost = computed([form.$state, terms.$state], ({ values }, { data }) => costOf(values.amount, data))

  createAttemptDraft(form, {
    draft: createUserDraft(context, session, 'MC_WITHDRAWAL'),
    fields: z.object({ accountId: text, amount: text }),
    attempts,
    kind: 'withdrawal',
    isSame: ({ target, amount }, values) => values.accountId === target && amounts.isSame(values.amount, amount),
    empty() {
      sent = undefined
      form.reset()
      $review.set(undefined)
      $refusal.set(undefined)
      $isSending.set(false)
    },
  })
  // Figures that come later may allow more or less than what was typed.
  scope.add(terms.$state.listen(form.revalidate))
  scope.add(payoutAccounts.$state.listen(form.revalidate))

  /** Names the field that has to be looked at again; undefined where the review stays as it is. */
  const fieldOf = ({ code, value }: FoyerError): keyof WithdrawalValues | undefined => {
    const { data } = z.safeParse(refusedField, value)
    if (code === 'request.invalid' && data?.field === 'accountId') return 'accountId'
    if (code === 'request.invalid' && data?.field === 'giveBack') return 'giveBack'
    return FIELDS[code]
  }

  const onRefused = (error: FoyerError) => {
    const field = fieldOf(error)
    $refusal.set({ error, field })
    if (field === undefined) return
    $review.set(undefined)
    if (field === 'accountId') payoutAccounts.invalidate()
    // The figures that it was refused for are new to this screen.
    void terms.refreshAfterChange()
    // An amount can be corrected. The other values are never accepted.
    if (field !== 'amount') form.clear(field)
    events.emit('focus', { field })
  }

  const send = async ({ second = false }: { readonly second?: boolean } = {}): Promise<Result<Withdrawal>> => {
    const review = $review.get()
    if (scope.disposed) return aborted()
    if (review === undefined) return failed(new FoyerError({ code: 'form.invalid' }))
    const { account, amount, fee, givenBack } = review
    const { paymentPassword } = form.parsedValues()
    const mine = scope.child()
    $isSending.set(true)
    $refusal.set(undefined)
    const action = {
      kind: 'withdrawal',
      target: account.accountId,
      amount,
      details: givenBack?.sourceId,
      endpoint: withdrawalEndpoints.withdrawalCreate,
      input: {
        accountId: account.accountId,
        amount,
        fee,
        paymentPassword,
        ...(givenBack !== undefined && { giveBack: [givenBack.sourceId] }),
        ...(second && { second }),
      },
    } as const
    const result = await attempts.run(action, { signal: mine.signal })
    mine.dispose()
    if (scope.disposed) return result.ok ? succeeded(toWithdrawal(result.data)) : aborted()
    $isSending.set(false)
    if (!result.ok) {
      if (result.error.code !== 'request.aborted') onRefused(result.error)
      return report('withdrawals.send', result.error, { shownOnPage: true })
    }
    // The review stays until its screen has led on; what was typed is gone.
    form.reset()
    wallet.invalidate()
    void terms.refreshAfterChange()
    void open.refreshAfterChange()
    return succeeded(toWithdrawal(result.data))
  }

  const typeAmount = (amount: Money) => form.set('amount', amounts.typed(amount))

  return {
    ...form,
    $amount,
    $cost,
    $review: readOnly($review, context.log),
    $isSending: readOnly($isSending, context.log),
    $refusal: readOnly($refusal, context.log),
    typeAmount,
    setMost() {
      const known = terms.$state.get().data
      if (known === undefined) return
      typeAmount(mostNow({ terms: known, givenBack: form.$state.get().values.giveBack }))
      form.touch('amount')
    },
    edit() {
      if ($isSending.get()) return
      sent = undefined
      $review.set(undefined)
    },
    send(options) {
      sent ??= send(options).then((result) => {
        if (!result.ok) sent = undefined
        return result
      })
      return sent
    },
  }
}
