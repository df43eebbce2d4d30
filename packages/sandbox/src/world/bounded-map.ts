/**
 * A map that keeps the latest entries of each owner. An owner that adds many entries pushes out its own: there is a
 * limit for each owner, and beyond the limit for all together the owner with the most entries loses the oldest one.
 */
export interface BoundedMap<V> {
  get(key: string): V | undefined
  /** Puts the value behind all others. */
  set(key: string, value: V): void
  delete(key: string): void
  clear(): void
  /** Oldest first. */
  entries(): readonly (readonly [string, V])[]
}

export interface MapBounds<V> {
  ownerOf(value: V): string
  readonly maxOfOwner: number
  readonly maxInAll: number
}

export function createBoundedMap<V>({ ownerOf, maxOfOwner, maxInAll }: MapBounds<V>): BoundedMap<V> {
  const values = new Map<string, V>()
  /** Keys by owner, oldest first. */
  const keysOf = new Map<string, Set<string>>()

  function remove(key: string): void {
    const value = values.get(key)
    if (value === undefined) return
    values.delete(key)
    const owner = ownerOf(value)
    const keys = keysOf.get(owner)
    keys?.delete(key)
    if (keys?.size === 0) keysOf.delete(owner)
  }

  function removeOldest([oldest]: Iterable<string> = []): void {
    if (oldest !== undefined) remove(oldest)
  }

  function largest(): Set<string> | undefined {
    let found: Set<string> | undefined
    for (const keys of keysOf.values()) if (keys.size > (found?.size ?? 0)) found = keys
    return found
  }

  return {
    get: (key) => values.get(key),
    set(key, value) {
      remove(key)
      values.set(key, value)
      const keys = keysOf.get(ownerOf(value)) ?? new Set()
      keys.add(key)
      keysOf.set(ownerOf(value), keys)
      if (keys.size > maxOfOwner) removeOldest(keys)
      if (values.size > maxInAll) removeOldest(largest())
    },
    delete: remove,
    clear() {
      values.clear()
      keysOf.clear()
    },
    entries: () => [...values],
  }
}
