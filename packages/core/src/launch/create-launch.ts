import { atom } from 'nanostores'
import type { Gate } from '../access/gate.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { Game } from '../games/wire-game.ts'
import { gameKey } from '../games/wire-game.ts'
import type { Context } from '../kernel/context.ts'
import { FoyerError } from '../kernel/errors.ts'
import { LIMITS } from '../limits.ts'
import type { OpenedWindow, Unsubscribe } from '../ports/ports.ts'
import type { Recents } from '../recents/recents.ts'
import type { Site } from '../site/site.ts'
import type { Wallet } from '../wallet/wallet.ts'
import { checkedAddress } from './checked-address.ts'
import { launchGame, lotteryLaunch } from './contract.ts'
import type { Launch, LaunchState } from './launch.ts'
import { launcherOf, type PrizeMode, playType, prizeMode } from './rules.ts'

export interface LaunchDeps {
  readonly gate: Pick<Gate, 'attempt'>
  readonly recents: Recents
  readonly wallet: Wallet
  readonly catalogue: Catalogue
  readonly site: Site
}

/** What is launched: a game, or a lottery vendor as a whole, which is no entry for the recent games. */
interface Target {
  readonly gameId: string
  readonly vassalage: string
  readonly name: string
  readonly prizeMode: PrizeMode | undefined
  readonly game: Game | undefined
}

/** Name of the lotto mode among the site settings (LOTTERY-03). */
const LOTTO_MODE = 'lottery.mode'

export function createLaunch(context: Context, deps: LaunchDeps): Launch {
  const { call, config, feedback, ports, scope, $language } = context
  const { gate, recents, wallet, catalogue, site } = deps
  const $state = atom<LaunchState>({ status: 'idle' })
  /** A game was opened outside this page. */
  let away = false
  let watching = false
  let forgetLeaving: Unsubscribe = () => {}

  const settle = () => {
    forgetLeaving()
    $state.set({ status: 'idle' })
  }

  /** The balance may have moved when the person is back. */
  const watchReturn = () => {
    away = true
    if (watching) return
    watching = true
    scope.add(
      ports.visibility.onChange((visible) => {
        if (!visible || !away) return
        // A same-window game is over once its page is back; one in another window may be played on.
        if (config.launch.target === 'self') {
          away = false
          settle()
        }
        void wallet.load()
      }),
    )
  }

  const ask = async ({ gameId, vassalage, prizeMode: prize, game }: Target): Promise<string> => {
    const { signal } = scope
    const language = $language.get()
    // Absolute: the game may stand on another origin (LAUNCH-05).
    const backUrl = ports.device.origin + ports.navigation.current()
    const { url } =
      game === undefined || launcherOf(game, config.category) === 'lottery'
        ? await call(
            lotteryLaunch,
            {
              gameId,
              vassalage,
              prizeMode: prize ?? 'LOTT',
              playType: playType(site.$settings.get().flags[LOTTO_MODE]),
              language,
              backUrl,
            },
            { signal },
          )
        : await call(
            launchGame,
            {
              gameId,
              nodeId: game.nodeId,
              vassalage,
              gameType: game.gameType,
              platform: 'html5',
              language,
              backUrl,
              roomId: game.roomId,
            },
            { signal },
          )
    if (url === undefined) throw new FoyerError({ code: 'url.empty' })
    const address = checkedAddress(url, context)
    if (address === undefined) throw new FoyerError({ code: 'url.unsafe' })
    return address
  }

  /** The page is about to be left, which would end the call: it gets a moment (RECENT-02). */
  const remember = async (game: Game | undefined): Promise<void> => {
    if (game === undefined) return
    const added = recents.add(game)
    if (config.launch.target !== 'self') return
    await Promise.race([added, new Promise<void>((resolve) => scope.timeout(resolve, LIMITS.loadMoreMs))])
  }

  const show = (target: Target, url: string, opened: OpenedWindow | undefined) => {
    const key = keyOf(target)
    switch (config.launch.target) {
      case 'frame':
        $state.set({ status: 'open', key, url, name: target.name })
        return
      case 'blank':
        watchReturn()
        if (opened === undefined) ports.navigation.assign(url)
        else opened.go(url)
        settle()
        return
      case 'self':
        watchReturn()
        ports.navigation.assign(url)
        // Taps on a page that is being left do nothing; one that stays comes back to life.
        forgetLeaving = scope.timeout(settle, LIMITS.toast.short)
    }
  }

  const open = async (key: Target, find?: () => Promise<Target | undefined>): Promise<void> => {
    if ($state.get().status === 'launching') return
    if (!gate.attempt('play')) return
    // LAUNCH-05: before anything is awaited, while this still is the tap.
    const opened = config.launch.target === 'blank' ? ports.navigation.openWindow() : undefined
    const endLoading = feedback.loading('toast.launching', 'loading')
    $state.set({ status: 'launching', key: keyOf(key) })
    try {
      const target = find === undefined ? key : await find()
      if (target === undefined) throw new FoyerError({ code: 'no.permission' })
      const url = await ask(target)
      await remember(target.game)
      if (scope.disposed) return
      show(target, url, opened)
    } catch (cause) {
      opened?.close()
      if (scope.disposed) return
      settle()
      feedback.error(cause)
    } finally {
      endLoading()
    }
  }

  /** HOME-10 */
  const firstVendor = async (category: PrizeMode): Promise<Target | undefined> => {
    await catalogue.load()
    const state = catalogue.$data.get()
    const categories = state.status === 'ready' ? state.data.categories : []
    const vendor = categories.find(({ code }) => code === category)?.vendors[0]
    return vendor && vendorTarget(category, vendor.code, vendor.name)
  }

  return {
    $state,
    launch: (game) =>
      open({
        gameId: game.gameId,
        vassalage: game.vassalage,
        name: game.name,
        prizeMode: prizeMode(game),
        game,
      }),
    launchVendor: (category) => open(vendorTarget(category, category, category), () => firstVendor(category)),
    close() {
      if ($state.get().status !== 'open') return
      settle()
      void wallet.load()
    },
  }
}

function vendorTarget(category: PrizeMode, vendor: string, name: string): Target {
  return { gameId: vendor, vassalage: vendor, name, prizeMode: category, game: undefined }
}

function keyOf({ vassalage, gameId, game }: Target) {
  return game?.key ?? gameKey(vassalage, gameId)
}
