import * as z from 'zod/mini'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import { whole } from '../../../transport/wire-schemas.ts'

/** The app is not offered earlier in a visit. */
export const OFFER_DELAY_MS = 60_000

export interface AppOfferFacts {
  /** Visits on this device, this one included. */
  readonly visits: number
  /** A game was played on this device. */
  readonly played: boolean
  /** The app was offered on this device. */
  readonly offered: boolean
  /** Time since this visit began, ms. */
  readonly hereMs: number
}

/**
 * When the app may be offered: ms from now, 0 for now, undefined for not in this visit. It is offered once, to users who
 * have visited before or have played, and never in the first minute of a visit.
 */
export function appOfferDelay({ visits, played, offered, hereMs }: AppOfferFacts): number | undefined {
  if (offered || (visits < 2 && !played)) return undefined
  // A clock that was set back must not make the wait longer.
  return OFFER_DELAY_MS - Math.min(OFFER_DELAY_MS, Math.max(0, hereMs))
}

/** Visits on this device. A visit is a browser session; a reload does not begin another. */
export interface Visits {
  /** Counts this visit, once. */
  begin(): void
  notePlayed(): void
  noteOffered(): void
  facts(): AppOfferFacts
}

export function createVisits({ ports, log }: Pick<FeatureContext, 'ports' | 'log'>): Visits {
  const known = createStoredValue({
    storage: ports.storage,
    // Belongs to the device, so signing out does not remove it.
    key: 'foyer.visits',
    schema: z.object({ count: whole, played: z.boolean(), offered: z.boolean() }),
    log,
  })
  const began = createStoredValue({ storage: ports.sessionStorage, key: 'foyer.visitBegan', schema: whole, log })
  const now = () => ports.clock.now()
  const read = () => known.read() ?? { count: 0, played: false, offered: false }
  return {
    begin() {
      if (began.read() !== undefined) return
      began.write(now())
      const before = read()
      known.write({ ...before, count: before.count + 1 })
    },
    notePlayed: () => void known.write({ ...read(), played: true }),
    noteOffered: () => void known.write({ ...read(), offered: true }),
    facts() {
      const { count, played, offered } = read()
      return { visits: count, played, offered, hereMs: now() - (began.read() ?? now()) }
    },
  }
}
