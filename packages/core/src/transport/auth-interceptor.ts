import { FoyerError, isFoyerError } from '../kernel/errors.ts'
import type { Interceptor } from './operation.ts'
import type { RefreshOutcome, TokenProvider } from './token-provider.ts'

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

  return async (operation, next) => {
    const { endpoint } = operation
    if (endpoint.auth === 'none') return next(operation)
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
