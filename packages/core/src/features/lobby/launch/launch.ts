import type { ReadableAtom } from 'nanostores'
import type { PendingLaunch } from '../../auth/session/session.ts'
import type { Game, GameKey } from '../games/game.ts'

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
