import type { Resource } from '@foyer/core'
import type { ReadableAtom } from 'nanostores'
import { useCallback, useEffect, useRef, useSyncExternalStore } from 'react'

/**
 * A resource of core, asked for by the first component that shows it. That it is asked for anew behind what is shown
 * (`refreshing`) is no reason to draw it again.
 */
export function useResource<Data>(store: ReadableAtom<Resource<Data>>, load: () => Promise<void>): Resource<Data> {
  const shown = useRef(store.get())
  const subscribe = useCallback((notify: () => void) => store.listen(notify), [store])
  const read = () => {
    const now = store.get()
    if (!looksLike(shown.current, now)) shown.current = now
    return shown.current
  }
  const resource = useSyncExternalStore(subscribe, read, read)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a verb of the client that owns the store.
  useEffect(() => {
    if (store.get().status === 'idle') void load()
  }, [store])
  return resource
}

function looksLike<Data>(shown: Resource<Data>, now: Resource<Data>): boolean {
  return shown.status === 'ready' && now.status === 'ready' && shown.data === now.data && shown.stale === now.stale
}
