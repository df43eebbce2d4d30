import { launchFeature } from '@foyer/core'
import { useEffect, useState } from 'react'
import { useSession } from '../../hooks/stores.ts'
import { lazyBindPress } from '../../hooks/use-press.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyerContext } from '../../provider/use-foyer.ts'
import { lazyPopup } from '../popup-host/popup-host.tsx'
import { lazySheet } from '../sheet/lazy-sheet.tsx'
import { lazyToast } from '../toast-host/toast-host.tsx'

/**
 * Fetches what any touch may ask for before it does: what follows the fingers, sheets, messages, questions, their texts, and
 * for people with a session what starts a game. So a tap need not wait, and can be answered without a network too. A failure is left to the next
 * wish.
 *
 * @param trigger anything but undefined; another value is another wish
 * @returns whether everything is here
 */
export function useInteractionPrefetch(trigger: unknown): boolean {
  const { text } = useFoyerContext()
  const launch = useFeature(launchFeature)
  const { type } = useSession()
  const [allLoaded, setHere] = useState(false)
  const plays = type === 'member' || type === 'trial'

  useEffect(() => {
    if (trigger === undefined || allLoaded) return
    let current = true
    const modules = [lazyBindPress, lazySheet, lazyToast, lazyPopup]
    void Promise.allSettled([...modules.map((component) => component.load()), text.load('later')]).then((parts) => {
      if (current && parts.every(({ status }) => status === 'fulfilled')) setHere(true)
    })
    return () => {
      current = false
    }
  }, [trigger, allLoaded, text])

  useEffect(() => {
    if (trigger !== undefined && plays) void launch.prefetch()
  }, [trigger, plays, launch])

  return allLoaded
}
