import type { Rotation } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { type RefObject, useEffect } from 'react'
import { useFoyer } from '../provider/use-foyer.ts'
import { useOwned } from './owned.ts'
import { useInView } from './use-in-view.ts'
import { useReducedMotion } from './use-media.ts'

export interface RotationView {
  readonly rotation: Rotation
  readonly index: number
  /** Paused by hand. */
  readonly paused: boolean
  /** Motion is not wanted: it does not move by itself, and steps without sliding. */
  readonly still: boolean
}

/**
 * Core's clockwork for something that moves by itself (HOME-03, HOME-04), held while `box` is out of view, under
 * a finger, a mouse or the focus, and when motion is not wanted. A hidden tab is core's own matter.
 */
export function useRotation(everyMs: number, count: number, box: RefObject<HTMLElement | null>): RotationView {
  const foyer = useFoyer()
  const rotation = useOwned(() => foyer.createRotation({ everyMs }), [foyer, everyMs])
  const index = useStore(rotation.$index)
  const paused = useStore(rotation.$paused)
  const inView = useInView(box, true)
  const still = useReducedMotion()

  useEffect(() => rotation.setCount(count), [rotation, count])
  useEffect(() => rotation.hold('view', !inView), [rotation, inView])
  useEffect(() => rotation.hold('motion', still), [rotation, still])
  useEffect(() => {
    const element = box.current
    if (element === null) return
    const listeners: readonly (readonly [string, string, boolean])[] = [
      ['pointerenter', 'pointer', true],
      ['pointerdown', 'pointer', true],
      ['pointerleave', 'pointer', false],
      ['pointerup', 'pointer', false],
      ['pointercancel', 'pointer', false],
      ['focusin', 'focus', true],
      ['focusout', 'focus', false],
    ]
    const undo = listeners.map(([type, reason, on]) => {
      const listener = (event: Event) => {
        // A mouse that lets go is still over it.
        if (type === 'pointerup' && event instanceof PointerEvent && event.pointerType === 'mouse') return
        rotation.hold(reason, on)
      }
      element.addEventListener(type, listener)
      return () => element.removeEventListener(type, listener)
    })
    return () => {
      for (const off of undo) off()
    }
  }, [rotation, box])

  return { rotation, index: count === 0 ? 0 : Math.min(index, count - 1), paused, still }
}
