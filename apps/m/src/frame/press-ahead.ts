import type { Foyer } from '@foyer/core'
import { useTextAreas } from '@foyer/react'
import { useEffect } from 'react'
import { loadPage } from '../routes.ts'

/** Fetches the page behind a link as soon as a finger, the pointer or the focus is on it. */
export function usePressAhead(client: Foyer): void {
  const texts = useTextAreas()
  useEffect(() => {
    const ahead = (event: Event) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
      const decision = client.access.decide(link.pathname + link.search + link.hash)
      if (decision.outcome !== 'allow' && decision.outcome !== 'wait') return
      const { name } = decision.route
      // Only ahead of time: if it fails now, the page itself asks again and says so.
      void Promise.allSettled([loadPage(name), name === 'home' || texts.load('pages')])
    }
    const events = ['pointerdown', 'pointerover', 'focusin'] as const
    for (const type of events) document.addEventListener(type, ahead, { passive: true })
    return () => {
      for (const type of events) document.removeEventListener(type, ahead)
    }
  }, [client, texts])
}
