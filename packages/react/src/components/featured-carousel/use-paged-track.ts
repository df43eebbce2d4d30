import { type RefObject, useEffect, useState } from 'react'
import type { RotationView } from '../../hooks/use-rotation.ts'
import { useMotionChunk } from '../autoplay/use-motion-chunk.ts'

/** How many whole views a track has; `estimate` until it is measured, which nothing needs that stands still. */
export function useViewCount(track: RefObject<HTMLElement | null>, estimate: number): number {
  const [views, setViews] = useState<number>()
  const motion = useMotionChunk()
  // biome-ignore lint/correctness/useExhaustiveDependencies: more slides are as wide as before, and scroll farther.
  useEffect(
    () => (track.current === null ? undefined : motion?.observeViewCount(track.current, setViews)),
    [motion, track, estimate],
  )
  return views ?? estimate
}

/** Keeps a scrolling track and a rotation in step, in both directions. */
export function usePagedTrack(track: RefObject<HTMLElement | null>, view: RotationView, views: number): void {
  const { rotation, index, reducedMotion } = view
  const motion = useMotionChunk()
  useEffect(() => {
    if (track.current !== null) motion?.scrollToView(track.current, index, reducedMotion ? 'auto' : 'smooth')
  }, [motion, track, index, reducedMotion])
  useEffect(
    () => (track.current === null ? undefined : motion?.syncRotation(track.current, rotation, views)),
    [motion, track, rotation, views],
  )
}
