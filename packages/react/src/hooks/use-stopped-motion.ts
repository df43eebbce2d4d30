import { type MovingPart, motion } from '@foyer/core'
import { useCallback, useSyncExternalStore } from 'react'
import { useFeature } from '../provider/use-feature.ts'

/** Whether the person has stopped a part that moves, and the function that stops or starts it. The device remembers. */
export function useStoppedMotion(part: MovingPart): readonly [boolean, (isStopped: boolean) => void] {
  const api = useFeature(motion)
  const isStopped = useSyncExternalStore(
    useCallback((changed) => api.$stopped.listen(changed), [api]),
    () => api.$stopped.get().includes(part),
    // A prerendered document does not know the device. React renders again only if the device has something else.
    () => false,
  )
  const setStopped = useCallback((isStopped: boolean) => api.setStopped(part, isStopped), [api, part])
  return [isStopped, setStopped]
}
