import { type RefObject, useEffect, useState } from 'react'

/** How far below the screen something may lie and still be made ready. */
const AHEAD = '600px'

/** Whether an element has come near the screen; once it has, that stays. At once where the platform cannot tell. */
export function useNear(target: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    const element = target.current
    if (element === null || near) return
    if (typeof IntersectionObserver === 'undefined') {
      setNear(true)
      return
    }
    const observer = new IntersectionObserver((entries) => setNear(entries.some((entry) => entry.isIntersecting)), {
      rootMargin: AHEAD,
    })
    observer.observe(element)
    return () => observer.disconnect()
  }, [target, near])
  return near
}
