import { launch } from '@foyer/core'
import { useEffect, useState } from 'react'
import { useSessionInfo } from '../../hooks/stores.ts'
import { lazyBindPress } from '../../hooks/use-press.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyerContext } from '../../provider/use-foyer.ts'
import { lazyPopup } from '../popup-host/popup-host.tsx'
import { lazySheet } from '../sheet/lazy-sheet.tsx'
import { lazyToast } from '../toast-host/toast-host.tsx'

/**
 * Prefetches the code that a tap may need: gestures, sheets, toasts, popups, their texts, and with a session the launch of
 * games. A tap then need not wait, and works without a network too. After a failure the next trigger tries again.
 *
 * @param trigger anything but undefined; another value is another try
 * @returns whether everything is loaded
 */
export function usePrefetchForTaps(trigger: unknown): boolean {
  const { text } = useFoyerContext()
  const launchApi = useFeature(launch)
  const plays = useSessionInfo() !== undefined
  const [allLoaded, setAllLoaded] = useState(false)

  useEffect(() => {
    if (trigger === undefined || allLoaded) return
    let current = true
    const modules = [lazyBindPress, lazySheet, lazyToast, lazyPopup]
    void Promise.allSettled([...modules.map((component) => component.load()), text.load('later')]).then((parts) => {
      if (current && parts.every(({ status }) => status === 'fulfilled')) setAllLoaded(true)
    })
    return () => {
      current = false
    }
  }, [trigger, allLoaded, text])

  useEffect(() => {
    if (trigger !== undefined && plays) void launchApi.prefetch()
  }, [trigger, plays, launchApi])

  return allLoaded
}
