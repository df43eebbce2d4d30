import { usePageTexts } from '@foyer/react'
import { use } from 'react'
import { loadPage, type PageProps, pageNow } from '../routes.ts'

/** The page of a route; waits for its chunk and its texts where it must. */
export function PageSlot({ route, visit }: PageProps) {
  usePageTexts(route.name !== 'home')
  const { Page } = pageNow(route.name) ?? use(loadPage(route.name))
  return <Page route={route} visit={visit} />
}
