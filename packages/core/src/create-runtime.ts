import { parseConfig } from './check-config/parse-config.ts'
import type { FoyerConfigInput } from './config/config.ts'
import { createLanguages, type Languages } from './features/app/language/languages.ts'
import { createEmitter, type FoyerEvents } from './kernel/events.ts'
import { createFeatureInstances, type Failures, type FeatureContext, type FeatureInstances } from './kernel/feature.ts'
import { isolateRoutes } from './kernel/isolate-routes.ts'
import { createLog } from './kernel/log.ts'
import { createReportFailure } from './kernel/report-failure.ts'
import type { RouteTable } from './kernel/routes.ts'
import { createScope } from './kernel/scope.ts'
import { createServerClock } from './kernel/server-clock.ts'
import { createToasts } from './kernel/toasts.ts'
import { completePorts } from './ports/complete-ports.ts'
import type { Ports, Unsubscribe } from './ports/ports.ts'
import { createCheckedNetwork } from './transport/checked-network.ts'
import type { CodecOption } from './transport/codec.ts'
import { type ConnectionMonitor, createConnection } from './transport/connection.ts'
import { createTransport, type Transport } from './transport/create-transport.ts'
import { cryptoKey } from './transport/crypto-key-endpoint.ts'
import { dehydrateRandomChoices, type HydrationState, takeRandomChoices } from './transport/hydration.ts'

export interface RuntimeOptions {
  /** How encrypted calls are written; default JWE (CRYPTO-02). */
  readonly codec?: CodecOption | undefined
  /**
   * What the document was rendered from (`foyer.dehydrate()`): each response is used once, in place of a request, and what
   * was picked at random is kept.
   */
  readonly hydration?: HydrationState | undefined
  /**
   * When that document was received, ms since the epoch, server time, where that was not now: a service worker has kept it. What comes
   * with it is as old.
   */
  readonly hydratedAt?: number | undefined
  /**
   * The language of that document, with which the client begins. `start()` reads the language that the person has
   * chosen.
   */
  readonly language?: string | undefined
  /**
   * The addresses of the pages: `routes` of `@foyer/core/site`, or your own. `foyer.access` then guards every move through
   * the history. Without them the front end's own router follows the event `navigate`.
   */
  readonly routes?: RouteTable | undefined
}

/** The parts that all features share. */
export interface Runtime {
  readonly context: FeatureContext
  readonly languages: Languages & { start(): Unsubscribe }
  readonly connection: ConnectionMonitor
  readonly setTokenProvider: Transport['setTokenProvider']
  /** Checks whenever the device says that there is no network, until the returned function is called. */
  watchNetwork(): Unsubscribe
  readonly provide: FeatureInstances['provide']
  dehydrate(): HydrationState
  /** From now on {@link dehydrate} is empty: nothing is collected any more. */
  stopCollecting(): void
  finishHydration(): boolean
  dispose(): void
}

/**
 * Builds the kernel and the transport; a single feature can be made from it alone.
 * @throws FoyerError `config.invalid` (CONST-01)
 */
export function createRuntime(input: FoyerConfigInput, hostPorts: Ports, options: RuntimeOptions = {}): Runtime {
  const config = parseConfig(input)
  const complete = completePorts(hostPorts)
  const log = createLog(() => complete.clock.now())
  const scope = createScope(complete.clock, log)
  const network = createCheckedNetwork(complete.network, scope, config.baseUrl || complete.device.origin)
  const ports = { ...complete, network }
  const events = createEmitter<FoyerEvents>(log)
  const failures = createEmitter<Failures>(log)
  const time = createServerClock(ports.clock)
  const toasts = createToasts(events, config, ports)
  const connection = createConnection({ clock: ports.clock, network, scope, log })
  const languages = createLanguages({
    config,
    storage: ports.storage,
    scope,
    log,
    network,
    toasts,
    first: options.language,
  })
  const { $language } = languages
  const hydration = new Map(Object.entries(options.hydration ?? {}))
  const randomChoices = takeRandomChoices(hydration)
  let hydratedAt = options.hydratedAt
  let collected: Record<string, unknown> | undefined = {}
  const { call, setTokenProvider } = createTransport({
    config,
    ports,
    checkNetwork: network.check,
    scope,
    time,
    connection,
    log,
    $language,
    codec: options.codec,
    hydration,
    onResponse: (key, payload) => {
      if (collected !== undefined) collected[key] = payload
    },
    onFailure: (error) => failures.emit('failed', error),
    fetchKey: (ask, signal) => ask(cryptoKey, {}, { signal }),
  })

  const { use, provide } = createFeatureInstances(() => context)
  const context: FeatureContext = {
    config,
    ports,
    scope,
    call,
    connection,
    time,
    events,
    toasts,
    report: createReportFailure(events, toasts, log),
    log,
    failures,
    $language,
    routes: options.routes && isolateRoutes(options.routes, config, log),
    hydration,
    receivedAt: () => hydratedAt ?? time.now(),
    randomChoices,
    use,
  }

  return {
    context,
    languages,
    connection,
    setTokenProvider,
    watchNetwork() {
      void network.check()
      return network.onChange(() => void network.check())
    },
    provide,
    dehydrate: () => (collected === undefined ? {} : { ...collected, ...dehydrateRandomChoices(randomChoices) }),
    stopCollecting() {
      collected = undefined
    },
    finishHydration() {
      const isComplete = hydration.size === 0
      hydration.clear()
      hydratedAt = undefined
      return isComplete
    },
    dispose() {
      scope.dispose()
      events.clear()
      failures.clear()
    },
  }
}
