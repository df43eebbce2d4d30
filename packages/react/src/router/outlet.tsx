import { type ReactNode, Suspense } from 'react'
import { PageErrorBoundary } from './page-error-boundary.tsx'
import { useRouterState } from './router-provider.tsx'

export interface OutletProps {
  /** Stands in for the page until its code and its texts are loaded, and until the session may see it. */
  readonly fallback: ReactNode
  /** Stands in for a page that cannot be loaded or drawn. `retry` loads and draws it again. */
  readonly failed: (retry: () => void) => ReactNode
  /** Drawn beside the page: its effects run when the page is on screen, or what stands in for it. */
  readonly children?: ReactNode
}

/** The page on screen. */
export function Outlet({ fallback, failed, children }: OutletProps) {
  const { router, route, page, status, isAllowed, reloadKey, retry } = useRouterState()
  const Page = status === 'ready' && (isAllowed || page.prerender) ? router.loaded(route.name)?.Page : undefined
  const stand = (again: () => void) => (
    <>
      {failed(again)}
      {children}
    </>
  )
  if (status === 'failed') return stand(retry)
  return (
    <PageErrorBoundary resetKey={`${reloadKey} ${route.path}`} fallback={stand}>
      <Suspense fallback={fallback}>
        {Page === undefined ? fallback : <Page route={route} reloadKey={reloadKey} />}
        {children}
      </Suspense>
    </PageErrorBoundary>
  )
}
