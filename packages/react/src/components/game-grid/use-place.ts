import type { GameList } from '@foyer/core'
import { useEffect, useLayoutEffect, useRef } from 'react'
import { findPlace, leaveDocument, leavePlace, returnToDocument } from './places.ts'

/** What a person does to move the page: from then on it is theirs. */
const MOVES = ['wheel', 'touchstart', 'keydown', 'pointerdown'] as const

/**
 * Remembers how far the page was scrolled when the list was left, and goes back there: at once where the list was
 * kept, and as soon as it is long enough where the document is a new one.
 */
export function usePlace(list: GameList, height: number): void {
  const at = useRef<number | undefined>(undefined)
  const wanted = useRef<number | undefined>(undefined)

  useLayoutEffect(() => {
    wanted.current = findPlace(list) ?? returnToDocument()
    return () => {
      if (at.current !== undefined) leavePlace(list, at.current)
    }
  }, [list])

  // biome-ignore lint/correctness/useExhaustiveDependencies: a higher list may reach the place.
  useLayoutEffect(() => {
    const top = wanted.current
    if (top === undefined || document.documentElement.scrollHeight < top + window.innerHeight) return
    wanted.current = undefined
    at.current = top
    window.scrollTo({ top, behavior: 'instant' })
  }, [list, height])

  useEffect(() => {
    const note = () => {
      at.current = window.scrollY
    }
    const forget = () => {
      wanted.current = undefined
    }
    const leave = () => leaveDocument(window.scrollY)
    window.addEventListener('scroll', note, { passive: true })
    window.addEventListener('pagehide', leave)
    for (const type of MOVES) window.addEventListener(type, forget, { passive: true })
    return () => {
      window.removeEventListener('scroll', note)
      window.removeEventListener('pagehide', leave)
      for (const type of MOVES) window.removeEventListener(type, forget)
    }
  }, [])
}
