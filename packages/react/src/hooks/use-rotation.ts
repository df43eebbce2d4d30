import type { Rotation } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { type RefObject, useEffect } from 'react'
import { useAutoplay } from '../components/autoplay/use-autoplay.ts'
import { useFoyer } from '../provider/use-foyer.ts'
import { useDisposable } from './use-disposable.ts'
import { useInView } from './use-in-view.ts'
import { useReducedMotion } from './use-media.ts'

export interface RotationView {
  readonly rotation: Rotation
  readonly index: number
  /** Paused by hand. */
  readonly paused: boolean
  /** Motion is not wanted: it does not move by itself, and steps without sliding. */
  readonly reducedMotion: boolean
}

/**
 * Core's clockwork for something that moves by itself (HOME-03, HOME-04), held while `box` is out of view, under
 * a finger, a mouse or the focus, and when motion is not wanted. A hidden tab is core's own matter.
 */
export function useRotation(everyMs: number, count: number, element: RefObject<HTMLElement | null>): RotationView {
  const foyer = useFoyer()
  const rotation = useDisposable(() => foyer.createRotation({ everyMs }), [foyer, everyMs])
  const index = useStore(rotation.$index)
  const paused = useStore(rotation.$paused)
  const inView = useInView(element, true)
  const reducedMotion = useReducedMotion()
  const motion = useAutoplay()

  useEffect(() => rotation.setCount(count), [rotation, count])
  useEffect(() => rotation.hold('view', !inView), [rotation, inView])
  // It does not begin before it can be held, and seen.
  useEffect(() => rotation.hold('motion', reducedMotion || motion === undefined), [rotation, reducedMotion, motion])
  useEffect(
    () => (element.current === null ? undefined : motion?.pauseOnInteraction(element.current, rotation)),
    [motion, rotation, element],
  )

  return { rotation, index: count === 0 ? 0 : Math.min(index, count - 1), paused, reducedMotion }
}
