import { SWIPE_IDLE, swipeBackReducer, type TouchStep } from '@foyer/core/site'
import { canScroll, usesFinger } from '../hooks/finger-target.ts'

/** Passes touch events of the page to core's recogniser (ROUTE-26), until the returned function runs. */
export function bindSwipeBack(back: () => void): () => void {
  let state = SWIPE_IDLE
  const step = (event: TouchStep) => {
    const direction = document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr'
    const next = swipeBackReducer(state, event, direction)
    state = next.state
    if (next.back) back()
  }
  const point = (type: 'start' | 'move') => (event: TouchEvent) => {
    const touch = event.touches[0]
    if (touch === undefined) return
    if (type === 'start' && scrollsHorizontally(event.target)) return
    step({ type, x: touch.clientX, y: touch.clientY, fingers: event.touches.length })
  }
  const start = point('start')
  const move = point('move')
  const end = () => step({ type: 'end' })
  const cancel = () => step({ type: 'cancel' })
  const options = { passive: true } as const
  document.addEventListener('touchstart', start, options)
  document.addEventListener('touchmove', move, options)
  document.addEventListener('touchend', end, options)
  document.addEventListener('touchcancel', cancel, options)
  return () => {
    document.removeEventListener('touchstart', start)
    document.removeEventListener('touchmove', move)
    document.removeEventListener('touchend', end)
    document.removeEventListener('touchcancel', cancel)
  }
}

/** Whether the element under the finger scrolls sideways or uses the finger itself, as everything in a dialog does. */
function scrollsHorizontally(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return usesFinger(target) || target.closest('dialog') !== null || canScroll(target, document.body, 'across')
}
