import { type RefObject, useEffect, useRef } from 'react'
import { lateCode } from '../components/late/late-code.ts'

/** `start` and `end` as people read: they mirror. */
export type SwipeEdge = 'start' | 'end' | 'bottom'

/** What follows the finger. */
export const swipeBinding = lateCode(async () => (await import('./swipe-binding.ts')).bindSwipe)

/**
 * Closes a dialog that is pushed over its edge (PRESS-08). It follows the finger, unless motion is not wanted.
 *
 * @param inside anything in the dialog
 */
export function useSwipe(inside: RefObject<Element | null>, edge: SwipeEdge, open: boolean, onSwipe: () => void): void {
  const latest = useRef(onSwipe)
  useEffect(() => {
    latest.current = onSwipe
  })
  useEffect(() => {
    const dialog = inside.current?.closest('dialog')
    if (!open || !dialog) return
    let current = true
    let unbind: (() => void) | undefined
    // Where it cannot be had, there is the button.
    void Promise.allSettled([swipeBinding.load()]).then(([bind]) => {
      if (current && bind.status === 'fulfilled') unbind = bind.value(dialog, edge, latest)
    })
    return () => {
      current = false
      unbind?.()
    }
  }, [inside, edge, open])
}
