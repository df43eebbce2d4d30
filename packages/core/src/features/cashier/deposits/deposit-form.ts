import * as z from 'zod/mini'
import { FoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import type { FieldError, Form, FormRules } from '../../../kernel/form.ts'
import { compare, type Money } from '../../../kernel/money/money.ts'
import type { ParsedMoney } from '../../../kernel/money/parse-money.ts'
import type { Resource } from '../../../kernel/query.ts'
import { aborted, type Result, unwrap } from '../../../kernel/result.ts'
import { createScopedForm } from '../../../kernel/scoped-form.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { text } from '../../../transport/wire-schemas.ts'
import type { Session } from '../../auth/session/session.ts'
import { createUserDraft } from '../../auth/session/user-draft.ts'
import { createAmountInput } from '../amount-input.ts'
import { createAttemptDraft } from '../attempt-draft.ts'
import type { Attempts } from '../attempts/attempts.ts'
import type { Wallet } from '../wallet/wallet.ts'
import {
  type Deposit,
  type DepositMethod,
  type DepositQuote,
  depositQuote,
  isBeyondLimit,
  leastBeyondLimit,
} from './deposit-rules.ts'
import { depositEndpoints } from './endpoints.ts'
import type { DepositMethods } from './types.ts'

/** Nothing is chosen beforehand: '' is no method, no amount, no offer. */
export interface DepositValues {
  readonly methodCode: string
  /** As it was typed. */
  readonly amount: string
  /** Id of the promotion. */
  readonly promotionId: string
}

/**
 * The deposit of one screen: method, amount, offer, and what they come to. What was typed is there again after a reload of
 * the tab, a sign-in and another language, until it is paid. Methods and open deposits are asked for anew with each form, and
 * whenever the page is shown again. Call `dispose()` when the screen is left.
 */
export interface DepositForm extends Omit<Form<DepositValues, Deposit>, 'submit'> {
  /** The chosen method, as the platform describes it now. */
  readonly $method: Store<DepositMethod | undefined>
  /** How the typed amount reads, whether the method takes it or not; undefined while nothing is typed. */
  readonly $amount: Store<ParsedMoney | undefined>
  /** What it costs, once method, amount and offer are right. */
  readonly $quote: Store<DepositQuote | undefined>
  /** What it cost before the platform changed the terms; undefined where they have not changed since the person saw them. */
  readonly $formerQuote: Store<DepositQuote | undefined>
  /** Types an amount that was picked, as the language of the page writes it. */
  typeAmount(amount: Money): void
  /**
   * Begins the deposit and opens the page of the provider (`deposits.$page`). To be called within a tap, which alone may open
   * a window. A second call joins the first. It resolves when the end of the attempt is known (`attempts.run`), which is
   * shown meanwhile. Refused terms, limits and methods are loaded anew, and so is what is open where that is too much; everything
   * typed stays. No toast tells of a failure: the screen does.
   */
  pay(): Promise<Result<Deposit>>
  dispose(): void
}

export interface DepositFormOptions {
  /** BCP 47, of the page: how amounts are typed. */
  languageTag(): string
}

export interface DepositFormDeps {
  readonly session: Pick<Session, '$state'>
  readonly attempts: Pick<Attempts, 'run' | 'onFoundMade'>
  readonly wallet: Pick<Wallet, 'format' | '$symbol'>
  readonly $methods: Store<Resource<DepositMethods>>
  loadMethods(): Promise<Result>
  refreshMethods(): Promise<Result>
  /** Asks anew for the methods and for what is open. */
  refreshShown(): void
  /** The path to which the page of the provider leads back. */
  returnUrl(): string
  /** Within the tap: makes room for the page of the provider. */
  prepare(method: Pick<DepositMethod, 'opens'>): PreparedPage
  /** Asks the guard, and does what it says. */
  refusal(): Result<Deposit> | undefined
}

/** The window of the tap, where the provider's page opens in one. */
export interface PreparedPage {
  show(deposit: Deposit): void
  /** Nothing is to be paid. */
  discard(): void
}

/** Where what was shown is no longer so. */
const OUTDATED = [
  'terms.changed',
  'amount.outOfRange',
  'limit.reached',
  'deposit.methodClosed',
  'break.active',
  'reward.gone',
]

const EMPTY: DepositValues = { methodCode: '', amount: '', promotionId: '' }

export function createDepositForm(
  context: FeatureContext,
  { languageTag }: DepositFormOptions,
  deps: DepositFormDeps,
): DepositForm {
  const { config } = context
  const { $methods, attempts, session, wallet } = deps
  const { currency } = config
  const $method = writable<DepositMethod | undefined>(undefined)
  const $amount = writable<ParsedMoney | undefined>(undefined)
  const $quote = writable<DepositQuote | undefined>(undefined)
  const $formerQuote = writable<DepositQuote | undefined>(undefined)

  const methodOf = (methodCode: string) => $methods.get().data?.list.find((one) => one.methodCode === methodCode)
  const remaining = () => $methods.get().data?.limit?.remaining
  const isPaused = () => $methods.get().data?.paused !== undefined
  const amounts = createAmountInput({
    currency: () => ({ ...currency, symbol: wallet.$symbol.get() }),
    languageTag,
    format: wallet.format,
  })

  const amountProblem = ({ amount, methodCode }: DepositValues): FieldError | undefined => {
    const problem = amounts.problem(amount, methodOf(methodCode))
    if (problem !== undefined) return problem
    const parsed = amounts.read(amount)
    const most = remaining()
    return parsed.ok && most !== undefined && compare(parsed.money, most) > 0
      ? { key: 'valid.amount.beyondLimit', params: { remaining: wallet.format(most) } }
      : undefined
  }
  /** No deposit is made under other terms than those that were chosen: the person chooses again. */
  const offerProblem = (promotionId: string): FieldError | undefined => {
    const { data } = $methods.get()
    const isOffered = data === undefined || data.promotionIds.some((id) => String(id) === promotionId)
    return promotionId === '' || isOffered ? undefined : { key: 'valid.deposit.offer' }
  }
  const quoteOf = (values: DepositValues): DepositQuote | undefined => {
    const method = methodOf(values.methodCode)
    const parsed = amounts.read(values.amount)
    if (method === undefined || method.closed !== undefined || !parsed.ok) return undefined
    if (
      isPaused() ||
      isBeyondLimit(method, remaining()) ||
      amountProblem(values) !== undefined ||
      offerProblem(values.promotionId) !== undefined
    )
      return undefined
    return depositQuote(parsed.money, method, currency.digits)
  }

  const rules: FormRules<DepositValues> = {
    methodCode(methodCode) {
      if (isPaused()) return { key: 'error.break.active' }
      const { data } = $methods.get()
      // What the methods allow is not known yet: `pay` loads them first.
      if (data === undefined) return methodCode === '' ? { key: 'valid.deposit.method' } : undefined
      const method = methodOf(methodCode)
      if (methodCode !== '' && (method === undefined || method.closed !== undefined)) {
        return { key: 'error.deposit.methodClosed' }
      }
      const most = remaining()
      // Where none is chosen: whether there is one to choose.
      const possible = method === undefined ? data.list : [method]
      if (most !== undefined && leastBeyondLimit(possible, most) !== undefined) {
        return { key: 'deposit.beyondLimit', params: { remaining: wallet.format(most) } }
      }
      return methodCode === '' ? { key: 'valid.deposit.method' } : undefined
    },
    amount: (_, values) => amountProblem(values),
    promotionId: offerProblem,
  }

  const form = createScopedForm<DepositValues, Deposit>(context, {
    verb: 'deposits.pay',
    initial: EMPTY,
    rules,
    showsError: () => true,
    // A tap on what has been answered begins nothing else.
    submitOnce: true,
    async submit(values, signal) {
      const quote = quoteOf(values)
      // The rules have looked at the same values just now.
      if (quote === undefined) throw new FoyerError({ code: 'form.invalid', field: 'amount' })
      const { amount, fee } = quote
      const { methodCode, promotionId } = values
      const offer = promotionId === '' ? {} : { promotionId }
      const input = { methodCode, amount, fee, ...offer, returnUrl: deps.returnUrl() }
      const details = promotionId === '' ? undefined : promotionId
      const action = {
        kind: 'deposit',
        target: methodCode,
        amount,
        details,
        endpoint: depositEndpoints.depositCreate,
        input,
      } as const
      return unwrap(await attempts.run(action, { signal }))
    },
  })
  const { scope } = form
  const draft = createUserDraft(context, session, 'MC_DEPOSIT')

  const update = () => {
    const { values, touched } = form.$state.get()
    // It ends by itself: no tap waits for that.
    if (touched.promotionId !== true && offerProblem(values.promotionId) !== undefined) form.touch('promotionId')
    const amount = values.amount.trim() === '' ? undefined : amounts.read(values.amount)
    $method.set(methodOf(values.methodCode))
    $amount.set(amount)
    $quote.set(quoteOf(values))
  }

  scope.add(
    form.$state.listen(({ values }, before) => {
      if (values === before?.values) return
      $formerQuote.set(undefined)
      update()
    }),
  )
  scope.add(
    $methods.listen(() => {
      form.revalidate()
      update()
    }),
  )
  createAttemptDraft(form, {
    draft,
    fields: z.object({ methodCode: text, amount: text, promotionId: text }),
    attempts,
    kind: 'deposit',
    isSame: ({ target, amount }, values) => values.methodCode === target && amounts.isSame(values.amount, amount),
    empty: form.reset,
  })
  scope.add(context.ports.visibility.onChange((visible) => visible && deps.refreshShown()))
  deps.refreshShown()

  const onRefused = async (error: FoyerError, shown: DepositQuote | undefined): Promise<void> => {
    // They were begun elsewhere: one of them is to be paid or left.
    if (error.code === 'deposit.tooMany') deps.refreshShown()
    if (!OUTDATED.includes(error.code)) return
    await deps.refreshMethods()
    if (scope.disposed) return
    const now = $quote.get()
    // The person may have typed another amount since.
    if (now !== undefined && now.amount === shown?.amount && now.fee !== shown.fee) $formerQuote.set(shown)
  }

  let paying: Promise<Result<Deposit>> | undefined
  const pay = async (): Promise<Result<Deposit>> => {
    const { values } = form.$state.get()
    // A form that is made and paid in one tap has no methods yet.
    const isEarly = $methods.get().data === undefined
    if (isEarly) {
      const loaded = await deps.loadMethods()
      if (!loaded.ok) return loaded
      if (scope.disposed) return aborted()
    }
    const method = $method.get()
    const shown = $quote.get()
    // Before anything is awaited: a browser opens a window only within the tap.
    const isReady = method !== undefined && shown !== undefined && context.ports.network.isOnline()
    // After the load, a window would be blocked: a link leads to the page of the provider.
    const page = isReady ? deps.prepare(isEarly ? { opens: 'frame' } : method) : undefined
    const result = await form.submit()
    if (!result.ok) {
      page?.discard()
      await onRefused(result.error, shown)
      return result
    }
    // What was typed while it was on its way is the next one.
    if (form.$state.get().values === values) draft.write('')
    if (result.data.state === 'awaiting') page?.show(result.data)
    else page?.discard()
    return result
  }

  return {
    $state: form.$state,
    $method: readOnly($method, context.log),
    $amount: readOnly($amount, context.log),
    $quote: readOnly($quote, context.log),
    $formerQuote: readOnly($formerQuote, context.log),
    set: form.set,
    typeAmount: (amount) => form.set('amount', amounts.typed(amount)),
    touch: form.touch,
    clear: form.clear,
    revalidate: form.revalidate,
    validate: form.validate,
    reset: form.reset,
    pay() {
      if (paying !== undefined) return paying
      const refused = deps.refusal()
      if (refused !== undefined) return Promise.resolve(refused)
      const running = pay().finally(() => {
        if (paying === running) paying = undefined
      })
      paying = running
      return running
    },
    dispose: form.dispose,
  }
}
