import { type MovingPart, motion } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useCallback } from 'react'
import { useFeature } from '../provider/use-feature.ts'
import { useIsHydrating } from './use-is-hydrating.ts'

/** Whether the person has stopped a part that moves, and the function that stops or starts it. The device remembers. */
export function useStoppedMotion(part: MovingPart): readonly [boolean, (isStopped: boolean) => void] {
  const api = useFeature(motion)
  const stopped = useStore(api.$stopped)
  // A prerendered document does not know the device.
  const hydrating = useIsHydrating()
  const setStopped = useCallback((isStopped: boolean) => api.setStopped(part, isStopped), [api, part])
  return [!hydrating && stopped.includes(part), setStopped]
}
