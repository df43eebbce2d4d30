import type { Foyer, Resource, Store } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useFoyer } from '../provider/use-foyer.ts'

/** Resources are excluded: read them with `useResource`, which also loads them. */
type Present<Value> = Value extends Resource<unknown> ? never : Value

/**
 * Makes the hook of one store of the client: `const useSession = createStoreHook((foyer) => foyer.session.$state)`.
 * Re-renders its component only when that store changes.
 */
export function createStoreHook<Value>(select: (foyer: Foyer) => Store<Present<Value>>): () => Present<Value> {
  return () => useStore(select(useFoyer()))
}
