import { type RefObject, useEffect, useRef } from 'react'
import { flushSync } from 'react-dom'
import { bindSwipeToClose, type SheetSide } from './bind-swipe-to-close.ts'

/**
 * Closes a dialog that is pushed over its edge of the screen (PRESS-08). It follows the finger, unless motion is not
 * wanted.
 *
 * @param inside anything in the dialog
 * @param onClose closes the dialog. A dialog that its owner keeps open comes back.
 */
export function useSwipeToClose(
  inside: RefObject<Element | null>,
  edge: SheetSide,
  open: boolean,
  onClose: () => void,
): void {
  const latest = useRef(onClose)
  useEffect(() => {
    latest.current = onClose
  })
  useEffect(() => {
    const dialog = inside.current?.closest('dialog')
    // At once, so that the dialog comes back only if it is still open.
    const close = () => flushSync(() => latest.current())
    return open && dialog ? bindSwipeToClose(dialog, edge, close) : undefined
  }, [inside, edge, open])
}
