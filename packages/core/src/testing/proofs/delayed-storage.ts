import { createListeners } from '../../ports/listeners.ts'
import type { KeyValueStorage } from '../../ports/ports.ts'

/** The store of a browser: read and written at once, while the other tabs hear of a change some time later. */
export interface DelayedStorage {
  get(key: string): string | undefined
  /** Changes it from outside; every tab will hear of it. */
  seed(key: string, value: string): void
  /** The store as one more tab sees it. */
  tab(): DelayedStorageTab
}

export interface DelayedStorageTab extends KeyValueStorage {
  readonly hasPending: boolean
  /** Lets the news arrive, oldest first. */
  deliver(): void
}

export function createDelayedStorage(): DelayedStorage {
  const entries = new Map<string, string>()
  const tabs = new Set<string[]>()
  const tell = (key: string, writer?: string[]) => {
    for (const news of tabs) if (news !== writer) news.push(key)
  }
  return {
    get: (key) => entries.get(key),
    seed(key, value) {
      entries.set(key, value)
      tell(key)
    },
    tab() {
      const listeners = createListeners<[key: string | null]>()
      const news: string[] = []
      tabs.add(news)
      return {
        get hasPending() {
          return news.length > 0
        },
        deliver() {
          for (const key of news.splice(0)) listeners.notify(key)
        },
        get: (key) => entries.get(key) ?? null,
        set(key, value) {
          if (entries.get(key) === value) return
          entries.set(key, value)
          tell(key, news)
        },
        remove(key) {
          if (entries.delete(key)) tell(key, news)
        },
        keys: () => [...entries.keys()],
        onChange: (listener) => listeners.add(listener),
      }
    },
  }
}
