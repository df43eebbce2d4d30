import { useEffect, useLayoutEffect, useRef } from 'react'
import { restoreScroll, type ScrollRestoration } from './scroll-restoration.ts'

/**
 * Brings every entry of the history back to where it was left, once its content is tall enough again, and starts new ones
 * at the top (HOME-01).
 */
export function useScrollRestoration(path: string): void {
  const restoration = useRef<ScrollRestoration>(undefined)
  /** StrictMode mounts twice, while the page is not tall enough for its position. */
  const unfinished = useRef<number>(undefined)
  // First, so that it ends before the wait of the effect below does; and as a layout effect, with the page still in place.
  useLayoutEffect(
    () => () => {
      unfinished.current = restoration.current?.end()
      restoration.current = undefined
    },
    [],
  )
  useLayoutEffect(() => {
    if (restoration.current !== undefined) return restoration.current.arrive(path)
    restoration.current = restoreScroll(path, unfinished.current)
    return undefined
  }, [path])
  useEffect(() => {
    const { scrollRestoration } = history
    history.scrollRestoration = 'manual'
    return () => {
      history.scrollRestoration = scrollRestoration
    }
  }, [])
}
