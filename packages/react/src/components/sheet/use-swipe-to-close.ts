import { type RefObject, useEffect } from 'react'
import { bindSwipeToClose, type SheetSide } from './bind-swipe-to-close.ts'

/**
 * Closes a dialog that is pushed over its edge of the screen (PRESS-08). It follows the finger, unless motion is not
 * wanted.
 *
 * @param inside anything in the dialog
 */
export function useSwipeToClose(inside: RefObject<Element | null>, edge: SheetSide, open: boolean): void {
  useEffect(() => {
    const dialog = inside.current?.closest('dialog')
    return open && dialog ? bindSwipeToClose(dialog, edge) : undefined
  }, [inside, edge, open])
}
