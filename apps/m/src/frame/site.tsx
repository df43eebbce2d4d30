import { useSiteStatus } from '@foyer/react'
import { lazy, Suspense } from 'react'
import { Frame } from './frame.tsx'

const Closed = lazy(() => import('./closed.tsx').then(({ Closed: found }) => ({ default: found })))

/** The site, or what stands in its place while it is closed (STATUS-06). */
export function Site() {
  const status = useSiteStatus()
  if (status.kind === 'normal') return <Frame />
  return (
    <Suspense>
      <Closed />
    </Suspense>
  )
}
