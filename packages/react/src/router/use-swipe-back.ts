import type { Foyer } from '@foyer/core'
import { SWIPE_IDLE, swipeBackReducer, type TouchStep } from '@foyer/core/site'
import { useEffect } from 'react'
import { canScroll, usesFinger } from '../hooks/swipe-targets.ts'

/** A swipe goes back (ROUTE-26). */
export function useSwipeBack({ access }: Foyer): void {
  useEffect(() => bindSwipeBack(() => access.back('swipe')), [access])
}

/** Passes touch events of the page to core's recogniser, until the returned function runs. */
function bindSwipeBack(back: () => void): () => void {
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
  const gone = new AbortController()
  const options = { passive: true, signal: gone.signal }
  document.addEventListener('touchstart', start, options)
  document.addEventListener('touchmove', move, options)
  document.addEventListener('touchend', end, options)
  document.addEventListener('touchcancel', cancel, options)
  return () => gone.abort()
}

/** Whether the element under the finger scrolls sideways or uses the finger itself, as everything in a dialog does. */
function scrollsHorizontally(target: EventTarget | null): boolean {
  if (!(target instanceof Element)) return false
  return usesFinger(target) || target.closest('dialog') !== null || canScroll(target, document.body, 'across')
}
