import type { RouteMatch, RouteResult } from './access.ts'
import type { AccessMessage } from './access-result.ts'
import { HOME } from './routes.ts'

/** A chain of redirects longer than this is a circle. */
const MAX_REDIRECTS = 5

/** Nothing leads anywhere: people stay where they are. */
export type StoppedRoute = Extract<RouteResult, { outcome: 'popup' | 'message' | 'hidden' }>
export type ShownRoute = Extract<RouteResult, { outcome: 'allow' | 'wait' }>

/** Where a wish ends up once the redirects have been followed. */
export interface RedirectResult {
  /** The page to show. After a refusal it is home, for those who have no page to stay on. */
  readonly shown: ShownRoute
  readonly denial: StoppedRoute | undefined
  /** What the rules had to say on the way. */
  readonly messages: readonly AccessMessage[]
  /** The path at which a guest was turned away (ROUTE-30). */
  readonly returnTo: string | undefined
  readonly isCircular: boolean
}

/** Open to everybody: the one page that can always be shown. */
const HOME_ROUTE: ShownRoute = Object.freeze({
  outcome: 'allow',
  route: Object.freeze({
    name: 'home',
    path: HOME,
    query: Object.freeze({}),
    hash: '',
    gameType: undefined,
    vendorCode: undefined,
    mode: undefined,
    id: undefined,
  } satisfies RouteMatch),
})

/** Asks `authorize` until it allows or refuses. */
export function resolveRedirects(start: string, check: (path: string) => RouteResult): RedirectResult {
  const messages: AccessMessage[] = []
  let returnTo: string | undefined
  let path = start
  for (let hop = 0; hop <= MAX_REDIRECTS; hop += 1) {
    const result = check(path)
    switch (result.outcome) {
      case 'allow':
      case 'wait':
        return { shown: result, denial: undefined, messages, returnTo, isCircular: false }
      case 'popup':
      case 'message':
      case 'hidden':
        return { shown: HOME_ROUTE, denial: result, messages, returnTo, isCircular: false }
      case 'redirect':
        if (result.message !== undefined) messages.push(result.message)
        if (result.reason.role === 'guest') returnTo ??= path
        path = result.to
    }
  }
  return { shown: HOME_ROUTE, denial: undefined, messages, returnTo, isCircular: true }
}
