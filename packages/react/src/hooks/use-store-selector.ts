import type { Store } from '@foyer/core'
import { useCallback, useSyncExternalStore } from 'react'

type Primitive = string | number | boolean | undefined | null

/** A part of a store: re-renders only when that part changed, so a hundred tiles may watch one store. */
export function useStoreSelector<Value, Part extends Primitive>(
  store: Store<Value>,
  select: (value: Value) => Part,
): Part {
  const subscribe = useCallback((notify: () => void) => store.listen(notify), [store])
  const read = () => select(store.get())
  return useSyncExternalStore(subscribe, read, read)
}
