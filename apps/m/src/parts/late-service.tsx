import { type ComponentType, useEffect, useState } from 'react'

const SIGNS = ['pointerdown', 'keydown', 'scroll'] as const
const PATIENCE_MS = 3000

/** Customer service over the lobby (HOME-06). It comes with the first sign of life, or a moment after the games. */
export function LateService() {
  const [Buttons, setButtons] = useState<ComponentType>()
  useEffect(() => {
    let open = true
    let asked = false
    const want = () => {
      if (asked) return
      asked = true
      import('./service-buttons.ts').then(
        ({ ServiceButtons }) => open && setButtons(() => ServiceButtons),
        () => {
          // Offline or an old deploy: the lobby does without, and the next sign asks again.
          asked = false
        },
      )
    }
    const timer = setTimeout(want, PATIENCE_MS)
    for (const sign of SIGNS) window.addEventListener(sign, want, { passive: true })
    return () => {
      open = false
      clearTimeout(timer)
      for (const sign of SIGNS) window.removeEventListener(sign, want)
    }
  }, [])
  return Buttons === undefined ? null : <Buttons />
}
