import type { Foyer, PageState } from '@foyer/core'
import { afterPaint } from '@foyer/core/browser'
import { useStore } from '@nanostores/react'
import { useCallback, useEffect, useLayoutEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import type { I18n } from '../text/i18n.ts'
import type { Router } from './create-router.ts'
import { type Presses, usePresses } from './use-presses.ts'

/** How long the old page may stay while the new one is loading; then its frame is shown. */
const PENDING_TIMEOUT_MS = 150

export interface ShownState {
  readonly page: PageState
  /** Of its code and texts. */
  readonly status: 'loading' | 'ready' | 'failed'
}

/**
 * The page on screen. Follows the client's page as soon as the new one can be drawn. The tap is painted first. Then the page
 * is drawn in one piece, since paints between its pieces would delay it, and not below a finger.
 *
 * @returns also what tries again where a page could not be loaded
 */
export function useShownPage(router: Router, { access }: Foyer, texts: I18n): readonly [ShownState, () => void] {
  const wanted = useStore(access.$page)
  const [shown, setShown] = useState<ShownState>(() => ({ page: wanted, status: readiness(router, wanted, texts) }))
  const isBehind = wanted !== shown.page
  const whenReleased = usePresses()

  useLayoutEffect(() => {
    if (!isBehind) return
    let status: ShownState['status'] = 'loading'
    let cancel: (() => void) | undefined
    const show = (next: ShownState['status']) => {
      status = next
      cancel ??= swap(whenReleased, () => setShown({ page: wanted, status }))
    }
    // Another page that is wanted meanwhile ends all of this.
    let isLeft = false
    const leave = () => {
      isLeft = true
      cancel?.()
    }
    if (readiness(router, wanted, texts) === 'ready') {
      show('ready')
      return leave
    }
    const timer = setTimeout(show, PENDING_TIMEOUT_MS, 'loading')
    const end = (next: 'ready' | 'failed') => {
      clearTimeout(timer)
      if (!isLeft) show(next)
    }
    router.prepare(wanted.result.route.name, texts).then(
      () => end('ready'),
      () => end('failed'),
    )
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [router, texts, wanted, isBehind, whenReleased])

  useEffect(() => {
    if (shown.status !== 'loading' || isBehind) return
    let isCurrent = true
    let cancel: (() => void) | undefined
    const end = (status: ShownState['status']) => {
      if (!isCurrent) return
      // No wait for a paint: the frame of the page has been painted, and the first page of a visit has no tap before it.
      cancel = whenReleased(() => setShown({ page: shown.page, status }))
    }
    router.prepare(shown.page.result.route.name, texts).then(
      () => end('ready'),
      () => end('failed'),
    )
    return () => {
      isCurrent = false
      cancel?.()
    }
  }, [router, texts, shown, isBehind, whenReleased])

  const retry = useCallback(() => setShown(({ page }) => ({ page, status: 'loading' })), [])
  return [shown, retry]
}

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

function readiness(router: Router, page: PageState, texts: I18n): 'loading' | 'ready' {
  return router.isReady(page.result.route.name, texts) ? 'ready' : 'loading'
}

/**
 * Draws the next page after the paint of the tap, and once no finger is down.
 *
 * @returns a function that cancels what has not been drawn
 */
function swap(whenReleased: Presses['whenReleased'], update: () => void): () => void {
  let cancelRelease: (() => void) | undefined
  // A hidden page is drawn at once: within an effect, where React allows no `flushSync` and needs none.
  let isAtOnce = true
  const cancelPaint = afterPaint(() => {
    cancelRelease = whenReleased(() => (isAtOnce ? update() : flushSync(update)))
  })
  isAtOnce = false
  return () => {
    cancelPaint()
    cancelRelease?.()
  }
}
