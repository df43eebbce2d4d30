import { marqueeTiming } from './marquee-timing.ts'

/**
 * Moves `track` by the width of its first child, repeatedly, until the returned function runs. The position is kept for
 * the next run.
 */
export function runMarquee(track: HTMLElement): (() => void) | undefined {
  const line = track.firstElementChild
  if (!(line instanceof HTMLElement) || typeof track.animate !== 'function') return
  const width = line.offsetWidth
  const { duration, steps } = marqueeTiming(width)
  const side = getComputedStyle(track).direction === 'rtl' ? 1 : -1
  const animation = track.animate([{ transform: 'translateX(0)' }, { transform: `translateX(${side * width}px)` }], {
    duration,
    iterations: Number.POSITIVE_INFINITY,
    easing: `steps(${steps})`,
  })
  const kept = Number(track.dataset.at ?? 0)
  animation.currentTime = kept % duration
  const follow = () => {
    if (document.visibilityState === 'hidden') animation.pause()
    else animation.play()
  }
  document.addEventListener('visibilitychange', follow)
  return () => {
    document.removeEventListener('visibilitychange', follow)
    track.dataset.at = String(Number(animation.currentTime ?? 0) % duration)
    animation.cancel()
  }
}
