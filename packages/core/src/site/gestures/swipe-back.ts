import { LIMITS } from '../../config/limits.ts'

/** One finger, in px of the viewport; `fingers` more than 1 is a pinch and never a swipe. */
export type SwipeEvent =
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
 * Recognises the back-swipe (ROUTE-26): in reading direction, at least 100 px, more across than down. Decided when
 * the finger leaves, so that drawing back cancels it.
 */
export function swipeBackReducer(
  state: SwipeState,
  event: SwipeEvent,
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
  return across >= LIMITS.swipeBackPx && across > Math.abs(state.y - state.fromY)
}
