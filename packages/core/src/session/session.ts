import type { ReadableAtom } from 'nanostores'

/**
 * Who is here. `unknown` lasts until the stored record has been read (and, on a server, for ever), so that no
 * wrong header flashes up. Agent is a property of a member (ROLE-01).
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
  /** Reads the stored record; called by `createFoyer().start()`. */
  start(): void
  /** True exactly when session info exists (SESSION-01). */
  isLoggedIn(): boolean
  /**
   * Login by user name; on success the session is stored and `navigate` goes to the lobby or the page first wanted.
   * @throws FoyerError `user.invalid`, `login.nonMember`, `login.nonAgent`, `verification.code.error` ...
   */
  login(credentials: Credentials, options?: { readonly signal?: AbortSignal }): Promise<void>
  /**
   * Takes over the session that an answer brought with it, as after a registration (REG-17); goes on as a login does.
   */
  accept(brought: BroughtSession): void
  /** Starts trial play (TRIAL-01); shows its own messages. Resolves whether a trial session stands. */
  startTrial(): Promise<boolean>
  /** Asks for confirmation (MEMBER-07), then {@link Session.logout}. */
  confirmLogout(): void
  /** Always completes locally, whatever the server says (SESSION-05). Ends on `to`, the lobby unless given. */
  logout(options?: { readonly to?: string }): Promise<void>
  /** SESSION-08. Single flight; a passing failure keeps the session. */
  renew(): Promise<void>
  /** Remembers where a guest wanted to go; used after login when `login.returnToOrigin` is on or the session had ended (ROUTE-30). undefined forgets it. */
  rememberTarget(path: string | undefined): void
}

export interface Credentials {
  readonly username: string
  readonly password: string
  /** What was read from the picture, and which picture it was (LOGIN-06). */
  readonly captcha?: string | undefined
  readonly captchaId?: string | undefined
}

export type BroughtSession = Pick<SessionInfo, 'token' | 'userName' | 'type'>
