import { type RefObject, useEffect, useRef } from 'react'

/** After a move within the site the focus goes to the new page, whose name is read out. */
export function useFocusOnNavigate(main: RefObject<HTMLElement | null>, path: string): void {
  const last = useRef(path)
  useEffect(() => {
    if (last.current === path) return
    last.current = path
    // A page may have taken the focus already, to a field to type in or to the heading of its next step.
    const taken = main.current?.querySelector('input:focus, [tabindex="-1"]:focus')
    if (!taken) main.current?.focus({ preventScroll: true })
  }, [main, path])
}
