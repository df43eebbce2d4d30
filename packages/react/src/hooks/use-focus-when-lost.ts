import { type RefObject, useEffect } from 'react'

/**
 * Puts the focus on what is said when the control that had it has gone with what it was about, so that the keyboard and the
 * screen reader go on there. Focus that is somewhere stays. The element needs `tabIndex={-1}`.
 */
export function useFocusWhenLost(element: RefObject<HTMLElement | null>, isSaid: boolean): void {
  useEffect(() => {
    if (isSaid && document.activeElement === document.body) element.current?.focus()
  }, [element, isSaid])
}
