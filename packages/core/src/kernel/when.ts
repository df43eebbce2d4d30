import type { Store } from './store.ts'

export interface WhenOptions {
  /** Ends the wait; the promise rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined
}

/**
 * Waits for the first value of a store that passes the test, the present one included. Where the test narrows the type,
 * so does the result: `(await when(list.$state, (state) => state.status === 'ready')).data`.
 *
 * Rejects only by its signal, with the signal's reason; without one it waits without a limit. `safe(when(…))` gives a
 * `Result`.
 */
export function when<T, Wanted extends T>(
  store: Pick<Store<T>, 'get' | 'listen'>,
  test: (value: T) => value is Wanted,
  options?: WhenOptions,
): Promise<Wanted>
export function when<T>(
  store: Pick<Store<T>, 'get' | 'listen'>,
  test: (value: T) => boolean,
  options?: WhenOptions,
): Promise<T>
export function when<T>(
  store: Pick<Store<T>, 'get' | 'listen'>,
  test: (value: T) => boolean,
  { signal }: WhenOptions = {},
): Promise<T> {
  return new Promise((resolve, reject) => {
    if (signal?.aborted === true) {
      reject(signal.reason)
      return
    }
    const present = store.get()
    if (test(present)) {
      resolve(present)
      return
    }
    const abort = () => {
      stop()
      reject(signal?.reason)
    }
    const stop = store.listen((value) => {
      if (!test(value)) return
      stop()
      signal?.removeEventListener('abort', abort)
      resolve(value)
    })
    signal?.addEventListener('abort', abort, { once: true })
  })
}
