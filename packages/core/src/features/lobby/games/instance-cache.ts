interface CachedInstance {
  /** Told when nobody shows it any more, and when somebody does again. */
  setVisible(visible: boolean): void
  dispose(): void
}

/** Keeps what screens have left for a while, so that going back finds it as it was. */
export interface InstanceCache<Item extends CachedInstance> {
  /** The kept item of this key, or a new one; two holders share one. `release` may be called more than once. */
  retain(key: string, make: () => Item): { readonly item: Item; release(): void }
  /** Ends everything that nobody shows. */
  clear(): void
}

interface Entry<Item> {
  readonly item: Item
  retainCount: number
}

/** @param maxIdle how many items are kept that nobody shows; the one left longest ago goes first. */
export function createInstanceCache<Item extends CachedInstance>(maxIdle: number): InstanceCache<Item> {
  /** In the order of last use. */
  const entries = new Map<string, Entry<Item>>()

  const trim = (maxIdleNow: number) => {
    const idle = [...entries].filter(([, { retainCount }]) => retainCount === 0)
    for (const [key, { item }] of idle.slice(0, Math.max(0, idle.length - maxIdleNow))) {
      entries.delete(key)
      item.dispose()
    }
  }

  return {
    retain(key, make) {
      const entry = entries.get(key) ?? { item: make(), retainCount: 0 }
      const wasIdle = entries.delete(key) && entry.retainCount === 0
      entries.set(key, entry)
      entry.retainCount += 1
      if (wasIdle) entry.item.setVisible(true)
      let isRetained = true
      return {
        item: entry.item,
        release() {
          if (!isRetained) return
          isRetained = false
          entry.retainCount -= 1
          if (entry.retainCount > 0) return
          entry.item.setVisible(false)
          trim(maxIdle)
        },
      }
    },
    clear: () => trim(0),
  }
}
