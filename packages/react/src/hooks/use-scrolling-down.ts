import { useEffect, useState } from 'react'

/** Smaller movements, as by a finger that is put down, have no direction. */
const JITTER_PX = 24

/**
 * Whether the person is scrolling down: from the first movement downwards until one upwards, the top or the end.
 * Floating buttons are hidden meanwhile.
 */
export function useScrollingDown(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    /** The furthest position since the last change of direction. */
    let turn = 0
    let isDown = false
    const look = () => {
      const { scrollHeight, clientHeight } = document.documentElement
      const room = scrollHeight - clientHeight
      // The bounce at the edge of the page is no change of direction.
      const y = Math.min(Math.max(window.scrollY, 0), room)
      if (y <= JITTER_PX || y >= room - JITTER_PX) isDown = false
      else if (Math.abs(y - turn) > JITTER_PX) isDown = y > turn
      else if (isDown ? y < turn : y > turn) return
      turn = y
      setDown(isDown)
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return down
}
