import { useEffect, useState } from 'react'
import { SIGNS } from './sign-of-life.ts'

/** Whether somebody has touched, scrolled or typed on this page. */
export function useBegun(): boolean {
  const [begun, setBegun] = useState(() => navigator.userActivation?.hasBeenActive || scrollY > 0)
  useEffect(() => {
    if (begun) return
    const begin = () => setBegun(true)
    for (const sign of SIGNS) window.addEventListener(sign, begin, { passive: true })
    return () => {
      for (const sign of SIGNS) window.removeEventListener(sign, begin)
    }
  }, [begun])
  return begun
}
