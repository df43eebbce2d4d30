/** Whether the platform can tell what is on screen. Where it cannot (a test without a page), everything counts as seen. */
export const hasIntersectionObserver = () => typeof IntersectionObserver !== 'undefined'

/** Tells how much of an element is on screen, now and whenever that changes, until the returned function runs. */
export function observeIntersection(
  element: Element | null | undefined,
  onEntry: (entry: IntersectionObserverEntry) => void,
  rootMargin = '0px',
): (() => void) | undefined {
  if (!element) return undefined
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1)
      if (last !== undefined) onEntry(last)
    },
    { rootMargin },
  )
  observer.observe(element)
  return () => observer.disconnect()
}
