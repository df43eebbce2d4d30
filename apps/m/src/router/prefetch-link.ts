import type { Access, RouteName } from '@foyer/core'

/** Prefetches the page behind the link that an event is on, where the session may open it. */
export function prefetchLink({ target }: Event, access: Access, prefetch: (name: RouteName) => void): void {
  const link = target instanceof Element ? target.closest('a[href]') : null
  if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
  const result = access.checkRoute(link.pathname + link.search + link.hash)
  if (result.outcome === 'allow' || result.outcome === 'wait') prefetch(result.route.name)
}
