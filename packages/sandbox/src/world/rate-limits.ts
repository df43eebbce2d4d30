import { networkOf } from './network-of.ts'

/** What is limited; each has its own counts. */
export const LIMITED = [
  'login',
  'password',
  'trial',
  'sms',
  'mail',
  'registration',
  'account',
  'check',
  'feedback',
  'attempt',
] as const
export type Limited = (typeof LIMITED)[number]

/** So many within so many seconds; 0: none at all. */
interface RateLimit {
  readonly most: number
  readonly seconds: number
}

export interface RateLimitSettings {
  readonly on: boolean
  /** Of one account from one network address. */
  readonly byAccountAtAddress: Readonly<Partial<Record<Limited, RateLimit>>>
  /** Of one account (a user name or a number), from any address. */
  readonly byAccount: Readonly<Partial<Record<Limited, RateLimit>>>
  /** Of one network address, whatever accounts it names. */
  readonly byAddress: Readonly<Partial<Record<Limited, RateLimit>>>
}

/**
 * People who forget a password need a handful of tries; a script that has 10 in a quarter of an hour guesses for years.
 * An address stands for a whole household or café, and for all IPv6 addresses of its network (`network-of.ts`). Where anybody can name any account, the strict limit is of account and
 * address together, so that a stranger cannot lock the owner out; that of the account alone only slows many addresses down.
 */
export const RATE_LIMITS: RateLimitSettings = Object.freeze({
  on: true,
  byAccountAtAddress: Object.freeze({
    login: { most: 10, seconds: 900 },
    mail: { most: 5, seconds: 3600 },
  }),
  byAccount: Object.freeze({
    login: { most: 100, seconds: 900 },
    password: { most: 10, seconds: 900 },
    sms: { most: 5, seconds: 3600 },
    mail: { most: 20, seconds: 3600 },
    registration: { most: 10, seconds: 3600 },
    account: { most: 10, seconds: 3600 },
    feedback: { most: 10, seconds: 3600 },
    // A key of what was made is kept for 30 days (`attempts.ts`), so the number of keys needs this limit.
    attempt: { most: 2000, seconds: 30 * 86_400 },
  }),
  byAddress: Object.freeze({
    login: { most: 50, seconds: 900 },
    password: { most: 50, seconds: 900 },
    trial: { most: 20, seconds: 3600 },
    sms: { most: 30, seconds: 3600 },
    mail: { most: 20, seconds: 3600 },
    registration: { most: 30, seconds: 3600 },
    account: { most: 30, seconds: 3600 },
    check: { most: 100, seconds: 3600 },
  }),
})

interface Asker {
  readonly account: string | undefined
  readonly address: string
}

export type Taken =
  | {
      readonly ok: true
      /** Takes the try back. */
      refund(): void
    }
  | { readonly ok: false; readonly waitMs: number }

/** One stored count: the time at which it is empty again. */
interface KeptCount {
  readonly key: string
  /** ms since the epoch */
  readonly freeAt: number
  /** ms, of its limit. Missing in older states. */
  readonly windowMs?: number | undefined
}

/** A count that is `windowMs` or more before `freeAt` has no try left. */
interface Count {
  readonly freeAt: number
  readonly windowMs: number
}

/** Limits the tries of each call. Counts decrease evenly, by the sandbox's clock. */
export interface RateLimits {
  /** Counts a try against the account and the address; where one of the counts has none left, against none. */
  take(limited: Limited, asker: Asker): Taken
  /** The counts for a snapshot. */
  kept(): readonly KeptCount[]
}

const MAX_KEPT = 5000
const DEFAULT_WINDOW_MS = 3_600_000

interface RateLimitDeps {
  readonly now: () => number
  readonly settings: () => RateLimitSettings
  readonly kept: readonly KeptCount[]
}

/** Generic cell rate algorithm: each try moves `freeAt` on by its share of the window, up to a window from now. */
export function createRateLimits({ now, settings, kept }: RateLimitDeps): RateLimits {
  const counts = new Map<string, Count>(
    kept.map(({ key, freeAt, windowMs = DEFAULT_WINDOW_MS }) => [key, { freeAt, windowMs }]),
  )

  /**
   * Removes counts that are empty, and beyond the limit those that have the most tries left. Who fills the room with many names
   * or addresses frees no count that is used up.
   */
  function forget(): void {
    for (const [key, { freeAt }] of counts) if (freeAt <= now()) counts.delete(key)
    if (counts.size <= MAX_KEPT) return
    const fullness = ({ freeAt, windowMs }: Count) => (freeAt - now()) / windowMs
    const emptiest = [...counts].sort(([, one], [, other]) => fullness(one) - fullness(other))
    // Room for more than one, so that not every call sorts.
    for (const [key] of emptiest.slice(0, counts.size - MAX_KEPT + MAX_KEPT / 10)) counts.delete(key)
  }

  /** A clock that was set back leaves counts in the future, which would last as long as the jump: they are cut to one window. */
  function freeAtOf(key: string, windowMs: number): number {
    const count = counts.get(key)
    if (count === undefined) return now()
    const latest = now() + windowMs
    if (count.freeAt > latest) counts.set(key, { ...count, freeAt: latest })
    return Math.min(Math.max(count.freeAt, now()), latest)
  }

  /** What applies to this try, by the key of its count. */
  function limitsOf(limited: Limited, asker: Asker): readonly (readonly [string, RateLimit])[] {
    const { account } = asker
    const address = networkOf(asker.address)
    const { on, byAccountAtAddress, byAccount, byAddress } = settings()
    if (!on) return []
    const ofAccount =
      account === undefined
        ? []
        : ([
            [`${limited} account ${account} at ${address}`, byAccountAtAddress[limited]],
            [`${limited} account ${account}`, byAccount[limited]],
          ] as const)
    return [...ofAccount, [`${limited} address ${address}`, byAddress[limited]] as const].flatMap(([key, limit]) =>
      limit === undefined ? [] : [[key, limit] as const],
    )
  }

  return {
    take(limited, asker) {
      const takenAt = now()
      const steps = limitsOf(limited, asker).map(([key, { most, seconds }]) => {
        const windowMs = seconds * 1000
        const share = most === 0 ? Number.POSITIVE_INFINITY : windowMs / most
        const before = freeAtOf(key, windowMs)
        // Shares of a window are rarely whole: a thousandth of a millisecond is no try too many.
        const over = before + share - now() - windowMs
        return { key, share, before, windowMs, waitMs: most === 0 ? windowMs : over > 0.001 ? over : 0 }
      })
      const waitMs = Math.max(0, ...steps.map((step) => step.waitMs))
      if (waitMs > 0) return { ok: false, waitMs }
      for (const { key, before, share, windowMs } of steps) counts.set(key, { freeAt: before + share, windowMs })
      if (counts.size > MAX_KEPT) forget()
      return {
        ok: true,
        refund() {
          for (const { key, share, before } of steps) {
            const count = counts.get(key)
            if (count === undefined) continue
            const freeAt = count.freeAt - share
            // A count that was empty before leaves nothing, whatever the clock shows later.
            if (freeAt <= before && before === takenAt) counts.delete(key)
            else counts.set(key, { ...count, freeAt })
          }
        },
      }
    },
    kept() {
      forget()
      return [...counts].map(([key, count]) => ({ key, ...count }))
    },
  }
}
