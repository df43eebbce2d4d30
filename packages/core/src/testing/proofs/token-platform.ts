import { FoyerError } from '../../kernel/errors.ts'
import type { SeededRandom } from '../seeded-random.ts'

/**
 * What happens to the old token on a refresh. `strict`: it is invalid at once. `grace`: valid for 30 s more. `kept`:
 * there is no new token, the old one is extended.
 */
export type TokenRotation = (typeof TOKEN_ROTATIONS)[number]

const TOKEN_ROTATIONS = ['strict', 'grace', 'kept'] as const

/** A platform with sessions and tokens only. Times are ms. */
export interface TokenPlatform {
  open(): string
  /** A call with a session. @throws FoyerError `session.expired` */
  use(token: string): void
  /** The new token; undefined: the token stays. @throws FoyerError `session.expired` */
  renew(token: string): string | undefined
  /** Ends the session and all of its tokens. */
  close(token: string): void
  /** Ends every session, as from another device. */
  revoke(): void
  /** How often `renew` was called. */
  readonly refreshes: number
  /** Whether the session of this token can still be refreshed. */
  honours(token: string): boolean
}

/** Calls with an older token are refused until the session is refreshed. */
export const USABLE_MS = 600_000
const RENEWABLE_MS = 86_400_000
const GRACE_MS = 30_000

/** @param name the prefix of all its tokens */
export function createTokenPlatform(now: () => number, rotation: TokenRotation, name: string): TokenPlatform {
  const known = new Map<string, { usableUntil: number; renewableUntil: number }>()
  let count = 0
  let refreshes = 0

  const open = () => {
    count += 1
    const token = `${name}.${count}`
    known.set(token, { usableUntil: now() + USABLE_MS, renewableUntil: now() + RENEWABLE_MS })
    return token
  }

  const alive = (token: string) => {
    const entry = known.get(token)
    if (entry === undefined || entry.renewableUntil <= now()) throw new FoyerError({ code: 'session.expired' })
    return entry
  }

  return {
    open,
    use(token) {
      if (alive(token).usableUntil <= now()) throw new FoyerError({ code: 'session.expired' })
    },
    get refreshes() {
      return refreshes
    },
    renew(token) {
      refreshes += 1
      const entry = alive(token)
      switch (rotation) {
        case 'kept':
          entry.usableUntil = now() + USABLE_MS
          return undefined
        case 'grace':
          entry.usableUntil = Math.min(entry.usableUntil, now() + GRACE_MS)
          entry.renewableUntil = Math.min(entry.renewableUntil, now() + GRACE_MS)
          return open()
        case 'strict':
          known.delete(token)
          return open()
      }
    },
    close(token) {
      if (known.has(token)) known.clear()
    },
    revoke: () => known.clear(),
    honours: (token) => (known.get(token)?.renewableUntil ?? 0) > now(),
  }
}

/** One of the rotations, at random. */
export function anyTokenRotation(seeded: SeededRandom): TokenRotation {
  return seeded.pick(TOKEN_ROTATIONS) ?? 'strict'
}
