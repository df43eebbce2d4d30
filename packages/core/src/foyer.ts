import type { FoyerConfig } from './config/config.ts'
import type { Access } from './features/access/access.ts'
import type { Languages } from './features/app/language/languages.ts'
import type { Platform } from './features/app/platform/platform.ts'
import type { Session } from './features/auth/session/session.ts'
import type { ConnectionState } from './kernel/connection.ts'
import type { Call } from './kernel/endpoint.ts'
import type { EventBus } from './kernel/events.ts'
import type { FeatureApis, FeatureRecord, UseFeature } from './kernel/feature.ts'
import type { Log } from './kernel/log.ts'
import type { Store } from './kernel/store.ts'
import type { Unsubscribe } from './ports/ports.ts'
import type { HydrationState } from './transport/hydration.ts'

/** What each client has, whatever its features. Made by `createFoyer`, ended by `dispose`; two of them share nothing. */
export interface FoyerBase {
  readonly config: FoyerConfig
  readonly events: Pick<EventBus, 'on'>
  readonly log: Log
  /** How requests fare: for a banner that ends with the state (PERR-10). */
  readonly $connection: Store<ConnectionState>
  /** Whether they are answered, as far as is known: neither `offline` nor `unreachable`. */
  readonly $online: Store<boolean>
  /** Server time, ms since the epoch. It is right on a device whose clock is wrong, once the platform has answered. */
  now(): number
  readonly access: Access
  readonly languages: Languages
  readonly session: Session
  readonly platform: Platform
  /**
   * The one instance of a feature on this client, made at the first call: `foyer.use(games)`. For pages that are loaded on
   * demand: a feature that is imported by such a page alone lies in the chunk of that page.
   */
  readonly use: UseFeature
  /** Sends one call of the platform, or of an endpoint of your own. Rejects with a `FoyerError`, like `fetch`. */
  readonly call: Call
  /**
   * Reads what is stored, listens to the history, other tabs and the network, and asks for flags and status. By itself the
   * client sends nothing before. Starts are counted: the listening ends with the last undo, may begin again, and nothing
   * that is known is lost.
   */
  start(): Unsubscribe
  /**
   * The responses received so far and what was picked at random while rendering, for `createFoyer({ hydration })` in the
   * browser. For a server: it loads what the page shows, never calls `start()`, renders, and only then calls this, for the
   * document. After `start()` it is empty.
   */
  dehydrate(): HydrationState
  /** Forgets the responses of `hydration` that no read has used. True when every one was used: the document is what the page shows. */
  finishHydration(): boolean
  /** Ends every timer, listener and request. May be called more than once. */
  dispose(): void
}

/** A client with the features that it was made with, each made when its property is first read. */
export type Foyer<Features extends FeatureRecord = Record<never, never>> = FoyerBase & FeatureApis<Features>
