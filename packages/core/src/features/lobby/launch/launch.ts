import { atom, type ReadableAtom } from 'nanostores'
import * as z from 'zod/mini'
import { toFoyerError } from '../../../kernel/errors.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createLazy } from '../../../kernel/lazy.ts'
import { access } from '../../app/access/access.ts'
import type { AccessGuard } from '../../app/access/guard.ts'
import { type App, app } from '../../app/settings/app.ts'
import type { PendingLaunch } from '../../auth/session/session.ts'
import { type Wallet, wallet } from '../../cashier/wallet/wallet.ts'
import { type Catalogue, catalogue } from '../catalogue/catalogue.ts'
import { type Game, type GameKey, gameKey, storedGame } from '../games/game.ts'
import type { Recents } from '../recents/recents.ts'
import type { PrizeMode } from './launch-rules.ts'
import type { LaunchRunner, Way } from './launch-runner.ts'

export type LaunchState =
  | { readonly status: 'idle' }
  | { readonly status: 'launching'; readonly key: GameKey }
  /** Only with `config.launch.target` 'frame'. */
  | { readonly status: 'open'; readonly key: GameKey; readonly url: string; readonly name: string }

export interface Launch {
  readonly $state: ReadableAtom<LaunchState>
  /** Fetches the code of the verbs ahead of the first launch. Never rejects: what cannot be had now, a launch asks for again. */
  prefetch(): Promise<void>
  /**
   * Guests go to login, nothing is requested (LAUNCH-01); the login that follows launches the game (LOGIN-11). A second
   * tap while one runs does nothing.
   */
  launch(game: Game): Promise<void>
  /** HOME-10: the first vendor of a lottery category. */
  launchVendor(category: 'LOTT' | 'ELOTT'): Promise<void>
  /**
   * Launches what a guest tapped before the login. No tap stands behind it, so no window opens: the game takes the page.
   * @param backTo where the game leads back to: the page of the tap, which the login may be on its way to
   */
  resume(wish: PendingLaunch, backTo: string): Promise<void>
  /** Leaves a framed game; balance and recents are refreshed. */
  close(): void
}

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

/** Starting a game. */
export const launch: Feature<Launch> = defineFeature({
  id: 'launch',
  needs: { access, wallet, catalogue, app },
  create: (context, { access, ...others }) =>
    createLaunch(context, {
      guard: access,
      ...others,
      recents: async () => context.use((await import('../recents/recents.ts')).recents),
    }),
})
