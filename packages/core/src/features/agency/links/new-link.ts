import * as z from 'zod/mini'
import type { FeatureContext } from '../../../kernel/feature.ts'
import type { Session } from '../../auth/session/session.ts'
import { createTypedForm, type TypedForm, typedRates } from '../typed-form.ts'

// Never the password.
const typedAccount = z.strictObject({
  username: z.string(),
  memberType: z.union([z.literal(0), z.literal(1)]),
  rates: typedRates,
})

/** An account to be opened directly, as it is typed, without its password. Without rates as long as none has been typed. */
export type TypedAccount = Readonly<z.output<typeof typedAccount>>

export function createNewAccount(context: FeatureContext, session: Pick<Session, '$state'>): TypedForm<TypedAccount> {
  const none: TypedAccount = { username: '', memberType: 0 }
  return createTypedForm({ context, session, key: 'MC_ACCOUNT', schema: typedAccount, none })
}
