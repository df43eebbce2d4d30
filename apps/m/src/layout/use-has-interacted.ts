import { useEffect, useState } from 'react'
import { INTERACTION_EVENTS } from './use-interaction-count.ts'

/** Without `scroll`, which a script causes too: a page that opens is scrolled to its place. */
const TOUCHES = ['pointerdown', 'keydown', 'wheel'] as const

const wasTouched = () => navigator.userActivation?.hasBeenActive || scrollY > 0

/** Whether the person has touched, scrolled or typed in this document. */
export function useHasInteracted(): boolean {
  const [hasInteracted, setInteracted] = useState(wasTouched)
  useNext(INTERACTION_EVENTS, !hasInteracted, () => setInteracted(true))
  return hasInteracted
}

/** The same since the calling component was mounted. */
export function useInteractedSinceMount(): boolean {
  const [hasInteracted, setInteracted] = useState(false)
  useEffect(() => {
    // Interactions before the hydration had no listener.
    if (document.querySelector('#root[data-live]') === null && wasTouched()) setInteracted(true)
  }, [])
  useNext(TOUCHES, !hasInteracted, () => setInteracted(true))
  return hasInteracted
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
