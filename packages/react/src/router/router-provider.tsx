import type { RouteMatch } from '@foyer/core'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef } from 'react'
import { ShownPageContext } from '../provider/shown-page.ts'
import { useFoyerContext } from '../provider/use-foyer.ts'
import type { Router } from './create-router.ts'
import type { PageDefinition } from './define-page.ts'
import { useLinkPrefetch } from './use-link-prefetch.ts'
import { useReloadKey } from './use-reload-key.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'
import { type ShownState, useLoaders, useShownPage } from './use-shown-page.ts'
import { useSwipeBack } from './use-swipe-back.ts'

export interface RouterState {
  readonly router: Router
  /** Of the page on screen. */
  readonly route: RouteMatch
  readonly page: PageDefinition
  /** Of its code and texts. While they are loading the frame of the page stands alone. */
  readonly status: ShownState['status']
  /** Whether the session may see it. False while that is not known. */
  readonly isAllowed: boolean
  /** Counts links of the page to itself, which start it again. */
  readonly reloadKey: number
  /** Loads again what has failed. */
  readonly retry: () => void
}

const RouterContext = createContext<RouterState | undefined>(undefined)

export interface RouterProviderProps {
  readonly router: Router
  readonly children?: ReactNode
}

/**
 * Shows the pages of a router, below a `FoyerProvider` whose client has its routes: follows the client's page, fetches code,
 * texts and data of a page side by side and of the page behind a link ahead, brings every entry of the history back to
 * where it was left, and goes back on a swipe. What is below it sees one page: the one on screen.
 */
export function RouterProvider({ router, children }: RouterProviderProps) {
  const { foyer, text } = useFoyerContext()
  const [{ page, status }, retry] = useShownPage(router, foyer, text)
  const route = page.result.route
  const reloadKey = useReloadKey(route.path)
  useRetryOnReload(reloadKey, status === 'failed', retry)
  useLoaders(router, foyer)
  useLinkPrefetch(router, foyer, text)
  useScrollRestoration(route.path, foyer.session)
  useSwipeBack(foyer)
  const shown = useMemo(() => ({ page, routes: router.routes }), [page, router])
  // The object stays the same while only the wanted page changes, so that a tap on a link draws nothing again.
  const value = useMemo<RouterState>(
    () => ({
      router,
      route,
      page: router.page(route.name),
      status,
      isAllowed: page.result.outcome === 'allow',
      reloadKey,
      retry,
    }),
    [router, route, status, page, reloadKey, retry],
  )
  return (
    <ShownPageContext value={shown}>
      <RouterContext value={value}>{children}</RouterContext>
    </ShownPageContext>
  )
}

/** A link of a page to itself loads again what has failed. */
function useRetryOnReload(reloadKey: number, isFailed: boolean, retry: () => void): void {
  const last = useRef(reloadKey)
  useEffect(() => {
    if (last.current === reloadKey) return
    last.current = reloadKey
    if (isFailed) retry()
  }, [reloadKey, isFailed, retry])
}

/**
 * The page on screen, as its router has it.
 * @throws Error without a {@link RouterProvider} above it
 */
export function useRouterState(): RouterState {
  const value = useContext(RouterContext)
  if (value === undefined) throw new Error('useRouterState needs a <RouterProvider> above it')
  return value
}
