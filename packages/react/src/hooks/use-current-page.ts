import type { PageState } from '@foyer/core'
import { useContext, useSyncExternalStore } from 'react'
import { ShownPageContext } from '../provider/shown-page.ts'
import { useFoyer } from '../provider/use-foyer.ts'

const neverChanges = () => () => {}

/** The page on screen, and its transition. Without a table of routes it is `notFound` at the address that the host has. */
export function useCurrentPage(): PageState {
  const shown = useContext(ShownPageContext)?.page
  const { access } = useFoyer()
  const read = () => shown ?? access.$page.get()
  return useSyncExternalStore(shown === undefined ? access.$page.listen : neverChanges, read, read)
}
