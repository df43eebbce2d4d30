import { type MovingPart, type Rotation, rotation } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { type RefObject, useEffect } from 'react'
import { useMotionChunk } from '../components/autoplay/use-motion-chunk.ts'
import { useFeature } from '../provider/use-feature.ts'
import { useDisposable } from './use-disposable.ts'
import { useInView } from './use-in-view.ts'
import { useReducedMotion } from './use-media-query.ts'
import { useStoppedMotion } from './use-stopped-motion.ts'

export interface RotationView {
  readonly rotation: Rotation
  readonly index: number
  /** Paused by hand. */
  readonly paused: boolean
  readonly togglePaused: () => void
  /** Motion is not wanted: it does not move by itself, and steps without sliding. */
  readonly reducedMotion: boolean
}

/**
 * Core's clockwork for something that moves by itself (HOME-03, HOME-04), held while `box` is out of view, under
 * a finger, a mouse or the focus, and when motion is not wanted. A hidden tab is core's own matter.
 */
export function useRotation(
  part: MovingPart,
  everyMs: number,
  count: number,
  element: RefObject<HTMLElement | null>,
): RotationView {
  const createRotation = useFeature(rotation)
  const own = useDisposable(() => createRotation({ everyMs }), [createRotation, everyMs])
  const index = useStore(own.$index)
  const [paused, setPaused] = useStoppedMotion(part)
  const inView = useInView(element, true)
  const reducedMotion = useReducedMotion()
  const motion = useMotionChunk()

  useEffect(() => {
    if (own.$paused.get() !== paused) own.togglePaused()
  }, [own, paused])
  useEffect(() => own.setCount(count), [own, count])
  useEffect(() => own.hold('view', !inView), [own, inView])
  // It does not begin before it can be held, and seen.
  useEffect(() => own.hold('motion', reducedMotion || motion === undefined), [own, reducedMotion, motion])
  useEffect(
    () => (element.current === null ? undefined : motion?.pauseOnInteraction(element.current, own)),
    [motion, own, element],
  )

  return {
    rotation: own,
    index: count === 0 ? 0 : Math.min(index, count - 1),
    paused,
    togglePaused: () => setPaused(!paused),
    reducedMotion,
  }
}
