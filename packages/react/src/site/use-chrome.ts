import { type Chrome, chromeFor } from '@foyer/core/site'
import { useContext, useMemo } from 'react'
import { useCurrentPage } from '../hooks/use-current-page.ts'
import { ShownPageContext } from '../provider/shown-page.ts'
import { useFoyer } from '../provider/use-foyer.ts'

/** What stands around the page on screen (LAYOUT-01 to LAYOUT-08). */
export function useChrome(): Chrome {
  const { session } = useFoyer()
  const { result } = useCurrentPage()
  const routes = useContext(ShownPageContext)?.routes
  return useMemo(() => chromeFor(result.route.path, session.$state.get(), routes), [result, session, routes])
}
