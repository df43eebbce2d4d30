import type { AttemptKind } from '@foyer/core/contract'

/** What came of one idempotency key of one member. */
interface StoredAttempt {
  readonly userName: string
  readonly key: string
  /** When the key came first, ms since the epoch. */
  readonly at: number
  /** Missing where the key was closed before anything was made under it. */
  readonly made?: MadeObject | undefined
}

interface MadeObject {
  readonly kind: AttemptKind
  /** The request without its secrets, to tell another body from the same one. */
  readonly body: string
  readonly objectId: string
}

/** The idempotency keys of all members (docs/cashier.md, Keys). */
export interface Attempts {
  find(userName: string, key: string): StoredAttempt | undefined
  /** Once for each key: the caller has looked for it in the same step. */
  put(attempt: Omit<StoredAttempt, 'at'>): void
  all(): readonly StoredAttempt[]
}

const KEPT_MS = 30 * 86_400_000
/** Closed keys of one member under which nothing was made; the earliest goes first. Those of what was made stay. */
export const MAX_CLOSED_KEYS = 1000

export function createAttempts(kept: readonly StoredAttempt[], now: () => number): Attempts {
  /** Those of each member by key, the earliest first. */
  const byMember = new Map<string, Map<string, StoredAttempt>>()
  const ofMember = (userName: string) => {
    const known = byMember.get(userName)
    if (known !== undefined) return known
    const made = new Map<string, StoredAttempt>()
    byMember.set(userName, made)
    return made
  }
  const isOld = ({ at }: StoredAttempt) => now() - at > KEPT_MS
  const forgetOld = () => {
    for (const [userName, attempts] of byMember) {
      for (const [key, attempt] of attempts) {
        if (!isOld(attempt)) break
        attempts.delete(key)
      }
      if (attempts.size === 0) byMember.delete(userName)
    }
  }
  const forgetClosed = (attempts: Map<string, StoredAttempt>) => {
    const closed = [...attempts.values()].filter(({ made }) => made === undefined)
    for (const { key } of closed.slice(0, -MAX_CLOSED_KEYS)) attempts.delete(key)
  }
  for (const attempt of kept) ofMember(attempt.userName).set(attempt.key, attempt)
  return {
    find(userName, key) {
      forgetOld()
      return byMember.get(userName)?.get(key)
    },
    put(attempt) {
      const attempts = ofMember(attempt.userName)
      attempts.set(attempt.key, { ...attempt, at: now() })
      if (attempt.made === undefined) forgetClosed(attempts)
      forgetOld()
    },
    all: () => [...byMember.values()].flatMap((attempts) => [...attempts.values()]),
  }
}
