import { SPEC_CONSTANTS } from '@foyer/core'

/** Reading speed of the line. */
const PX_PER_SECOND = 40

export interface MarqueeTiming {
  /** Duration of one round, ms. */
  readonly duration: number
  /** Steps of one round: `SPEC_CONSTANTS.marqueeFps` a second (HOME-20). */
  readonly steps: number
}

/** The animation of a line of `width` px. */
export function marqueeTiming(width: number): MarqueeTiming {
  const seconds = Math.max(1, Math.round(width / PX_PER_SECOND))
  return { duration: seconds * 1000, steps: seconds * SPEC_CONSTANTS.marqueeFps }
}
