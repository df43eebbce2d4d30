import { useTextNamespaces } from '@foyer/react'
import { use } from 'react'
import { loadPageParts, type PageProps, pageNow } from '../routes.ts'

/** The page of a route; waits for its chunk and its texts where it must, and throws where they cannot be had. */
export function PageSlot({ route, visit }: PageProps) {
  const texts = useTextNamespaces()
  const { name } = route
  const hasTexts = name === 'home' || texts.has('pages')
  const { Page } = (hasTexts && pageNow(name)) || use(loadPageParts(name, () => texts.load('pages')))
  return <Page route={route} visit={visit} />
}
