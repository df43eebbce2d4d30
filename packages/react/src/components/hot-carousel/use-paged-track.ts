import { type RefObject, useEffect, useState } from 'react'
import type { RotationView } from '../../hooks/use-rotation.ts'
import { useMotion } from '../motion/use-motion.ts'

/** How many whole views a track has; `estimate` until it is measured. */
export function useViews(track: RefObject<HTMLElement | null>, estimate: number): number {
  const [views, setViews] = useState(estimate)
  useEffect(() => {
    const element = track.current
    if (element === null) return
    const measure = () => {
      const wide = element.clientWidth
      setViews(wide === 0 ? estimate : Math.max(1, Math.ceil((element.scrollWidth - 2) / wide)))
    }
    if (typeof ResizeObserver === 'undefined') return measure()
    // It measures for the first time once the page is laid out.
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    return () => observer.disconnect()
  }, [track, estimate])
  return views
}

/** Keeps a scrolling track and a rotation in step: whoever moves, the other follows. */
export function usePagedTrack(track: RefObject<HTMLElement | null>, view: RotationView, views: number): void {
  const { rotation, index, still } = view
  const motion = useMotion()
  useEffect(() => {
    if (track.current !== null) motion?.showView(track.current, index, still ? 'auto' : 'smooth')
  }, [motion, track, index, still])
  useEffect(
    () => (track.current === null ? undefined : motion?.followTrack(track.current, rotation, views)),
    [motion, track, rotation, views],
  )
}
