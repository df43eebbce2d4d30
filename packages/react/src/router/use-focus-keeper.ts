import { useEffect } from 'react'
import { keepFocus } from '../hooks/focus-keeper.ts'

/** Keeps the focus of the page in sight, and gives it a place when the control that had it is gone. Call it once in a site. */
export function useFocusKeeper(): void {
  useEffect(() => keepFocus(document), [])
}
