import { atom } from 'nanostores'
import * as z from 'zod/mini'
import { toFoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createLazy } from '../../../kernel/lazy.ts'
import type { AccessGuard } from '../../app/access/guard.ts'
import type { App } from '../../app/settings/app.ts'
import type { PendingLaunch } from '../../auth/session/session.ts'
import type { Wallet } from '../../cashier/wallet/wallet.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type Game, type GameKey, gameKey, storedGame } from '../games/game.ts'
import type { Recents } from '../recents/recents.ts'
import type { Launch, LaunchState } from './launch.ts'
import type { LaunchRunner, Way } from './launch-runner.ts'
import type { PrizeMode } from './rules.ts'

export interface LaunchDeps {
  readonly guard: Pick<AccessGuard, 'enforce'>
  readonly wallet: Wallet
  readonly catalogue: Catalogue
  readonly app: App
  /** Asked for with the first launch. */
  recents(): Promise<Recents>
}

type StartLaunch = (opening: LaunchRunner, way: Way) => Promise<void>

/**
 * Starting a game. What decides whether a tap may launch anything is here, and so is the window that has to open
 * within the tap (LAUNCH-05); the rest comes with the first launch, or with `prepare()`.
 */
export function createLaunch(context: FeatureContext, deps: LaunchDeps): Launch {
  const { config, notifier, log, ports, scope } = context
  const { guard, wallet } = deps
  const $state = atom<LaunchState>({ status: 'idle' })
  const loadRunner = createLazy(ports.network, async (): Promise<LaunchRunner> => {
    const [{ createLaunchRunner }, recents] = await Promise.all([import('./launch-runner.ts'), deps.recents()])
    return createLaunchRunner(context, deps, recents, $state)
  })

  const open = async (key: GameKey, wish: PendingLaunch, start: StartLaunch, backTo?: string): Promise<void> => {
    if ($state.get().status === 'launching') return
    if (!guard.enforce('play', { launch: wish })) return
    // LAUNCH-05: before anything is awaited, while this still is the tap.
    const launchOnTap = backTo === undefined
    const opened = launchOnTap && config.launch.target === 'blank' ? ports.navigation.openWindow() : undefined
    const endLoading = notifier.loading('toast.launching', 'loading')
    $state.set({ status: 'launching', key })
    try {
      await start(await loadRunner(), { opened, backTo: backTo ?? ports.navigation.current() })
    } catch (cause) {
      opened?.close()
      if (scope.disposed) return
      $state.set({ status: 'idle' })
      notifier.error(cause)
    } finally {
      endLoading()
    }
  }

  const launch = (game: Game, backTo?: string): Promise<void> => {
    const wish: PendingLaunch = { kind: 'game', name: game.name, game }
    return open(game.key, wish, (runner, way) => runner.game(game, way), backTo)
  }

  const launchVendor = (category: PrizeMode, backTo?: string): Promise<void> => {
    const wish: PendingLaunch = { kind: 'lottery', category }
    return open(gameKey(category, category), wish, (opening, way) => opening.vendor(category, way), backTo)
  }

  return {
    $state,
    async prefetch() {
      try {
        await loadRunner()
      } catch (cause) {
        log.warn('launch.prepare.failed', { code: toFoyerError(cause).code })
      }
    },
    launch: (game) => launch(game),
    launchVendor: (category) => launchVendor(category),
    async resume(pending, backTo) {
      if (pending.kind === 'lottery') return launchVendor(pending.category, backTo)
      const { success, data } = z.safeParse(storedGame, pending.game)
      if (success) await launch(data, backTo)
    },
    close() {
      if ($state.get().status !== 'open') return
      $state.set({ status: 'idle' })
      void wallet.load()
    },
  }
}
