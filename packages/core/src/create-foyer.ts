import { atom } from 'nanostores'
import type { FoyerConfigInput } from './config/config.ts'
import { createRuntime, type RuntimeOptions } from './create-runtime.ts'
import { createMember } from './features/account/member/member.ts'
import { createAccess } from './features/app/access/access.ts'
import { createApp } from './features/app/settings/app.ts'
import { createTheme } from './features/app/theme/theme.ts'
import { createSession } from './features/auth/session/create-session.ts'
import { createWallet } from './features/cashier/wallet/wallet.ts'
import { createCatalogue } from './features/lobby/catalogue/catalogue.ts'
import type { Feature, FeatureDeps, FeatureMap, Foyer, FoyerBase } from './foyer.ts'
import { FoyerError, toFoyerError } from './kernel/errors.ts'
import { createRotation } from './kernel/rotation.ts'
import type { Ports } from './ports/ports.ts'

/** What a client is made from: the merchant's configuration, the ports, and the features that become its properties. */
export type FoyerOptions<Features extends FeatureMap = Record<never, never>> = FoyerConfigInput &
  RuntimeOptions & {
    /** `browserPorts()` in a page, `nodePorts()` on a server, `memoryPorts()` in tests. */
    readonly ports: Ports
    /** Each becomes the property of its name. Names of {@link FoyerBase} are taken. */
    readonly features?: Features & { readonly [Name in keyof Features & keyof FoyerBase]: never }
  }

/**
 * Makes a client. Clients share nothing with each other (architecture rule 1). Nothing is read, sent or listened to
 * before `start()`.
 *
 * @throws FoyerError `config.invalid` with the offending `field` (CONST-01)
 */
export function createFoyer<Features extends FeatureMap = Record<never, never>>(
  options: FoyerOptions<Features>,
): Foyer<Features> {
  const { ports, features, codec, hydration, language, ...config } = options
  const runtime = createRuntime(config, ports, { codec, hydration, language })
  const { context, languages, setTokenProvider, dispose } = runtime
  const { scope } = context
  const $online = atom(true)
  let started = false

  const { session, tokenProvider } = createSession(context, {
    // Few visits begin so: the code for it stays out of the ground.
    autoSignIn: async (door) => (await import('./features/auth/sign-in/auto-sign-in.ts')).autoSignIn(door, featureDeps),
    launch: async (wish, backTo) => {
      try {
        await use((await import('./features/lobby/launch/launch.ts')).launchFeature).resume(wish, backTo)
      } catch (cause) {
        // The code cannot be had just now. What was tapped stands on the page that the login has led back to.
        context.notifier.error(toFoyerError(cause, { code: 'network.failed' }))
      }
    },
  })
  setTokenProvider(tokenProvider)
  const app = createApp(context)
  const access = createAccess(context, session, app)
  const wallet = createWallet(context, session, app, access)
  const catalogue = createCatalogue(context)

  const member = createMember(context, session, wallet, access)

  const made = new Map<unknown, unknown>()
  const use = <T>(feature: Feature<T>): T => {
    if (!made.has(feature)) made.set(feature, feature(featureDeps))
    // The map holds under each function what that function returned.
    return made.get(feature) as T
  }
  const featureDeps: FeatureDeps = {
    access,
    catalogue,
    context,
    languages,
    member,
    session,
    app,
    use,
    wallet,
  }

  const foyer: FoyerBase = {
    config: context.config,
    events: context.events,
    log: context.log,
    $online,
    access,
    catalogue,
    languages,
    member,
    session,
    app,
    theme: createTheme(context),
    use,
    wallet,
    createRotation: ({ everyMs }) => createRotation({ scope, visibility: ports.visibility, everyMs }),
    start() {
      if (started || scope.disposed) return
      started = true
      runtime.stopCollecting()
      $online.set(ports.network.isOnline())
      scope.add(ports.network.onChange((online) => $online.set(online)))
      // The language first, since every request names it. Then the session, before access is decided.
      languages.start()
      session.start()
      app.start()
      access.start()
    },
    call: context.call,
    dehydrate: runtime.dehydrate,
    finishHydration: runtime.finishHydration,
    dispose,
  }
  return withFeatures(foyer, features)
}

/** A property for each feature. The feature is made when the property is first read, so an unused one costs nothing. */
function withFeatures<Features extends FeatureMap>(foyer: FoyerBase, features?: Features): Foyer<Features> {
  for (const [name, feature] of Object.entries(features ?? {})) {
    if (name in foyer) throw new FoyerError({ code: 'config.invalid', field: `features.${name}` })
    Object.defineProperty(foyer, name, { enumerable: true, get: () => foyer.use(feature) })
  }
  // The loop above has added what the type says.
  return foyer as Foyer<Features>
}
