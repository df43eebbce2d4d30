import { lazyComponent, RenderLazy, usePlatformStatus } from '@foyer/react'
import { AppLayout, type AppLayoutProps } from './app-layout.tsx'

const closed = lazyComponent(async () => (await import('./site-closed.tsx')).SiteClosed)

/** The site, or what stands in its place while it is closed (STATUS-06). */
export function Site(props: AppLayoutProps) {
  const status = usePlatformStatus()
  return status.kind === 'normal' ? <AppLayout {...props} /> : <RenderLazy component={closed} props={{}} />
}
