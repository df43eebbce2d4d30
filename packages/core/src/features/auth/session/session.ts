import type { ReadableAtom } from 'nanostores'
import { defineProvided, type Feature } from '../../../kernel/feature.ts'

/**
 * The session. `unknown` until the stored session is read and the automatic sign-in is over (on a server always), so
 * that no wrong header flashes up. Agent is a property of a member (ROLE-01).
 */
export type SessionState =
  | { readonly type: 'unknown' }
  | { readonly type: 'guest' }
  | { readonly type: 'trial'; readonly info: SessionInfo }
  | { readonly type: 'member'; readonly info: SessionInfo; readonly isAgent: boolean }

/** Exactly what is stored under MC_SESSION_INFO (SESSION-02, PDATA-07). */
export interface SessionInfo {
  readonly token: string
  readonly merchantCode: string
  readonly userName: string
  /** Member type: 0, 1, 2, 4 (trial), 40, 41, 42 (PROLE-02). */
  readonly type: number
  readonly firstTimeLogin: boolean
}

/** The only owner of the session: reads, stores, renews and clears it. */
export interface Session {
  readonly $state: ReadableAtom<SessionState>
  /**
   * Reads the stored session; called by `createFoyer().start()`. Where there is none, an automatic sign-in may follow;
   * the state stays `unknown` until it is over, at most 5 s (SESSION-06).
   */
  start(): void
  /** True exactly when session info exists (SESSION-01). */
  isSignedIn(): boolean
  /**
   * Signs in. On success the session is stored and {@link Session.continueAfterSignIn} navigates, unless a new password
   * must be chosen first (LOGIN-14).
   * @throws FoyerError `login.failed` (unknown user or wrong password), `user.invalid`, `login.nonMember`, `login.nonAgent`, `verification.code.error` ...
   */
  signIn(credentials: Credentials, options?: SignInOptions): Promise<void>
  /**
   * Takes over a session that a response contains, for example of a registration (REG-17); continues like a sign-in.
   */
  setSession(credentials: ExternalSession): void
  /** Starts trial play, for guests only (TRIAL-01). Shows its own messages; resolves whether a trial session started. */
  startTrial(): Promise<boolean>
  /** Asks for confirmation (MEMBER-07), then {@link Session.signOut}. */
  confirmSignOut(): void
  /** Always completes locally, even if the server fails (SESSION-05). Navigates to `to`. Default: the lobby. */
  signOut(options?: { readonly to?: string }): Promise<void>
  /** The new password is set: clears `firstTimeLogin` (LOGIN-14). */
  endFirstLogin(): void
  /** Renews the session (SESSION-08). Single flight; a temporary failure keeps the session. */
  refresh(): Promise<void>
  /** Remembers where a guest wanted to go before the sign-in page (ROUTE-30); undefined forgets it, as a logout does. */
  setReturnTarget(wanted: ReturnTarget | undefined): void
  /** Where the person wanted to go; undefined where the sign-in page was opened directly. */
  returnTarget(): ReturnTarget | undefined
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

/** Sent once a refusal has asked for a captcha: id and text of the picture, or another proof (LOGIN-06). */
interface CaptchaFields {
  readonly captcha?: string | undefined
  readonly captchaId?: string | undefined
  readonly altcha?: string | undefined
}

export interface UsernameCredentials extends CaptchaFields {
  readonly type?: 'username'
  readonly username: string
  readonly password: string
}

/** A sign-in with a code by SMS (LOGIN-02). */
export interface SmsCredentials extends CaptchaFields {
  readonly type: 'sms'
  readonly mobileNum: string
  /** Digits without the plus. */
  readonly countryDialingCode: string
  readonly verificationCode: string
}

/** A sign-in with the id token of a provider (LOGIN-10). */
export interface FirebaseCredentials {
  readonly type: 'firebase'
  readonly firebaseChannel: string
  readonly firebaseIdToken: string
  readonly firebaseMobileNo: string
  readonly countryDialingCode: string
}

export type Credentials = UsernameCredentials | SmsCredentials | FirebaseCredentials

export interface SignInOptions {
  readonly signal?: AbortSignal
  /** Whether the next start may sign in automatically (SESSION-06). Default false. */
  readonly rememberMe?: boolean
}

/** Tries to sign in with the saved credentials (SESSION-06). Always settles. */
export type AutoSignIn = (api: AutoSignInApi) => Promise<void>

/** What an automatic sign-in may do. */
export interface AutoSignInApi {
  /** False as soon as the session has changed in another way, or the time is over. */
  isPending(): boolean
  signIn(credentials: UsernameCredentials): Promise<SessionInfo>
  complete(info: SessionInfo): void
  /** Sets whether the next start may try again. */
  setAutoSignIn(rememberMe: boolean): void
  /** Navigates to the change of the password where that is required (LOGIN-14). */
  requiresNewPassword(info: SessionInfo): void
}

export type ExternalSession = Pick<SessionInfo, 'token' | 'userName' | 'type'>

/** The session of a client, to be named among the needs of a feature. */
export const session: Feature<Session> = defineProvided('session')
