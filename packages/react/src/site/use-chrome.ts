import type { PageState } from '@foyer/core'
import { type Chrome, chromeFor } from '@foyer/core/site'
import { useMemo } from 'react'
import { usePage } from '../hooks/stores.ts'
import { useFoyer } from '../provider/use-foyer.ts'

/**
 * What stands around a page (LAYOUT-01 to LAYOUT-08).
 *
 * @param shown the page on screen, which may stay for a moment after the client has gone on; the client's unless given
 */
export function useChrome(shown?: PageState): Chrome {
  const { session } = useFoyer()
  const page = usePage()
  const { result } = shown ?? page
  // Redirects and refusals never stay in the page store.
  return useMemo(() => chromeFor('route' in result ? result.route.path : '', session.$state.get()), [result, session])
}
