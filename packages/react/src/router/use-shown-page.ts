import type { Foyer, PageState } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { I18n } from '../text/i18n.ts'
import type { Router } from './create-router.ts'

/** How long the old page may stay while the new one is loading; then its frame is shown. */
const PENDING_TIMEOUT_MS = 150

export interface ShownState {
  readonly page: PageState
  /** Of its code and texts. */
  readonly status: 'loading' | 'ready' | 'failed'
}

/**
 * The page on screen. Follows the client's page as soon as the new one can be drawn, with the fade that core asks for
 * (ROUTE-25).
 *
 * @returns also what tries again where a page could not be loaded
 */
export function useShownPage(router: Router, { access }: Foyer, texts: I18n): readonly [ShownState, () => void] {
  const wanted = useStore(access.$page)
  const [shown, setShown] = useState<ShownState>(() => ({ page: wanted, status: readiness(router, wanted, texts) }))
  const isBehind = wanted !== shown.page
  const latest = useRef(wanted)
  const fadeNext = useRef(false)
  useLayoutEffect(() => {
    if (!fadeNext.current || isBehind) return
    fadeNext.current = false
    document.querySelector('main')?.animate?.([{ opacity: 0.4 }, { opacity: 1 }], { duration: 150, easing: 'ease-out' })
  }, [shown, isBehind])

  useLayoutEffect(() => {
    latest.current = wanted
    if (!isBehind) return
    let isDone = false
    const show = (status: ShownState['status']) => {
      if (isDone) return
      isDone = true
      const update = () => {
        // The browser starts a fade in its own time: another page may be wanted by then.
        if (latest.current === wanted) setShown({ page: wanted, status })
      }
      // A tap is painted first. Then the page is drawn in one piece: in pieces it comes later than the paints between them.
      if (isTouch() && document.visibilityState === 'visible') {
        if (isFaded(shown.page, wanted)) fadeNext.current = true
        requestAnimationFrame(() => setTimeout(() => flushSync(update)))
      } else if (isFaded(shown.page, wanted)) fade(update)
      else update()
    }
    if (readiness(router, wanted, texts) === 'ready') {
      show('ready')
      return
    }
    const timer = setTimeout(show, PENDING_TIMEOUT_MS, 'loading')
    router.prepare(wanted.result.route.name, texts).then(
      () => show('ready'),
      () => show('failed'),
    )
    return () => {
      isDone = true
      clearTimeout(timer)
    }
  }, [router, texts, wanted, shown, isBehind])

  useEffect(() => {
    if (shown.status !== 'loading' || isBehind) return
    let isCurrent = true
    const end = (status: ShownState['status']) => isCurrent && setShown({ page: shown.page, status })
    router.prepare(shown.page.result.route.name, texts).then(
      () => end('ready'),
      () => end('failed'),
    )
    return () => {
      isCurrent = false
    }
  }, [router, texts, shown, isBehind])

  return [shown, () => setShown({ page: shown.page, status: 'loading' })]
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

function isFaded(from: PageState, to: PageState): boolean {
  return (
    to.transition.type === 'fade' &&
    from.result.route.path !== to.result.route.path &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

function isTouch(): boolean {
  return matchMedia('(pointer: coarse)').matches
}

function fade(update: () => void): void {
  if (document.startViewTransition === undefined || document.visibilityState === 'hidden') {
    update()
    return
  }
  const { ready, finished } = document.startViewTransition(() => flushSync(update))
  // A fade that is cut short (another tap, a hidden tab) rejects, but the update itself has happened.
  void Promise.allSettled([ready, finished])
}
