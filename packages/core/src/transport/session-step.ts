import { FoyerError, isFoyerError } from '../kernel/errors.ts'
import type { Step } from './question.ts'
import type { SessionHook } from './session-hook.ts'

/** Adds the token, and lets the session renew itself when the platform says that it has ended. See {@link SessionHook}. */
export function sessionStep(hook: () => SessionHook | undefined): Step {
  /** One question to the hook for each refused token. */
  const asked = new Map<string, Promise<'retry' | 'ended'>>()

  const verdict = (session: SessionHook, error: FoyerError, token: string): Promise<'retry' | 'ended'> => {
    const now = session.token()
    if (now === undefined) return Promise.resolve('ended')
    if (now !== token) return Promise.resolve('retry')
    const running = asked.get(token)
    if (running !== undefined) return running
    const answer = session.onEnded(error, token).finally(() => asked.delete(token))
    asked.set(token, answer)
    return answer
  }

  return async (question, next) => {
    const { endpoint } = question
    if (endpoint.auth === 'none') return next(question)
    const session = hook()
    const token = session?.token()
    if (token === undefined && endpoint.auth === 'required') {
      throw new FoyerError({ code: 'session.required', endpoint: endpoint.id })
    }
    try {
      return await next({ ...question, token })
    } catch (error) {
      if (session === undefined || token === undefined || !isSessionEnd(error)) throw error
      if (session.ownCalls.includes(endpoint.id)) throw error
      const ended = error.code === 'session.expired' ? error : asExpired(error)
      if ((await verdict(session, ended, token)) === 'ended') throw ended
      return next({ ...question, token: session.token() })
    }
  }
}

/** With a token sent, "log in first" means that the platform no longer knows it. */
function isSessionEnd(error: unknown): error is FoyerError {
  return isFoyerError(error) && (error.code === 'session.expired' || error.code === 'session.required')
}

function asExpired({ endpoint, status, serverCode }: FoyerError): FoyerError {
  return new FoyerError({ code: 'session.expired', endpoint, status, serverCode })
}
