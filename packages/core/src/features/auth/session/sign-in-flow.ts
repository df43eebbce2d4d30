import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { FoyerError, toFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { aborted } from '../../../kernel/result.ts'
import type { Scope } from '../../../kernel/scope.ts'
import type { CaptchaAnswer } from '../captcha/captcha.ts'
import { sendPassword } from '../password-spelling.ts'
import { sessionEndpoints } from './endpoints.ts'
import type { AuthSession, AutoSignIn, AutoSignInApi, Credentials, StoredSession } from './session.ts'
import type { SessionRecord } from './session-record.ts'

interface TrialAccount {
  readonly token: string
  readonly userName: string
  readonly customerType: number | undefined
}

/** The calls that start a session. */
export interface AuthApi {
  /** @throws FoyerError the refusal of the call */
  signIn(credentials: Credentials, signal: AbortSignal, captcha?: CaptchaAnswer): Promise<StoredSession>
  /**
   * A trial account (TRIAL-01, TRIAL-02). Where the first response has no user name, a second call creates the account.
   * @throws FoyerError `no.permission` where trial play is not active, or the refusal of the call
   */
  trial(signal: AbortSignal): Promise<TrialAccount>
}

/**
 * Only the fields of the type, and of the captcha while it is shown (LOGIN-09, LOGIN-10): whatever else the object of a
 * caller holds stays here. The one place where the user name is trimmed.
 */
export function signInFields(credentials: Credentials, captcha: CaptchaAnswer = {}): Credentials {
  switch (credentials.type) {
    case 'username': {
      const { type, username, password } = credentials
      return { type, username: username.trim(), password, ...captcha }
    }
    case 'sms': {
      const { type, mobileNum, countryDialingCode, verificationCode } = credentials
      return { type, mobileNum, countryDialingCode, verificationCode, ...captcha }
    }
    case 'firebase': {
      const { type, firebaseChannel, firebaseIdToken, firebaseMobileNo, countryDialingCode } = credentials
      return { type, firebaseChannel, firebaseIdToken, firebaseMobileNo, countryDialingCode }
    }
  }
}

export function createAuthApi({ call, config }: Pick<FeatureContext, 'call' | 'config'>): AuthApi {
  const { merchant: merchantCode } = config
  /** The user whose password was refused in its normal form, together with a request for a captcha. */
  let refusedUser: string | undefined

  const signIn = async (fields: Credentials, signal: AbortSignal): Promise<StoredSession> => {
    const side = config.login.side === 'any' ? {} : { side: config.login.side }
    return { ...(await call(sessionEndpoints.login, { ...fields, merchantCode, ...side }, { signal })), merchantCode }
  }

  return {
    signIn(credentials, signal, captcha = {}) {
      const fields = signInFields(credentials, captcha)
      if (fields.type !== 'username') return signIn(fields, signal)
      const { username, password } = fields
      const hasCaptcha = Object.keys(captcha).length > 0
      // A captcha is good for one request, so this one has the spelling that was not tried yet.
      if (hasCaptcha && refusedUser === username) {
        refusedUser = undefined
        return signIn(fields, signal)
      }
      return sendPassword(
        password,
        (spelling) => signIn({ ...fields, password: spelling }, signal),
        ({ code, value }) => {
          if (code !== 'login.failed') return false
          const wantsCaptcha =
            typeof value === 'object' && value !== null && 'captcha' in value && Boolean(value.captcha)
          const mayTryAgain = !hasCaptcha && !wantsCaptcha
          refusedUser = mayTryAgain ? undefined : username
          return mayTryAgain
        },
      )
    },
    async trial(signal) {
      const { active, token, userName, customerType } = await call(sessionEndpoints.trialStart, {}, { signal })
      if (!active || token === undefined)
        throw new FoyerError({ code: 'no.permission', endpoint: sessionEndpoints.trialStart.id })
      if (userName !== undefined) return { token, userName, customerType }
      const account = await call(sessionEndpoints.trialCreate, {}, { signal })
      return { token, userName: account.userName, customerType: account.customerType ?? customerType }
    },
  }
}

export interface SignInFlowDeps {
  readonly record: Pick<SessionRecord, 'autoSignIn'>
  readonly authApi: Pick<AuthApi, 'signIn'>
  /** Grows with each change of the session. */
  generation(): number
  /** The name of the current user. Undefined for guests. */
  userName(): string | undefined
  /** Stores the session of a person who has signed in, and navigates. */
  complete(info: StoredSession): void
  commit(info: StoredSession): void
  publish(info: StoredSession | undefined): void
}

/** Sign-in by hand and automatic sign-in. The latest attempt ends an earlier one. */
export interface SignInFlow extends Pick<AuthSession, 'authenticate' | 'authenticateAgain'> {
  /** Lets `autoSignIn` try, and publishes a guest where it does not sign in (SESSION-06). */
  tryAutoSignIn(autoSignIn: AutoSignIn): void
  /** Sets whether the next start may sign in automatically. */
  setAutoSignIn(rememberMe: boolean): void
  /** Navigates to the change of the password, where the merchant requires it after a first sign-in (LOGIN-14). */
  requiresNewPassword(info: StoredSession): boolean
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

  const requestSignIn = async (
    credentials: Credentials,
    attemptScope: Scope,
    captcha?: CaptchaAnswer,
  ): Promise<StoredSession> => {
    const next = await deps.authApi.signIn(credentials, attemptScope.signal, captcha)
    if (attemptScope.disposed) throw new FoyerError({ code: 'request.aborted', endpoint: 'login' })
    return next
  }

  const setAutoSignIn: SignInFlow['setAutoSignIn'] = (rememberMe) => {
    if (rememberMe || record.autoSignIn.isOn()) record.autoSignIn.set(rememberMe)
  }

  const requiresNewPassword: SignInFlow['requiresNewPassword'] = ({ firstTimeLogin }) => {
    const force = firstTimeLogin && config.login.forceChangeOnFirstLogin
    if (force) events.emit('navigate', { to: { name: 'changePassword' }, replace: true })
    return force
  }

  return {
    async authenticate(credentials, { signal, captcha, rememberMe = false } = {}) {
      const current = startAttempt(signal)
      try {
        const next = await requestSignIn(credentials, current, captcha)
        setAutoSignIn(rememberMe)
        deps.complete(next)
        return next
      } finally {
        current.dispose()
      }
    },
    async authenticateAgain(credentials, signal) {
      const current = startAttempt(signal)
      const user = deps.userName()
      try {
        const next = await requestSignIn({ ...credentials, type: 'username' }, current)
        // The user has left meanwhile.
        if (user === undefined || deps.userName() !== user) throw aborted().error
        deps.commit(next)
        return next
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
      current.timeout(end, SPEC_CONSTANTS.autoSignInMs)
      const api: AutoSignInApi = {
        isPending: () => !current.disposed && deps.generation() === before,
        authenticate: (credentials) => requestSignIn({ ...credentials, type: 'username' }, current),
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
