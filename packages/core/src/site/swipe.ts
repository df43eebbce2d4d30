import { SPEC_CONSTANTS } from '../config/spec-constants.ts'

export type SwipeDirection = 'left' | 'right' | 'up' | 'down'

/**
 * The direction of a swipe, or undefined for less than 60 px (PRESS-08, CONST-04). The larger distance decides. px;
 * right and down are positive. The back-swipe of a page needs more: `swipeBackReducer`.
 */
export function swipeDirection(dx: number, dy: number): SwipeDirection | undefined {
  const across = Math.abs(dx) >= Math.abs(dy)
  const far = across ? dx : dy
  if (Math.abs(far) < SPEC_CONSTANTS.swipePx) return undefined
  if (across) return far > 0 ? 'right' : 'left'
  return far > 0 ? 'down' : 'up'
}

/** A touch in px of the viewport; with more than one finger it is a pinch and never a swipe. */
export type TouchStep =
  | { readonly type: 'start'; readonly x: number; readonly y: number; readonly fingers?: number }
  | { readonly type: 'move'; readonly x: number; readonly y: number; readonly fingers?: number }
  | { readonly type: 'end' }
  | { readonly type: 'cancel' }

export type SwipeState =
  | { readonly phase: 'idle' }
  | {
      readonly phase: 'tracking'
      readonly fromX: number
      readonly fromY: number
      readonly x: number
      readonly y: number
    }

export const SWIPE_IDLE: SwipeState = Object.freeze({ phase: 'idle' })

/**
 * Recognises the back-swipe (ROUTE-26): in reading direction, at least 100 px, more horizontal than vertical. Decided
 * when the finger leaves the screen, so that moving back cancels it.
 */
export function swipeBackReducer(
  state: SwipeState,
  event: TouchStep,
  direction: 'ltr' | 'rtl' = 'ltr',
): { readonly state: SwipeState; readonly back: boolean } {
  switch (event.type) {
    case 'start':
      if ((event.fingers ?? 1) > 1) return { state: SWIPE_IDLE, back: false }
      return { state: { phase: 'tracking', fromX: event.x, fromY: event.y, x: event.x, y: event.y }, back: false }
    case 'move':
      if (state.phase === 'idle' || (event.fingers ?? 1) > 1) return { state: SWIPE_IDLE, back: false }
      return { state: { ...state, x: event.x, y: event.y }, back: false }
    case 'end':
      return { state: SWIPE_IDLE, back: state.phase === 'tracking' && isSwipeBack(state, direction) }
    case 'cancel':
      return { state: SWIPE_IDLE, back: false }
  }
}

function isSwipeBack(state: Extract<SwipeState, { phase: 'tracking' }>, direction: 'ltr' | 'rtl'): boolean {
  const across = direction === 'ltr' ? state.x - state.fromX : state.fromX - state.x
  return across >= SPEC_CONSTANTS.swipeBackPx && across > Math.abs(state.y - state.fromY)
}
