import { homePopupsFeature } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import { lazyComponent } from '../../components/lazy/lazy-component.ts'
import { useLazyComponent } from '../../components/lazy/use-lazy-component.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useIdle } from './use-idle.ts'

/** The dialog and the sheet; most visits see neither. */
export const lazyHomePopup = lazyComponent(async () => (await import('./home-popup.tsx')).HomePopupContent)

export interface HomePopupsProps {
  /** The person has begun to use the lobby: what did not come with it waits for the next arrival. */
  readonly begun: boolean
}

/**
 * What opens over the lobby by itself, one at a time (HOME-05): popups of the login with the lobby, the app at a quiet
 * moment. Stands in the lobby.
 */
export function HomePopups({ begun }: HomePopupsProps) {
  const popups = useFeature(homePopupsFeature)
  const due = useStore(popups.$hasNext)
  const shown = useStore(popups.$shown)
  useEffect(() => {
    void popups.load()
    return () => popups.leave()
  }, [popups])
  // What cannot be had (offline, an old deploy) does not open, and is not counted as seen.
  const part = useLazyComponent(lazyHomePopup, due !== undefined || shown !== undefined ? popups : undefined)
  const here = part.status === 'ready'
  const quiet = useIdle(here && (due === 'download' || (due === 'login' && !begun)), due === 'login')
  useEffect(() => {
    if (quiet) popups.open()
  }, [quiet, popups])
  if (part.status !== 'ready' || shown === undefined) return null
  return <part.Component popup={shown} onClose={() => popups.close()} onLeave={() => popups.leave()} />
}
