import * as z from 'zod/mini'
import type { FoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import type { Form, RefusedField } from '../../../kernel/form.ts'
import type { Draft } from '../../../kernel/form-draft.ts'
import { createScopedForm } from '../../../kernel/scoped-form.ts'
import { normalizePassword, trim } from '../../../kernel/validation/normalize.ts'
import type { Validator } from '../../../kernel/validation/validators.ts'
import { accountFieldRules } from '../../auth/account-field-rules.ts'
import type { FieldRules } from '../../auth/registration/field-rules.ts'
import { createRateFields, type RateFieldsOptions } from '../rebates/rate-fields.ts'
import { rateDraftFields } from '../rebates/rate-form.ts'
import { refusedField, type TypedRates } from '../rebates/rates.ts'
import type { AccountDraft, OpenedAccount } from './types.ts'

/** An account for another person as it is typed, with a rate for each group of games. */
export interface AccountValues extends TypedRates {
  readonly username: string
  readonly password: string
  readonly memberType: 0 | 1
}

/**
 * Opens an account. The values are there again after a reload of the tab and a sign-in. The password is kept nowhere. Name and password
 * are checked by the rules of a registration: those of the platform, which come with the list, or else those of the configuration.
 */
export interface AccountForm extends Form<AccountValues, OpenedAccount> {
  dispose(): void
}

/** The rates start at the floor. */
export type AccountFormOptions = RateFieldsOptions

interface AccountFormDeps extends AccountFormOptions {
  readonly draft: Draft
  readonly rules: Pick<FieldRules, 'of'>
  /** @throws FoyerError why the account was not opened */
  open(account: AccountDraft): Promise<OpenedAccount>
  mayHaveOpened(username: string): boolean
}

// Never the password.
const draftFields = z.object({
  username: z.string(),
  memberType: z.union([z.literal(0), z.literal(1)]),
  ...rateDraftFields,
})

export function createAccountForm(
  context: FeatureContext,
  { draft, rules, open, mayHaveOpened, ...rateOptions }: AccountFormDeps,
): AccountForm {
  const { loginUsername, loginPassword } = accountFieldRules(context.config)
  const rates = createRateFields(rateOptions)
  const ruleOf = (field: 'username' | 'password', own: Validator) => (value: string) =>
    value === '' ? own(value) : (rules.of(field)?.check ?? own)(value)
  let sentName = ''
  const refused = (error: FoyerError): RefusedField<AccountValues> | undefined => {
    if (error.code === 'username.exists') {
      const key = mayHaveOpened(sentName) ? 'account.maybeOpened' : 'error.username.exists'
      return { field: 'username', error: { key } }
    }
    const field = refusedField(error)
    if (field === 'username') return { field, error: { key: 'account.username.hint' } }
    if (field === 'password') return { field, error: { key: 'account.password.wrong' } }
    return rates.refused(error)
  }
  return createScopedForm<AccountValues, OpenedAccount>(context, {
    verb: 'agentLinks.accountForm',
    initial: { username: '', password: '', memberType: 0, ...rateOptions.bounds().floor },
    rules: {
      username: ruleOf('username', loginUsername),
      password: ruleOf('password', loginPassword),
      ...rates.rules,
    },
    normalizers: { username: trim, password: normalizePassword },
    showsError: () => true,
    refusedField: refused,
    emptyWhenDone: true,
    draft: { draft, fields: draftFields },
    submit({ username, password, memberType, ...typed }) {
      sentName = username
      // The rules let no other rates through.
      const given = rates.read(typed) ?? rateOptions.bounds().floor
      // Without the signal of the form: an account that is on its way is opened, also if the form is left. Without the run of the form:
      // an account whose answer was lost is not opened after all because another one was typed.
      return open({ username, password, memberType, rates: given })
    },
  })
}
