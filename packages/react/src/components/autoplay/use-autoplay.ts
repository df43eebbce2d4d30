import { startTransition, useEffect, useState } from 'react'
import { lazyModule } from '../lazy/lazy-module.ts'

/** What moves by itself, and how fingers and the focus hold it: the first screen stands without. */
export const autoplayModule = lazyModule(async () => import('./autoplay.ts'))

/** Longer than a first look, shorter than the first thing takes that moves on by itself. */
const START_DELAY_MS = 3000

/** How things move, a moment after they stand or with the first touch; where it cannot be had they stand still. */
export function useAutoplay(): ReturnType<typeof autoplayModule.loaded> {
  const [motion, setMotion] = useState(() => autoplayModule.loaded())
  useEffect(() => {
    if (motion !== undefined) return
    let current = true
    const bring = () =>
      void Promise.allSettled([autoplayModule.load()]).then(([code]) => {
        if (current && code.status === 'fulfilled') startTransition(() => setMotion(code.value))
      })
    const timer = setTimeout(bring, START_DELAY_MS)
    document.addEventListener('pointerdown', bring, { passive: true })
    return () => {
      current = false
      clearTimeout(timer)
      document.removeEventListener('pointerdown', bring)
    }
  }, [motion])
  return motion
}
