import type { Foyer } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useEffect, useRef } from 'react'
import { type Router, routeOf } from './create-router.ts'

/** Asks for the data of a page on every navigation to it, beside the import of its code; the start has asked for the first. */
export function useLoaders(router: Router, foyer: Foyer): void {
  const wanted = useStore(foyer.access.$page)
  const first = useRef(wanted)
  useEffect(() => {
    if (wanted === first.current) return
    void router.runLoader(foyer, routeOf(wanted))
  }, [router, foyer, wanted])
}
