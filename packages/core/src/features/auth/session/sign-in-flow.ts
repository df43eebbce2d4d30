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
  /** Counts the owners of the session. */
  generation(): number
  /** A person has come in, and goes on. */
  complete(info: SessionInfo): void
  commit(info: SessionInfo): void
  publish(info: SessionInfo | undefined): void
}

/** The ways from an account to a session. One login is under way at a time, the latest. */
export interface SignInFlow extends Pick<Session, 'signIn'> {
  /** Lets `autoSignIn` try, and says who is here once that is decided (SESSION-06). */
  tryAutoSignIn(autoSignIn: AutoSignIn): void
  /** Whoever is here now is the only one who may come back without typing. */
  setAutoSignIn(rememberMe: boolean): void
  /** LOGIN-14: goes where a password of one's own is chosen, if the merchant wants that now. */
  requiresNewPassword(info: SessionInfo): boolean
}

export function createSignInFlow(context: FeatureContext, deps: SignInFlowDeps): SignInFlow {
  const { config, events, log, scope } = context
  const { record } = deps
  let attempt: Scope | undefined

  const startAttempt = (signal?: AbortSignal): Scope => {
    attempt?.dispose()
    const mine = scope.child()
    attempt = mine
    const abort = () => mine.dispose()
    if (signal?.aborted) abort()
    signal?.addEventListener('abort', abort, { once: true })
    mine.add(() => signal?.removeEventListener('abort', abort))
    return mine
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
      const mine = startAttempt(signal)
      try {
        const next = await requestLogin(credentials, mine)
        setAutoSignIn(rememberMe)
        deps.complete(next)
      } finally {
        mine.dispose()
      }
    },
    tryAutoSignIn(autoSignIn) {
      const mine = startAttempt()
      const before = deps.generation()
      // Success, failure, another login, another tab, or too late: with the scope it is decided.
      mine.add(() => {
        if (deps.generation() === before && !scope.disposed) deps.publish(undefined)
      })
      const end = () => mine.dispose()
      mine.timeout(end, LIMITS.autoLoginMs)
      const api: AutoSignInApi = {
        isPending: () => !mine.disposed && deps.generation() === before,
        signIn: (credentials) => requestLogin(credentials, mine),
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
