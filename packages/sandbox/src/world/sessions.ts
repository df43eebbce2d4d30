import { fingerprint } from './fingerprint.ts'
import { createSecret, type RandomBytes } from './secure-random.ts'

/** A valid token. It is not kept itself, only its fingerprint. */
export interface SessionToken {
  readonly fingerprint: string
  /** The fingerprint of the session's first token. A token that is refreshed belongs to the same session. */
  readonly sessionId: string
  readonly userName: string
  readonly expiresAt: number
}

export interface Sessions {
  /** Makes a token, which takes a moment. `open` begins the session of that token in one step with what allows it. */
  prepare(): Promise<{ readonly token: string; open(userName: string): void }>
  find(token: string): Promise<SessionToken | undefined>
  /** Whether a session is still valid, by any of its tokens. */
  has(sessionId: string): boolean
  /**
   * A new token in the second half of the old one's life or when forced. The old one stays valid a little longer.
   * `ended`: the session was closed meanwhile.
   */
  renew(session: SessionToken, force: boolean): Promise<{ readonly token?: string; readonly ended?: true }>
  /** Ends the session with all its tokens. */
  close(sessionId: string): void
  /** Everybody's without a name. Answers how many. */
  revoke(userName: string | undefined): number
  all(): readonly SessionToken[]
}

const LIFE_MS = 7 * 86_400_000
/** Calls that were under way with the old token still pass. */
const GRACE_MS = 30_000
const PER_MEMBER = 20

/** As snapshots keep it; older ones name no session. */
type StoredToken = Omit<SessionToken, 'sessionId'> & { readonly sessionId?: string | undefined }

export function createSessions(kept: readonly StoredToken[], now: () => number, randomBytes: RandomBytes): Sessions {
  const byFingerprint = new Map<string, SessionToken>()
  for (const { sessionId, ...session } of kept) {
    byFingerprint.set(session.fingerprint, { ...session, sessionId: sessionId ?? session.fingerprint })
  }

  function add(print: string, userName: string, sessionId: string): void {
    byFingerprint.set(print, { fingerprint: print, sessionId, userName, expiresAt: now() + LIFE_MS })
    const own = [...byFingerprint.values()].filter((other) => other.userName === userName)
    for (const other of own.slice(0, Math.max(0, own.length - PER_MEMBER))) byFingerprint.delete(other.fingerprint)
  }

  return {
    async prepare() {
      const token = createSecret(randomBytes)
      const print = await fingerprint(token)
      return { token, open: (userName) => add(print, userName, print) }
    },
    async find(token) {
      const session = byFingerprint.get(await fingerprint(token))
      if (!session) return undefined
      if (session.expiresAt > now()) return session
      byFingerprint.delete(session.fingerprint)
      return undefined
    },
    has: (sessionId) => [...byFingerprint.values()].some((one) => one.sessionId === sessionId && one.expiresAt > now()),
    async renew(session, force) {
      if (!force && session.expiresAt - now() > LIFE_MS / 2) return {}
      const token = createSecret(randomBytes)
      const print = await fingerprint(token)
      if (!byFingerprint.has(session.fingerprint)) return { ended: true }
      add(print, session.userName, session.sessionId)
      const expiresAt = Math.min(session.expiresAt, now() + GRACE_MS)
      byFingerprint.set(session.fingerprint, { ...session, expiresAt })
      return { token }
    },
    close(sessionId) {
      for (const session of byFingerprint.values()) {
        if (session.sessionId === sessionId) byFingerprint.delete(session.fingerprint)
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
