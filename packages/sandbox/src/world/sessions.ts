import { createSecret, fingerprint, type RandomBytes } from './secrets.ts'

/** A token that stands. It is not kept itself, only its fingerprint. */
export interface LoginSession {
  readonly fingerprint: string
  /** The sign-in that it came from: the first token's fingerprint. Tokens of a refresh belong to the same one. */
  readonly login: string
  readonly userName: string
  readonly expiresAt: number
}

export interface Sessions {
  /** Answers the token. */
  open(userName: string): Promise<string>
  find(token: string): Promise<LoginSession | undefined>
  /** Whether a sign-in is still valid, by any of its tokens. */
  has(login: string): boolean
  /**
   * A new token in the second half of a session's life or when forced, in place of the old one, which stands a little
   * longer. `ended`: the sign-in was closed meanwhile.
   */
  renew(session: LoginSession, force: boolean): Promise<{ readonly token?: string; readonly ended?: true }>
  /** Ends the sign-in with all its tokens. */
  close(login: string): void
  /** Everybody's without a name. Answers how many. */
  revoke(userName: string | undefined): number
  all(): readonly LoginSession[]
}

const LIFE_MS = 7 * 86_400_000
/** Calls that were under way with the old token still pass. */
const GRACE_MS = 30_000
const PER_MEMBER = 20

/** As snapshots keep it; those from before refreshes were told apart name no sign-in. */
type KeptSession = Omit<LoginSession, 'login'> & { readonly login?: string | undefined }

export function createSessions(kept: readonly KeptSession[], now: () => number, randomBytes: RandomBytes): Sessions {
  const byFingerprint = new Map<string, LoginSession>()
  for (const { login, ...session } of kept) {
    byFingerprint.set(session.fingerprint, { ...session, login: login ?? session.fingerprint })
  }

  function add(print: string, userName: string, login: string): void {
    byFingerprint.set(print, { fingerprint: print, login, userName, expiresAt: now() + LIFE_MS })
    const own = [...byFingerprint.values()].filter((other) => other.userName === userName)
    for (const other of own.slice(0, Math.max(0, own.length - PER_MEMBER))) byFingerprint.delete(other.fingerprint)
  }

  return {
    async open(userName) {
      const token = createSecret(randomBytes)
      const print = await fingerprint(token)
      add(print, userName, print)
      return token
    },
    async find(token) {
      const session = byFingerprint.get(await fingerprint(token))
      if (!session) return undefined
      if (session.expiresAt > now()) return session
      byFingerprint.delete(session.fingerprint)
      return undefined
    },
    has: (login) => [...byFingerprint.values()].some((one) => one.login === login && one.expiresAt > now()),
    async renew(session, force) {
      if (!force && session.expiresAt - now() > LIFE_MS / 2) return {}
      const token = createSecret(randomBytes)
      const print = await fingerprint(token)
      if (!byFingerprint.has(session.fingerprint)) return { ended: true }
      add(print, session.userName, session.login)
      const expiresAt = Math.min(session.expiresAt, now() + GRACE_MS)
      byFingerprint.set(session.fingerprint, { ...session, expiresAt })
      return { token }
    },
    close(login) {
      for (const session of byFingerprint.values()) {
        if (session.login === login) byFingerprint.delete(session.fingerprint)
      }
    },
    revoke(userName) {
      const before = byFingerprint.size
      for (const session of byFingerprint.values()) {
        if (userName === undefined || session.userName === userName) byFingerprint.delete(session.fingerprint)
      }
      return before - byFingerprint.size
    },
    all: () => [...byFingerprint.values()].filter((session) => session.expiresAt > now()),
  }
}
