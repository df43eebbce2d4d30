import type { RouteMatch } from '@foyer/core'
import { use } from 'react'
import { loadPage, pageNow } from '../routes.ts'

/** The page of a route; waits for its chunk where it must. */
export function PageSlot({ route }: { readonly route: RouteMatch }) {
  const Page = pageNow(route.name) ?? use(loadPage(route.name))
  return <Page route={route} />
}
