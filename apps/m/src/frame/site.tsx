import { Late, latePart, useSiteStatus } from '@foyer/react'
import { Frame } from './frame.tsx'

const closed = latePart(async () => (await import('./closed.tsx')).Closed)

/** The site, or what stands in its place while it is closed (STATUS-06). */
export function Site() {
  const status = useSiteStatus()
  return status.kind === 'normal' ? <Frame /> : <Late part={closed} props={{}} />
}
