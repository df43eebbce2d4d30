import type { Foyer, Resource } from '@foyer/core'
import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useFoyer } from '../provider/use-foyer.ts'

/** Content that has to be asked for is read with `useResource`, which asks; a hook that only listens may wait for ever. */
type Present<Value> = Value extends Resource<unknown> ? never : Value

/**
 * Makes the hook of one store of the client: `const useSession = createStoreHook((foyer) => foyer.session.$state)`.
 * Re-renders its component when that store changes, and for nothing else.
 */
export function createStoreHook<Value>(select: (foyer: Foyer) => ReadableAtom<Present<Value>>): () => Present<Value> {
  return () => useStore(select(useFoyer()))
}
