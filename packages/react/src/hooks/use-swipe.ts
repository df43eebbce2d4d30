import { type RefObject, useEffect } from 'react'
import { bindSwipe, type SwipeEdge } from './bind-swipe.ts'

/**
 * Closes a dialog that is pushed over its edge of the screen (PRESS-08). It follows the finger, unless motion is not
 * wanted.
 *
 * @param inside anything in the dialog
 */
export function useSwipe(inside: RefObject<Element | null>, edge: SwipeEdge, open: boolean): void {
  useEffect(() => {
    const dialog = inside.current?.closest('dialog')
    return open && dialog ? bindSwipe(dialog, edge) : undefined
  }, [inside, edge, open])
}
