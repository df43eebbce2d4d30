import { type RefObject, useEffect, useState } from 'react'

/** Whether any of the element is on screen; `before` the platform has told, and where it cannot. */
export function useInView(target: RefObject<Element | null>, before: boolean, rootMargin = '0px'): boolean {
  const [inView, setInView] = useState(before)
  useEffect(() => {
    const element = target.current
    if (element === null || typeof IntersectionObserver === 'undefined') return
    const observer = new IntersectionObserver(
      (entries) => {
        const last = entries.at(-1)
        if (last !== undefined) setInView(last.isIntersecting)
      },
      { rootMargin },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [target, rootMargin])
  return inView
}
