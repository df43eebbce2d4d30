import { launchFeature } from '@foyer/core'
import { useEffect, useState } from 'react'
import { useSession } from '../../hooks/stores.ts'
import { pressBinding } from '../../hooks/use-press.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyerContext } from '../../provider/use-foyer.ts'
import { popupPart } from '../popup-host/popup-host.tsx'
import { sheetPart } from '../sheet/late-sheet.tsx'
import { toastPart } from '../toast-host/toast-host.tsx'

/**
 * Fetches what any touch may ask for before it does: what follows the fingers, sheets, messages, questions, their texts, and
 * for people with a session what starts a game. So a tap need not wait, and can be answered without a network too. A failure is left to the next
 * wish.
 *
 * @param wish anything but undefined; another value is another wish
 * @returns whether everything is here
 */
export function useTouchAhead(wish: unknown): boolean {
  const { text } = useFoyerContext()
  const launch = useFeature(launchFeature)
  const { type } = useSession()
  const [here, setHere] = useState(false)
  const plays = type === 'member' || type === 'trial'

  useEffect(() => {
    if (wish === undefined || here) return
    let current = true
    const late = [pressBinding, sheetPart, toastPart, popupPart]
    void Promise.allSettled([...late.map((part) => part.load()), text.load('later')]).then((parts) => {
      if (current && parts.every(({ status }) => status === 'fulfilled')) setHere(true)
    })
    return () => {
      current = false
    }
  }, [wish, here, text])

  useEffect(() => {
    if (wish !== undefined && plays) void launch.prefetch()
  }, [wish, plays, launch])

  return here
}
