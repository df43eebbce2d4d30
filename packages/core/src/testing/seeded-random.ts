/** Random numbers that are the same for the same seed. */
export interface SeededRandom {
  /** A whole number from 0 to `count - 1`. */
  below(count: number): number
  /** True in `share` of the cases, 0 to 1. */
  chance(share: number): boolean
  /** One of the items; undefined for an empty list. */
  pick<T>(items: readonly T[]): T | undefined
}

/** Mulberry32. */
export function createSeededRandom(seed: number): SeededRandom {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const below = (count: number) => Math.floor(next() * count)
  return {
    below,
    chance: (share) => next() < share,
    pick: (items) => items[below(items.length)],
  }
}
