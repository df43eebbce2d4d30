import { FoyerError, isFoyerError } from '../kernel/errors.ts'
import type { Interceptor } from './interceptor.ts'

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

/** Adds the token, and lets the session refresh it when the platform refuses it. See {@link TokenProvider}. */
export function authInterceptor(getProvider: () => TokenProvider | undefined): Interceptor {
  /** One question to the provider for each refused token. */
  const pending = new Map<string, Promise<RefreshOutcome>>()
  /** How many calls have been sent. */
  let sent = 0
  /** The token that was confirmed last, and how many calls were sent before: their refusals are out of date. */
  let lastConfirmed = { token: '', sent: 0 }

  const askProvider = async (provider: TokenProvider, error: FoyerError, token: string): Promise<RefreshOutcome> => {
    const outcome = await provider.onSessionEnded(error, token).finally(() => pending.delete(token))
    if (outcome === 'confirmed') lastConfirmed = { token, sent }
    return outcome
  }

  const outcomeFor = (provider: TokenProvider, error: FoyerError, rejected: RejectedCall): Promise<RefreshOutcome> => {
    const { token, sequence } = rejected
    const now = provider.token()
    if (now === undefined) return Promise.resolve('ended')
    if (now !== token) return Promise.resolve('retry')
    if (token === lastConfirmed.token && sequence <= lastConfirmed.sent) return Promise.resolve('confirmed')
    const outcome = pending.get(token) ?? askProvider(provider, error, token)
    pending.set(token, outcome)
    return outcome
  }

  const withToken: Interceptor = async (operation, next) => {
    const { endpoint } = operation
    const provider = getProvider()
    const token = provider?.token()
    if (token === undefined && endpoint.auth === 'required') {
      throw new FoyerError({ code: 'session.required', endpoint: endpoint.id })
    }
    sent += 1
    const sequence = sent
    try {
      return await next({ ...operation, token })
    } catch (error) {
      if (provider === undefined || token === undefined || !isSessionEnd(error)) throw error
      if (provider.ownEndpoints.includes(endpoint.id)) throw error
      const ended = error.code === 'session.expired' ? error : asExpired(error)
      const outcome = await outcomeFor(provider, ended, { token, sequence })
      if (outcome === 'ended') throw ended
      if (typeof outcome === 'object') throw asRefreshFailure(outcome, endpoint.id)
      try {
        return await next({ ...operation, token: provider.token() })
      } catch (again) {
        if (outcome === 'confirmed' && isSessionEnd(again)) provider.onRejectedAgain?.(token)
        throw again
      }
    }
  }
  return (operation, next) => (operation.endpoint.auth === 'none' ? next(operation) : withToken(operation, next))
}

interface RejectedCall {
  readonly token: string
  /** The number of the call. */
  readonly sequence: number
}

/** After a call with a token, `session.required` too means that the platform does not know the token any more. */
function isSessionEnd(error: unknown): error is FoyerError {
  return isFoyerError(error) && (error.code === 'session.expired' || error.code === 'session.required')
}

/** The failure of the refresh, as the failure of a call that waited for it. */
function asRefreshFailure({ code, status, serverCode, cause }: FoyerError, endpoint: string): FoyerError {
  return new FoyerError({ code, endpoint, status, serverCode, cause, retryable: true })
}

function asExpired({ endpoint, status, serverCode }: FoyerError): FoyerError {
  return new FoyerError({ code: 'session.expired', endpoint, status, serverCode })
}
