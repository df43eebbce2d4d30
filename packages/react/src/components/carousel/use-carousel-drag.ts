import { SPEC_CONSTANTS } from '@foyer/core'
import { type RefObject, useEffect, useRef } from 'react'
import type { RotationView } from '../../hooks/use-rotation.ts'
import { useMotionChunk } from '../autoplay/use-motion-chunk.ts'
import type { DragBinding } from './bind-drag.ts'
import { translateTrack } from './translate-track.ts'

/** Lets a finger move a carousel and slides it to the rotation's index. */
export function useCarouselDrag(element: RefObject<HTMLElement | null>, view: RotationView, count: number): void {
  const motion = useMotionChunk()
  const drag = useRef<DragBinding>(undefined)
  const { rotation, index, reducedMotion } = view
  const speed = reducedMotion ? 0 : SPEC_CONSTANTS.bannerTransitionMs

  useEffect(() => {
    if (element.current === null || count < 2) return
    const made = motion?.bindDrag(element.current, rotation, count)
    drag.current = made
    return () => made?.end()
  }, [element, rotation, count, motion])

  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes late shows what has been chosen meanwhile.
  useEffect(() => {
    if (drag.current !== undefined) drag.current.show(index, speed)
    else if (element.current !== null) translateTrack(element.current, index)
  }, [element, index, speed, motion])
}
