import type { PopupIntent } from '@foyer/core'
import { useEffect, useState } from 'react'
import { useFoyer } from '../../provider/use-foyer.ts'
import { latePart } from '../late/late-part.ts'
import { usePart } from '../late/use-part.ts'

/** The dialog that asks. */
export const popupPart = latePart(async () => (await import('./popup.tsx')).Popup)

/** Shows the questions that core asks. One at a time; a further one waits. Stands once in a page. */
export function PopupHost() {
  const foyer = useFoyer()
  const [queue, setQueue] = useState<readonly PopupIntent[]>([])
  useEffect(
    () =>
      foyer.intents.on('popup', (popup) => {
        // A new list in any case: asking again is another wish for the dialog, where it could not be had.
        setQueue((waiting) => [...waiting, ...(waiting.some(({ id }) => id === popup.id) ? [] : [popup])])
      }),
    [foyer],
  )
  const state = usePart(popupPart, queue.length > 0 ? queue : undefined)
  if (state.status !== 'ready') return null
  return <state.Part popup={queue[0]} onClose={() => setQueue((waiting) => waiting.slice(1))} />
}
