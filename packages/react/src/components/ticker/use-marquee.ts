import { type RefObject, useEffect } from 'react'
import { marqueeTiming } from './marquee.ts'

/** Moves `track` by the width of its first child, over and over, while `running`. The place is kept over a pause. */
export function useMarquee(track: RefObject<HTMLElement | null>, running: boolean, content: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content is another width.
  useEffect(() => {
    const element = track.current
    const line = element?.firstElementChild
    if (element === null || !(line instanceof HTMLElement) || !running) return
    if (typeof element.animate !== 'function') return
    const width = line.offsetWidth
    const { duration, steps } = marqueeTiming(width)
    const side = getComputedStyle(element).direction === 'rtl' ? 1 : -1
    const animation = element.animate(
      [{ transform: 'translateX(0)' }, { transform: `translateX(${side * width}px)` }],
      { duration, iterations: Number.POSITIVE_INFINITY, easing: `steps(${steps})` },
    )
    const kept = Number(element.dataset.at ?? 0)
    animation.currentTime = kept % duration
    const follow = () => {
      if (document.visibilityState === 'hidden') animation.pause()
      else animation.play()
    }
    document.addEventListener('visibilitychange', follow)
    return () => {
      document.removeEventListener('visibilitychange', follow)
      element.dataset.at = String(Number(animation.currentTime ?? 0) % duration)
      animation.cancel()
    }
  }, [track, running, content])
}
