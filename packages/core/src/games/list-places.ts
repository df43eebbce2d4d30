import * as z from 'zod/mini'
import type { FeatureContext } from '../kernel/feature-context.ts'
import { createStoredValue } from '../kernel/stored-value.ts'
import type { Session } from '../session/session.ts'
import { flag, number, text, whole } from '../transport/wire.ts'
import type { ListPlace } from './create-game-list.ts'
import type { FilterMode } from './game-list.ts'
import { isFilterMode } from './list-rules.ts'

/** Absent reads as undefined. */
const amount = z.pipe(
  z.optional(number),
  z.transform((value) => value),
)

const place = z.object({
  mode: z.custom<FilterMode>(isFilterMode),
  isNew: flag,
  filter: z.object({
    vassalage: text,
    gameName: text,
    gameClassify: text,
    minBet: amount,
    minLine: amount,
  }),
  page: whole.check(z.minimum(1)),
  at: number,
  who: text,
})

/** How long a place is worth coming back to, ms. */
const WORTH_MS = 1_800_000
const MOST_PLACES = 12

/** Where each list stood, for a page that is loaded anew: a reload, or the way back from a game in this window. */
export interface ListPlaces {
  read(key: string): ListPlace | undefined
  write(key: string, place: ListPlace): void
  clear(): void
}

export function createListPlaces(context: FeatureContext, session: Session): ListPlaces {
  const { config, log, ports } = context
  const stored = createStoredValue({
    storage: ports.sessionStorage,
    key: `MC_LISTS:${config.merchantCode}`,
    schema: z.record(text, place),
    log,
  })

  const isWorth = (candidate: z.output<typeof place>): boolean => {
    const { type } = session.$state.get()
    const age = Math.abs(ports.clock.now() - candidate.at)
    return (type === 'unknown' || type === candidate.who) && age < WORTH_MS
  }

  return {
    read(key) {
      const found = Object.entries(stored.read() ?? {}).find(([candidate]) => candidate === key)?.[1]
      return found !== undefined && isWorth(found) ? found : undefined
    },
    write(key, left) {
      const fresh = { ...left, at: ports.clock.now(), who: session.$state.get().type }
      const others = Object.entries(stored.read() ?? {}).filter(([other]) => other !== key)
      const newest = others.sort(([, a], [, b]) => b.at - a.at).slice(0, MOST_PLACES - 1)
      stored.write(Object.fromEntries([[key, fresh], ...newest]))
    },
    clear: () => stored.remove(),
  }
}
