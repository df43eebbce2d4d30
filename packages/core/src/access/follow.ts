import type { Decision, RouteMatch } from './access.ts'
import { HOME } from './routes.ts'

/** A chain of redirects longer than this is a circle. */
const MAX_HOPS = 5

export type Refusal = Extract<Decision, { outcome: 'reject' }>
export type Arrival = Extract<Decision, { outcome: 'allow' | 'wait' }>

/** Where a wish ends up once the redirects have been followed. */
export interface Verdict {
  /** The page to show. After a refusal it is home, for those who have no page to stay on. */
  readonly arrival: Arrival
  readonly refusal: Refusal | undefined
  /** Locale keys of what the guards had to say on the way. */
  readonly toasts: readonly string[]
  /** The path at which a guest was turned away (ROUTE-30). */
  readonly wanted: string | undefined
  readonly circular: boolean
}

/** Open to everybody: the one page that can always be shown. */
const AT_HOME: Arrival = Object.freeze({
  outcome: 'allow',
  route: Object.freeze({
    name: 'home',
    path: HOME,
    query: Object.freeze({}),
    hash: '',
    gameType: undefined,
    vassalage: undefined,
    mode: undefined,
    id: undefined,
  } satisfies RouteMatch),
})

/** Asks `judge` until it allows or refuses. */
export function followRedirects(wish: string, judge: (path: string) => Decision): Verdict {
  const toasts: string[] = []
  let wanted: string | undefined
  let path = wish
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    const decision = judge(path)
    switch (decision.outcome) {
      case 'allow':
      case 'wait':
        return { arrival: decision, refusal: undefined, toasts, wanted, circular: false }
      case 'reject':
        return { arrival: AT_HOME, refusal: decision, toasts, wanted, circular: false }
      case 'redirect':
        if (decision.toast !== undefined) toasts.push(decision.toast)
        if (decision.reason === 'guest') wanted ??= path
        path = decision.to
    }
  }
  return { arrival: AT_HOME, refusal: undefined, toasts, wanted, circular: true }
}
