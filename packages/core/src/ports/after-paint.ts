import type { Unsubscribe } from './ports.ts'

/** The longest wait: a busy page paints late, ms. */
const MAX_WAIT_MS = 200

/**
 * Calls back once the next frame is painted, after 200 ms at the latest. Calls back at once if the page is hidden, and as
 * soon as it becomes hidden: a hidden page paints nothing.
 *
 * @returns a function that cancels the wait
 */
export function afterPaint(run: () => void): Unsubscribe {
  // A document without frames, as jsdom's, paints nothing either.
  if (document.visibilityState === 'hidden' || typeof requestAnimationFrame === 'undefined') {
    run()
    return () => {}
  }
  const ended = new AbortController()
  const { signal } = ended
  const cancel = () => {
    ended.abort()
    clearTimeout(timer)
    cancelAnimationFrame(frame)
  }
  const end = () => {
    if (signal.aborted) return
    cancel()
    run()
  }
  const timer = setTimeout(end, MAX_WAIT_MS)
  // A task that the frame's callback starts runs once the frame is on its way to the screen.
  const frame = requestAnimationFrame(() => setTimeout(end))
  window.addEventListener('pagehide', end, { signal })
  document.addEventListener('visibilitychange', end, { signal })
  return cancel
}
