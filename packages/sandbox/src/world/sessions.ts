import { createSecret, fingerprint, type RandomBytes } from './secrets.ts'

/** A login that stands. The token itself is not kept, only its fingerprint. */
export interface LoginSession {
  readonly fingerprint: string
  readonly userName: string
  readonly expiresAt: number
}

export interface Sessions {
  /** Answers the token. */
  open(userName: string): Promise<string>
  find(token: string): Promise<LoginSession | undefined>
  has(fingerprint: string): boolean
  /** A new token in the second half of a session's life or when forced; the old one stands a little longer. */
  renew(session: LoginSession, force: boolean): Promise<string | undefined>
  close(session: LoginSession): void
  /** Everybody's without a name. Answers how many. */
  revoke(userName: string | undefined): number
  all(): readonly LoginSession[]
}

const LIFE_MS = 7 * 86_400_000
/** Calls that were under way with the old token still pass. */
const GRACE_MS = 30_000
const PER_MEMBER = 20

export function createSessions(kept: readonly LoginSession[], now: () => number, randomBytes: RandomBytes): Sessions {
  const byFingerprint = new Map(kept.map((session) => [session.fingerprint, session]))

  async function open(userName: string): Promise<string> {
    const token = createSecret(randomBytes)
    const session = { fingerprint: await fingerprint(token), userName, expiresAt: now() + LIFE_MS }
    byFingerprint.set(session.fingerprint, session)
    const own = [...byFingerprint.values()].filter((other) => other.userName === userName)
    for (const other of own.slice(0, Math.max(0, own.length - PER_MEMBER))) byFingerprint.delete(other.fingerprint)
    return token
  }

  return {
    open,
    async find(token) {
      const session = byFingerprint.get(await fingerprint(token))
      if (!session) return undefined
      if (session.expiresAt > now()) return session
      byFingerprint.delete(session.fingerprint)
      return undefined
    },
    has: (print) => (byFingerprint.get(print)?.expiresAt ?? 0) > now(),
    async renew(session, force) {
      if (!force && session.expiresAt - now() > LIFE_MS / 2) return undefined
      const token = await open(session.userName)
      const expiresAt = Math.min(session.expiresAt, now() + GRACE_MS)
      byFingerprint.set(session.fingerprint, { ...session, expiresAt })
      return token
    },
    close: (session) => void byFingerprint.delete(session.fingerprint),
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
