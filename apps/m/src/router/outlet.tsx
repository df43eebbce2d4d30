import { useTextNamespaces } from '@foyer/react'
import { use } from 'react'
import { loadedPage, loadPageParts, type PageProps } from './load-page.ts'

/** The page of a route; suspends until its chunk and its texts are loaded, and throws if they fail. */
export function Outlet({ route, reloadKey }: PageProps) {
  const texts = useTextNamespaces()
  const { name } = route
  const hasTexts = name === 'home' || texts.has('pages')
  const { Page } = (hasTexts && loadedPage(name)) || use(loadPageParts(name, () => texts.load('pages')))
  return <Page route={route} reloadKey={reloadKey} />
}
