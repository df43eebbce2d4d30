import { useEffect, useState } from 'react'
import { INTERACTION_EVENTS } from './use-first-interaction.ts'

/** What people do, and nothing that a script may do too: a page that comes is scrolled to its place. */
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const

const hasBegun = () => navigator.userActivation?.hasBeenActive || scrollY > 0

/** Whether somebody has touched, scrolled or typed on this page. */
export function useHasInteracted(): boolean {
  const [begun, setBegun] = useState(hasBegun)
  useNext(INTERACTION_EVENTS, !begun, () => setBegun(true))
  return begun
}

/** Whether somebody has done so since whoever asks came onto the page. */
export function useBegunHere(): boolean {
  const [begun, setBegun] = useState(false)
  useEffect(() => {
    // On a document that is only now taken over nobody has listened so far.
    if (document.querySelector('#root[data-live]') === null && hasBegun()) setBegun(true)
  }, [])
  useNext(TOUCHES, !begun, () => setBegun(true))
  return begun
}

function useNext(types: readonly string[], wanted: boolean, then: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: `then` only sets a state.
  useEffect(() => {
    if (!wanted) return
    const gone = new AbortController()
    for (const type of types) window.addEventListener(type, then, { passive: true, capture: true, signal: gone.signal })
    return () => gone.abort()
  }, [types, wanted])
}
