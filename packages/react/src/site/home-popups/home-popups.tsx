import { homePopups } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { lazyComponent } from '../../components/lazy/lazy-component.ts'
import { useLazyComponent } from '../../components/lazy/use-lazy-component.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useCanInterrupt } from './use-can-interrupt.ts'

/** Loaded on demand, since most visits show no popup. */
export const lazyHomePopup = lazyComponent(async () => (await import('./home-popup-content.tsx')).HomePopupContent)

export interface HomePopupsProps {
  /** The person already uses the lobby: popups that arrive now wait for the next visit. */
  readonly hasInteracted: boolean
}

/**
 * Popups over the lobby, one at a time (HOME-05): those of the sign-in open with the lobby, that of the app at an idle
 * moment.
 */
export function HomePopups({ hasInteracted }: HomePopupsProps) {
  const popups = useFeature(homePopups)
  const due = useStore(popups.$hasNext)
  const shown = useStore(popups.$shown)
  useEffect(() => {
    void popups.load()
    return () => popups.leave()
  }, [popups])
  // A popup that cannot be loaded (offline, an old deploy) does not open and does not count as seen.
  const part = useLazyComponent(lazyHomePopup, due !== undefined || shown !== undefined ? popups : undefined)
  const here = part.status === 'ready'
  const quiet = useCanInterrupt(
    here && (due === 'download' || (due === 'announcement' && !hasInteracted)),
    due === 'announcement',
  )
  useEffect(() => {
    if (quiet) popups.open()
  }, [quiet, popups])
  if (part.status !== 'ready' || shown === undefined) return null
  return <part.Component popup={shown} onClose={() => popups.close()} onLeave={() => popups.leave()} />
}
