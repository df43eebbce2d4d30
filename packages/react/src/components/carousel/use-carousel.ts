import type { MovingPart } from '@foyer/core'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { type RotationView, useRotation } from '../../hooks/use-rotation.ts'
import { useMotionChunk } from '../autoplay/use-motion-chunk.ts'
import { scrollTrack } from '../scroll-row/scroll-row.tsx'
import type { CarouselBinding } from './bind-carousel.ts'

export interface CarouselOptions {
  readonly part: MovingPart
  /** ms between two views */
  readonly everyMs: number
  /** How long a change takes that no finger makes, ms. */
  readonly transitionMs: number | undefined
  readonly slides: number
  /** Slides in view on a phone. */
  readonly perView: number
  readonly element: RefObject<HTMLElement | null>
  readonly track: RefObject<HTMLElement | null>
}

/** A rotation, and a track of slides that shows the view of its index. */
export function useCarousel(options: CarouselOptions): RotationView & { readonly views: number } {
  const { part, everyMs, transitionMs, slides, perView, element, track } = options
  const [counted, setCounted] = useState<number>()
  const views = counted ?? Math.ceil(slides / perView)
  const view = useRotation(part, everyMs, views, element)
  const motion = useMotionChunk()
  const binding = useRef<CarouselBinding>(undefined)
  const shown = useRef(0)
  const { rotation, index, reducedMotion } = view
  const isMovable = slides > perView

  useEffect(() => {
    if (track.current === null || !isMovable) return
    const made = motion?.bindCarousel(track.current, rotation, setCounted)
    binding.current = made
    return () => {
      made?.end()
      binding.current = undefined
      setCounted(undefined)
    }
  }, [motion, rotation, track, isMovable])

  // biome-ignore lint/correctness/useExhaustiveDependencies: more slides are to be measured.
  useEffect(() => binding.current?.update(), [slides])

  useEffect(() => {
    // Nothing to measure in the first screen.
    if (shown.current === index || track.current === null) return
    shown.current = index
    if (binding.current?.show(index, reducedMotion ? 0 : transitionMs)) return
    const { clientWidth } = track.current
    // What is not laid out has nowhere to scroll to.
    if (clientWidth > 0) scrollTrack(track.current, index * clientWidth, reducedMotion ? 'instant' : 'smooth')
  }, [track, index, reducedMotion, transitionMs])

  return { ...view, views }
}
