import { startTransition, useEffect, useState } from 'react'
import { lazyModule } from '../lazy/lazy-module.ts'

/** What moves by itself, and how fingers and the focus hold it: the first screen stands without. */
export const motionCode = lazyModule(async () => import('./motion.ts'))

/** Longer than a first look, shorter than the first thing takes that moves on by itself. */
const PATIENCE_MS = 3000

/** How things move, a moment after they stand or with the first touch; where it cannot be had they stand still. */
export function useMotion(): ReturnType<typeof motionCode.loaded> {
  const [motion, setMotion] = useState(() => motionCode.loaded())
  useEffect(() => {
    if (motion !== undefined) return
    let current = true
    const bring = () =>
      void Promise.allSettled([motionCode.load()]).then(([code]) => {
        if (current && code.status === 'fulfilled') startTransition(() => setMotion(code.value))
      })
    const timer = setTimeout(bring, PATIENCE_MS)
    document.addEventListener('pointerdown', bring, { passive: true })
    return () => {
      current = false
      clearTimeout(timer)
      document.removeEventListener('pointerdown', bring)
    }
  }, [motion])
  return motion
}
