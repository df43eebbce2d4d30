import type { FoyerError } from '../kernel/errors.ts'

/** See {@link TokenProvider}. A FoyerError: the refresh failed for now, and the session stays. */
export type RefreshOutcome = 'retry' | 'confirmed' | 'ended' | FoyerError

/**
 * What the session feature gives to the transport. The transport never touches the session record itself.
 *
 * Many calls may be refused at once when a session ends (50 responses with 401). The transport calls `onSessionEnded`
 * once for each token:
 * - `token()` already differs from the refused token (refreshed meanwhile, or newer from another tab): the call is
 *   repeated with it and the provider is not asked;
 * - `retry`: each of these calls is repeated once, with the then current `token()`;
 * - `confirmed`: they are repeated as well, but the platform has confirmed the token that it refused; each call that is
 *   refused again is reported to `onRejectedAgain`;
 * - an error: the refresh failed for a temporary reason (network, server trouble) and the session stays; the calls
 *   reject with that error, which is retryable, and are not repeated;
 * - `ended`: the session is over, the provider has cleared it and shown the notice (SESSION-07); the calls reject with
 *   `session.expired`. Later refusals of the same token reject without a notice.
 */
export interface TokenProvider {
  /** The token to send now; undefined for guests. Read again for every attempt. */
  token(): string | undefined
  /**
   * The platform refused `tokenUsed`. Refreshes it if that is possible. Must not reject, and must not await subscribers.
   */
  onSessionEnded(error: FoyerError, tokenUsed: string): Promise<RefreshOutcome>
  /** After `confirmed`: the platform refused the token again, although it had confirmed it. */
  onRejectedAgain?(token: string): void
  /**
   * Ids of the calls that the session makes itself (`sessionRenew`, `logout`): their errors are passed on without
   * `onSessionEnded`, which would otherwise wait for itself.
   */
  readonly ownEndpoints: readonly string[]
}
