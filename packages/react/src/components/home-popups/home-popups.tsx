import { popupsFeature } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { useFeature } from '../../provider/use-feature.ts'
import { latePart } from '../late/late-part.ts'
import { usePart } from '../late/use-part.ts'
import { useQuiet } from './use-quiet.ts'

/** The dialog and the sheet; most visits see neither. */
export const popupParts = latePart(async () => (await import('./home-popup.tsx')).HomePopupPart)

/** What opens over the lobby by itself, one at a time: popups of the login, the app (HOME-05). Stands in the lobby. */
export function HomePopups() {
  const popups = useFeature(popupsFeature)
  const due = useStore(popups.$due)
  const shown = useStore(popups.$shown)
  useEffect(() => {
    void popups.load()
    return () => popups.leave()
  }, [popups])
  // What cannot be had (offline, an old deploy) does not open, and is not counted as seen.
  const part = usePart(popupParts, due || shown !== undefined ? popups : undefined)
  const here = part.status === 'ready'
  const quiet = useQuiet(due && here)
  useEffect(() => {
    if (quiet) popups.open()
  }, [quiet, popups])
  if (part.status !== 'ready' || shown === undefined) return null
  return <part.Part popup={shown} onClose={() => popups.close()} onLeave={() => popups.leave()} />
}
