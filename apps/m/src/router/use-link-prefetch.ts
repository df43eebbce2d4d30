import type { Foyer, RouteName } from '@foyer/core'
import { useTextNamespaces } from '@foyer/react'
import { useEffect, useRef, useState } from 'react'
import { loadedRouterChunk, loadPage, loadRouterChunk } from './load-page.ts'

const INTERACTIONS = ['pointerdown', 'pointerover', 'focusin'] as const

/**
 * A swipe goes back (ROUTE-26), and the page behind a link is prefetched as soon as a finger, the pointer or the focus
 * is on it. The code for both is loaded with the first page that is not the lobby, or with the first interaction; if
 * that fails, with the next one.
 */
export function useLinkPrefetch({ access }: Foyer, atOnce: boolean): void {
  const texts = useTextNamespaces()
  const [runtime, setRuntime] = useState(loadedRouterChunk)
  // A render with new texts must not drop an interaction that waits for the code.
  const open = useRef(false)
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [])
  useEffect(() => {
    // Only a prefetch: if it fails, the page itself loads again and shows the error.
    const fetch = (name: RouteName) => void Promise.allSettled([loadPage(name), name === 'home' || texts.load('pages')])
    const touched = (event?: Event) =>
      void Promise.allSettled([runtime ?? loadRouterChunk()]).then(([came]) => {
        if (!open.current || came.status === 'rejected') return
        setRuntime(came.value)
        if (event !== undefined) came.value.prefetchLink(event, access, fetch)
      })
    if (atOnce) touched()
    for (const type of INTERACTIONS) document.addEventListener(type, touched, { passive: true })
    const leave = runtime?.bindSwipeBack(access)
    return () => {
      for (const type of INTERACTIONS) document.removeEventListener(type, touched)
      leave?.()
    }
  }, [access, texts, runtime, atOnce])
}
