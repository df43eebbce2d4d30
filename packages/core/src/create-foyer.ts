import { atom } from 'nanostores'
import type { FoyerConfigInput } from './config/config.ts'
import { createRuntime, type RuntimeOptions } from './create-runtime.ts'
import { createMember } from './features/account/member/create-member.ts'
import { createAccess } from './features/app/access/create-access.ts'
import { createApp } from './features/app/settings/create-app.ts'
import { createTheme } from './features/app/theme/create-theme.ts'
import { createSession } from './features/auth/session/create-session.ts'
import { createWallet } from './features/cashier/wallet/create-wallet.ts'
import { createCatalogue } from './features/lobby/catalogue/create-catalogue.ts'
import type { Feature, FeatureDeps, Foyer } from './foyer.ts'
import { toFoyerError } from './kernel/errors.ts'
import { createRotation } from './kernel/rotation.ts'
import type { Ports } from './ports/ports.ts'

/**
 * Wires one player side (architecture rule 1: nothing is shared with any other). Nothing is read, sent or listened
 * to before `start()`.
 *
 * @param config only `merchantCode` must be given (CONST-01)
 * @param ports `browserPorts()` in a page, `memoryPorts()` elsewhere
 * @throws FoyerError `config.invalid` with the offending `field`
 */
export function createFoyer(config: FoyerConfigInput, ports: Ports, options: RuntimeOptions = {}): Foyer {
  const { context, languages, setTokenProvider, dispose } = createRuntime(config, ports, options)
  const { scope } = context
  const $online = atom(true)
  let started = false

  const { session, tokenProvider } = createSession(context, {
    // Few visits begin so: the code for it stays out of the ground.
    autoSignIn: async (door) => (await import('./features/auth/sign-in/auto-sign-in.ts')).autoSignIn(door, featureDeps),
    launch: async (wish, backTo) => {
      try {
        await use((await import('./features/lobby/launch/launch-feature.ts')).launchFeature).resume(wish, backTo)
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

  return {
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
      $online.set(ports.network.isOnline())
      scope.add(ports.network.onChange((online) => $online.set(online)))
      // The language first: it belongs to every question. Then who is here, before anything is decided.
      languages.start()
      session.start()
      app.start()
      access.start()
    },
    dispose,
  }
}
