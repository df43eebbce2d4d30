import type { Ability } from '../../../config/abilities.ts'
import type { FlagName } from '../../../config/flags.ts'
import { FoyerError, toFoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { type LinkTarget, linkTarget } from '../../../kernel/link-target.ts'
import {
  type RouteName,
  type RouteTable,
  type RouteTarget,
  rowsOf,
  toInternalPath,
  toPath,
  toRootPath,
} from '../../../kernel/routes.ts'
import { readOnly, type Store, type Writable, writable } from '../../../kernel/store.ts'
import type { Unsubscribe } from '../../../ports/ports.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { type Platform, platform } from '../settings/platform.ts'
import { type AccessGuard, type AccessGuardControl, createAccessGuard, flagsOf } from './access-guard.ts'
import { backTarget, type MoveCause, type PageTransition, stepsBack, transitionFor } from './back-target.ts'
import { checkRoutes } from './check-routes.ts'
import { type AccessExplanation, explainAccess } from './explain-access.ts'
import { guardRoute, type RedirectResult, type RouteResult, resolveRedirects, type ShownRoute } from './guard-route.ts'
import { isSignInRoute } from './match-route.ts'

export interface PageState {
  readonly result: RouteResult
  readonly transition: PageTransition
}

/** What the rules need to know of an entry of the footer menu. */
export interface FooterTarget {
  readonly id: string
  /** Path of the site. */
  readonly to: string
  /** Only for real accounts (FOOTMENU-03). */
  readonly checked: boolean
}

/** Guards abilities, and with the option `routes` of `createFoyer` also every move through the history of the host. */
export interface Access extends AccessGuard, PageHistory {
  /**
   * Where a link in the platform's content leads (NOTICE-08). Addresses that may not be opened lead nowhere.
   *
   * @param origins allowed besides those of the configuration
   */
  linkTarget(address: string, origins?: readonly string[]): LinkTarget
  /**
   * For developers: whether the current session has an ability, what happens on an attempt, and why.
   *
   * @throws FoyerError `request.invalid` for a word that is neither an ability nor a flag, `config.invalid` for a path
   * where there is no table of routes
   * @example foyer.access.explain('profitAndLoss')
   * // { ability: 'profitAndLoss', shown: false, outcome: 'redirect', to: { name: 'home' }, reason: { code: 'flag-off', flag: 'PERSREP' } … }
   * foyer.access.explain('/vip/gold')
   * foyer.access.explain('GOOGLELOGIN3') // what depends on this flag alone
   */
  explain(what: Ability | FlagName | `/${string}`): AccessExplanation
}

/**
 * The pages of a front end. Without its table of routes core moves nothing by itself: the event `navigate` asks the host,
 * whose own router knows the paths.
 */
export interface PageHistory {
  /** Whether the front end has given its table of routes, so that core moves through the history. */
  readonly hasRoutes: boolean
  /**
   * The page to show, after redirects: its outcome is `allow` or `wait`. Without a table every address is `notFound`, open to
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
  /** Opens an entry of the footer menu: the check for real accounts first (FOOTMENU-03), then {@link Access.go}. */
  openFooter(entry: FooterTarget): void
  /**
   * What would happen on a visit to that path; for hiding or marking entries.
   *
   * @throws FoyerError `config.invalid` where there is no table of routes
   */
  checkRoute(to: string): RouteResult
  /**
   * The address of a page, for links; undefined where this front end has left the page out, or has given no table.
   *
   * @throws FoyerError as `toPath` does, for a path or a parameter that no address can hold; the log tells of it too
   * (`access.address`), since components draw such a link as plain content
   */
  pathOf(target: RouteTarget): string | undefined
}

export function createAccess(context: FeatureContext, session: Session, platform: Platform): Access {
  const { config, routes } = context
  if (routes !== undefined) checkRoutes(routes)
  const { apply, ...guard } = createAccessGuard(context, session, platform)
  const history =
    routes === undefined
      ? createHostHistory(context, session, guard)
      : createPageHistory(context, routes, { session, platform, guard, apply })
  return {
    ...guard,
    linkTarget: (address, origins) => linkTarget(address, context, { origins }),
    hasRoutes: history.hasRoutes,
    get $page() {
      return history.$page
    },
    start: history.start,
    go: history.go,
    leave: history.leave,
    back: history.back,
    openFooter: history.openFooter,
    checkRoute: history.checkRoute,
    pathOf(target) {
      try {
        return history.pathOf(target)
      } catch (cause) {
        const { code, field } = toFoyerError(cause)
        context.log.warn('access.address', { code, field })
        throw cause
      }
    },
    explain(what) {
      const { check } = guard
      return explainAccess(what, { config, flags: flagsOf(platform), routes, check, checkRoute: history.checkRoute })
    },
  }
}

/** Asks the host to move: a front end without a table of routes has a router of its own. */
function createHostHistory(
  { events, ports, scope, toasts }: FeatureContext,
  session: Session,
  guard: AccessGuard,
): PageHistory {
  const { navigation, device } = ports
  const here = (): PageState => ({
    result: {
      outcome: 'allow',
      route: { name: 'notFound', params: {}, path: navigation.current(), query: {}, hash: '' },
    },
    transition: transitionFor({ cause: 'start' }),
  })
  let $shown: Writable<PageState> | undefined
  let $page: Store<PageState> | undefined

  const ask = (to: string | RouteTarget, replace: boolean) => {
    const wanted = typeof to === 'string' ? to : to.path
    if (wanted === undefined) {
      if (typeof to !== 'string') events.emit('navigate', { to, replace })
      return
    }
    const path = toInternalPath(wanted, { origin: device.origin, from: navigation.current() })
    if (path === undefined) toasts.error(new FoyerError({ code: 'url.unsafe' }))
    else events.emit('navigate', { to: { path }, replace })
  }
  const go: PageHistory['go'] = (to, { replace = false } = {}) => ask(to, replace)

  return {
    hasRoutes: false,
    // Read late: a server that renders no page has no address.
    get $page() {
      $shown ??= writable(here())
      $page ??= readOnly($shown)
      return $page
    },
    start() {
      const running = scope.child()
      running.add(navigation.onChange(() => $shown?.set(here())))
      return running.dispose
    },
    go,
    leave: (to) => ask(to, true),
    back: () => navigation.back(1),
    openFooter({ to, checked }) {
      if (!checked || !session.isSignedIn() || guard.enforce('footerEntry', { returnTo: to })) go(to)
    },
    checkRoute() {
      throw new FoyerError({ code: 'config.invalid', field: 'routes' })
    },
    pathOf: (target) => (target.name === undefined ? toRootPath(target.path) : undefined),
  }
}

interface PageHistoryDeps {
  readonly session: Session
  readonly platform: Platform
  readonly guard: AccessGuard
  readonly apply: AccessGuardControl['apply']
}

/** Guards every move through the host's history. */
function createPageHistory(
  context: FeatureContext,
  routes: RouteTable,
  { session, platform, guard, apply }: PageHistoryDeps,
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
    if (result.isCircular) log.error('access.loop', { path: start })
    return result
  }

  const stateOf = (result: ShownRoute, cause: MoveCause): PageState => ({
    result,
    transition: transitionFor({ cause }),
  })

  const currentPath = (): string => toInternalPath(navigation.current(), { origin, routes }) ?? home

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

  const shownName = (): RouteName | undefined => {
    const { result } = $page.get()
    return started && 'route' in result ? result.route.name : undefined
  }

  const isHomeShown = (): boolean => {
    const { result } = $page.get()
    return 'route' in result && result.route.name === 'home'
  }

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
      if (!scope.disposed && stepping === undefined) syncWithHistory('replace')
    })
  }

  return {
    hasRoutes: true,
    $page: readOnly($page),
    start() {
      started = true
      const running = scope.child()
      running.add(() => {
        started = false
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
    openFooter({ to, checked }) {
      // The check is for signed-in users. For guests the page's own rule decides.
      if (!checked || !session.isSignedIn() || guard.enforce('footerEntry', { returnTo: to })) go(to)
    },
    checkRoute,
    pathOf: (target) =>
      target.name !== undefined && rowsOf(routes[target.name]).length === 0 ? undefined : toPath(routes, target),
  }
}

/** Who may go where and do what. */
export const access: Feature<Access> = defineFeature({
  id: 'access',
  needs: { session, platform },
  create: (context, { session, platform }) => createAccess(context, session, platform),
})
