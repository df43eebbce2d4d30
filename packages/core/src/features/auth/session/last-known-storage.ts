import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import type { StoredKey } from '../../../config/stored-keys.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import type { Page } from '../../../kernel/paged-query.ts'
import type { Entry } from '../../../kernel/query.ts'
import { createStoredValue, type StoredValue } from '../../../kernel/stored-value.ts'
import { number, texts, whole } from '../../../transport/wire-schemas.ts'

export type LastKnown<Row> = Entry<Omit<Page<Row>, 'error'>>

/** Whose answer it is: a user's, or that of guests, which is for everybody; the language, and the question in it. */
export interface LastKnownKey {
  readonly user: string | undefined
  readonly language: string
  readonly question: string
}

export interface LastKnownStorage<Row> {
  /** The user's own answer, else that of guests. */
  read(key: LastKnownKey): LastKnown<Row> | undefined
  write(key: LastKnownKey, value: LastKnown<Row>): void
}

/** Of guests, and of the user, each. A shelf or a page of a list is 4 to 15 kB. */
const MAX_ENTRIES = 40
const MAX_AGE_MS = 30 * SPEC_CONSTANTS.cacheTtlMs
/** Entries of another version are dropped. */
const VERSION = 1

const entryOf = <Row>(row: z.ZodMiniType<Row>) =>
  z.object({
    at: number,
    data: z.object({ rows: z.readonly(z.array(row)), totalPages: whole, totalCount: whole }),
  })

/** The part of the storage that belongs to one user, or to guests. */
interface Area {
  readonly prefix: `MC_CACHE:${string}` | `MC_LAST_GAMES:${string}`
  /** Keys of all entries, the one that was written last at the end. */
  readonly index: StoredValue<readonly string[]>
}

/** Rows of all kinds share one place; their questions differ. */
export function createLastKnownStorage<Row>(
  { config, log, ports, time }: FeatureContext,
  row: z.ZodMiniType<Row>,
): LastKnownStorage<Row> {
  const { storage } = ports
  const schema = entryOf(row)

  const areaOf = (user: string | undefined): Area => {
    const { merchant } = config
    const prefix =
      user === undefined ? (`MC_CACHE:${merchant}:games` as const) : (`MC_LAST_GAMES:${merchant}:${user}` as const)
    return { prefix, index: createStoredValue({ storage, key: prefix, schema: texts, version: VERSION, log }) }
  }
  const open = (key: StoredKey, makeRoom = () => {}) =>
    createStoredValue({ storage, key, schema, version: VERSION, log, makeRoom })
  const keyIn = ({ prefix }: Area, { language, question }: LastKnownKey): StoredKey =>
    `${prefix}:${language}:${question}`
  const remove = (keys: readonly string[]) => {
    for (const key of keys) open(key as StoredKey).remove()
  }
  const find = (user: string | undefined, key: LastKnownKey): LastKnown<Row> | undefined => {
    const found = open(keyIn(areaOf(user), key)).read()
    return found !== undefined && Math.abs(time.now() - found.at) < MAX_AGE_MS ? found : undefined
  }

  return {
    read: (key) => (key.user === undefined ? undefined : find(key.user, key)) ?? find(undefined, key),
    write(key, value) {
      const area = areaOf(key.user)
      const name = keyIn(area, key)
      const others = (area.index.read() ?? []).filter((other) => other !== name)
      let kept = others.slice(Math.max(0, others.length + 1 - MAX_ENTRIES))
      remove(others.slice(0, others.length - kept.length))
      const makeRoom = () => {
        const half = Math.ceil(kept.length / 2)
        remove(kept.slice(0, half))
        kept = kept.slice(half)
      }
      const isKept = open(name, makeRoom).write(value)
      area.index.write(isKept ? [...kept, name] : kept)
    },
  }
}
