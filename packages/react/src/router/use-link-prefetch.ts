import type { Foyer } from '@foyer/core'
import { useEffect } from 'react'
import type { I18n } from '../text/i18n.ts'
import type { Router } from './create-router.ts'

const SIGNS = ['pointerdown', 'pointerover', 'focusin'] as const

/**
 * The page behind a link of this site is fetched as soon as the pointer or the focus is on it, and once it is pressed its
 * data too, where the session may open it.
 */
export function useLinkPrefetch(router: Router, foyer: Foyer, texts: I18n): void {
  useEffect(() => {
    const gone = new AbortController()
    const prefetch = ({ target, type }: Event) => {
      const link = target instanceof Element ? target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
      const result = foyer.access.checkRoute(link.pathname + link.search + link.hash)
      if (result.outcome !== 'allow' && result.outcome !== 'wait') return
      // If it fails, the page itself loads again and shows the error.
      void Promise.allSettled([router.prepare(result.route.name, texts)])
      if (type === 'pointerdown' && result.outcome === 'allow') void router.runLoader(foyer, result.route)
    }
    for (const sign of SIGNS) document.addEventListener(sign, prefetch, { passive: true, signal: gone.signal })
    return () => gone.abort()
  }, [router, foyer, texts])
}
