import type { FoyerConfigInput } from './config/config.ts'
import { createRuntime, type RuntimeOptions } from './create-runtime.ts'
import { access } from './features/access/access.ts'
import { createSessionAccess } from './features/access/session-access.ts'
import { platform } from './features/app/platform/platform.ts'
import { createSession } from './features/auth/session/create-session.ts'
import { authSession, type Session, session } from './features/auth/session/session.ts'
import type { Foyer, FoyerBase } from './foyer.ts'
import { FoyerError, toFoyerError } from './kernel/errors.ts'
import type { FeatureApi, FeatureRecord } from './kernel/feature.ts'
import type { Scope } from './kernel/scope.ts'
import { readOnly, writable } from './kernel/store.ts'
import type { Ports } from './ports/ports.ts'

/** What a client is made from: the merchant's configuration, the ports, and the features that become its properties. */
export type FoyerOptions<Features extends FeatureRecord = Record<never, never>> = FoyerConfigInput &
  RuntimeOptions & {
    /** `browserPorts()` in a page, `nodePorts()` on a server, `memoryPorts()` in tests. */
    readonly ports: Ports
    /** Each becomes the property of its name. Names of {@link FoyerBase} are taken. */
    readonly features?: (Features & { readonly [Name in keyof Features & keyof FoyerBase]: never }) | undefined
  }

/**
 * Makes a client. Clients share nothing with each other (architecture rule 1). Nothing is sent by itself before
 * `start()`.
 *
 * @throws FoyerError `config.invalid` with the offending `field` (CONST-01)
 */
export function createFoyer<Features extends FeatureRecord = Record<never, never>>(
  options: FoyerOptions<Features>,
): Foyer<Features> {
  const { ports, features, codec, hydration, hydratedAt, language, routes, ...config } = options
  const runtime = createRuntime(config, ports, { codec, hydration, hydratedAt, language, routes })
  const { context, languages, connection, dispose } = runtime
  const { scope, use } = context
  const $online = writable(true)
  connection.$state.listen((state) => $online.set(state !== 'offline' && state !== 'unreachable'))
  let running: Scope | undefined
  let holders = 0

  const { session: ownSession, tokenProvider } = createSession(context, {
    access: createSessionAccess(context),
    // Few visits need this code, so it is loaded on demand.
    autoSignIn: async (api) => (await import('./features/auth/sign-in/auto-sign-in.ts')).autoSignIn(api, context),
    launch: async (wish, backTo) => {
      try {
        await use((await import('./features/lobby/launch/launch.ts')).launch).resume(wish, backTo)
      } catch (cause) {
        // The code could not be loaded. The person is back on the page of the game and can tap it again.
        context.toasts.error(toFoyerError(cause, { code: 'network.failed' }))
      }
    },
  })
  runtime.setTokenProvider(tokenProvider)
  runtime.provide(session, ownSession)
  runtime.provide(authSession, ownSession)
  // A front end hears of a change after the features, which by then have dropped what belonged to the former user: what
  // its listener asks of them is for the new one.
  const $session = writable(ownSession.$state.get())
  ownSession.$state.listen((state) => $session.set(state))
  const publicSession: Session = { ...ownSession, $state: readOnly($session, context.log) }
  // What is left of the document was read for a guest.
  ownSession.$info.listen((info) => {
    if (info !== undefined) runtime.finishHydration()
  })

  const foyer: FoyerBase = {
    config: context.config,
    events: context.events,
    log: context.log,
    $connection: connection.$state,
    $online: readOnly($online, context.log),
    now: () => context.time.now(),
    access: use(access),
    languages,
    session: publicSession,
    platform: use(platform),
    // Features name the same feature among their needs and have the session that tells them first.
    use: (feature) => (feature === session ? (publicSession as FeatureApi<typeof feature>) : use(feature)),
    start() {
      if (scope.disposed) return () => {}
      const holder = scope.child()
      holders += 1
      holder.add(() => {
        holders -= 1
        if (holders === 0) running?.dispose()
      })
      if (holders === 1) {
        running = scope.child()
        runtime.stopCollecting()
        running.add(connection.start())
        running.add(runtime.watchNetwork())
        // The language first, since every request names it. Then the session, before access is decided.
        running.add(languages.start())
        running.add(foyer.session.start())
        running.add(foyer.platform.start())
        running.add(foyer.access.start())
      }
      return holder.dispose
    },
    call: context.call,
    dehydrate: runtime.dehydrate,
    finishHydration: runtime.finishHydration,
    dispose,
  }
  return withFeatures(foyer, features)
}

/** A property for each feature. The feature is made when the property is first read, so an unused one costs nothing. */
function withFeatures<Features extends FeatureRecord>(foyer: FoyerBase, features?: Features): Foyer<Features> {
  for (const [name, feature] of Object.entries(features ?? {})) {
    if (name in foyer) throw new FoyerError({ code: 'config.invalid', field: `features.${name}` })
    Object.defineProperty(foyer, name, { enumerable: true, get: () => foyer.use(feature) })
  }
  // The loop above has added what the type says.
  return foyer as Foyer<Features>
}
