import { useEffect, useLayoutEffect, useRef } from 'react'
import { restoreScroll, type ScrollRestoration } from './scroll-restoration.ts'

/**
 * Brings every entry of the history back to where it was left, once its content is tall enough again, and starts new ones
 * at the top (HOME-01).
 */
export function useScrollRestoration(path: string): void {
  const restoration = useRef<ScrollRestoration>(undefined)
  useLayoutEffect(() => {
    if (restoration.current !== undefined) return restoration.current.arrive(path)
    restoration.current = restoreScroll(path)
    return undefined
  }, [path])
  useEffect(() => {
    history.scrollRestoration = 'manual'
    return () => {
      restoration.current?.end()
      restoration.current = undefined
    }
  }, [])
}
