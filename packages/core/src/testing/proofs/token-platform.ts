import { FoyerError } from '../../kernel/errors.ts'
import type { SeededRandom } from '../seeded-random.ts'

/**
 * What becomes of the old token when the platform gives out a new one. `strict`: dead at once. `grace`: good for 30 s
 * more. `kept`: the token stays as it is and is only extended.
 */
export type Rotation = (typeof ROTATIONS)[number]

const ROTATIONS = ['strict', 'grace', 'kept'] as const

/** A platform that knows nothing but tokens. Times are ms. */
export interface TokenPlatform {
  open(): string
  /** A member call. @throws FoyerError `session.expired` */
  use(token: string): void
  /** Undefined: the token stays. @throws FoyerError `session.expired` */
  renew(token: string): string | undefined
  /** Ends the session with all of its tokens. */
  close(token: string): void
  /** Ends whatever session there is, as from another device. */
  revoke(): void
  /** How often it was asked to renew. */
  readonly renewals: number
  /** Whether whoever holds this token still has a session. */
  honours(token: string): boolean
}

/** From then on calls are refused until the session is refreshed. */
export const USABLE_MS = 600_000
const RENEWABLE_MS = 86_400_000
const GRACE_MS = 30_000

/** `name` begins each of its tokens. */
export function createTokenPlatform(now: () => number, rotation: Rotation, name: string): TokenPlatform {
  const known = new Map<string, { usableUntil: number; renewableUntil: number }>()
  let count = 0
  let renewals = 0

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
    get renewals() {
      return renewals
    },
    renew(token) {
      renewals += 1
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

/** One of the ways, by chance. */
export function anyRotation(seeded: SeededRandom): Rotation {
  return seeded.pick(ROTATIONS) ?? 'strict'
}
