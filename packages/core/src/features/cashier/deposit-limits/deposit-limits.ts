import * as z from 'zod/mini'
import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import type { Form } from '../../../kernel/form.ts'
import { compare, type Money, subtract } from '../../../kernel/money/money.ts'
import type { ParsedMoney } from '../../../kernel/money/parse-money.ts'
import { createQuery, type Loadable } from '../../../kernel/query.ts'
import { refreshWhenDue } from '../../../kernel/refresh-when-due.ts'
import { type Result, unwrap, type VerbOptions } from '../../../kernel/result.ts'
import { createScopedForm } from '../../../kernel/scoped-form.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createVerbs } from '../../../kernel/verb.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { text } from '../../../transport/wire-schemas.ts'
import { access } from '../../access/access.ts'
import { type AccessGuard, assertAllowed } from '../../access/access-guard.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserDraft } from '../../auth/session/user-draft.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import { createAmountInput } from '../amount-input.ts'
import { createAttemptDraft } from '../attempt-draft.ts'
import { type Attempts, attempts } from '../attempts/attempts.ts'
import { onEndedUnwatched } from '../attempts/on-ended-unwatched.ts'
import { type Wallet, wallet } from '../wallet/wallet.ts'
import { DEPOSIT_LIMIT_PERIODS, depositLimitEndpoints } from './endpoints.ts'

export type DepositLimitPeriod = (typeof DEPOSIT_LIMIT_PERIODS)[number]

/** What a member may bring in at most in one period, as the member has set it. */
export type DepositLimit = EndpointOutput<typeof depositLimitEndpoints.depositLimits>['list'][number]

/** One for each period that the platform has, and how long a higher one waits, ms; undefined: not told. */
export type DepositLimitList = EndpointOutput<typeof depositLimitEndpoints.depositLimits>

export interface DepositLimitValues {
  readonly period: DepositLimitPeriod | ''
  /** As it was typed. */
  readonly amount: string
}

/** What setting a limit comes to, before it is set. */
export interface DepositLimitQuestion {
  readonly period: DepositLimitPeriod
  readonly amount: Money
  /** The limit that stays until this one holds, as it is higher; undefined: it holds at once. */
  readonly until: Money | undefined
  /** How long a higher one waits, ms; undefined: not told. */
  readonly coolingOff: number | undefined
  /** Why no deposit is possible with it; undefined: some are, or the platform does not say. */
  readonly obstacle: DepositLimitObstacle | undefined
}

export interface DepositLimitObstacle {
  /** No method takes less. */
  readonly smallestDeposit: Money
  /** What is used of the limit, and until when, where that is why. ms since the epoch. */
  readonly used?: { readonly amount: Money; readonly freesAt: number } | undefined
}

/** What was typed is there again after a reload of the tab and a sign-in, until it is set. Call `dispose()` when the screen is left. */
export interface DepositLimitForm extends Form<DepositLimitValues, DepositLimitList> {
  /** How the typed amount reads; undefined while nothing is typed. */
  readonly $amount: Store<ParsedMoney | undefined>
  /** Types an amount that was picked, as the language of the page writes it. */
  typeAmount(amount: Money): void
  /** What is to be asked before `submit()`; undefined where a field is wrong, which says so. */
  question(): DepositLimitQuestion | undefined
  dispose(): void
}

/**
 * The own limits of a member (ROUTE-18). A lower one holds at once, a higher one or none after a while: the platform decides, and
 * its answer says so. Each is set once, whatever gets lost on the way.
 */
export interface OwnDepositLimits extends Loadable<DepositLimitList> {
  form(options: { languageTag(): string }): DepositLimitForm
  /** Asks for none. */
  remove(period: DepositLimitPeriod, options?: VerbOptions): Promise<Result>
  /** Cancels the pending change. The current limit stays, also where it has changed since it was shown. */
  keep(period: DepositLimitPeriod, options?: VerbOptions): Promise<Result>
  /**
   * Keeps what is shown as the platform has it: asks anew now, whenever a period ends or what waits begins to hold, and as the
   * page is shown again. Ends with the returned function.
   */
  watch(): Unsubscribe
}

interface DepositLimitsDeps {
  readonly session: Pick<Session, '$state'>
  readonly guard: Pick<AccessGuard, 'check'>
  readonly attempts: Pick<Attempts, 'run' | '$attempts' | 'onFoundMade'>
  readonly wallet: Pick<Wallet, 'format' | '$symbol'>
}

const keptDraft = z.object({ period: z.enum(['', ...DEPOSIT_LIMIT_PERIODS]), amount: text })
const EMPTY: DepositLimitValues = { period: '', amount: '' }

export function createDepositLimits(
  context: FeatureContext,
  { session, guard, attempts, wallet }: DepositLimitsDeps,
): OwnDepositLimits {
  const { call, config, scope, toasts } = context
  const limits = createQuery<DepositLimitList>({
    context,
    feature: 'depositLimits',
    async load(signal) {
      assertAllowed(guard, 'deposit')
      return call(depositLimitEndpoints.depositLimits, {}, { signal })
    },
  })
  const run = createVerbs(context, createUserScope(scope, session, limits.reset))
  scope.add(
    onEndedUnwatched(attempts, 'depositLimit', () => {
      if (limits.$state.get().status !== 'idle') void limits.refreshAfterChange()
    }),
  )

  const send = async (
    period: DepositLimitPeriod,
    { amount, ...rest }: { readonly amount?: Money | undefined; readonly keep?: true },
    signal: AbortSignal,
  ): Promise<DepositLimitList> => {
    assertAllowed(guard, 'deposit')
    const input = { period, ...rest, ...(amount !== undefined && { amount }) }
    // Nothing else tells it from a removal, which it takes back.
    const details = rest.keep ? 'keep' : undefined
    const action = {
      kind: 'depositLimit',
      target: period,
      amount,
      details,
      endpoint: depositLimitEndpoints.depositLimitSet,
      input,
    } as const
    const known = unwrap(await attempts.run(action, { signal }))
    limits.set(known)
    toasts.success('toast.saved')
    return known
  }

  return {
    $state: limits.$state,
    load: limits.load,
    refresh: limits.refresh,
    remove: (period, options) =>
      run('depositLimits.remove', options, async ({ signal }) => void (await send(period, {}, signal))),
    keep: (period, options) =>
      run('depositLimits.keep', options, async ({ signal }) => void (await send(period, { keep: true }, signal))),
    watch() {
      const watching = scope.child()
      const { $state, refresh } = limits
      refreshWhenDue({ context, scope: watching, $state, dueAt: nextChange, refresh })
      if ($state.get().status !== 'idle') void refresh()
      return () => watching.dispose()
    },
    form({ languageTag }) {
      const amounts = createAmountInput({
        currency: () => ({ ...config.currency, symbol: wallet.$symbol.get() }),
        languageTag,
        format: wallet.format,
      })
      const $amount = writable<ParsedMoney | undefined>(undefined)
      let sent: DepositLimitValues | undefined
      const form = createScopedForm<DepositLimitValues, DepositLimitList>(context, {
        verb: 'depositLimits.form',
        initial: EMPTY,
        rules: {
          period(period) {
            const { data } = limits.$state.get()
            const isThere = data === undefined || data.list.some((one) => one.period === period)
            return period === '' || !isThere ? { key: 'valid.limit.period' } : undefined
          },
          amount: (typed) => amounts.problem(typed, limits.$state.get().data),
        },
        // Its screen does.
        showsError: () => true,
        async submit({ period, amount }, signal) {
          const parsed = amounts.read(amount)
          // The rules have let no other through.
          if (period === '' || !parsed.ok) throw new FoyerError({ code: 'form.invalid' })
          sent = { period, amount }
          return send(period, { amount: parsed.money }, signal)
        },
      })
      createAttemptDraft(form, {
        draft: createUserDraft(context, session, 'MC_DEPOSIT_LIMIT'),
        fields: keptDraft,
        attempts,
        kind: 'depositLimit',
        isSame: ({ target, amount }, values) => values.period === target && amounts.isSame(values.amount, amount),
        empty: form.reset,
      })
      form.scope.add(
        form.$state.subscribe(({ values }) =>
          $amount.set(values.amount.trim() === '' ? undefined : amounts.read(values.amount)),
        ),
      )
      // Periods and bounds that come later may be others than those of what was typed.
      form.scope.add(limits.$state.listen(form.revalidate))
      return {
        ...form,
        $amount: readOnly($amount, context.log),
        typeAmount: (amount) => form.set('amount', amounts.typed(amount)),
        question() {
          if (!form.validate()) return undefined
          const { period, amount } = form.$state.get().values
          const parsed = amounts.read(amount)
          const { data } = limits.$state.get()
          const limit = data?.list.find((one) => one.period === period)
          if (!parsed.ok || data === undefined || limit === undefined) return undefined
          return questionOf(limit, parsed.money, data)
        },
        async submit() {
          const result = await form.submit()
          const { period, amount } = form.$state.get().values
          // What was typed while it was on its way is the next one.
          if (result.ok && period === sent?.period && amount === sent.amount) form.reset()
          return result
        },
      }
    },
  }
}

function questionOf(
  { period, amount: held, used, freesAt }: DepositLimit,
  amount: Money,
  { coolingOff, smallestDeposit }: DepositLimitList,
): DepositLimitQuestion {
  const until = held !== undefined && compare(amount, held) > 0 ? held : undefined
  const isTooSmall = (most: Money) => smallestDeposit !== undefined && compare(most, smallestDeposit) < 0
  const obstacle = () => {
    if (smallestDeposit === undefined) return undefined
    if (isTooSmall(amount)) return { smallestDeposit }
    const isUsedUp = until === undefined && isTooSmall(subtract(amount, used))
    return isUsedUp ? { smallestDeposit, used: { amount: used, freesAt } } : undefined
  }
  return { period, amount, until, coolingOff, obstacle: obstacle() }
}

/** When the list will be another: a limit counts anew, or what waits holds. */
function nextChange({ list }: DepositLimitList): number | undefined {
  const dates = list.flatMap(({ amount, freesAt, change }) => [
    ...(amount === undefined ? [] : [freesAt]),
    ...(change === undefined ? [] : [change.from]),
  ])
  return dates.length === 0 ? undefined : Math.min(...dates)
}

/** What a member may bring in at most. */
export const depositLimits: Feature<OwnDepositLimits> = defineFeature({
  id: 'depositLimits',
  needs: { session, access, attempts, wallet },
  create: (context, { access, ...others }) => createDepositLimits(context, { guard: access, ...others }),
})
