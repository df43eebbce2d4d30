import { lazy, Suspense, useEffect, useState } from 'react'

const ServiceButtons = lazy(() => import('@foyer/react').then(({ ServiceButtons: found }) => ({ default: found })))

const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const
const PATIENCE_MS = 3000

/** Customer service over the lobby (HOME-06). It comes with the first sign of life, or a moment after the games. */
export function LateService() {
  const [wanted, setWanted] = useState(false)
  useEffect(() => {
    if (wanted) return
    const want = () => setWanted(true)
    const timer = setTimeout(want, PATIENCE_MS)
    for (const sign of SIGNS) window.addEventListener(sign, want, { once: true, passive: true })
    return () => {
      clearTimeout(timer)
      for (const sign of SIGNS) window.removeEventListener(sign, want)
    }
  }, [wanted])
  return wanted ? (
    <Suspense>
      <ServiceButtons />
    </Suspense>
  ) : null
}
