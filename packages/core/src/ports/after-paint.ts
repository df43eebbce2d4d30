/** The longest wait: a page that is busy paints late, ms. */
const MAX_WAIT_MS = 200

/** Resolves once the next frame is painted; at once while the page is hidden, and when it becomes hidden. */
export function afterPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return Promise.resolve()
  return new Promise((resolve) => {
    const ended = new AbortController()
    const done = () => {
      ended.abort()
      clearTimeout(timer)
      resolve()
    }
    const timer = setTimeout(done, MAX_WAIT_MS)
    // A task after the frame's callbacks runs once the frame is on its way to the screen.
    requestAnimationFrame(() => setTimeout(done))
    window.addEventListener('pagehide', done, { signal: ended.signal })
    document.addEventListener('visibilitychange', done, { signal: ended.signal })
  })
}
