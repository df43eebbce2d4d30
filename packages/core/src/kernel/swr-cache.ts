import type { ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import { LIMITS } from '../config/limits.ts'
import type { FeatureContext } from './feature.ts'
import { createResource, type Resource } from './resource.ts'
import { createStoredValue, type StoredValue } from './stored-value.ts'

/** Data that rarely changes: served from the storage at once, and refreshed in the background (CACHE-01, CACHE-02). */
export interface SwrCache<T> {
  readonly $state: ReadableAtom<Resource<T>>
  /**
   * The first call serves the stored data and refreshes it once. Where nothing is stored, or it is older than a day, it
   * waits for the response. Later calls load again only after a failure. Never rejects.
   */
  load(): Promise<void>
  /** Loads now while the data stays shown. Never rejects. */
  reload(): Promise<void>
}

export interface SwrCacheOptions<T> {
  readonly context: Pick<FeatureContext, 'config' | 'ports' | 'scope' | 'log' | '$language'>
  readonly name: string
  /** Checks the stored data. The `output` of an endpoint fits where it accepts its own results. */
  readonly schema: z.core.$ZodType<T>
  /** `none` for data that does not depend on the language. Default `each`. */
  readonly language?: 'each' | 'none'
  /** The rendered document has the response: the stored data is not used. */
  readonly isHydrated?: () => boolean
  load(signal: AbortSignal): Promise<T>
}

/** Raise it when the shape of the entries changes: entries of another version are dropped. */
const VERSION = 1

interface Entry<T> {
  /** ms since the epoch, device clock. */
  readonly at: number
  readonly data: T
}

export function createSwrCache<T>(options: SwrCacheOptions<T>): SwrCache<T> {
  const { config, ports, scope, log, $language } = options.context
  const perLanguage = options.language !== 'none'
  const schema = z.object({ at: z.number(), data: options.schema })

  const openStored = (): StoredValue<Entry<T>> =>
    createStoredValue({
      storage: ports.storage,
      key: `MC_CACHE:${config.merchant}:${perLanguage ? $language.get() : '-'}:${options.name}`,
      schema,
      log,
      version: VERSION,
    })

  let stored = openStored()
  let started = false

  const resource = createResource<T>({
    scope,
    async load(signal) {
      const target = stored
      const data = await options.load(signal)
      if (!signal.aborted) target.write({ at: ports.clock.now(), data })
      return data
    },
  })

  const firstLoad = async (): Promise<void> => {
    started = true
    const cached = options.isHydrated?.() ? undefined : stored.read()
    const fresh = cached !== undefined && Math.abs(ports.clock.now() - cached.at) < LIMITS.cacheTtlMs
    if (fresh) {
      resource.set(cached.data)
      void resource.refresh()
      return
    }
    const openedWith = stored
    await resource.refresh()
    // Old data, marked as stale, is better than none.
    if (cached !== undefined && openedWith === stored && resource.$state.get().status === 'failed') {
      resource.set(cached.data, { stale: true })
    }
  }

  const load = (): Promise<void> => {
    if (!started) return firstLoad()
    const state = resource.$state.get()
    return state.status === 'ready' && !state.stale ? Promise.resolve() : resource.refresh()
  }

  if (perLanguage) {
    scope.add(
      $language.listen(() => {
        stored = openStored()
        resource.reset()
        if (!started) return
        started = false
        void load()
      }),
    )
  }

  return {
    $state: resource.$state,
    load,
    reload() {
      started = true
      return resource.refresh()
    },
  }
}
