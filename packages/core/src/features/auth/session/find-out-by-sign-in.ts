import type { ErrorCode } from '../../../config/error-codes.ts'
import type { Found } from '../../../kernel/change-outcome.ts'
import { toFoyerError } from '../../../kernel/errors.ts'

/** How a platform refuses a sign-in until a captcha is solved. */
const CAPTCHA_CODES: readonly ErrorCode[] = ['verification.code.error', 'human.required', 'captcha.required']

/**
 * Finds out by a sign-in whether a lost request has set a password or made an account. Resolves to undefined if the platform
 * wants a captcha, because then the sign-in tells nothing.
 *
 * @param signIn signs in with what was typed
 * @throws FoyerError if it is not known now, because the sign-in got no answer or came too soon
 */
export async function findOutBySignIn(signIn: () => Promise<unknown>): Promise<Found<void> | undefined> {
  try {
    await signIn()
    return { isMade: true, data: undefined }
  } catch (cause) {
    const { code, status } = toFoyerError(cause)
    if (status === undefined) throw cause
    if (code === 'login.failed' || code === 'user.invalid') return { isMade: false }
    if (CAPTCHA_CODES.includes(code)) return undefined
    throw cause
  }
}
