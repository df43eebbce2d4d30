import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { openableUrl } from '../../../kernel/link-target.ts'
import { unwrap } from '../../../kernel/result.ts'
import type { Writable } from '../../../kernel/store.ts'
import type { OpenedWindow, Unsubscribe } from '../../../ports/ports.ts'
import { createVisits } from '../../app/install/visits.ts'
import type { Game } from '../games/game.ts'
import { gameKey } from '../games/game.ts'
import type { Recents } from '../recents/recents.ts'
import { launchEndpoints } from './endpoints.ts'
import { launcherOf, type PrizeMode, playType, prizeMode } from './lottery-launch-rules.ts'
import type { LaunchDeps, LaunchState } from './types.ts'

/** How a game is opened, and where it leads back to. */
export interface LaunchContext {
  /** The window of the tap, where games open in one (LAUNCH-05). */
  readonly opened: OpenedWindow | undefined
  /** A path of the site. */
  readonly backTo: string
  readonly signal: AbortSignal
}

/** The part of a launch after the access check: requests the address and opens it. Loaded with the first launch. */
export interface LaunchRunner {
  /** @throws FoyerError `url.empty`, `url.unsafe`, or the error of the call */
  game(game: Game, context: LaunchContext): Promise<void>
  /** HOME-10. @throws FoyerError as above, and `no.permission` for a category without vendors */
  vendor(category: PrizeMode, context: LaunchContext): Promise<void>
}

/** A game, or a whole lottery vendor, which is not added to the recent games. */
interface LaunchTarget {
  readonly gameId: string
  readonly vendorCode: string
  readonly name: string
  readonly prizeMode: PrizeMode | undefined
  readonly game: Game | undefined
}

/** The name of the lotto mode in the site settings (LOTTERY-03). */
const LOTTO_MODE = 'lottery.mode'

export function createLaunchRunner(
  context: FeatureContext,
  { wallet, catalogue, platform }: LaunchDeps,
  recents: Recents,
  $state: Writable<LaunchState>,
): LaunchRunner {
  const { call, config, ports, scope, $language } = context
  const visits = createVisits(context)
  /** A game was opened outside this page. */
  let isAway = false
  let isWatching = false
  let cancelLeaving: Unsubscribe = () => {}

  const setIdle = () => {
    cancelLeaving()
    $state.set({ status: 'idle' })
  }

  /** The balance may have changed when the person is back. */
  const refreshOnReturn = () => {
    isAway = true
    if (isWatching) return
    isWatching = true
    scope.add(
      ports.visibility.onChange((visible) => {
        if (!visible || !isAway) return
        // A game in the same window has ended when this page is shown again; one in another window may still run.
        if (config.launch.target === 'self') {
          isAway = false
          setIdle()
        }
        wallet.invalidate()
      }),
    )
  }

  const requestUrl = async (
    { gameId, vendorCode, prizeMode: prize, game }: LaunchTarget,
    { backTo, signal }: LaunchContext,
  ): Promise<string> => {
    const language = $language.get()
    // Absolute: the game may stand on another origin (LAUNCH-05).
    const backUrl = ports.device.origin + backTo
    const { url } =
      game === undefined || launcherOf(game, config.category) === 'lottery'
        ? await call(
            launchEndpoints.lotteryLaunch,
            {
              gameId,
              vassalage: vendorCode,
              prizeMode: prize ?? 'LOTT',
              playType: playType(platform.$settings.get().flags[LOTTO_MODE]),
              language,
              backUrl,
            },
            { signal },
          )
        : await call(
            launchEndpoints.launchGame,
            {
              gameId,
              nodeId: game.nodeId,
              vassalage: vendorCode,
              gameType: game.type,
              platform: 'html5',
              language,
              backUrl,
              roomId: game.roomId,
            },
            { signal },
          )
    if (url === undefined) throw new FoyerError({ code: 'url.empty' })
    const address = openableUrl(
      url,
      { use: 'game', opens: config.launch.target === 'frame' ? 'frame' : 'window' },
      context,
    )
    if (address === undefined) throw new FoyerError({ code: 'url.unsafe' })
    return address
  }

  /**
   * The browser is about to leave the page, which would abort the call, so the launch waits for it a short time
   * (RECENT-02).
   */
  const addToRecents = async (game: Game | undefined): Promise<void> => {
    if (game === undefined) return
    const added = recents.add(game)
    if (config.launch.target !== 'self') return
    await Promise.race([added, new Promise<void>((resolve) => scope.timeout(resolve, SPEC_CONSTANTS.loadMoreMs))])
  }

  const show = ({ vendorCode, gameId, game, name }: LaunchTarget, url: string, opened: OpenedWindow | undefined) => {
    visits.notePlayed()
    switch (config.launch.target) {
      case 'frame':
        $state.set({ status: 'open', key: game?.key ?? gameKey(vendorCode, gameId), url, name })
        return
      case 'blank':
        refreshOnReturn()
        if (opened === undefined) ports.navigation.assign(url)
        else opened.go(url)
        setIdle()
        return
      case 'self':
        refreshOnReturn()
        ports.navigation.assign(url)
        // While the browser leaves the page, taps do nothing. Where it stays on the page, they work again after this time.
        cancelLeaving = scope.timeout(setIdle, SPEC_CONSTANTS.toast.short)
    }
  }

  const open = async (target: LaunchTarget, context: LaunchContext): Promise<void> => {
    const url = await requestUrl(target, context)
    await addToRecents(target.game)
    if (!context.signal.aborted) show(target, url, context.opened)
  }

  return {
    game: (game, context) =>
      open(
        { gameId: game.gameId, vendorCode: game.vendorCode, name: game.name, prizeMode: prizeMode(game), game },
        context,
      ),
    async vendor(category, context) {
      const loaded = await catalogue.load()
      const { data } = catalogue.$data.get()
      // Where the load fails, the vendors of an earlier visit are used.
      if (data === undefined) unwrap(loaded)
      const vendor = data?.categories.find(({ code }) => code === category)?.vendors[0]
      if (vendor === undefined) throw new FoyerError({ code: 'no.permission' })
      const { code, name } = vendor
      await open({ gameId: code, vendorCode: code, name, prizeMode: category, game: undefined }, context)
    },
  }
}
