/** Scrolls an element sideways in exactly `ms` (HOME-09); the platform's own smooth scrolling has no duration. */
export function smoothScroll(element: HTMLElement, left: number, ms: number): () => void {
  const from = element.scrollLeft
  const started = performance.now()
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - started) / ms))
    element.scrollLeft = from + (left - from) * (1 - (1 - part) ** 3)
    if (part < 1) frame = requestAnimationFrame(step)
  }
  let frame = requestAnimationFrame(step)
  return () => cancelAnimationFrame(frame)
}
