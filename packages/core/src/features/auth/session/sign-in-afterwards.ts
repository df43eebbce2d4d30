import { FoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { createVerbs } from '../../../kernel/verb.ts'
import type { AuthSession } from './session.ts'

/** Signs in with what a form has set. Never rejects, because the form has succeeded whatever becomes of the sign-in. */
export type SignInAfterwards = (username: string, password: string | undefined, signal: AbortSignal) => Promise<void>

/**
 * Makes the sign-in that follows a registration or a new password. If it fails, the page of the sign-in opens, where the person
 * signs in by hand (REG-17, FORGOT-07).
 *
 * @param verb the form, under whose name a failure is reported
 */
export function createSignInAfterwards(
  context: FeatureContext,
  session: Pick<AuthSession, 'authenticate'>,
  verb: string,
): SignInAfterwards {
  const run = createVerbs(context)
  return async (username, password, signal) => {
    const { ok } = await run(verb, { signal }, async (attempt) => {
      if (password === undefined) throw new FoyerError({ code: 'login.please' })
      await session.authenticate({ type: 'username', username, password }, { signal: attempt.signal })
    })
    if (!ok && !signal.aborted) context.events.emit('navigate', { to: { name: 'signIn' }, replace: true })
  }
}
