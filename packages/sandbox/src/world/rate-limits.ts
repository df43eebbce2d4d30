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
 * An address stands for a whole household or café. Where anybody can name any account, the strict limit is of account and
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
}

/** Limits the tries of each call. Counts decrease evenly, by the sandbox's clock. */
export interface RateLimits {
  /** Counts a try against the account and the address; where one of the counts has none left, against none. */
  take(limited: Limited, asker: Asker): Taken
  /** The counts for a snapshot. */
  kept(): readonly KeptCount[]
}

const MAX_KEPT = 5000

interface RateLimitDeps {
  readonly now: () => number
  readonly settings: () => RateLimitSettings
  readonly kept: readonly KeptCount[]
}

/** Generic cell rate algorithm: each try moves `freeAt` on by its share of the window, up to a window from now. */
export function createRateLimits({ now, settings, kept }: RateLimitDeps): RateLimits {
  const counts = new Map<string, number>(kept.map(({ key, freeAt }) => [key, freeAt]))

  function forget(): void {
    for (const [key, freeAt] of counts) if (freeAt <= now()) counts.delete(key)
    for (const key of counts.keys()) {
      if (counts.size <= MAX_KEPT) return
      counts.delete(key)
    }
  }

  /** What applies to this try, by the key of its count. */
  function limitsOf(limited: Limited, { account, address }: Asker): readonly (readonly [string, RateLimit])[] {
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
      const steps = limitsOf(limited, asker).map(([key, { most, seconds }]) => {
        const windowMs = seconds * 1000
        const share = most === 0 ? Number.POSITIVE_INFINITY : windowMs / most
        const before = Math.max(counts.get(key) ?? 0, now())
        // Shares of a window are rarely whole: a thousandth of a millisecond is no try too many.
        const over = before + share - now() - windowMs
        return { key, share, before, waitMs: most === 0 ? windowMs : over > 0.001 ? over : 0 }
      })
      const waitMs = Math.max(0, ...steps.map((step) => step.waitMs))
      if (waitMs > 0) return { ok: false, waitMs }
      for (const { key, before, share } of steps) {
        counts.delete(key)
        counts.set(key, before + share)
      }
      if (counts.size > MAX_KEPT) forget()
      return {
        ok: true,
        refund() {
          for (const { key, share } of steps) counts.set(key, (counts.get(key) ?? 0) - share)
        },
      }
    },
    kept() {
      forget()
      return [...counts].map(([key, freeAt]) => ({ key, freeAt }))
    },
  }
}
