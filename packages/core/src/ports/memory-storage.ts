import { createListeners, type Listeners } from './listeners.ts'
import type { KeyValueStorage } from './ports.ts'

/** What the storage does to its callers: `denied` throws on everything, `quota` on writing. */
export type StorageMood = 'works' | 'denied' | 'quota'

/** A store that lives as long as the process, with the troubles of real ones on demand. */
export interface MemoryStorage extends KeyValueStorage {
  mood: StorageMood
  readonly listeners: number
  /** The same store as another tab sees it: each is told of the other's changes. */
  tab(): MemoryStorage
  /** Writes past the mood, unnoticed: for seeding and for corrupting. */
  plant(key: string, value: string): void
  /** Empties the store, as another tab would. */
  clear(): void
}

export function createMemoryStorage(initial: Readonly<Record<string, string>> = {}): MemoryStorage {
  return view(new Map(Object.entries(initial)), new Set())
}

type Tab = Listeners<[key: string | null]>

function view(entries: Map<string, string>, tabs: Set<Tab>): MemoryStorage {
  const own: Tab = createListeners()
  tabs.add(own)

  const tell = (key: string | null, to: (tab: Tab) => boolean) => {
    for (const tab of tabs) if (to(tab)) tab.notify(key)
  }
  const others = (tab: Tab) => tab !== own

  const storage: MemoryStorage = {
    mood: 'works',
    get listeners() {
      return own.size
    },
    get(key) {
      refuse(storage.mood === 'denied', 'SecurityError')
      return entries.get(key) ?? null
    },
    set(key, value) {
      refuse(storage.mood === 'denied', 'SecurityError')
      refuse(storage.mood === 'quota', 'QuotaExceededError')
      if (entries.get(key) === value) return
      entries.set(key, value)
      tell(key, others)
    },
    remove(key) {
      refuse(storage.mood === 'denied', 'SecurityError')
      if (entries.delete(key)) tell(key, others)
    },
    keys() {
      refuse(storage.mood === 'denied', 'SecurityError')
      return [...entries.keys()]
    },
    onChange: (listener) => own.add(listener),
    tab: () => view(entries, tabs),
    plant: (key, value) => {
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
