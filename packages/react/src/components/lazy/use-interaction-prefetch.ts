import { launch, shelves } from '@foyer/core'
import { useEffect, useState } from 'react'
import { useSessionInfo } from '../../hooks/store-hooks.ts'
import { lazyBindPress } from '../../hooks/use-press.ts'
import { whenInteractedOrIdle } from '../../hooks/when-interacted-or-idle.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { lazyPopup } from '../popup-host/popup-host.tsx'
import { lazySheet } from '../sheet/lazy-sheet.tsx'
import { staleMark } from '../stale-mark/lazy-stale-mark.tsx'
import { lazyToast } from '../toast-host/toast-host.tsx'

/**
 * With the first interaction, or a moment after the first screen, prefetches the code that a tap may need: gestures,
 * sheets, toasts, popups, and with a session the launch of games; and what an offline visit needs, the mark of
 * what is from before, and the code that keeps what was seen. A tap then need not wait, and works without a network too. After a failure the next interaction tries again.
 */
export function useInteractionPrefetch(): void {
  const shelvesApi = useFeature(shelves)
  const launchApi = useFeature(launch)
  const plays = useSessionInfo() !== undefined
  const [isIdle, setIdle] = useState(false)

  useEffect(
    () =>
      whenInteractedOrIdle(() => {
        setIdle(true)
        const modules = [lazyBindPress, lazySheet, lazyToast, lazyPopup, staleMark]
        return Promise.all([...modules.map((module) => module.load()), shelvesApi.prefetch()])
      }),
    [shelvesApi],
  )

  useEffect(() => {
    if (isIdle && plays) void launchApi.prefetch()
  }, [isIdle, plays, launchApi])
}
