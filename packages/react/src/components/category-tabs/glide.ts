/** Scrolls an element sideways in exactly `ms` (HOME-09); the platform's own smooth scrolling has no duration. */
export function glide(element: HTMLElement, left: number, ms: number): () => void {
  const from = element.scrollLeft
  const started = performance.now()
  let frame = 0
  const step = (now: number) => {
    const part = ms <= 0 ? 1 : Math.min(1, Math.max(0, (now - started) / ms))
    element.scrollLeft = from + (left - from) * (1 - (1 - part) ** 3)
    if (part < 1) frame = requestAnimationFrame(step)
  }
  step(started)
  if (ms > 0) frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}
