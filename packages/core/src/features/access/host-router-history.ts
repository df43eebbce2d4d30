import { FoyerError } from '../../kernel/errors.ts'
import type { FeatureContext } from '../../kernel/feature.ts'
import { type RouteTarget, toInternalPath, toRootPath } from '../../kernel/routes.ts'
import { readOnly, type Store, type Writable, writable } from '../../kernel/store.ts'
import { transitionFor } from './back-target.ts'
import type { PageHistory, PageState } from './page-history.ts'

/** Asks the host to move: a front end without a table of routes has a router of its own. */
export function createHostRouterHistory({ events, log, ports, scope, toasts }: FeatureContext): PageHistory {
  const { navigation, device } = ports
  const here = (): PageState => ({
    result: {
      outcome: 'allow',
      route: { name: 'notFound', params: {}, path: navigation.current(), query: {}, hash: '' },
    },
    transition: transitionFor('start'),
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

  return {
    // Read late: a server that renders no page has no address.
    get $page() {
      $shown ??= writable(here())
      $page ??= readOnly($shown, log)
      return $page
    },
    start() {
      const running = scope.child()
      running.add(navigation.onChange(() => $shown?.set(here())))
      return running.dispose
    },
    go: (to, { replace = false } = {}) => ask(to, replace),
    leave: (to) => ask(to, true),
    back: () => navigation.back(1),
    checkRoute() {
      throw new FoyerError({ code: 'config.invalid', field: 'routes' })
    },
    hasPage: () => true,
    pathOf: (target) => (target.name === undefined ? toRootPath(target.path) : undefined),
  }
}
