import type { Rotation } from '@foyer/core'
import { scrollOffset, scrollTrack } from '../scroll-row/scroll-row.tsx'

/** How long a track stands still before it counts as arrived, ms. */
const SCROLL_END_MS = 150

/** Scrolls a track to the view of this index, unless it is there. */
export function scrollToView(track: HTMLElement, index: number, behavior: ScrollBehavior): void {
  const { from, rest } = scrollOffset(track)
  const wanted = Math.min(index * track.clientWidth, from + rest)
  if (Math.abs(from - wanted) > 4) scrollTrack(track, wanted, behavior)
}

/** Tells how many whole views a track has, now and whenever its width changes, until the returned function runs. */
export function observeViewCount(track: HTMLElement, tell: (views: number) => void): (() => void) | undefined {
  const measure = () => {
    const { scrollWidth, clientWidth } = track
    if (clientWidth > 0) tell(Math.max(1, Math.ceil((scrollWidth - 2) / clientWidth)))
  }
  if (typeof ResizeObserver === 'undefined') {
    measure()
    return undefined
  }
  // The observer reports for the first time after the layout.
  const observer = new ResizeObserver(measure)
  observer.observe(track)
  return () => observer.disconnect()
}

/** Tells a rotation of `views` which view a finger has scrolled to, until the returned function runs. */
export function syncRotation(track: HTMLElement, rotation: Rotation, views: number): () => void {
  let settled: ReturnType<typeof setTimeout> | undefined
  const onScroll = () => {
    clearTimeout(settled)
    settled = setTimeout(() => {
      const { from, rest } = scrollOffset(track)
      const at = rest < 4 ? views - 1 : Math.round(from / Math.max(1, track.clientWidth))
      if (at !== rotation.$index.get()) rotation.go(at)
    }, SCROLL_END_MS)
  }
  track.addEventListener('scroll', onScroll, { passive: true })
  return () => {
    clearTimeout(settled)
    track.removeEventListener('scroll', onScroll)
  }
}
