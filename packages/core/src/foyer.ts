import type { ReadableAtom } from 'nanostores'
import type { FoyerConfig } from './config/config.ts'
import type { Member } from './features/account/member/member.ts'
import type { Access } from './features/app/access/access.ts'
import type { Languages } from './features/app/language/language.ts'
import type { App } from './features/app/settings/app.ts'
import type { Theme } from './features/app/theme/theme.ts'
import type { Session } from './features/auth/session/session.ts'
import type { Wallet } from './features/cashier/wallet/wallet.ts'
import type { Catalogue } from './features/lobby/catalogue/catalogue.ts'
import type { EventBus } from './kernel/events.ts'
import type { FeatureContext } from './kernel/feature-context.ts'
import type { Log } from './kernel/log.ts'
import type { Rotation } from './kernel/rotation.ts'

/** One player side, wired: made by `createFoyer`, ended by `dispose`. Two of them never see each other. */
export interface Foyer {
  readonly config: FoyerConfig
  readonly events: Pick<EventBus, 'on'>
  readonly log: Pick<Log, 'on'>
  readonly $online: ReadableAtom<boolean>
  readonly access: Access
  readonly catalogue: Catalogue
  readonly languages: Languages
  readonly member: Member
  readonly session: Session
  readonly app: App
  readonly theme: Theme
  readonly wallet: Wallet
  /**
   * The one copy of a feature that stands on this foyer, made when first asked for: `foyer.use(gamesFeature)`. What a
   * front end never imports is not in its bundle.
   */
  use<T>(feature: Feature<T>): T
  /** A carousel's clockwork; `everyMs` between slides. */
  createRotation(options: { readonly everyMs: number }): Rotation
  /** Reads what is stored, starts listening, asks for flags and status. Touches the platform for the first time here. */
  start(): void
  /** Ends every timer, listener and request. May be called more than once. */
  dispose(): void
}

/** Makes a feature from the parts of one foyer. Give the same function each time: it is the feature's identity. */
export type Feature<T> = (deps: FeatureDeps) => T

/** What features are made from. */
export interface FeatureDeps
  extends Pick<Foyer, 'access' | 'catalogue' | 'languages' | 'member' | 'session' | 'app' | 'wallet' | 'use'> {
  readonly context: FeatureContext
}
