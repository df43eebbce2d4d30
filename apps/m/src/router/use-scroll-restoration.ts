import { useEffect, useLayoutEffect, useRef } from 'react'
import { INTERACTION_EVENTS } from '../layout/use-interaction-count.ts'
import { loadedRouterChunk, loadRouterChunk } from './load-page.ts'
import { isRestoredNavigation } from './restored-navigation.ts'
import type { ScrollRestoration } from './scroll-restoration.ts'

/**
 * Brings every entry of the history back to where it was left, once its content is tall enough again, and starts
 * new ones at the top (HOME-01). The code for it is lazy: it loads with the other pages, or with the first
 * interaction. Before that there is nothing to restore, except after a reload or a step back.
 */
export function useScrollRestoration(path: string): void {
  const memory = useRef<ScrollRestoration>(undefined)
  const shown = useRef('')

  useLayoutEffect(() => {
    const first = shown.current === ''
    shown.current = path
    if (memory.current !== undefined) return memory.current.arrive(path)
    if (first) memory.current = loadedRouterChunk()?.restoreScroll(path)
    else window.scrollTo({ top: 0, behavior: 'instant' })
    return undefined
  }, [path])

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const gone = new AbortController()
    const bring = () => {
      if (memory.current !== undefined) return
      void Promise.allSettled([loadRouterChunk()]).then(([came]) => {
        if (gone.signal.aborted || came.status === 'rejected') return
        memory.current ??= came.value.restoreScroll(shown.current)
      })
    }
    if (isRestoredNavigation(shown.current)) bring()
    for (const sign of INTERACTION_EVENTS) window.addEventListener(sign, bring, { passive: true, signal: gone.signal })
    return () => {
      gone.abort()
      memory.current?.end()
    }
  }, [])
}
