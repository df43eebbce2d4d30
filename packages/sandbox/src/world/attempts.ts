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

export function createAttempts(kept: readonly StoredAttempt[], now: () => number): Attempts {
  const nameOf = ({ userName, key }: Pick<StoredAttempt, 'userName' | 'key'>) => `${userName} ${key}`
  /** Earliest first. */
  const attempts = new Map(kept.map((attempt) => [nameOf(attempt), attempt]))
  const forgetOld = () => {
    for (const [name, { at }] of attempts) {
      if (now() - at <= KEPT_MS) return
      attempts.delete(name)
    }
  }
  return {
    find(userName, key) {
      forgetOld()
      return attempts.get(nameOf({ userName, key }))
    },
    put: (attempt) => void attempts.set(nameOf(attempt), { ...attempt, at: now() }),
    all: () => [...attempts.values()],
  }
}
