import { createRandom } from '@foyer/demo-games'

/** Repeatable numbers for rounds; never for secrets. Its whole state is one 32-bit number. */
export interface SeededRandom {
  /** [0, 1) */
  next(): number
  /** Started from this, the same numbers follow. */
  state(): number
}

/** What one draw adds to the state of the generator of `createRandom`. */
const STEP = 0x6d2b79f5

export function createSeededRandom(initial: number): SeededRandom {
  const draw = createRandom(initial)
  let draws = 0
  return {
    next() {
      draws += 1
      return draw()
    },
    state: () => (initial + Math.imul(draws, STEP)) >>> 0,
  }
}
