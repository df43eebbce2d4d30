import type { Foyer } from '@foyer/core'
import { useStore } from '@nanostores/react'
import type { ReadableAtom } from 'nanostores'
import { useFoyer } from '../provider/use-foyer.ts'

/**
 * Makes the hook of one store of the client: `const useSession = storeHook((foyer) => foyer.session.$state)`.
 * Re-renders its component when that store changes, and for nothing else.
 */
export function storeHook<Value>(pick: (foyer: Foyer) => ReadableAtom<Value>): () => Value {
  return () => useStore(pick(useFoyer()))
}
