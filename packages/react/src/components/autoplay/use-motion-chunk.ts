import { startTransition, useEffect, useState } from 'react'
import { lazyModule } from '../lazy/lazy-module.ts'

/** The code of automatic movement and of its pauses. The first screen does without it. */
export const autoplayModule = lazyModule(async () => import('./motion-chunk.ts'))

/** Loads after the first screen, but before the first automatic move is due. */
const START_DELAY_MS = 3000

/** The module for automatic movement, loaded after a moment or with the first touch; until then, and if it fails, nothing moves. */
export function useMotionChunk(): ReturnType<typeof autoplayModule.loaded> {
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
