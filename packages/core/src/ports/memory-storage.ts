import { createListeners, type Listeners } from './listeners.ts'
import type { KeyValueStorage } from './ports.ts'

/** What the storage does to its callers: `denied` throws on everything, `quota` on writing. */
export type StorageBehaviour = 'works' | 'denied' | 'quota'

/** A store that lives as long as the process, with the troubles of real ones on demand. */
export interface MemoryStorage extends KeyValueStorage {
  behaviour: StorageBehaviour
  /** How many characters of keys and values fit, for all tabs together. */
  capacity: number
  readonly listeners: number
  /** The same store as another tab sees it: each is told of the other's changes. */
  tab(): MemoryStorage
  /** Writes past the mood, unnoticed: for seeding and for corrupting. */
  seed(key: string, value: string): void
  /** Empties the store, as another tab would. */
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
  const own: Tab = createListeners()
  tabs.add(own)

  const tell = (key: string | null, to: (tab: Tab) => boolean) => {
    for (const tab of tabs) if (to(tab)) tab.notify(key)
  }
  const sizeWith = (key: string, value: string) =>
    [...new Map(entries).set(key, value)].reduce((sum, [name, text]) => sum + name.length + text.length, 0)
  const others = (tab: Tab) => tab !== own

  const storage: MemoryStorage = {
    behaviour: 'works',
    get capacity() {
      return shared.capacity
    },
    set capacity(characters) {
      shared.capacity = characters
    },
    get listeners() {
      return own.size
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
      tell(key, others)
    },
    remove(key) {
      refuse(storage.behaviour === 'denied', 'SecurityError')
      if (entries.delete(key)) tell(key, others)
    },
    keys() {
      refuse(storage.behaviour === 'denied', 'SecurityError')
      return [...entries.keys()]
    },
    onChange: (listener) => own.add(listener),
    tab: () => view(shared),
    seed: (key, value) => {
      entries.set(key, value)
    },
    clear() {
      entries.clear()
      tell(null, () => true)
    },
  }
  return storage
}

function refuse(when: boolean, name: string): void {
  if (when) throw new DOMException('The storage refuses.', name)
}
