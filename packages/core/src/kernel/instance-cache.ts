interface CachedInstance {
  /** Called with false when no screen shows it any more, with true when one does again. */
  setVisible?(visible: boolean): void
  dispose(): void
}

/** Keeps instances after their screens have closed, so that going back finds them as they were. */
export interface InstanceCache<Item extends CachedInstance> {
  /**
   * Leases the item of this key, or a new item. Callers with the same key share the item. `dispose` of the lease leaves the item in
   * the cache for a while. An item without a key is not shared and not kept.
   */
  lease(key: string | undefined, make: () => Item): Item
  /** Disposes of all items that no screen shows. */
  clear(): void
}

interface Entry<Item> {
  readonly item: Item
  retainCount: number
}

/**
 * @param maxIdle how many items are kept that no screen shows; the one released longest ago goes first.
 * @param isKept others end when the last screen releases them
 */
export function createInstanceCache<Item extends CachedInstance>(
  maxIdle: number,
  isKept?: (item: Item) => boolean,
): InstanceCache<Item> {
  /** In the order of their last use. */
  const entries = new Map<string, Entry<Item>>()

  const drop = (key: string, item: Item) => {
    entries.delete(key)
    item.dispose()
  }

  const trim = (maxIdleNow: number) => {
    const idle = [...entries].filter(([, { retainCount }]) => retainCount === 0)
    for (const [key, { item }] of idle.slice(0, Math.max(0, idle.length - maxIdleNow))) drop(key, item)
  }

  return {
    lease(key, make) {
      if (key === undefined) return make()
      const entry = entries.get(key) ?? { item: make(), retainCount: 0 }
      const wasIdle = entries.delete(key) && entry.retainCount === 0
      entries.set(key, entry)
      entry.retainCount += 1
      if (wasIdle) entry.item.setVisible?.(true)
      let isRetained = true
      const release = () => {
        if (!isRetained) return
        isRetained = false
        entry.retainCount -= 1
        if (entry.retainCount > 0) return
        entry.item.setVisible?.(false)
        if (isKept?.(entry.item) === false) drop(key, entry.item)
        else trim(maxIdle)
      }
      // Getters of the item stay getters.
      const own = Object.getOwnPropertyDescriptors(entry.item)
      return Object.defineProperties({}, { ...own, dispose: { value: release, enumerable: true } }) as Item
    },
    clear: () => trim(0),
  }
}
