import type { FoyerError } from '../kernel/errors.ts'

/** A FoyerError: the session could not be refreshed just now, and stands. */
export type RefreshOutcome = 'retry' | 'confirmed' | 'ended' | FoyerError

/**
 * What the session feature gives to the transport. The transport never touches the session record itself.
 *
 * Many calls may meet the end of one session at once (50 answers with 401). The transport asks the hook once for
 * one token, however many calls it met, and:
 * - `token()` already differs from the token that was refused (refreshed meanwhile, or another tab's newer session):
 *   the call is repeated with it and the hook is not asked;
 * - the hook answers `retry`: every one of these calls is repeated, once, with the then current `token()`;
 * - it answers `confirmed`: they are repeated as well, but the platform has just vouched for the very token that it
 *   refused; each one that is refused again is reported to `onRefusedAgain`;
 * - it answers with an error: the refresh failed for a passing reason (no network, a server in trouble) and the session
 *   stands; the calls reject with that error, which is retryable, and are not repeated;
 * - the hook answers `ended`: the session is over, the hook has cleared it and told the person (SESSION-07); the
 *   calls reject with `session.expired`. Later refusals of the same token reject quietly.
 */
export interface TokenProvider {
  /** The token to send now; undefined for guests. Read again for every attempt. */
  token(): string | undefined
  /**
   * A response said that the session behind `tokenUsed` has ended. Renews if that is possible. Must not reject, and
   * must not await subscribers.
   */
  onSessionEnded(error: FoyerError, tokenUsed: string): Promise<RefreshOutcome>
  /** After `confirmed`: the platform renews a token that it does not honour. */
  onRejectedAgain?(token: string): void
  /**
   * Ids of the calls whose refusal is the session's own business (`sessionRenew`, `logout`): their errors come back
   * as they are, without asking `onEnded`, which would otherwise wait for itself.
   */
  readonly ownEndpoints: readonly string[]
}
