import { startTransition, useEffect, useState } from 'react'
import { whenInteractedOrIdle } from '../../hooks/when-interacted-or-idle.ts'
import { lazyModule } from '../lazy/lazy-module.ts'

/** The code of automatic movement and of its pauses. The first screen does without it. */
export const autoplayModule = lazyModule(async () => import('./motion-chunk.ts'))

/** The module for automatic movement, loaded with the first interaction or a moment later; until then, and if it fails, nothing moves. */
export function useMotionChunk(): ReturnType<typeof autoplayModule.loaded> {
  const [motion, setMotion] = useState(() => autoplayModule.loaded())
  useEffect(() => {
    if (motion !== undefined) return
    return whenInteractedOrIdle(async () => {
      const code = await autoplayModule.load()
      startTransition(() => setMotion(code))
    })
  }, [motion])
  return motion
}
