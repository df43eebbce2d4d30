import { onInteraction } from '@foyer/react'
import { useEffect, useState } from 'react'

/**
 * Before the hydration nothing listened. Scrolling is no user activation, so a page that is scrolled counts, also where the
 * browser has restored its position: the person has been here.
 */
const wasTouched = () => navigator.userActivation?.hasBeenActive || scrollY > 0

/** Whether the person has touched, turned the wheel or typed in this document. */
export function useHasInteracted(): boolean {
  const [hasInteracted, setInteracted] = useState(wasTouched)
  useEffect(() => (hasInteracted ? undefined : onInteraction(() => setInteracted(true))), [hasInteracted])
  return hasInteracted
}

/** The same since the calling component was mounted. */
export function useInteractedSinceMount(): boolean {
  const [hasInteracted, setInteracted] = useState(false)
  useEffect(() => {
    // Interactions before the hydration had no listener.
    if (document.querySelector('#root[data-live]') === null && wasTouched()) setInteracted(true)
  }, [])
  useEffect(() => {
    if (hasInteracted) return
    return onInteraction(() => setInteracted(true))
  }, [hasInteracted])
  return hasInteracted
}
