import { LIMITS } from '../../../config/limits.ts'
import { FoyerError, toFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import type { Scope } from '../../../kernel/scope.ts'
import type { AuthApi } from './auth-api.ts'
import type { AutoSignIn, AutoSignInApi, Credentials, Session, SessionInfo } from './session.ts'
import type { SessionRecord } from './session-record.ts'

const CHANGE_PASSWORD = '/m/changePsw'

export interface SignInFlowDeps {
  readonly record: Pick<SessionRecord, 'autoSignIn'>
  authApi(): Promise<AuthApi>
  /** Grows with each change of the session. */
  generation(): number
  /** Stores the session of a person who has signed in, and navigates. */
  complete(info: SessionInfo): void
  commit(info: SessionInfo): void
  publish(info: SessionInfo | undefined): void
}

/** Sign-in by hand and automatic sign-in. The latest attempt ends an earlier one. */
export interface SignInFlow extends Pick<Session, 'signIn'> {
  /** Lets `autoSignIn` try, and publishes a guest where it does not sign in (SESSION-06). */
  tryAutoSignIn(autoSignIn: AutoSignIn): void
  /** Sets whether the next start may sign in automatically. */
  setAutoSignIn(rememberMe: boolean): void
  /** Navigates to the change of the password, where the merchant requires it after a first login (LOGIN-14). */
  requiresNewPassword(info: SessionInfo): boolean
}

export function createSignInFlow(context: FeatureContext, deps: SignInFlowDeps): SignInFlow {
  const { config, events, log, scope } = context
  const { record } = deps
  let attempt: Scope | undefined

  const startAttempt = (signal?: AbortSignal): Scope => {
    attempt?.dispose()
    const next = scope.child()
    attempt = next
    const abort = () => next.dispose()
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort, { once: true })
    next.add(() => signal?.removeEventListener('abort', abort))
    return next
  }

  const requestLogin = async (credentials: Credentials, attemptScope: Scope): Promise<SessionInfo> => {
    const api = await deps.authApi()
    const next = await api.login(credentials, attemptScope.signal)
    if (attemptScope.disposed) throw new FoyerError({ code: 'request.aborted', endpoint: 'login' })
    return next
  }

  const setAutoSignIn: SignInFlow['setAutoSignIn'] = (rememberMe) => {
    if (rememberMe || record.autoSignIn.isOn()) record.autoSignIn.set(rememberMe)
  }

  const requiresNewPassword: SignInFlow['requiresNewPassword'] = ({ firstTimeLogin }) => {
    const force = firstTimeLogin && config.login.forceChangeOnFirstLogin
    if (force) events.emit('navigate', { to: CHANGE_PASSWORD, replace: true })
    return force
  }

  return {
    async signIn(credentials, { signal, rememberMe = false } = {}) {
      const current = startAttempt(signal)
      try {
        const next = await requestLogin(credentials, current)
        setAutoSignIn(rememberMe)
        deps.complete(next)
      } finally {
        current.dispose()
      }
    },
    tryAutoSignIn(autoSignIn) {
      const current = startAttempt()
      const before = deps.generation()
      // The scope ends with success, failure, another sign-in, a change by another tab, and after the time limit.
      current.add(() => {
        if (deps.generation() === before && !scope.disposed) deps.publish(undefined)
      })
      const end = () => current.dispose()
      current.timeout(end, LIMITS.autoLoginMs)
      const api: AutoSignInApi = {
        isPending: () => !current.disposed && deps.generation() === before,
        signIn: (credentials) => requestLogin(credentials, current),
        complete: deps.commit,
        setAutoSignIn,
        requiresNewPassword,
      }
      autoSignIn(api).then(end, (cause: unknown) => {
        log.warn('session.autoSignIn.failed', { code: toFoyerError(cause).code })
        end()
      })
    },
    setAutoSignIn,
    requiresNewPassword,
  }
}
