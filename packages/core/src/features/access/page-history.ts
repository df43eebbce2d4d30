import { FoyerError } from '../../kernel/errors.ts'
import type { FeatureContext } from '../../kernel/feature.ts'
import {
  hasPage,
  isSignInRoute,
  matchPath,
  type RouteName,
  type RouteTable,
  type RouteTarget,
  toInternalPath,
  toPath,
  UNKNOWN_PATH_HASH,
} from '../../kernel/routes.ts'
import { readOnly, type Store, writable } from '../../kernel/store.ts'
import type { Unsubscribe } from '../../ports/ports.ts'
import type { Platform } from '../app/platform/platform.ts'
import type { Session } from '../auth/session/session.ts'
import { type AccessGuardControl, flagsOf } from './access-guard.ts'
import { backTarget, type MoveCause, type PageTransition, stepsBack, transitionFor } from './back-target.ts'
import { guardRoute, type RedirectResult, type RouteResult, resolveRedirects, type ShownRoute } from './guard-route.ts'

export interface PageState {
  readonly result: ShownRoute
  readonly transition: PageTransition
}

/**
 * The pages of a front end. Without its table of routes core moves nothing by itself: the event `navigate` asks the host,
 * whose own router knows the paths.
 */
export interface PageHistory {
  /**
   * The page to show, after redirects. Without a table every address is `notFound`, open to
   * all; the path is that of the last step through the history that core has heard of.
   */
  readonly $page: Store<PageState>
  /** Follows the history until the result is called. */
  start(): Unsubscribe
  /**
   * Goes to a page by its name or path, through the guards. A path that is no page of the site leads nowhere: a toast tells
   * the person (`error.url.unsafe`). Without a table the event `navigate` asks the host for it.
   *
   * @throws FoyerError `config.invalid` for a name that the table lacks, and for a parameter that is missing
   */
  go(to: string | RouteTarget, options?: { readonly replace?: boolean }): void
  /**
   * Leaves a page that is finished: a step back where `to` is the page before it, else `to` replaces it. The browser's
   * back button then never returns to the finished page.
   */
  leave(to: string | RouteTarget): void
  /** The back arrow (LAYOUT-06, LAYOUT-07, NOTICE-08). */
  back(cause?: 'arrow' | 'swipe'): void
  /**
   * What would happen on a visit to that path; for hiding or marking entries.
   *
   * @throws FoyerError `config.invalid` where there is no table of routes
   */
  checkRoute(to: string): RouteResult
  /**
   * False where this front end has left the page out: then no menu and no list shows an entry for it. Without a table the
   * host may have any page.
   */
  hasPage(target: RouteTarget): boolean
  /**
   * The address of a page, for links; undefined where this front end has left the page out, or has given no table.
   *
   * @throws FoyerError as `toPath` does, for a path or a parameter that no address can hold; the log tells of it too
   * (`access.address`), since components draw such a link as plain content
   */
  pathOf(target: RouteTarget): string | undefined
}

interface PageHistoryDeps {
  readonly session: Session
  readonly platform: Platform
  readonly apply: AccessGuardControl['apply']
}

/** Guards every move through the host's history. */
export function createPageHistory(
  context: FeatureContext,
  routes: RouteTable,
  { session, platform, apply }: PageHistoryDeps,
): PageHistory {
  const { config, toasts, events, log, ports, scope } = context
  const { navigation } = ports
  const origin = ports.device.origin
  const home = toPath(routes, { name: 'home' })
  let isMoving = false
  let started = false
  let recheckScheduled = false
  /** A step back that the history has not reported yet. */
  let stepping: 'pop' | 'swipeBack' | undefined

  const checkPath = (path: string): RouteResult =>
    guardRoute(routes, path, session.$state.get(), flagsOf(platform), config)

  const resolve = (start: string): RedirectResult => {
    const result = resolveRedirects(routes, start, checkPath)
    if (result.isCircular) log.error('access.loop', { page: matchPath(routes, start)?.name })
    return result
  }

  const stateOf = (result: ShownRoute, cause: MoveCause): PageState => ({
    result,
    transition: transitionFor(cause),
  })

  const currentPath = (): string =>
    toInternalPath(navigation.current(), { origin, routes }) ?? `${home}#${UNKNOWN_PATH_HASH}`

  const $page = writable<PageState>(
    stateOf(
      { outcome: 'wait', route: resolve(currentPath()).shown.route, reason: { code: 'session-unknown' } },
      'start',
    ),
  )

  const show = (route: ShownRoute, cause: MoveCause) => {
    const { result: now } = $page.get()
    const same = now.outcome === route.outcome && now.route.path === route.route.path
    if (!same) $page.set(stateOf(route, cause))
  }

  /** @param from the page before, undefined at the start */
  const afterArrival = (
    { shown, messages, returnTo }: RedirectResult,
    cause: MoveCause,
    from: RouteName | undefined,
  ) => {
    for (const message of messages) toasts.info(message.key, message)
    if (session.isSignedIn()) return
    const { name } = shown.route
    if (name === 'signIn' && returnTo !== undefined) {
      session.setReturnTarget({ path: returnTo })
      return
    }
    // Going back to the lobby, or opening the sign-in page by a link, removes an earlier return target.
    const byLink = isSignIn(name) && from !== undefined && !isSignIn(from) && cause !== 'pop'
    if (name === 'home' || byLink) session.setReturnTarget(undefined)
  }

  const isSignIn = (name: RouteName) => isSignInRoute(routes, name)

  const shownName = (): RouteName | undefined => (started ? $page.get().result.route.name : undefined)

  const isHomeShown = (): boolean => $page.get().result.route.name === 'home'

  /** Changes the history without hearing of the change again. */
  const move = (step: () => void) => {
    isMoving = true
    try {
      step()
    } finally {
      isMoving = false
    }
  }

  /** Shows the page of the current history entry. */
  const syncWithHistory = (cause: MoveCause) => {
    const from = cause === 'start' ? undefined : shownName()
    const result = resolve(currentPath())
    const { shown, denial } = result
    const { path } = shown.route
    if (path !== navigation.current()) move(() => navigation.replace(path))
    show(shown, cause)
    afterArrival(result, cause, from)
    if (denial !== undefined) apply(denial)
  }

  const internalPathOf = (to: string | RouteTarget): string | undefined => {
    const path = typeof to === 'string' ? to : (to.path ?? toPath(routes, to))
    return toInternalPath(path, { origin, from: navigation.current(), routes })
  }

  const navigateTo = (to: string | RouteTarget, cause: 'push' | 'replace' | 'swipeBack') => {
    const start = internalPathOf(to)
    if (start === undefined) {
      toasts.error(new FoyerError({ code: 'url.unsafe' }))
      return
    }
    const result = resolve(start)
    if (result.denial !== undefined) {
      apply(result.denial)
      return
    }
    const from = shownName()
    const { path } = result.shown.route
    if (path !== navigation.current()) {
      move(() => (cause === 'push' ? navigation.push(path) : navigation.replace(path)))
    }
    show(result.shown, cause)
    afterArrival(result, cause, from)
  }

  const go: PageHistory['go'] = (to, { replace = false } = {}) => navigateTo(to, replace ? 'replace' : 'push')

  const stepBack = (steps: number, cause: 'pop' | 'swipeBack') => {
    stepping = cause
    navigation.back(steps)
  }

  const leaveFor = (to: string | RouteTarget, isSwipeBack = false) => {
    const path = internalPathOf(to)
    const steps = path === undefined ? 0 : stepsBack(routes, path, navigation.behind())
    if (steps > 0) stepBack(steps, isSwipeBack ? 'swipeBack' : 'pop')
    else navigateTo(to, isSwipeBack ? 'swipeBack' : 'replace')
  }

  const back: PageHistory['back'] = (cause = 'arrow') => {
    const swiped = cause === 'swipe'
    const depth = navigation.behind().length
    const target = backTarget(routes, navigation.current(), { config, depth, origin, session: session.$state.get() })
    if (!('to' in target)) stepBack(1, swiped ? 'swipeBack' : 'pop')
    // At home with an empty history there is nothing to go back to.
    else if (target.to !== home || !isHomeShown()) leaveFor(target.to, swiped)
  }

  const checkRoute: PageHistory['checkRoute'] = (to) => {
    const path = internalPathOf(to)
    return path === undefined
      ? { outcome: 'redirect', to: { name: 'home' }, reason: { code: 'unknown-path' } }
      : checkPath(path)
  }

  /** Waits for the code that changed the session or the flags: it may navigate by itself. */
  const scheduleRecheck = () => {
    if (!started || recheckScheduled) return
    recheckScheduled = true
    void Promise.resolve().then(() => {
      recheckScheduled = false
      // During a step back the new entry is checked when the history reports it.
      if (started && stepping === undefined) syncWithHistory('replace')
    })
  }

  return {
    $page: readOnly($page, context.log),
    start() {
      started = true
      const running = scope.child()
      running.add(() => {
        started = false
        stepping = undefined
      })
      running.add(
        navigation.onChange((cause) => {
          if (isMoving) return
          const step = cause === 'pop' ? stepping : undefined
          stepping = undefined
          syncWithHistory(step ?? cause)
        }),
      )
      running.add(session.$state.listen(scheduleRecheck))
      running.add(platform.$settings.listen(scheduleRecheck))
      running.add(events.on('navigate', ({ to, replace }) => (replace ? leaveFor(to) : go(to))))
      syncWithHistory('start')
      return running.dispose
    },
    go,
    leave: (to) => leaveFor(to),
    back,
    checkRoute,
    hasPage: (target) => hasPage(routes, target),
    pathOf: (target) => (hasPage(routes, target) ? toPath(routes, target) : undefined),
  }
}
