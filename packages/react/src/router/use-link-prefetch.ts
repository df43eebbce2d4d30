import type { Foyer } from '@foyer/core'
import { useEffect } from 'react'
import { isPlainClick } from '../hooks/is-plain-click.ts'
import type { I18n } from '../text/i18n.ts'
import type { Router } from './create-router.ts'

const SIGNS = ['pointerdown', 'pointerover', 'focusin'] as const

/**
 * The page behind a link of this site is fetched as soon as the pointer or the focus is on it, and once it is pressed with
 * a mouse its data too, where the session may open it.
 */
export function useLinkPrefetch(router: Router, foyer: Foyer, texts: I18n): void {
  useEffect(() => {
    const gone = new AbortController()
    const prefetch = (event: Event) => {
      const { target } = event
      const link = target instanceof Element ? target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
      const result = foyer.access.checkRoute(link.pathname + link.search + link.hash)
      if (result.outcome !== 'allow' && result.outcome !== 'wait') return
      // If it fails, the page itself loads again and shows the error.
      void Promise.allSettled([router.prepare(result.route.name, texts)])
      if (result.outcome !== 'allow' || !isMousePress(event)) return
      // Not once its code is here: the click may never come. The navigation asks for the rest.
      for (const ask of router.loadTasks(foyer, result.route)) void ask()
    }
    for (const sign of SIGNS) document.addEventListener(sign, prefetch, { passive: true, signal: gone.signal })
    return () => gone.abort()
  }, [router, foyer, texts])
}

/** A touch or a pen may be about to scroll; another button or a modifier opens the page elsewhere, if at all. */
function isMousePress(event: Event): boolean {
  if (event.type !== 'pointerdown' || !(event instanceof PointerEvent)) return false
  return event.pointerType === 'mouse' && isPlainClick(event)
}
