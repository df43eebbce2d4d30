import { routes, type SiteRouteRow } from '../site/routes.ts'

/** Every path of the site's table of routes (ROUTE-01). */
export const ALL_ROUTE_PATHS: readonly string[] = Object.entries(routes).flatMap(([name, page]) =>
  name === 'notFound' ? [] : [page].flat().flatMap(({ paths }: SiteRouteRow) => paths),
)
