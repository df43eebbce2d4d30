import type { Foyer } from '@foyer/core'
import { useEffect } from 'react'
import { isPlainClick } from '../hooks/is-plain-click.ts'
import type { I18n } from '../text/i18n.ts'
import type { Router } from './create-router.ts'

/** How long a finger is down before the data of the page behind it is asked for, ms. */
const HOLD_MS = 40

const SIGNS = ['pointerdown', 'pointerover', 'focusin'] as const

/**
 * The page behind a link of this site is fetched as soon as the pointer or the focus is on it, and once it is pressed with
 * a mouse its data too, where the session may open it.
 */
export function useLinkPrefetch(router: Router, foyer: Foyer, texts: I18n): void {
  useEffect(() => {
    const gone = new AbortController()
    let timer: ReturnType<typeof setTimeout> | undefined
    const prefetch = (event: Event) => {
      const { target } = event
      const link = target instanceof Element ? target.closest('a[href]') : null
      if (!(link instanceof HTMLAnchorElement) || link.origin !== location.origin) return
      const result = foyer.access.checkRoute(link.pathname + link.search + link.hash)
      if (result.outcome !== 'allow' && result.outcome !== 'wait') return
      // If it fails, the page itself loads again and shows the error.
      void Promise.allSettled([router.prepare(result.route.name, texts)])
      if (result.outcome !== 'allow' || !isPress(event) || isSavingData()) return
      // Not once its code is here: the click may never come. The navigation asks for the rest.
      const asks = router.loadTasks(foyer, result.route)
      const askAll = () => {
        for (const ask of asks) void ask()
      }
      clearTimeout(timer)
      if (event instanceof PointerEvent && event.pointerType === 'mouse') askAll()
      // A finger that begins to scroll is taken away by the browser before this.
      else timer = setTimeout(askAll, HOLD_MS)
    }
    for (const sign of SIGNS) document.addEventListener(sign, prefetch, { passive: true, signal: gone.signal })
    const forget = () => clearTimeout(timer)
    document.addEventListener('pointercancel', forget, { passive: true, signal: gone.signal })
    return () => {
      forget()
      gone.abort()
    }
  }, [router, foyer, texts])
}

/** Another button or a modifier opens the page elsewhere, if at all. */
function isPress(event: Event): boolean {
  return event.type === 'pointerdown' && event instanceof PointerEvent && isPlainClick(event)
}

/** A touch may be about to scroll: what it asks for ahead is left out where data are dear. */
function isSavingData(): boolean {
  const connection = Reflect.get(navigator, 'connection') as { saveData?: boolean; effectiveType?: string } | undefined
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '')
}
