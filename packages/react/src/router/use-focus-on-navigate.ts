import { type RefObject, useEffect, useRef } from 'react'

/** After a move within the site the focus goes to the new page, whose name is read out. */
export function useFocusOnNavigate(main: RefObject<HTMLElement | null>, path: string): void {
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    // A page with a field to type in has taken the focus already.
    if (document.activeElement instanceof HTMLInputElement && main.current?.contains(document.activeElement)) return
    main.current?.focus({ preventScroll: true })
  }, [main, path])
}
