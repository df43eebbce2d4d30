import type { Resource } from '@foyer/core'
import type { ReadableAtom } from 'nanostores'
import { useCallback, useSyncExternalStore } from 'react'

/** What is known of a resource: re-renders when that changes, and not while it is asked for anew. */
export function useKnown<Data>(store: ReadableAtom<Resource<Data>>): Data | undefined {
  const subscribe = useCallback((notify: () => void) => store.listen(notify), [store])
  const read = () => {
    const state = store.get()
    return state.status === 'ready' ? state.data : undefined
  }
  return useSyncExternalStore(subscribe, read, read)
}
