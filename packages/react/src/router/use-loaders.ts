import type { Foyer } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useEffect } from 'react'
import type { Router } from './create-router.ts'

/** Asks for the data of a page on every navigation to it, beside the import of its code, once the session may see it. */
export function useLoaders(router: Router, foyer: Foyer): void {
  const wanted = useStore(foyer.access.$page)
  useEffect(() => {
    if (wanted.result.outcome !== 'allow') return undefined
    const left = new AbortController()
    const { route } = wanted.result
    // A microtask later, so that StrictMode, which mounts twice, asks once.
    queueMicrotask(() => {
      // What a loader throws is a mistake: the rejection is left unhandled, so that the console shows it.
      if (!left.signal.aborted) void router.runLoader(foyer, route, left.signal)
    })
    // The page may be another one by the time its code is here, or the session, for which it was never asked.
    return () => left.abort()
  }, [router, foyer, wanted])
}
