import type { Resource, Store } from '@foyer/core'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

/**
 * Asks for a resource that a component shows: when the component mounts and there is nothing yet, or only an earlier
 * failure, and again whenever the resource falls back to `idle`, as it does with another person or another language.
 *
 * @param load a verb of core that joins a load that runs and does nothing once the content is here
 * @param enabled false while the session may not ask
 */
export function useLoad(store: Store<Resource<unknown>>, load: () => Promise<unknown>, enabled = true): void {
  const subscribe = useCallback((notify: () => void) => store.listen(notify), [store])
  const isIdle = () => store.get().status === 'idle'
  const idle = useSyncExternalStore(subscribe, isIdle, isIdle)
  /** A failure is retried on arrival only: a retry whenever it fails would never end. */
  const retryOf = useRef<Store<Resource<unknown>>>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a verb of the client that owns the store.
  useEffect(() => {
    if (!enabled) return
    const { status } = store.get()
    if (status === 'idle' || (status === 'failed' && retryOf.current !== store)) void load()
    retryOf.current = store
  }, [store, idle, enabled])
}
