import { type RefObject, useEffect, useState } from 'react'
import type { RotationView } from '../../hooks/use-rotation.ts'
import { scrolled, scrollTrack } from '../slides/slides.tsx'

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

  useEffect(() => {
    const element = track.current
    if (element === null) return
    const { from, rest } = scrolled(element)
    const wanted = Math.min(index * element.clientWidth, from + rest)
    if (Math.abs(from - wanted) > 4) scrollTrack(element, wanted, still ? 'auto' : 'smooth')
  }, [track, index, still])

  useEffect(() => {
    const element = track.current
    if (element === null) return
    let settled: ReturnType<typeof setTimeout> | undefined
    const onScroll = () => {
      clearTimeout(settled)
      settled = setTimeout(() => {
        const { from, rest } = scrolled(element)
        const at = rest < 4 ? views - 1 : Math.round(from / Math.max(1, element.clientWidth))
        if (at !== rotation.$index.get()) rotation.go(at)
      }, 150)
    }
    element.addEventListener('scroll', onScroll, { passive: true })
    return () => {
      clearTimeout(settled)
      element.removeEventListener('scroll', onScroll)
    }
  }, [track, rotation, views])
}
