import type { ReadableAtom } from 'nanostores'
import type { Access } from './access/access.ts'
import type { Announcements } from './announcements/announcements.ts'
import type { Catalogue } from './catalogue/catalogue.ts'
import type { FoyerConfig } from './config/config.ts'
import type { Favourites } from './favourites/favourites.ts'
import type { Games } from './games/game-list.ts'
import type { Hot } from './hot/hot.ts'
import type { IntentBus } from './kernel/intents.ts'
import type { Log } from './kernel/log.ts'
import type { Rotation } from './kernel/rotation.ts'
import type { Languages } from './language/language.ts'
import type { Launch } from './launch/launch.ts'
import type { Member } from './member/member.ts'
import type { Recents } from './recents/recents.ts'
import type { Records } from './records/records.ts'
import type { Session } from './session/session.ts'
import type { Site } from './site/site.ts'
import type { Theme } from './theme/theme.ts'
import type { Wallet } from './wallet/wallet.ts'

/** One player side, wired: made by `createFoyer`, ended by `dispose`. Two of them never see each other. */
export interface Foyer {
  readonly config: FoyerConfig
  readonly intents: Pick<IntentBus, 'on'>
  readonly log: Pick<Log, 'on'>
  readonly $online: ReadableAtom<boolean>
  readonly access: Access
  readonly announcements: Announcements
  readonly catalogue: Catalogue
  readonly favourites: Favourites
  readonly games: Games
  readonly hot: Hot
  readonly languages: Languages
  readonly launch: Launch
  readonly member: Member
  readonly recents: Recents
  readonly records: Records
  readonly session: Session
  readonly site: Site
  readonly theme: Theme
  readonly wallet: Wallet
  /** A carousel's clockwork; `everyMs` between slides. */
  createRotation(options: { readonly everyMs: number }): Rotation
  /** Reads what is stored, starts listening, asks for flags and status. Touches the platform for the first time here. */
  start(): void
  /** Ends every timer, listener and request. May be called more than once. */
  dispose(): void
}
