interface Keepable {
  /** Told when nobody shows it any more, and when somebody does again. */
  setShown(shown: boolean): void
  dispose(): void
}

/** Keeps what screens have left for a while, so that going back finds it as it was. */
export interface Keeper<Item extends Keepable> {
  /** The kept item of this key, or a new one; two holders share one. `release` may be called more than once. */
  open(key: string, make: () => Item): { readonly item: Item; release(): void }
  /** Ends everything that nobody shows. */
  clear(): void
}

interface Entry<Item> {
  readonly item: Item
  holders: number
}

/** @param most how many items are kept that nobody shows; the one left longest ago goes first. */
export function createKeeper<Item extends Keepable>(most: number): Keeper<Item> {
  /** In the order of last use. */
  const entries = new Map<string, Entry<Item>>()

  const trim = (room: number) => {
    const left = [...entries].filter(([, { holders }]) => holders === 0)
    for (const [key, { item }] of left.slice(0, Math.max(0, left.length - room))) {
      entries.delete(key)
      item.dispose()
    }
  }

  return {
    open(key, make) {
      const entry = entries.get(key) ?? { item: make(), holders: 0 }
      const returns = entries.delete(key) && entry.holders === 0
      entries.set(key, entry)
      entry.holders += 1
      if (returns) entry.item.setShown(true)
      let held = true
      return {
        item: entry.item,
        release() {
          if (!held) return
          held = false
          entry.holders -= 1
          if (entry.holders > 0) return
          entry.item.setShown(false)
          trim(most)
        },
      }
    },
    clear: () => trim(0),
  }
}
