import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../config/spec-constants.ts'
import type { SessionName } from '../config/stored-keys.ts'
import type { Unsubscribe } from '../ports/ports.ts'
import type { FoyerError } from './errors.ts'
import type { FeatureContext } from './feature.ts'
import { isIncomplete } from './incomplete-rows.ts'
import { aborted, DONE, failed, type Result } from './result.ts'
import type { Scope } from './scope.ts'
import { readOnly, type Store, writable } from './store.ts'
import { createStoredValue, type StoredValue } from './stored-value.ts'

/** Something that is fetched. Keys that are missing are `undefined`, so that it can be destructured. */
export type Resource<T> =
  | { readonly status: 'idle'; readonly data?: undefined; readonly error?: undefined }
  | { readonly status: 'loading'; readonly data?: undefined; readonly error?: undefined }
  | {
      readonly status: 'ready'
      readonly data: T
      readonly refreshing: boolean
      /** The data come from a storage, or the refresh has failed: they stay shown and are marked as old. */
      readonly stale: boolean
      /** When stale data were received, ms since the epoch, server time; undefined where that is not known. */
      readonly at?: number | undefined
      /** Why the last refresh failed. */
      readonly error?: FoyerError | undefined
    }
  | { readonly status: 'failed'; readonly data?: undefined; readonly error: FoyerError }

/** A {@link Resource} that has its data. */
export type ReadyResource<T> = Extract<Resource<T>, { readonly status: 'ready' }>

/** A {@link Resource} and the verbs that load it. Neither verb rejects; both resolve when the state has changed. */
export interface Loadable<T> {
  readonly $state: Store<Resource<T>>
  /** Loads unless there is data that is not stale. Joins a running request, and loads again after a failure. */
  load(): Promise<Result>
  /** Loads again while the data stays shown. Joins a running request. */
  refresh(): Promise<Result>
}

/**
 * The only place where reads are cached and refreshed. What has failed is loaded again when the platform answers again. For lists
 * that grow page by page there is `PagedQuery`.
 */
export interface Query<T> extends Loadable<T> {
  /**
   * Sets data that another response contains. A running request was sent before it, so it is aborted. `stale`: `load()` still
   * loads, and a running request goes on.
   */
  set(data: T, options?: { readonly stale?: boolean }): void
  /** As `refresh()`, after something was changed: a running request was sent before that, so it is aborted. */
  refreshAfterChange(): Promise<Result>
  /** Back to `idle`; a running request is aborted and its response ignored. */
  reset(): void
}

export interface QueryOptions<T> {
  readonly context: Pick<
    FeatureContext,
    'config' | 'connection' | 'ports' | 'scope' | 'log' | 'receivedAt' | 'report' | 'time' | '$language'
  >
  /**
   * Reports failures under the names of its verbs: `catalogue` gives `catalogue.load` and `catalogue.refresh`. Without it
   * the caller reports them.
   */
  readonly feature?: string
  load(signal: AbortSignal): Promise<T>
  /** `each`: every language has its own data, and is loaded again after a change of the language. Default `none`. */
  readonly language?: 'each' | 'none'
  /** Stores the data for the next start. */
  readonly stored?: StoredQuery<T>
  /** What was last known, for when the platform cannot be reached: shown in place of a failure, and where no response has come in {@link LATE_MS}. */
  readonly lastKnown?: LastKnownData<T>
  /** Keeps the object that is shown where the new one is equal (HOME-16). For plain JSON data. */
  readonly share?: boolean
}

/** Where the data of earlier visits are kept. */
export interface LastKnownData<T> {
  read(): Promise<Entry<T> | undefined>
  write(data: T): void
}

/** What was last known is shown when no response has come by then, ms: as long as a service worker waits for a document. */
export const LATE_MS = 3000

/**
 * `device`: for a day, and loaded again in the background once in each start; older data are shown where a request
 * fails (CACHE-01, CACHE-02). `session`: as long as the tab, until the session ends, and not loaded again. Default `device`.
 */
export type StoredQuery<T> = StoredSchema<T> &
  ({ readonly area?: 'device'; readonly name: string } | { readonly area: 'session'; readonly name: SessionName })

interface StoredSchema<T> {
  /** Checks the stored data. The `output` of an endpoint fits where it accepts its own results. */
  readonly schema: z.core.$ZodType<T>
  /** The rendered document has the response: the stored data are not used. */
  readonly isHydrated?: () => boolean
}

/** Raise it when the shape of the entries changes: entries of another version are dropped. */
const VERSIONS = { device: 1, session: 3 } as const

/** Data, and when they were received. */
export interface Entry<T> {
  /** ms since the epoch, server time. */
  readonly at: number
  readonly data: T
}

type QueryVerb = 'load' | 'refresh'

const IDLE: { readonly status: 'idle' } = Object.freeze({ status: 'idle' })
const LOADING: { readonly status: 'loading' } = Object.freeze({ status: 'loading' })

/** Makes a query. It sends nothing before the first `load()` or `refresh()`. */
export function createQuery<T>(options: QueryOptions<T>): Query<T> {
  const { context, feature, stored, language = 'none' } = options
  const { connection, receivedAt, report, scope, time, $language } = context
  const $state = writable<Resource<T>>(IDLE)
  let running: { readonly done: Promise<Result>; readonly scope: Scope } | undefined
  /** Set after a failure. */
  let stopRetry: Unsubscribe | undefined
  let entry = stored === undefined ? undefined : openEntry(context, stored, language)
  /** When the data that are shown were received. */
  let shownAt: number | undefined

  const shared = (data: T): T => {
    const { data: shown } = $state.get()
    return options.share === true ? structuralShare(shown, data) : data
  }

  const showOld = ({ at, data }: Entry<T>, rest: { readonly refreshing: boolean; readonly error?: FoyerError }) => {
    shownAt = at
    $state.set({ status: 'ready', data, stale: true, at, ...rest })
  }

  /** @param known gives what can be shown instead */
  const run = async (
    verb: QueryVerb,
    signal: AbortSignal,
    known: () => Promise<Entry<T> | undefined>,
  ): Promise<Result> => {
    try {
      const data = await options.load(signal)
      if (signal.aborted) return aborted()
      shownAt = receivedAt()
      entry?.write({ at: shownAt, data })
      options.lastKnown?.write(data)
      $state.set({ status: 'ready', data: shared(data), refreshing: false, stale: false })
      return DONE
    } catch (cause) {
      if (signal.aborted) return aborted()
      const result = failed(cause)
      const { error } = result
      stopRetry ??= scope.add(connection.onReturn(retry))
      const old = $state.get().status === 'ready' ? undefined : await known()
      if (signal.aborted) return aborted()
      const now = $state.get()
      if (now.status === 'ready') $state.set({ ...now, refreshing: false, stale: true, at: shownAt, error })
      else if (old === undefined) $state.set({ status: 'failed', error })
      else showOld(old, { refreshing: false, error })
      // The state shows it, so there is no toast.
      return feature === undefined ? result : report(`${feature}.${verb}`, error, { silent: true })
    }
  }

  const ask = (verb: QueryVerb, old?: Entry<T>): Promise<Result> => {
    if (running !== undefined) return running.done
    if (scope.disposed) return Promise.resolve(aborted())
    const request = scope.child()
    const state = $state.get()
    $state.set(state.status === 'ready' ? { ...state, refreshing: true } : LOADING)
    const known = async () => old ?? options.lastKnown?.read()
    if (state.status !== 'ready' && (old !== undefined || options.lastKnown !== undefined)) {
      request.timeout(async () => {
        const late = await known()
        if (late !== undefined && !request.disposed && $state.get().status === 'loading')
          showOld(late, { refreshing: true })
      }, LATE_MS)
    }
    const done = run(verb, request.signal, known).finally(() => {
      if (running?.done === done) running = undefined
      request.dispose()
    })
    running = { done, scope: request }
    return done
  }

  const load = (): Promise<Result> => {
    const state = $state.get()
    if (state.status === 'ready' && !state.stale) return Promise.resolve(DONE)
    const kept = state.status === 'idle' && stored?.isHydrated?.() !== true ? entry?.read() : undefined
    if (kept === undefined) return ask('load')
    const isForSession = stored?.area === 'session'
    if (!isForSession && Math.abs(time.now() - kept.at) >= SPEC_CONSTANTS.cacheTtlMs) return ask('load', kept)
    shownAt = kept.at
    $state.set({ status: 'ready', data: kept.data, refreshing: false, stale: false })
    if (!isForSession) void ask('refresh')
    return Promise.resolve(DONE)
  }

  const retry = async () => {
    stopRetry?.()
    stopRetry = undefined
    // The request that has failed may not have ended yet.
    await running?.done
    if ($state.get().error !== undefined) void load()
  }

  const abort = () => {
    running?.scope.dispose()
    running = undefined
  }

  const reset = () => {
    abort()
    shownAt = undefined
    $state.set(IDLE)
  }

  if (language === 'each') {
    scope.add(
      $language.listen(() => {
        const wasUsed = $state.get().status !== 'idle'
        if (stored !== undefined) entry = openEntry(context, stored, language)
        reset()
        if (wasUsed) void load()
      }),
    )
  }

  return {
    $state: readOnly($state, context.log),
    load,
    refresh: () => ask('refresh'),
    refreshAfterChange() {
      abort()
      return ask('refresh')
    },
    set(data, { stale = false } = {}) {
      if (!stale) abort()
      shownAt = receivedAt()
      $state.set({ status: 'ready', data, refreshing: running !== undefined, stale })
    },
    reset,
  }
}

/** A resource whose data are computed from the data of another one. */
export function mapResource<T, Mapped>(state: Resource<T>, map: (data: T) => Mapped): Resource<Mapped> {
  return state.status === 'ready' ? { ...state, data: map(state.data) } : state
}

/**
 * Returns the current object where the next one is equal, so that nothing is rendered again (HOME-16). For plain JSON
 * data.
 */
export function structuralShare<T>(current: T | undefined, next: T): T {
  if (current === next) return next
  // Two lists may lack different rows.
  if (Array.isArray(current) && Array.isArray(next) && isIncomplete(current) !== isIncomplete(next)) return next
  return current !== undefined && JSON.stringify(current) === JSON.stringify(next) ? current : next
}

/** As {@link structuralShare}, item by item: of a long list only what has changed is rendered again. */
export function shareItems<T>(current: readonly T[] | undefined, next: readonly T[]): readonly T[] {
  if (current === undefined) return next
  const items = next.map((item, at) => structuralShare(current[at], item))
  return items.length === current.length && items.every((item, at) => item === current[at]) ? current : items
}

function openEntry<T>(
  { config, ports, log, $language }: QueryOptions<T>['context'],
  stored: StoredQuery<T>,
  language: 'each' | 'none',
): StoredValue<Entry<T>> {
  const { merchant } = config
  const code = language === 'each' ? $language.get() : '-'
  const entry = { schema: z.object({ at: z.number(), data: stored.schema }), log }
  if (stored.area === 'session') {
    const key = `${stored.name}:${merchant}:${code}` as const
    return createStoredValue({ ...entry, storage: ports.sessionStorage, key, version: VERSIONS.session })
  }
  const key = `MC_CACHE:${merchant}:${code}:${stored.name}` as const
  return createStoredValue({ ...entry, storage: ports.storage, key, version: VERSIONS.device })
}
