import { FoyerError, isFoyerError } from '../kernel/errors.ts'
import type { Interceptor } from './operation.ts'
import type { SessionHook, SessionVerdict } from './session-hook.ts'

/** Adds the token, and lets the session renew itself when the platform says that it has ended. See {@link SessionHook}. */
export function authInterceptor(hook: () => SessionHook | undefined): Interceptor {
  /** One operation to the hook for each refused token. */
  const asked = new Map<string, Promise<SessionVerdict>>()
  /** Calls that have been sent. */
  let sent = 0
  /** The token that was confirmed last, and how many had been sent by then: their refusals are older than that. */
  let confirmed = { token: '', sent: 0 }

  const ask = async (session: SessionHook, error: FoyerError, token: string): Promise<SessionVerdict> => {
    const response = await session.onEnded(error, token).finally(() => asked.delete(token))
    if (response === 'confirmed') confirmed = { token, sent }
    return response
  }

  const verdict = (session: SessionHook, error: FoyerError, refused: RejectedCall): Promise<SessionVerdict> => {
    const { token, sequence } = refused
    const now = session.token()
    if (now === undefined) return Promise.resolve('ended')
    if (now !== token) return Promise.resolve('retry')
    if (token === confirmed.token && sequence <= confirmed.sent) return Promise.resolve('confirmed')
    const response = asked.get(token) ?? ask(session, error, token)
    asked.set(token, response)
    return response
  }

  return async (operation, next) => {
    const { endpoint } = operation
    if (endpoint.auth === 'none') return next(operation)
    const session = hook()
    const token = session?.token()
    if (token === undefined && endpoint.auth === 'required') {
      throw new FoyerError({ code: 'session.required', endpoint: endpoint.id })
    }
    sent += 1
    const sequence = sent
    try {
      return await next({ ...operation, token })
    } catch (error) {
      if (session === undefined || token === undefined || !isSessionEnd(error)) throw error
      if (session.ownCalls.includes(endpoint.id)) throw error
      const ended = error.code === 'session.expired' ? error : asExpired(error)
      const response = await verdict(session, ended, { token, sequence })
      if (response === 'ended') throw ended
      if (typeof response === 'object') throw unrenewed(response, endpoint.id)
      try {
        return await next({ ...operation, token: session.token() })
      } catch (again) {
        if (response === 'confirmed' && isSessionEnd(again)) session.onRefusedAgain?.(token)
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

/** The failure of the renewal, as one of the call that waited for it. */
function unrenewed({ code, status, serverCode, cause }: FoyerError, endpoint: string): FoyerError {
  return new FoyerError({ code, endpoint, status, serverCode, cause, retryable: true })
}

function asExpired({ endpoint, status, serverCode }: FoyerError): FoyerError {
  return new FoyerError({ code: 'session.expired', endpoint, status, serverCode })
}
