import { atom } from 'nanostores'
import { parseConfig } from '../../check-config/parse-config.ts'
import type { Language } from '../../config/code-lists.ts'
import { createSessionAccess } from '../../features/access/session-access.ts'
import { memberEndpoints } from '../../features/account/member/endpoints.ts'
import { createSession } from '../../features/auth/session/create-session.ts'
import type { Session } from '../../features/auth/session/session.ts'
import type { Call, EndpointOutput } from '../../kernel/endpoint.ts'
import { createEmitter, type FoyerEvents } from '../../kernel/events.ts'
import { createLog } from '../../kernel/log.ts'
import { createReportFailure } from '../../kernel/report-failure.ts'
import { createScope } from '../../kernel/scope.ts'
import { createServerClock } from '../../kernel/server-clock.ts'
import { createToasts } from '../../kernel/toasts.ts'
import type { CompletePorts } from '../../ports/ports.ts'
import { routes } from '../../site/routes.ts'
import { authInterceptor, type TokenProvider } from '../../transport/auth-interceptor.ts'
import { createConnection } from '../../transport/connection.ts'
import { createDedupe } from '../../transport/dedupe.ts'
import { compose, type Next } from '../../transport/interceptor.ts'
import type { DelayedStorageTab } from './delayed-storage-events.ts'

/** One tab with a real session, its interceptor, refresh and storage; only HTTP is simulated. */
export interface SimulatedTab {
  readonly session: Session
  readonly storage: DelayedStorageTab
  /** A background tab of a phone: nothing arrives here. */
  frozen: boolean
  /** How often this tab has shown that the session is over, since `begin`. */
  expiryNotices: number
  token(): string | undefined
  /** Sends a call that needs a session. */
  callMember(): Promise<unknown>
  dispose(): void
}

export interface SimulatedTabOptions {
  readonly ports: CompletePorts
  readonly storage: DelayedStorageTab
  next(tab: SimulatedTab): Next
  /** The tab shows that the session is over. */
  onEnded(): void
}

const config = parseConfig({ merchant: 'demo' })

export function createSimulatedTab({ ports, storage, next, onEnded }: SimulatedTabOptions): SimulatedTab {
  const { clock } = ports
  const log = createLog(() => clock.now())
  const scope = createScope(clock, log)
  const events = createEmitter<FoyerEvents>(log)
  const dedupe = createDedupe(scope)
  let tokenProvider: TokenProvider | undefined

  const call: Call = (endpoint, input, { signal = scope.signal, timeoutMs = 30_000 } = {}) => {
    const ask = (requestSignal: AbortSignal) =>
      run({
        endpoint,
        input: input as Readonly<Record<string, unknown>>,
        token: undefined,
        signal: requestSignal,
        deadline: Number.POSITIVE_INFINITY,
      }) as Promise<EndpointOutput<typeof endpoint>>
    return dedupe.run({ endpoint: endpoint.id, key: undefined, timeoutMs, run: ask }, signal)
  }

  const toasts = createToasts(events, config, { clock, network: ports.network })
  const context = {
    config,
    ports: { ...ports, storage },
    scope,
    call,
    connection: createConnection({ clock, network: ports.network, scope, log }),
    time: createServerClock(clock),
    events,
    toasts,
    report: createReportFailure(events, toasts, log),
    log,
    failures: createEmitter(log),
    $language: atom<Language>('EN'),
    routes,
    hydration: new Map(),
    receivedAt: clock.now,
    randomChoices: new Map(),
    use: unused,
  }
  const made = createSession(context, { access: createSessionAccess(context) })
  tokenProvider = made.tokenProvider
  const { session } = made
  events.on('toast', ({ key }) => {
    if (key !== 'error.session.expired') return
    tab.expiryNotices += 1
    onEnded()
  })

  const tab: SimulatedTab = {
    session,
    storage,
    frozen: false,
    expiryNotices: 0,
    token() {
      const state = session.$state.get()
      return state.type === 'member' ? state.info.token : undefined
    },
    callMember: () => call(memberEndpoints.memberInfo, {}, { signal: scope.signal }),
    dispose: () => scope.dispose(),
  }
  const run = compose([authInterceptor(() => tokenProvider)], next(tab))
  session.start()
  return tab
}

function unused(): never {
  throw new Error('a session alone uses no other feature')
}
