import { useEffect, useLayoutEffect, useRef } from 'react'
import type { ScrollPlaces } from '../elsewhere/scroll-places.ts'
import { elsewhereNow, loadElsewhere } from '../routes.ts'
import { cameBack } from './came-back.ts'
import { SIGNS } from './sign-of-life.ts'

/**
 * Brings every entry of the history back to where it was left, once its content is tall enough again, and starts
 * new ones at the top (HOME-01). The code that remembers is lazy: it comes with the other pages, or with the first
 * touch. Before that there is nothing to remember, unless a person comes back.
 */
export function useScrollMemory(path: string): void {
  const memory = useRef<ScrollPlaces>(undefined)
  const shown = useRef('')

  useLayoutEffect(() => {
    const first = shown.current === ''
    shown.current = path
    if (memory.current !== undefined) return memory.current.arrive(path)
    if (first) memory.current = elsewhereNow()?.followPlaces(path)
    else window.scrollTo({ top: 0, behavior: 'instant' })
    return undefined
  }, [path])

  useEffect(() => {
    history.scrollRestoration = 'manual'
    const gone = new AbortController()
    const bring = () => {
      if (memory.current !== undefined) return
      void Promise.allSettled([loadElsewhere()]).then(([came]) => {
        if (gone.signal.aborted || came.status === 'rejected') return
        memory.current ??= came.value.followPlaces(shown.current)
      })
    }
    if (cameBack(shown.current)) bring()
    for (const sign of SIGNS) window.addEventListener(sign, bring, { passive: true, signal: gone.signal })
    return () => {
      gone.abort()
      memory.current?.end()
    }
  }, [])
}
