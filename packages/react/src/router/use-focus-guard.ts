import { useEffect } from 'react'
import { guardFocus } from '../hooks/focus-guard.ts'

/** Keeps the focus of the page in sight, and gives it a place when the control that had it is gone. Call it once in a site. */
export function useFocusGuard(): void {
  useEffect(() => guardFocus(document), [])
}
