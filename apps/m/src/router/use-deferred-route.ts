import type { PageState, RouteMatch } from '@foyer/core'
import { useFoyer, usePage, useTextNamespaces } from '@foyer/react'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { forgetPageParts, loadedPage, loadPage, runLoader } from './load-page.ts'

/** How long the old page may stay while the chunk of the new one is loading; then the skeleton is shown. */
const PENDING_TIMEOUT_MS = 150

/** The route of a state; redirects and refusals never stay in `$page`. */
export function routeOf({ result }: Pick<PageState, 'result'>): RouteMatch {
  if (result.outcome === 'allow' || result.outcome === 'wait') return result.route
  throw new Error(`the page store holds a ${result.outcome}`)
}

/**
 * The page on screen. Follows the client's page as soon as the new one can be drawn, with the fade that core asks
 * for (ROUTE-25).
 */
export function useDeferredRoute(): PageState {
  const wanted = usePage()
  const texts = useTextNamespaces()
  const [shown, setShown] = useState(wanted)
  useLoader(wanted)

  useLayoutEffect(() => {
    if (wanted === shown) return
    const { name } = routeOf(wanted)
    let stopped = false
    const show = () => {
      if (stopped) return
      stopped = true
      if (isFaded(shown, wanted)) fade(() => flushSync(() => setShown(wanted)))
      else setShown(wanted)
    }
    const home = name === 'home'
    if (loadedPage(name) !== undefined && (home || texts.has('pages'))) {
      show()
      return
    }
    // An earlier visit may have failed without a network.
    forgetPageParts(name)
    const timer = setTimeout(show, PENDING_TIMEOUT_MS)
    // A chunk that fails is shown by the error boundary of the page.
    Promise.all([loadPage(name), home || texts.load('pages')]).then(show, show)
    return () => {
      stopped = true
      clearTimeout(timer)
    }
  }, [wanted, shown, texts])

  return shown
}

/** Runs the loader of a page on every navigation to it, in parallel with loading its code; the start has run the first one. */
function useLoader(target: PageState): void {
  const client = useFoyer()
  const first = useRef(target)
  useEffect(() => {
    if (target === first.current) return
    const route = routeOf(target)
    let left = false
    const run = () => {
      if (!left) runLoader(client, route)
    }
    // Without its code there is no loader: the page shows the error and tries again.
    loadPage(route.name).then(run, () => {})
    return () => {
      left = true
    }
  }, [client, target])
}

function isFaded(from: PageState, to: PageState): boolean {
  return (
    to.transition.type === 'fade' &&
    routeOf(from).path !== routeOf(to).path &&
    !matchMedia('(prefers-reduced-motion: reduce)').matches
  )
}

function fade(update: () => void): void {
  if (document.startViewTransition === undefined || document.visibilityState === 'hidden') {
    update()
    return
  }
  const { ready, finished } = document.startViewTransition(update)
  // A fade that is cut short (another tap, a hidden tab) rejects, but the update itself has happened.
  void Promise.allSettled([ready, finished])
}
