import { type RefObject, useEffect, useRef } from 'react'
import { pageOf } from './page-of.ts'

/**
 * After a move within the site the focus goes to the new page, whose name is read out. A control that changes what its page
 * shows, and with it the address, keeps the focus.
 */
export function useFocusOnNavigate(main: RefObject<HTMLElement | null>, path: string): void {
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    const isSamePage = pageOf(last.current) === pageOf(path)
    last.current = path
    // Another page may have taken the focus already, to a field to type in or to the heading of its next step.
    const taken = main.current?.querySelector(isSamePage ? ':focus' : 'input:focus, [tabindex="-1"]:focus')
    if (!taken) main.current?.focus({ preventScroll: true })
  }, [main, path])
}
