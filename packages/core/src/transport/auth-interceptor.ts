import { FoyerError, isFoyerError } from '../kernel/errors.ts'
import type { Interceptor } from './operation.ts'
import type { RefreshOutcome, TokenProvider } from './token-provider.ts'

/** Adds the token, and lets the session renew itself when the platform says that it has ended. See {@link TokenProvider}. */
export function authInterceptor(getProvider: () => TokenProvider | undefined): Interceptor {
  /** One operation to the hook for each refused token. */
  const pending = new Map<string, Promise<RefreshOutcome>>()
  /** Calls that have been sent. */
  let sent = 0
  /** The token that was confirmed last, and how many had been sent by then: their refusals are older than that. */
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
  /** The how-manieth call it was. */
  readonly sequence: number
}

/** With a token sent, "log in first" means that the platform no longer knows it. */
function isSessionEnd(error: unknown): error is FoyerError {
  return isFoyerError(error) && (error.code === 'session.expired' || error.code === 'session.required')
}

/** The failure of the refresh, as one of the call that waited for it. */
function asRefreshFailure({ code, status, serverCode, cause }: FoyerError, endpoint: string): FoyerError {
  return new FoyerError({ code, endpoint, status, serverCode, cause, retryable: true })
}

function asExpired({ endpoint, status, serverCode }: FoyerError): FoyerError {
  return new FoyerError({ code: 'session.expired', endpoint, status, serverCode })
}
