import * as z from 'zod/mini'
import { FoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createLazyModule } from '../../../kernel/lazy-module.ts'
import { aborted, type Result, type VerbOptions } from '../../../kernel/result.ts'
import { readOnly, type Store, writable } from '../../../kernel/store.ts'
import { createVerbs } from '../../../kernel/verb.ts'
import { access } from '../../access/access.ts'
import { refused } from '../../access/access-guard.ts'
import { platform } from '../../app/platform/platform.ts'
import type { PendingLaunch } from '../../auth/session/session.ts'
import { wallet } from '../../cashier/wallet/wallet.ts'
import { catalogue } from '../catalogue/catalogue.ts'
import { type Game, type GameKey, gameKey, storedGame } from '../games/game.ts'
import type { LaunchContext, LaunchRunner } from './launch-runner.ts'
import type { PrizeMode } from './lottery-launch-rules.ts'
import type { LaunchDeps, LaunchState } from './types.ts'

export interface Launch {
  readonly $state: Store<LaunchState>
  /** Loads the code of the verbs before the first launch. A failure is not shown: the launch loads it again. */
  prefetch(): Promise<Result>
  /**
   * Guests go to the sign-in page, nothing is requested (LAUNCH-01); the sign-in that follows launches the game (LOGIN-11).
   * A second tap while one runs does nothing, and is `request.aborted`.
   */
  launch(game: Game, options?: VerbOptions): Promise<Result>
  /** HOME-10: the first vendor of a lottery category. */
  launchVendor(category: 'LOTT' | 'ELOTT', options?: VerbOptions): Promise<Result>
  /**
   * Launches what a guest tapped before the sign-in. Browsers open a window only after a tap, so the game replaces
   * the page.
   * @param backTo the page of the tap, to which the game leads back. The navigation to it may still be running.
   */
  resume(wish: PendingLaunch, backTo: string): Promise<Result>
  /** Leaves a framed game; balance and recents are refreshed. */
  close(): void
}

type StartLaunch = (runner: LaunchRunner, context: LaunchContext) => Promise<void>

interface LaunchOptions extends VerbOptions {
  /** The page that the game leads back to, where the launch does not follow a tap. */
  readonly backTo?: string
}

/**
 * Starts a game. The access check and the window, which must open within the tap (LAUNCH-05), are here; the rest is
 * loaded with the first launch, or by `prefetch()`.
 */
export function createLaunch(context: FeatureContext, deps: LaunchDeps): Launch {
  const { config, toasts, report, ports, scope } = context
  const { guard, wallet } = deps
  const $state = writable<LaunchState>({ status: 'idle' })
  const run = createVerbs(context)
  const loadRunner = createLazyModule(ports.network, async (): Promise<LaunchRunner> => {
    const [{ createLaunchRunner }, recents] = await Promise.all([import('./launch-runner.ts'), deps.recents()])
    return createLaunchRunner(context, deps, recents, $state)
  })

  const open = async (
    key: GameKey,
    wish: PendingLaunch,
    start: StartLaunch,
    { backTo, ...options }: LaunchOptions,
  ): Promise<Result> => {
    if ($state.get().status === 'launching' || options.signal?.aborted) return aborted()
    if (!guard.enforce('play', { launch: wish })) return refused(guard, 'play')
    const verb = wish.kind === 'game' ? 'launch.launch' : 'launch.launchVendor'
    return run(verb, options, async ({ scope: attempt, signal, live }) => {
      // LAUNCH-05: before the first `await`, since a browser opens a window only within the tap.
      const launchOnTap = backTo === undefined
      const opened =
        launchOnTap && config.launch.target === 'blank' ? ports.navigation.openWindow('toast.launching') : undefined
      attempt.add(toasts.loading('toast.launching', 'loading'))
      $state.set({ status: 'launching', key })
      let isStarted = false
      // A launch that was aborted or has failed leaves no window. The state stays if the foyer has ended.
      attempt.add(() => {
        if (isStarted) return
        opened?.close()
        if (!scope.disposed) $state.set({ status: 'idle' })
      })
      const runner = await live(loadRunner())
      await live(start(runner, { opened, backTo: backTo ?? ports.navigation.current(), signal }))
      isStarted = true
    })
  }

  const launch = (game: Game, options: LaunchOptions = {}): Promise<Result> => {
    const wish: PendingLaunch = { kind: 'game', name: game.name, game }
    return open(game.key, wish, (runner, launchContext) => runner.game(game, launchContext), options)
  }

  const launchVendor = (category: PrizeMode, options: LaunchOptions = {}): Promise<Result> => {
    const wish: PendingLaunch = { kind: 'lottery', category }
    return open(
      gameKey(category, category),
      wish,
      (runner, launchContext) => runner.vendor(category, launchContext),
      options,
    )
  }

  return {
    $state: readOnly($state, context.log),
    prefetch: () =>
      run('launch.prefetch', { silent: true }, async () => {
        await loadRunner()
      }),
    launch: (game, { signal, silent } = {}) => launch(game, { signal, silent }),
    launchVendor: (category, { signal, silent } = {}) => launchVendor(category, { signal, silent }),
    async resume(pending, backTo) {
      if (pending.kind === 'lottery') return launchVendor(pending.category, { backTo })
      const { success, data } = z.safeParse(storedGame, pending.game)
      if (success) return launch(data, { backTo })
      // The pending launch comes from the storage of the tab, which any script may have written.
      return report('launch.resume', new FoyerError({ code: 'request.invalid', field: 'game' }), { silent: true })
    },
    close() {
      if ($state.get().status !== 'open') return
      $state.set({ status: 'idle' })
      wallet.invalidate()
    },
  }
}

/** Starting a game. */
export const launch: Feature<Launch> = defineFeature({
  id: 'launch',
  needs: { access, wallet, catalogue, platform },
  create: (context, { access, ...others }) =>
    createLaunch(context, {
      guard: access,
      ...others,
      recents: async () => context.use((await import('../recents/recents.ts')).recents),
    }),
})
