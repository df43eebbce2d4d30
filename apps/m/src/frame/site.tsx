import { Lazy, lazyComponent, useAppStatus } from '@foyer/react'
import { Frame, type FrameProps } from './frame.tsx'

const closed = lazyComponent(async () => (await import('./closed.tsx')).Closed)

/** The site, or what stands in its place while it is closed (STATUS-06). */
export function Site(props: FrameProps) {
  const status = useAppStatus()
  return status.kind === 'normal' ? <Frame {...props} /> : <Lazy component={closed} props={{}} />
}
