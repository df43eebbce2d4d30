import { useEffect, useState } from 'react'

/** A finger that is put down moves the page a little: no direction yet. */
const JITTER_PX = 24

/**
 * Whether the person is on the way down the page: from the first stretch downwards until one upwards, the top or the
 * end. What floats over the page stands aside meanwhile.
 */
export function useReadOn(): boolean {
  const [down, setDown] = useState(false)
  useEffect(() => {
    /** The furthest point since the last turn. */
    let turn = 0
    let isDown = false
    const look = () => {
      const { scrollHeight, clientHeight } = document.documentElement
      const room = scrollHeight - clientHeight
      // A page that is pulled over its edge springs back, which is no way of its own.
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
