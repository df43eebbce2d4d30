import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { isLoopbackHost } from '../engine/allowed-origin.ts'

/** The header with the secret of the control API, if the server wants one. */
export const CONTROL_SECRET_HEADER = 'X-Control-Secret'

/**
 * The secret without which control is closed. Beyond this machine there is always one, because a program that reaches the port could
 * read codes and change balances.
 *
 * @param host address that the server listens on
 * @param wanted the one of the options; one is made if it is missing
 * @returns undefined on this machine alone, unless one is wanted
 */
export function controlSecretFor(host: string, wanted: string | undefined): string | undefined {
  if (wanted !== undefined) {
    if (wanted.length < 16) throw new Error('The secret of the control API needs 16 characters or more.')
    return wanted
  }
  const name = host.includes(':') && !host.startsWith('[') ? `[${host}]` : host
  return isLoopbackHost(name) ? undefined : randomBytes(18).toString('base64url')
}

/** Compares in a time that does not depend on how much is right. */
export function isSecret(given: string | undefined, secret: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given ?? ''), digest(secret))
}
