import { LIMITS } from '@foyer/core'
import { type RefObject, useEffect, useRef } from 'react'
import type { RotationView } from '../../hooks/use-rotation.ts'
import { useMotion } from '../motion/use-motion.ts'
import { moveTrack } from './move-track.ts'
import type { Turning } from './turn-by-finger.ts'

/** Lets a finger move a carousel and slides it to the rotation's index. */
export function useSwiper(cipher: RefObject<HTMLElement | null>, view: RotationView, count: number): void {
  const motion = useMotion()
  const turning = useRef<Turning>(undefined)
  const { rotation, index, reducedMotion } = view
  const speed = reducedMotion ? 0 : LIMITS.bannerTransitionMs

  useEffect(() => {
    if (cipher.current === null || count < 2) return
    const made = motion?.turnByFinger(cipher.current, rotation, count)
    turning.current = made
    return () => made?.end()
  }, [cipher, rotation, count, motion])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes late shows what has been chosen meanwhile.
  useEffect(() => {
    if (turning.current !== undefined) turning.current.show(index, speed)
    else if (cipher.current !== null) moveTrack(cipher.current, index)
  }, [cipher, index, speed, motion])
}
