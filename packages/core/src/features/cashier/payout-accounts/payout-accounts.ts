import * as z from 'zod/mini'
import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import type { Form, RefusedFields } from '../../../kernel/form.ts'
import { mapRows } from '../../../kernel/incomplete-rows.ts'
import { createQuery, type Loadable } from '../../../kernel/query.ts'
import { type Result, unwrap, type VerbOptions } from '../../../kernel/result.ts'
import { createScopedForm } from '../../../kernel/scoped-form.ts'
import { normalizeDigits } from '../../../kernel/validation/normalize.ts'
import { createVerbs } from '../../../kernel/verb.ts'
import { text } from '../../../transport/wire-schemas.ts'
import { access } from '../../access/access.ts'
import { type AccessGuard, assertAllowed } from '../../access/access-guard.ts'
import { accountFieldRules, readCode } from '../../auth/account-field-rules.ts'
import { type Challenges, challenges } from '../../auth/challenges/challenges.ts'
import type { AccountCode } from '../../auth/otp/account-code.ts'
import { createCodeSender } from '../../auth/otp/sms-code.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserDraft } from '../../auth/session/user-draft.ts'
import { createUserScope } from '../../auth/session/user-scope.ts'
import { createAttemptDraft } from '../attempt-draft.ts'
import { type Attempts, attempts } from '../attempts/attempts.ts'
import { onEndedUnwatched } from '../attempts/on-ended-unwatched.ts'
import { payoutAccountEndpoints } from './endpoints.ts'

export type PayoutKind = 'ewallet' | 'bank'

/** Where withdrawals of the member go. */
export interface PayoutAccount {
  readonly accountId: string
  readonly kind: PayoutKind
  /** Code of the e-wallet or bank. */
  readonly institution: string
  /** Its name. */
  readonly name: string
  /** `••4821`; the full number is never sent to a client. */
  readonly masked: string
  /** The member's own name, where the platform knows it. */
  readonly holder: string | undefined
  /** ms since the epoch. */
  readonly addedAt?: number | undefined
  /** A withdrawal is on its way to it, so it cannot be removed. */
  readonly isInUse: boolean
}

/** What can be added. */
export interface PayoutKindRule {
  readonly kind: PayoutKind
  readonly institutions: readonly { readonly code: string; readonly name: string }[]
  /** Digits of a number. */
  readonly minimum: number
  readonly maximum: number
}

export interface PayoutAccountList {
  readonly accounts: readonly PayoutAccount[]
  readonly kinds: readonly PayoutKindRule[]
  /** So many can be kept. */
  readonly most: number
  /** The member's own name, in which accounts have to be. */
  readonly holder: string | undefined
}

export interface PayoutAccountValues {
  readonly kind: PayoutKind | ''
  readonly institution: string
  readonly number: string
  readonly verificationCode: string
}

/** Adds an account, with a code to the phone of the member. Call `dispose()` when the screen is left. */
export interface PayoutAccountForm extends Form<PayoutAccountValues, PayoutAccount> {
  /** Before a code is sent, the account has to be right: the first wrong field gets the focus instead. */
  readonly code: Pick<AccountCode, '$state' | '$masked' | 'send'>
  dispose(): void
}

/** The accounts that withdrawals are paid to. */
export interface PayoutAccounts extends Loadable<PayoutAccountList> {
  /**
   * Kind and institution are there again after a reload of the tab and a sign-in. The number is in memory only, and forgotten
   * with the form and with the user. An answer that is lost is found out (`attempts`), so an account is added once.
   */
  addForm(): PayoutAccountForm
  /** Whether this user has begun one in this tab, and neither added it nor emptied its form. */
  hasDraft(): boolean
  /** Removing what is gone is a success. `payout.inUse`: a withdrawal is on its way to it. */
  remove(accountId: string, options?: VerbOptions): Promise<Result>
  /** Call it where they may be others now: what was loaded is asked for anew, and an answer from before does not count. */
  invalidate(): void
}

interface PayoutAccountsDeps {
  readonly session: Pick<Session, '$state'>
  readonly guard: Pick<AccessGuard, 'check'>
  readonly challenges: Pick<Challenges, 'accountCode' | 'prefetch'>
  readonly attempts: Pick<Attempts, 'run' | '$attempts' | 'onFoundMade'>
}

const REFUSED: RefusedFields<PayoutAccountValues> = {
  'verification.code.error': { field: 'verificationCode', isEmptied: true },
  'payout.invalid': { field: 'number' },
  'payout.exists': { field: 'number' },
}

/** What a draft holds. The number is not among it: it is stored nowhere in a browser. */
const keptDraft = z.object({ kind: z.enum(['', 'ewallet', 'bank']), institution: text })

export function createPayoutAccounts(
  context: FeatureContext,
  { session, guard, challenges, attempts }: PayoutAccountsDeps,
): PayoutAccounts {
  const { call, config, events, scope, toasts } = context
  const { verificationCode } = accountFieldRules(config)
  const list = createQuery<PayoutAccountList>({
    context,
    feature: 'payoutAccounts',
    async load(signal) {
      assertAllowed(guard, 'withdraw')
      const { list, ...known } = await call(payoutAccountEndpoints.payoutAccounts, {}, { signal })
      return { ...known, accounts: mapRows(list, toPayoutAccount) }
    },
  })
  const run = createVerbs(context, createUserScope(scope, session, list.reset))
  const invalidate = () => {
    if (list.$state.get().status !== 'idle') void list.refreshAfterChange()
  }
  scope.add(onEndedUnwatched(attempts, 'payoutAccount', invalidate))

  const draft = createUserDraft(context, session, 'MC_WITHDRAWAL:account')
  const ruleOf = (kind: PayoutAccountValues['kind']) => list.$state.get().data?.kinds.find((rule) => rule.kind === kind)

  return {
    $state: list.$state,
    load: list.load,
    refresh: list.refresh,
    invalidate,
    hasDraft: () => draft.read() !== '',
    addForm() {
      const form = createScopedForm<PayoutAccountValues, PayoutAccount>(context, {
        verb: 'payoutAccounts.addForm',
        initial: { kind: '', institution: '', number: '', verificationCode: '' },
        rules: {
          kind: (kind) => (kind === '' ? { key: 'valid.required' } : undefined),
          institution: (code, { kind }) =>
            ruleOf(kind)?.institutions.some((one) => one.code === code) ? undefined : { key: 'valid.required' },
          number(digits, { kind }) {
            if (digits === '') return { key: 'valid.required' }
            const { minimum = 1, maximum = 40 } = ruleOf(kind) ?? {}
            const fits = /^\d+$/.test(digits) && digits.length >= minimum && digits.length <= maximum
            return fits ? undefined : { key: 'payout.number.rule', params: { 0: minimum, 1: maximum } }
          },
          verificationCode,
        },
        normalizers: {
          number: (typed) => normalizeDigits(typed).replaceAll('-', ''),
          verificationCode: readCode,
        },
        // Its screen does.
        showsError: () => true,
        refusedField: ({ code }) => REFUSED[code],
        async submit({ kind, institution, number, verificationCode }, signal) {
          assertAllowed(guard, 'withdraw')
          // The rules have let no other through.
          if (kind === '') throw new FoyerError({ code: 'form.invalid', field: 'kind' })
          const action = {
            kind: 'payoutAccount',
            target: institution,
            details: number,
            endpoint: payoutAccountEndpoints.payoutAccountAdd,
            input: { kind, institution, number, verificationCode },
          } as const
          const added = toPayoutAccount(unwrap(await attempts.run(action, { signal })))
          toasts.success('toast.payout.added')
          draft.write('')
          await list.refreshAfterChange()
          return added
        },
      })
      createAttemptDraft(form, {
        draft,
        fields: keptDraft,
        attempts,
        kind: 'payoutAccount',
        // With a number it is another one.
        isSame: ({ target }, { institution, number }) => institution === target && number === '',
        empty: form.reset,
      })
      const code = challenges.accountCode('payoutAccount')
      void challenges.prefetch()
      form.scope.add(code.dispose)
      return {
        ...form,
        code: { ...code, send: createCodeSender(form, ['kind', 'institution', 'number'], events, code.send) },
        set(field, value) {
          form.set(field, value)
          // An e-wallet is no bank.
          const { kind, institution } = form.$state.get().values
          const fits = ruleOf(kind)?.institutions.some((one) => one.code === institution)
          if (field === 'kind' && institution !== '' && fits !== true) form.clear('institution')
        },
      }
    },
    remove: (accountId, options) =>
      run(
        'payoutAccounts.remove',
        options,
        async ({ call }) => {
          assertAllowed(guard, 'withdraw')
          await call(payoutAccountEndpoints.payoutAccountRemove, { accountId })
          toasts.success('toast.payout.removed')
          await list.refreshAfterChange()
        },
        // The account may be in use, or removed, since it was shown.
        { runs: 'join', key: accountId, problem: 'action', failed: invalidate },
      ),
  }
}

function toPayoutAccount({
  inUse,
  ...account
}: EndpointOutput<typeof payoutAccountEndpoints.payoutAccountAdd>): PayoutAccount {
  return { ...account, isInUse: inUse }
}

/** Where withdrawals go. */
export const payoutAccounts: Feature<PayoutAccounts> = defineFeature({
  id: 'payoutAccounts',
  needs: { session, access, challenges, attempts },
  create: (context, { access, ...others }) => createPayoutAccounts(context, { guard: access, ...others }),
})
