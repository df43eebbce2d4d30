import type { Resource } from '@foyer/core'
import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useEffect } from 'react'

/** A resource of core, asked for by the first component that shows it. */
export function useResource<Data>(store: ReadableAtom<Resource<Data>>, load: () => Promise<void>): Resource<Data> {
  const resource = useStore(store)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a verb of the client that owns the store.
  useEffect(() => {
    if (store.get().status === 'idle') void load()
  }, [store])
  return resource
}
