import { type FoyerError, toFoyerError } from '../../kernel/errors.ts'
import { normalizePassword } from '../../kernel/validation/normalize.ts'

/**
 * Sends a password of an account in its normal form (NFC). Accounts from before this rule may have the password as a device wrote it. So
 * the platform gets the password as it was typed if it finds the normal form wrong. Nearly all passwords are in normal form as they are
 * typed, and are sent once.
 *
 * @param isWrong whether a refusal says that the password is wrong, and another request costs nothing that the person needs
 */
export async function sendPassword<T>(
  typed: string,
  send: (password: string) => Promise<T>,
  isWrong: (refusal: FoyerError) => boolean,
): Promise<T> {
  const normalized = normalizePassword(typed)
  try {
    return await send(normalized)
  } catch (cause) {
    if (typed === normalized || !isWrong(toFoyerError(cause))) throw cause
    return send(typed)
  }
}
