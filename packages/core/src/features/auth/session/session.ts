import type { ReadableAtom } from 'nanostores'

/**
 * Who is here. `unknown` lasts until the stored record has been read and a silent login is decided (and, on a server,
 * for ever), so that no wrong header flashes up. Agent is a property of a member (ROLE-01).
 */
export type SessionState =
  | { readonly type: 'unknown' }
  | { readonly type: 'guest' }
  | { readonly type: 'trial'; readonly info: SessionInfo }
  | { readonly type: 'member'; readonly info: SessionInfo; readonly isAgent: boolean }

/** SESSION-02, PDATA-07: exactly what lies under MC_SESSION_INFO. */
export interface SessionInfo {
  readonly token: string
  readonly merchantCode: string
  readonly userName: string
  /** Member type: 0, 1, 2, 4 (trial), 40, 41, 42 (PROLE-02). */
  readonly type: number
  readonly firstTimeLogin: boolean
}

/** Alone reads, stores, renews and clears the session. */
export interface Session {
  readonly $state: ReadableAtom<SessionState>
  /**
   * Reads the stored record; called by `createFoyer().start()`. Where there is none, but the last login may be repeated,
   * it is, silently; until that is decided, or 5 s are over, nobody knows who is here (SESSION-06).
   */
  start(): void
  /** True exactly when session info exists (SESSION-01). */
  isSignedIn(): boolean
  /**
   * Login of any type; on success the session is stored, and {@link Session.continueAfterSignIn} leads on, unless a password of one's
   * own has to be chosen first (LOGIN-14).
   * @throws FoyerError `login.failed` (unknown user or wrong password), `user.invalid`, `login.nonMember`, `login.nonAgent`, `verification.code.error` ...
   */
  signIn(credentials: Credentials, options?: SignInOptions): Promise<void>
  /**
   * Takes over the session that an answer brought with it, as after a registration (REG-17); goes on as a login does.
   */
  setSession(credentials: ExternalSession): void
  /** Starts trial play (TRIAL-01), for guests alone; shows its own messages. Resolves whether a new trial session stands. */
  startTrial(): Promise<boolean>
  /** Asks for confirmation (MEMBER-07), then {@link Session.signOut}. */
  confirmSignOut(): void
  /** Always completes locally, whatever the server says (SESSION-05). Ends on `to`, the lobby unless given. */
  signOut(options?: { readonly to?: string }): Promise<void>
  /** A password of one's own stands: `firstTimeLogin` is over (LOGIN-14). */
  endFirstLogin(): void
  /** SESSION-08. Single flight; a passing failure keeps the session. */
  refresh(): Promise<void>
  /** Remembers what a guest wanted who is sent to the login (ROUTE-30); undefined forgets it, as a logout does. */
  setReturnTarget(wanted: ReturnTarget | undefined): void
  /** What the login is for; undefined for those who came by themselves. */
  returnTarget(): ReturnTarget | undefined
  /**
   * Leads on after a way in: to what {@link Session.returnTarget} says, in place of the present page, and launches the game
   * that was tapped; else to the lobby. A trial player goes to the lobby where the page is not open to them.
   */
  continueAfterSignIn(): void
}

/** What somebody wanted who was sent to the login. */
export interface ReturnTarget {
  /** A path of this site. Others are not remembered, nor are the ways in themselves. */
  readonly path: string
  /** What was tapped there. */
  readonly launch?: PendingLaunch | undefined
}

/** A game, by its `raw` row, or a lottery as a whole (HOME-10). */
export type PendingLaunch =
  | { readonly kind: 'game'; readonly name: string; readonly row: unknown }
  | { readonly kind: 'lottery'; readonly category: 'LOTT' | 'ELOTT' }

/** What goes along once a refusal has asked for it: the picture with what was read from it, or another proof (LOGIN-06). */
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

/** LOGIN-02 */
export interface SmsCredentials extends CaptchaFields {
  readonly type: 'sms'
  readonly mobileNum: string
  /** Digits without the plus. */
  readonly countryDialingCode: string
  readonly verificationCode: string
}

/** LOGIN-10: a provider vouches for the person. */
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
  /** Whether the next start may log in again without typing (SESSION-06). Default false. */
  readonly rememberMe?: boolean
}

/** Tries a login without a word, where this device remembers one (SESSION-06). Whatever it does, it ends. */
export type AutoSignIn = (api: AutoSignInApi) => Promise<void>

/** What a silent login may do. */
export interface AutoSignInApi {
  /** False as soon as somebody else has decided who is here. */
  isPending(): boolean
  signIn(credentials: UsernameCredentials): Promise<SessionInfo>
  complete(info: SessionInfo): void
  /** Whether the next start may try again. */
  setAutoSignIn(rememberMe: boolean): void
  /** LOGIN-14 */
  requiresNewPassword(info: SessionInfo): void
}

export type ExternalSession = Pick<SessionInfo, 'token' | 'userName' | 'type'>
