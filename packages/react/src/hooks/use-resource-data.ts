import type { Resource, Store } from '@foyer/core'
import { useCallback, useSyncExternalStore } from 'react'
import { useLoad } from './use-load.ts'

/** The data of a resource, asked for like {@link useResource}: re-renders when it changes, and not for a reload. */
export function useResourceData<Data>(
  store: Store<Resource<Data>>,
  load: () => Promise<unknown>,
  enabled = true,
): Data | undefined {
  const subscribe = useCallback((notify: () => void) => store.listen(notify), [store])
  const read = () => {
    const state = store.get()
    return state.status === 'ready' ? state.data : undefined
  }
  useLoad(store, load, enabled)
  return useSyncExternalStore(subscribe, read, read)
}
