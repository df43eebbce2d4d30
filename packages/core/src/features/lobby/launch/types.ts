import type { AccessGuard } from '../../access/access-guard.ts'
import type { Platform } from '../../app/platform/platform.ts'
import type { Wallet } from '../../cashier/wallet/wallet.ts'
import type { Catalogue } from '../catalogue/catalogue.ts'
import type { GameKey } from '../games/game.ts'
import type { Recents } from '../recents/recents.ts'

export type LaunchState =
  | { readonly status: 'idle' }
  | { readonly status: 'launching'; readonly key: GameKey }
  /** Only with `config.launch.target` 'frame'. */
  | { readonly status: 'open'; readonly key: GameKey; readonly url: string; readonly name: string }

export interface LaunchDeps {
  readonly guard: Pick<AccessGuard, 'check' | 'enforce'>
  readonly wallet: Wallet
  readonly catalogue: Catalogue
  readonly platform: Platform
  /** Called at the first launch. */
  recents(): Promise<Recents>
}
