import { lazyComponent, useInteractionPrefetch, useLazyComponent } from '@foyer/react'
import { useState } from 'react'
import { useSignOfLife } from './sign-of-life.ts'

const above = lazyComponent(async () => (await import('./above.tsx')).Above)

/** Brings what a touch may ask for with the first sign of life, or a moment after the first screen. */
export function AheadOfTouch() {
  const [enough, setEnough] = useState(false)
  const sign = useSignOfLife(enough)
  const here = useInteractionPrefetch(sign)
  if (here && !enough) setEnough(true)
  const part = useLazyComponent(above, sign)
  return part.status === 'ready' ? <part.Component /> : null
}
