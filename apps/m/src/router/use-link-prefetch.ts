import type { Foyer, RouteName } from '@foyer/core'
import { useTextNamespaces } from '@foyer/react'
import { useEffect, useRef, useState } from 'react'
import { loadedRouterRuntime, loadPage, loadRouterRuntime } from './routes.ts'

const INTERACTIONS = ['pointerdown', 'pointerover', 'focusin'] as const

/**
 * A swipe leads back (ROUTE-26), and the page behind a link is fetched as soon as a finger, the pointer or the focus
 * is on it. What does both comes with the first page that is not the lobby, or with the first touch; a touch that
 * finds no network leaves it to the next one.
 */
export function useLinkPrefetch({ access }: Foyer, atOnce: boolean): void {
  const texts = useTextNamespaces()
  const [runtime, setRuntime] = useState(loadedRouterRuntime)
  // Texts that come meanwhile are no reason to forget a finger.
  const open = useRef(false)
  useEffect(() => {
    open.current = true
    return () => {
      open.current = false
    }
  }, [])
  useEffect(() => {
    // Only ahead of time: if it fails now, the page itself asks again and says so.
    const fetch = (name: RouteName) => void Promise.allSettled([loadPage(name), name === 'home' || texts.load('pages')])
    const touched = (event?: Event) =>
      void Promise.allSettled([runtime ?? loadRouterRuntime()]).then(([came]) => {
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
