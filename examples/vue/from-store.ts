import type { Store } from '@foyer/core'
import { customRef, onScopeDispose, type Ref } from 'vue'

export function fromStore<T>(store: Store<T>): Readonly<Ref<T>> {
  return customRef<T>((track, trigger) => {
    onScopeDispose(store.listen(trigger))
    return {
      get() {
        track()
        return store.get()
      },
      set() {},
    }
  })
}
