import { type RefObject, useEffect } from 'react'
import { isFocusLost } from './focus-guard.ts'

/**
 * Puts the focus on a message when the control that had the focus is gone, so that the keyboard and the screen reader go
 * on at the message. A control that still has the focus keeps it. The element needs `tabIndex={-1}`.
 */
export function useFocusWhenLost(element: RefObject<HTMLElement | null>, isSaid: boolean): void {
  useEffect(() => {
    if (isSaid && isFocusLost(document)) element.current?.focus()
  }, [element, isSaid])
}
