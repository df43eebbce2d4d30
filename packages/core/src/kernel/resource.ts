import { atom, type ReadableAtom } from 'nanostores'
import { type FoyerError, toFoyerError } from './errors.ts'
import type { Scope } from './scope.ts'

/**
 * Something that is loaded. `stale` marks data from a cache or from before a failed refresh: it stays shown, marked as
 * old.
 */
export type Resource<T> =
  | { readonly status: 'idle' }
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly data: T; readonly refreshing: boolean; readonly stale: boolean }
  | { readonly status: 'failed'; readonly error: FoyerError }

/** Loads a {@link Resource}. No method rejects: the state holds the error. */
export interface ResourceControl<T> {
  readonly $state: ReadableAtom<Resource<T>>
  /** Loads unless loaded; joins a running load, tries again after a failure. */
  load(): Promise<void>
  /** Loads again while the data stays shown; joins a running load. A failure marks the data as stale. */
  refresh(): Promise<void>
  /** Sets data that is known from elsewhere. `load()` still loads after `stale` data. */
  set(data: T, options?: { readonly stale?: boolean }): void
  /** Back to `idle`; a running load is aborted and its response ignored. */
  reset(): void
}

export interface ResourceOptions<T> {
  readonly scope: Scope
  load(signal: AbortSignal): Promise<T>
}

export function createResource<T>(options: ResourceOptions<T>): ResourceControl<T> {
  const { scope } = options
  const $state = atom<Resource<T>>({ status: 'idle' })
  let running: { readonly done: Promise<void>; end(): void } | undefined
  let loaded = false

  const run = async (signal: AbortSignal): Promise<void> => {
    try {
      const data = await options.load(signal)
      if (signal.aborted) return
      loaded = true
      $state.set({ status: 'ready', data, refreshing: false, stale: false })
    } catch (cause) {
      if (signal.aborted) return
      const now = $state.get()
      $state.set(
        now.status === 'ready'
          ? { ...now, refreshing: false, stale: true }
          : { status: 'failed', error: toFoyerError(cause) },
      )
    }
  }

  const refresh = (): Promise<void> => {
    if (running !== undefined) return running.done
    if (scope.disposed) return Promise.resolve()
    const question = scope.child()
    const now = $state.get()
    $state.set(now.status === 'ready' ? { ...now, refreshing: true } : { status: 'loading' })
    const done = run(question.signal).finally(() => {
      if (running?.done === done) running = undefined
      question.dispose()
    })
    running = { done, end: () => question.dispose() }
    return done
  }

  return {
    $state,
    load: () => (loaded ? Promise.resolve() : refresh()),
    refresh,
    set(data, { stale = false } = {}) {
      if (!stale) loaded = true
      $state.set({ status: 'ready', data, refreshing: running !== undefined, stale })
    },
    reset() {
      running?.end()
      running = undefined
      loaded = false
      $state.set({ status: 'idle' })
    },
  }
}
