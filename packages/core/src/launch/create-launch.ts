import { atom } from 'nanostores'
import type { Gate } from '../access/gate.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import { type GameKey, gameKey } from '../games/wire-game.ts'
import type { Context } from '../kernel/context.ts'
import { toFoyerError } from '../kernel/errors.ts'
import { createLate } from '../kernel/late.ts'
import type { OpenedWindow } from '../ports/ports.ts'
import type { Recents } from '../recents/recents.ts'
import type { Site } from '../site/site.ts'
import type { Wallet } from '../wallet/wallet.ts'
import type { Launch, LaunchState } from './launch.ts'
import type { Opening } from './opening.ts'

export interface LaunchDeps {
  readonly gate: Pick<Gate, 'attempt'>
  readonly wallet: Wallet
  readonly catalogue: Catalogue
  readonly site: Site
  /** Asked for with the first launch. */
  recents(): Promise<Recents>
}

/**
 * Starting a game. What decides whether a tap may launch anything is here, and so is the window that has to open
 * within the tap (LAUNCH-05); the rest comes with the first launch, or with `prepare()`.
 */
export function createLaunch(context: Context, deps: LaunchDeps): Launch {
  const { config, feedback, log, ports, scope } = context
  const { gate, wallet } = deps
  const $state = atom<LaunchState>({ status: 'idle' })
  const bring = createLate(ports.network, async (): Promise<Opening> => {
    const [{ createOpening }, recents] = await Promise.all([import('./opening.ts'), deps.recents()])
    return createOpening(context, deps, recents, $state)
  })

  const open = async (
    key: GameKey,
    start: (opening: Opening, opened: OpenedWindow | undefined) => Promise<void>,
  ): Promise<void> => {
    if ($state.get().status === 'launching') return
    if (!gate.attempt('play')) return
    // LAUNCH-05: before anything is awaited, while this still is the tap.
    const opened = config.launch.target === 'blank' ? ports.navigation.openWindow() : undefined
    const endLoading = feedback.loading('toast.launching', 'loading')
    $state.set({ status: 'launching', key })
    try {
      await start(await bring(), opened)
    } catch (cause) {
      opened?.close()
      if (scope.disposed) return
      $state.set({ status: 'idle' })
      feedback.error(cause)
    } finally {
      endLoading()
    }
  }

  return {
    $state,
    async prepare() {
      try {
        await bring()
      } catch (cause) {
        log.warn('launch.prepare.failed', { code: toFoyerError(cause).code })
      }
    },
    launch: (game) => open(game.key, (opening, opened) => opening.game(game, opened)),
    launchVendor: (category) =>
      open(gameKey(category, category), (opening, opened) => opening.vendor(category, opened)),
    close() {
      if ($state.get().status !== 'open') return
      $state.set({ status: 'idle' })
      void wallet.load()
    },
  }
}
