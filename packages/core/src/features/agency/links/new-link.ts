import * as z from 'zod/mini'
import type { FeatureContext } from '../../../kernel/feature.ts'
import type { Session } from '../../auth/session/session.ts'
import { createTypedForm, type TypedForm, typedRates } from '../typed-form.ts'

const rated = { memberType: z.union([z.literal(0), z.literal(1)]), rates: typedRates }
const typedLink = z.object({ title: z.string(), ...rated, limit: z.string(), endDay: z.string() })
// Never the password.
const typedAccount = z.strictObject({ username: z.string(), ...rated })

/** A new link as it is typed. Without rates as long as none has been typed. */
export type TypedLink = Readonly<z.output<typeof typedLink>>

/** An account to be opened directly, as it is typed, without its password. Without rates as long as none has been typed. */
export type TypedAccount = Readonly<z.output<typeof typedAccount>>

type SessionState = Pick<Session, '$state'>

export function createNewLink(context: FeatureContext, session: SessionState): TypedForm<TypedLink> {
  const none: TypedLink = { title: '', memberType: 0, limit: '', endDay: '' }
  return createTypedForm({ context, session, key: 'MC_LINK', schema: typedLink, none })
}

export function createNewAccount(context: FeatureContext, session: SessionState): TypedForm<TypedAccount> {
  const none: TypedAccount = { username: '', memberType: 0 }
  return createTypedForm({ context, session, key: 'MC_ACCOUNT', schema: typedAccount, none })
}
