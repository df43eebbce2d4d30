import type { PopupEvent } from '@foyer/core'
import { useEffect, useState } from 'react'
import { useFoyer } from '../../provider/use-foyer.ts'
import { lazyComponent } from '../lazy/lazy-component.ts'
import { useLazyComponent } from '../lazy/use-lazy-component.ts'
import { useLoadFailureToast } from '../lazy/use-load-failure-toast.ts'

/** The dialog with the question. */
export const lazyPopup = lazyComponent(async () => (await import('./popup.tsx')).Popup)

/**
 * Shows the popups of core, one at a time; further ones wait. If the dialog cannot be loaded, a message says so, and the
 * popup opens when the network is back. Render it once in a page.
 */
export function PopupHost() {
  const foyer = useFoyer()
  const [queue, setQueue] = useState<readonly PopupEvent[]>([])
  useEffect(
    () =>
      foyer.events.on('popup', (popup) => {
        // Always a new array: asking again tries to load the dialog again.
        setQueue((waiting) => [...waiting, ...(waiting.some(({ id }) => id === popup.id) ? [] : [popup])])
      }),
    [foyer],
  )
  const state = useLazyComponent(lazyPopup, queue.length > 0 ? queue : undefined)
  useLoadFailureToast(state.status === 'failed', queue)
  if (state.status !== 'ready') return null
  return <state.Component popup={queue[0]} onClose={() => setQueue((waiting) => waiting.slice(1))} />
}
