import {
  findRow,
  hasPage,
  type RouteMatch,
  type RouteName,
  type RouteRow,
  type RouteTable,
  type RouteTarget,
  rowsOf,
} from '../../../kernel/routes.ts'

/** What a path is, before any rule is applied. */
export type RouteMatchResult =
  | { readonly kind: 'route'; readonly route: RouteMatch; readonly row: RouteRow }
  | {
      readonly kind: 'redirect'
      readonly to: RouteTarget
      readonly reason: 'unknown-path' | 'bad-query' | 'alias'
    }

/**
 * Finds the page of a path, with its parameters (ROUTE-13 to ROUTE-17, ROUTE-22). Paths that the table lacks lead home
 * (ROUTE-24), aliases to the real spelling.
 *
 * @param path path + query + hash, relative to the origin
 */
export function matchRoute(routes: RouteTable, path: string): RouteMatchResult {
  const found = findRow(routes, path)
  if (found === undefined) return { kind: 'redirect', to: { name: 'home' }, reason: 'unknown-path' }
  const { row, match, isValid, redirect } = found
  if (redirect !== undefined) return { kind: 'redirect', to: { path: redirect }, reason: 'alias' }
  if (!isValid) {
    const { otherwise } = row
    const to = otherwise !== undefined && hasPage(routes, otherwise) ? otherwise : ({ name: 'home' } as const)
    return { kind: 'redirect', to, reason: 'bad-query' }
  }
  return { kind: 'route', route: match, row }
}

/** Whether a path is a page of signing in. Without a table no path is: such a front end remembers no page of its own sign-in. */
export function isSignInPath(routes: RouteTable | undefined, path: string): boolean {
  return routes !== undefined && findRow(routes, path)?.row.isSignIn === true
}

/** Whether a page is one of signing in. */
export function isSignInRoute(routes: RouteTable, name: RouteName): boolean {
  return rowsOf(routes[name]).some(({ isSignIn }) => isSignIn === true)
}
