import { createListeners } from '../../ports/listeners.ts'
import type { KeyValueStorage } from '../../ports/ports.ts'

/** The storage of a browser: changes are stored at once, and other tabs get their events later. */
export interface DelayedStorage {
  get(key: string): string | undefined
  /** Changes a value from outside; every tab gets an event. */
  seed(key: string, value: string): void
  /** Another tab with the same storage. */
  tab(): DelayedStorageTab
}

export interface DelayedStorageTab extends KeyValueStorage {
  readonly hasPending: boolean
  /** Delivers the events, oldest first. */
  deliver(): void
}

export function createDelayedStorage(): DelayedStorage {
  const entries = new Map<string, string>()
  const tabs = new Set<string[]>()
  const notify = (key: string, writer?: string[]) => {
    for (const pending of tabs) if (pending !== writer) pending.push(key)
  }
  return {
    get: (key) => entries.get(key),
    seed(key, value) {
      entries.set(key, value)
      notify(key)
    },
    tab() {
      const listeners = createListeners<[key: string | null]>()
      const pending: string[] = []
      tabs.add(pending)
      return {
        get hasPending() {
          return pending.length > 0
        },
        deliver() {
          for (const key of pending.splice(0)) listeners.notify(key)
        },
        get: (key) => entries.get(key) ?? null,
        set(key, value) {
          if (entries.get(key) === value) return
          entries.set(key, value)
          notify(key, pending)
        },
        remove(key) {
          if (entries.delete(key)) notify(key, pending)
        },
        keys: () => [...entries.keys()],
        onChange: (listener) => listeners.add(listener),
      }
    },
  }
}
