import { defineProvided, type Feature } from '../../../kernel/feature.ts'
import type { Result, VerbOptions } from '../../../kernel/result.ts'
import type { RouteTarget } from '../../../kernel/routes.ts'
import type { Store } from '../../../kernel/store.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import type { CaptchaAnswer } from '../captcha/captcha.ts'
import type { MobileNumber } from '../otp/mobile-number.ts'

/**
 * The session. `unknown` until the stored session is read and the automatic sign-in is over (on a server always), so
 * that no wrong header flashes up. Agent is a property of a member (ROLE-01).
 */
export type SessionState =
  | { readonly type: 'unknown' }
  | { readonly type: 'guest' }
  | { readonly type: 'trial'; readonly info: StoredSession }
  | { readonly type: 'member'; readonly info: StoredSession; readonly isAgent: boolean }

/** Exactly what is stored under MC_SESSION_INFO (SESSION-02, PDATA-07). */
export interface StoredSession {
  readonly token: string
  readonly merchantCode: string
  readonly userName: string
  /** Member type: 0, 1, 2, 4 (trial), 40, 41, 42 (PROLE-02). */
  readonly type: number
  readonly firstTimeLogin: boolean
}

/** The only owner of the session: reads, stores, refreshes and clears it. */
export interface Session {
  readonly $state: Store<SessionState>
  /** Of the member or trial player who is signed in (SESSION-01); undefined for guests, and while the session is unknown. */
  readonly $info: Store<StoredSession | undefined>
  /**
   * Reads the stored session; called by `createFoyer().start()`. Where there is none, an automatic sign-in may follow;
   * the state stays `unknown` until it is over, at most 5 s (SESSION-06). The result ends the listening to other tabs.
   */
  start(): Unsubscribe
  /** True exactly when session info exists (SESSION-01). */
  isSignedIn(): boolean
  /** Starts trial play (TRIAL-01); `no.permission` where the person is no guest. One runs at a time, and goes on to its end. */
  startTrial(options?: Pick<VerbOptions, 'silent'>): Promise<Result<StoredSession>>
  /** Asks for confirmation (MEMBER-07), then {@link Session.signOut}. */
  confirmSignOut(): void
  /** Always succeeds here, even if the server fails (SESSION-05). Navigates to `to`. Default: the lobby. */
  signOut(options?: { readonly to?: RouteTarget }): Promise<Result>
  /**
   * Refreshes the token (SESSION-08). One runs at a time; a temporary failure keeps the session, and no toast tells of it.
   * `session.expired` where this has ended the session, `request.aborted` where there is another or none.
   */
  refresh(): Promise<Result>
  /** Remembers where a guest wanted to go before the sign-in page (ROUTE-30); undefined forgets it, as a logout does. */
  setReturnTarget(wanted: ReturnTarget | undefined): void
  /** Where the person wanted to go; undefined where the sign-in page was opened directly. */
  returnTarget(): ReturnTarget | undefined
}

/**
 * What `signIn`, `registration`, `password` and `socialSignIn` stand on. Front ends use those features instead, so this type
 * is not exported from the package.
 */
export interface AuthSession extends Session {
  /**
   * Sends the credentials. On success the session
   * is stored and {@link AuthSession.continueAfterSignIn} navigates, unless a new password must be chosen first (LOGIN-14).
   * The latest call ends an earlier one.
   * @throws FoyerError `login.failed` (unknown user or wrong password), `user.invalid`, `login.nonMember`, `login.nonAgent`, `verification.code.error` ...; `request.aborted` where a later call took its place
   */
  authenticate(credentials: Credentials, options?: AuthenticateOptions): Promise<StoredSession>
  /**
   * Signs the current user in again, to find out whether a new password holds. On success the new session takes the place of
   * the old one. The page stays.
   * @throws FoyerError as {@link AuthSession.authenticate} does
   */
  authenticateAgain(credentials: PasswordCredentials, signal: AbortSignal): Promise<StoredSession>
  /**
   * Takes over a session that a response contains, for example of a registration (REG-17); continues like a sign-in.
   */
  setSession(credentials: ExternalSession): void
  /** The new password is set: clears `firstTimeLogin` (LOGIN-14). */
  endFirstLogin(): void
  /**
   * Navigates after a sign-in: to {@link Session.returnTarget}, replacing the current page, and launches the game that
   * was tapped; else to the lobby. A trial player goes to the lobby where the page is closed to them.
   */
  continueAfterSignIn(): void
}

/** The page that a guest wanted before being sent to the sign-in page. */
export interface ReturnTarget {
  /** A path of this site. Other URLs and the sign-in pages are not remembered. */
  readonly path: string
  /** The game that was tapped there. */
  readonly launch?: PendingLaunch | undefined
}

/** A game, checked again when it is launched, or a lottery category (HOME-10). */
export type PendingLaunch =
  | { readonly kind: 'game'; readonly name: string; readonly game: unknown }
  | { readonly kind: 'lottery'; readonly category: 'LOTT' | 'ELOTT' }

export interface PasswordCredentials {
  readonly username: string
  readonly password: string
}

/** A number, its dialing code without the plus, and the code that was sent to it by SMS (LOGIN-02). */
export interface CodeCredentials extends MobileNumber {
  readonly verificationCode: string
}

/** The id token of a provider (LOGIN-10). */
export interface ProviderCredentials {
  /** `sms` for a number that a provider has checked, else the name of the network. */
  readonly firebaseChannel: 'sms' | 'facebook' | 'google'
  readonly firebaseIdToken: string
  /** '' where a network has no number. */
  readonly firebaseMobileNo: string
  readonly countryDialingCode: string
}

/** What a person signs in with, tagged by the platform's word for it. */
export type Credentials =
  | ({ readonly type: 'username' } & PasswordCredentials)
  | ({ readonly type: 'sms' } & CodeCredentials)
  | ({ readonly type: 'firebase' } & ProviderCredentials)

export interface AuthenticateOptions {
  readonly signal?: AbortSignal | undefined
  /** Sent once a refusal has asked for a captcha (LOGIN-06). */
  readonly captcha?: CaptchaAnswer | undefined
  /** Whether the next start may sign in automatically (SESSION-06). Default false. */
  readonly rememberMe?: boolean | undefined
}

/** What the session asks of the access, which is wired after it. */
export interface SessionAccess {
  /** Whether a session may see the page of a path, if every flag is on. */
  mayOpen(path: string, state: SessionState): boolean
  /** Whether a session may be replaced by a trial. */
  mayStartTrial(state: SessionState): boolean
}

/** Tries to sign in with the saved credentials (SESSION-06). Always settles. */
export type AutoSignIn = (api: AutoSignInApi) => Promise<void>

/** What an automatic sign-in may do. */
export interface AutoSignInApi {
  /** False as soon as the session has changed in another way, or the time is over. */
  isPending(): boolean
  authenticate(credentials: PasswordCredentials): Promise<StoredSession>
  complete(info: StoredSession): void
  /** Sets whether the next start may try again. */
  setAutoSignIn(rememberMe: boolean): void
  /** Navigates to the change of the password where that is required (LOGIN-14). */
  requiresNewPassword(info: StoredSession): void
}

export type ExternalSession = Pick<StoredSession, 'token' | 'userName' | 'type'>

/** The session of a client, to be named among the needs of a feature. */
export const session: Feature<Session> = defineProvided('session')

/** The same session, for the features that sign in. */
export const authSession: Feature<AuthSession> = defineProvided('session')
