import type { Resource, Store } from '@foyer/core'
import { useCallback, useRef, useSyncExternalStore } from 'react'
import { useLoad } from './use-load.ts'

/**
 * A resource of core, asked for by whichever component shows it ({@link useLoad}). That it is asked for anew behind what
 * is shown is no reason to draw it again: `refreshing` is always false here. The store itself tells of it.
 *
 * @param enabled false while the session may not ask
 */
export function useResource<Data>(
  store: Store<Resource<Data>>,
  load: () => Promise<unknown>,
  enabled = true,
): Resource<Data> {
  const shown = useRef(settled(store.get()))
  const subscribe = useCallback((notify: () => void) => store.listen(notify), [store])
  const read = () => {
    const now = store.get()
    if (!looksLike(shown.current, now)) shown.current = settled(now)
    return shown.current
  }
  const resource = useSyncExternalStore(subscribe, read, read)
  useLoad(store, load, enabled)
  return resource
}

/** Hides `refreshing`, so that a reload causes no render. */
function settled<Data>(state: Resource<Data>): Resource<Data> {
  return state.status === 'ready' && state.refreshing ? { ...state, refreshing: false } : state
}

function looksLike<Data>(shown: Resource<Data>, now: Resource<Data>): boolean {
  return shown.status === 'ready' && now.status === 'ready' && shown.data === now.data && shown.stale === now.stale
}
