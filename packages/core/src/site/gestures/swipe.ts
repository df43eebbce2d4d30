import { LIMITS } from '../../config/limits.ts'

export type SwipeDirection = 'left' | 'right' | 'up' | 'down'

/**
 * Which way a finger was drawn, or undefined when it went less than 60 px (PRESS-08, CONST-04). The larger of the two
 * ways decides. px; to the right and down are positive. The page's back-swipe asks for more: `swipeBackReducer`.
 */
export function swipeDirection(dx: number, dy: number): SwipeDirection | undefined {
  const across = Math.abs(dx) >= Math.abs(dy)
  const far = across ? dx : dy
  if (Math.abs(far) < LIMITS.swipePx) return undefined
  if (across) return far > 0 ? 'right' : 'left'
  return far > 0 ? 'down' : 'up'
}
