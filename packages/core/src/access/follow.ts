import type { Decision, RouteMatch } from './access.ts'
import { HOME } from './routes.ts'
import type { Message } from './ruling.ts'

/** A chain of redirects longer than this is a circle. */
const MAX_HOPS = 5

/** Nothing leads anywhere: people stay where they are. */
export type Stop = Extract<Decision, { outcome: 'popup' | 'message' | 'hidden' }>
export type Arrival = Extract<Decision, { outcome: 'allow' | 'wait' }>

/** Where a wish ends up once the redirects have been followed. */
export interface Verdict {
  /** The page to show. After a refusal it is home, for those who have no page to stay on. */
  readonly arrival: Arrival
  readonly refusal: Stop | undefined
  /** What the rules had to say on the way. */
  readonly messages: readonly Message[]
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
  const messages: Message[] = []
  let wanted: string | undefined
  let path = wish
  for (let hop = 0; hop <= MAX_HOPS; hop += 1) {
    const decision = judge(path)
    switch (decision.outcome) {
      case 'allow':
      case 'wait':
        return { arrival: decision, refusal: undefined, messages, wanted, circular: false }
      case 'popup':
      case 'message':
      case 'hidden':
        return { arrival: AT_HOME, refusal: decision, messages, wanted, circular: false }
      case 'redirect':
        if (decision.message !== undefined) messages.push(decision.message)
        if (decision.reason.role === 'guest') wanted ??= path
        path = decision.to
    }
  }
  return { arrival: AT_HOME, refusal: undefined, messages, wanted, circular: true }
}
