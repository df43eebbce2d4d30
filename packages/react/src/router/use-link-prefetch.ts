import type { Foyer } from '@foyer/core'
import { useEffect } from 'react'
import { isPlainClick } from '../hooks/is-plain-click.ts'
import { isSavingData } from '../hooks/is-saving-data.ts'
import type { I18n } from '../text/i18n.ts'
import type { Router } from './create-router.ts'

/** How long a finger stays down before the data of the page behind its link is asked for, ms. */
const HOLD_MS = 40

const SIGNS = ['pointerdown', 'pointerover', 'focusin'] as const

/**
 * Fetches the code and texts of the page behind a link at the first sign that it may be followed, and its data when a mouse
 * button or a finger presses the link, so that all of it arrives side by side before the click. Pages that the session may
 * not open are not fetched.
 */
export function useLinkPrefetch(router: Router, foyer: Foyer, texts: I18n): void {
  useEffect(() => {
    const gone = new AbortController()
    const options = { passive: true, signal: gone.signal } as const
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
      const tasks = router.loadTasks(foyer, result.route)
      const load = () => {
        for (const ask of tasks) void ask()
      }
      if (event.pointerType === 'mouse') load()
      // A finger that scrolls is taken from the page before. A finger that leaves before has clicked: the navigation asks.
      else timer = setTimeout(load, HOLD_MS)
    }
    const forget = () => clearTimeout(timer)
    // A second finger ends the wait of the first: two fingers pinch.
    for (const type of ['pointerdown', 'pointerup', 'pointercancel']) document.addEventListener(type, forget, options)
    for (const sign of SIGNS) document.addEventListener(sign, prefetch, options)
    return () => {
      forget()
      gone.abort()
    }
  }, [router, foyer, texts])
}

/** Another button or a modifier opens the page elsewhere, if at all. */
function isPress(event: Event): event is PointerEvent {
  return event.type === 'pointerdown' && event instanceof PointerEvent && isPlainClick(event)
}
