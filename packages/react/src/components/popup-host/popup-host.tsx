import { defineFeature, type Feature, FoyerError, type PopupEvent } from '@foyer/core'
import { useEffect, useState } from 'react'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { lazyComponent } from '../lazy/lazy-component.ts'
import { useLazyComponent } from '../lazy/use-lazy-component.ts'

/** The dialog with the question. */
export const lazyPopup = lazyComponent(async () => (await import('./popup.tsx')).Popup)

/** Shows the error when the dialog cannot be loaded. */
export const popupErrors: Feature<{ tell(error: FoyerError): void }> = defineFeature({
  id: 'foyer-react/popupErrors',
  create: ({ toasts }) => ({ tell: toasts.error }),
})

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
  const failure = useFeature(popupErrors)
  const failed = state.status === 'failed'
  // biome-ignore lint/correctness/useExhaustiveDependencies: each question is told of.
  useEffect(() => {
    if (failed) failure.tell(new FoyerError({ code: 'network.failed' }))
  }, [failed, queue])
  if (state.status !== 'ready') return null
  return <state.Component popup={queue[0]} onClose={() => setQueue((waiting) => waiting.slice(1))} />
}
