import { createListeners, type Listeners } from './listeners.ts'
import type { KeyValueStorage } from './ports.ts'

/** How the storage fails: `denied` throws on every access, `quota` on writing. */
export type StorageBehaviour = 'works' | 'denied' | 'quota'

/** A storage in memory. It can fail like a real one. */
export interface MemoryStorage extends KeyValueStorage {
  behaviour: StorageBehaviour
  /** The maximum number of characters of keys and values, for all tabs together. */
  capacity: number
  readonly listeners: number
  /** The same storage in another tab: each gets the events of the other's changes. */
  tab(): MemoryStorage
  /** Writes without failure and without events: for first values and for damage. */
  seed(key: string, value: string): void
  /** Empties the storage, as another tab would. */
  clear(): void
}

export function createMemoryStorage(initial: Readonly<Record<string, string>> = {}): MemoryStorage {
  return view({ entries: new Map(Object.entries(initial)), tabs: new Set(), capacity: Number.POSITIVE_INFINITY })
}

interface Shared {
  readonly entries: Map<string, string>
  readonly tabs: Set<Tab>
  capacity: number
}

type Tab = Listeners<[key: string | null]>

function view(shared: Shared): MemoryStorage {
  const { entries, tabs } = shared
  const listeners: Tab = createListeners()
  tabs.add(listeners)

  const notify = (key: string | null, filter: (tab: Tab) => boolean) => {
    for (const tab of tabs) if (filter(tab)) tab.notify(key)
  }
  const sizeWith = (key: string, value: string) =>
    [...new Map(entries).set(key, value)].reduce((sum, [name, text]) => sum + name.length + text.length, 0)
  const others = (tab: Tab) => tab !== listeners

  const storage: MemoryStorage = {
    behaviour: 'works',
    get capacity() {
      return shared.capacity
    },
    set capacity(characters) {
      shared.capacity = characters
    },
    get listeners() {
      return listeners.size
    },
    get(key) {
      refuse(storage.behaviour === 'denied', 'SecurityError')
      return entries.get(key) ?? null
    },
    set(key, value) {
      refuse(storage.behaviour === 'denied', 'SecurityError')
      refuse(storage.behaviour === 'quota', 'QuotaExceededError')
      if (entries.get(key) === value) return
      refuse(sizeWith(key, value) > shared.capacity, 'QuotaExceededError')
      entries.set(key, value)
      notify(key, others)
    },
    remove(key) {
      refuse(storage.behaviour === 'denied', 'SecurityError')
      if (entries.delete(key)) notify(key, others)
    },
    keys() {
      refuse(storage.behaviour === 'denied', 'SecurityError')
      return [...entries.keys()]
    },
    onChange: (listener) => listeners.add(listener),
    tab: () => view(shared),
    seed: (key, value) => {
      entries.set(key, value)
    },
    clear() {
      entries.clear()
      notify(null, () => true)
    },
  }
  return storage
}

function refuse(when: boolean, name: string): void {
  if (when) throw new DOMException('The storage refuses.', name)
}
