import type { Session } from '@foyer/core'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { type PagePlace, restoreScroll, type ScrollRestoration } from './scroll-restoration.ts'

/**
 * Brings every entry of the history back to where it was left, once its content is tall enough again, and starts new ones
 * at the top (HOME-01).
 *
 * @param session the places of its user are forgotten when it ends
 */
export function useScrollRestoration(path: string, session: Pick<Session, '$info'>): void {
  const restoration = useRef<ScrollRestoration>(undefined)
  /** StrictMode mounts twice, while the page is not tall enough for its position. */
  const unfinished = useRef<PagePlace>(undefined)
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
    let user = session.$info.get()?.userName
    return session.$info.listen((info) => {
      if (user !== undefined && info?.userName !== user) restoration.current?.forget()
      user = info?.userName
    })
  }, [session])
  useEffect(() => {
    const { scrollRestoration } = history
    history.scrollRestoration = 'manual'
    return () => {
      history.scrollRestoration = scrollRestoration
    }
  }, [])
}
