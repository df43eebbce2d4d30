import { catalogue, type RouteMatch } from '@foyer/core'
import type { Chrome } from '@foyer/core/site'
import { useFeature, useResourceData, useText } from '@foyer/react'
import { useEffect } from 'react'
import type { RouterChunk } from './load-page.ts'

/**
 * The title of a page. It is the title of the document too.
 * @param runtime knows the titles of all pages but the lobby; undefined where it is not needed, or not loaded yet
 */
export function useDocumentTitle(route: RouteMatch, chrome: Chrome, runtime: RouterChunk | undefined): string {
  const t = useText()
  const catalogueApi = useFeature(catalogue)
  // Only the page of a vendor has a name of the catalogue for its title.
  const names =
    useResourceData(catalogueApi.$data, () => catalogueApi.load(), route.name === 'vendor')?.vendorNames ?? {}
  const site = t('site.name')
  const own = runtime?.routeTitle(route, chrome, t, (code) =>
    Object.hasOwn(names, code) ? (names[code] ?? code) : code,
  )
  const title = route.name === 'home' ? t('navbar.home') : own
  const whole = title === undefined ? site : t('site.title', { page: title, site })
  useEffect(() => {
    document.title = whole
  }, [whole])
  return title ?? site
}
