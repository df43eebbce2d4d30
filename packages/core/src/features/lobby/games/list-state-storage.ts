import * as z from 'zod/mini'
import { isUrlTab } from '../../../config/code-lists.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { createStoredValue } from '../../../kernel/stored-value.ts'
import { number, text, whole } from '../../../transport/wire-schemas.ts'
import type { Session } from '../../auth/session/session.ts'
import type { SavedListState } from './game-list.ts'
import type { GameTab } from './list-query.ts'

/** Absent reads as undefined. */
const amount = z.pipe(
  z.optional(number),
  z.transform((value) => value),
)

const listState = z.object({
  query: z.object({
    tab: z.custom<GameTab>((tab) => tab === 'new' || isUrlTab(tab)),
    vendorCode: text,
    name: text,
    classification: text,
    minBet: amount,
    minLines: amount,
  }),
  page: whole.check(z.minimum(1)),
  at: number,
  who: text,
})

/** After this time a list starts anew, ms. */
const MAX_AGE_MS = 1_800_000
const MAX_LISTS = 12

/** Query and pages of each list, for a reload of the page or the way back from a game in this window. */
export interface ListStateStorage {
  read(key: string): SavedListState | undefined
  write(key: string, place: SavedListState): void
  clear(): void
}

export function createListStateStorage(context: FeatureContext, session: Session): ListStateStorage {
  const { config, log, ports, scope } = context
  const stored = createStoredValue({
    storage: ports.sessionStorage,
    key: `MC_LISTS:${config.merchant}`,
    schema: z.record(text, listState),
    version: 3,
    log,
  })

  /**
   * Read once, since only this page writes it. A page that the browser restores may find what another page has written.
   */
  let known: Readonly<Record<string, z.output<typeof listState>>> | undefined
  scope.add(
    ports.visibility.onChange(() => {
      known = undefined
    }),
  )
  const states = () => {
    known ??= stored.read() ?? {}
    return known
  }

  const isUsable = (candidate: z.output<typeof listState>): boolean => {
    const { type } = session.$state.get()
    const age = Math.abs(ports.clock.now() - candidate.at)
    return (type === 'unknown' || type === candidate.who) && age < MAX_AGE_MS
  }

  return {
    read(key) {
      const found = Object.entries(states()).find(([candidate]) => candidate === key)?.[1]
      return found !== undefined && isUsable(found) ? found : undefined
    },
    write(key, left) {
      const fresh = { ...left, at: ports.clock.now(), who: session.$state.get().type }
      const others = Object.entries(states()).filter(([other]) => other !== key)
      const newest = others.sort(([, a], [, b]) => b.at - a.at).slice(0, MAX_LISTS - 1)
      known = Object.fromEntries([[key, fresh], ...newest])
      stored.write(known)
    },
    clear() {
      known = undefined
      stored.remove()
    },
  }
}
