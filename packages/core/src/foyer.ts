import type { ReadableAtom } from 'nanostores'
import type { FoyerConfig } from './config/config.ts'
import type { Member } from './features/account/member/member.ts'
import type { Access } from './features/app/access/access.ts'
import type { Languages } from './features/app/language/languages.ts'
import type { App } from './features/app/settings/app.ts'
import type { Theme } from './features/app/theme/theme.ts'
import type { Session } from './features/auth/session/session.ts'
import type { Wallet } from './features/cashier/wallet/wallet.ts'
import type { Catalogue } from './features/lobby/catalogue/catalogue.ts'
import type { EventBus } from './kernel/events.ts'
import type { FeatureContext } from './kernel/feature-context.ts'
import type { Log } from './kernel/log.ts'
import type { Rotation } from './kernel/rotation.ts'
import type { Call } from './transport/endpoint.ts'
import type { HydrationState } from './transport/hydration.ts'

/** What each client has, whatever its features. Made by `createFoyer`, ended by `dispose`; two of them share nothing. */
export interface FoyerBase {
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
   * The one instance of a feature on this client, made at the first call: `foyer.use(gamesFeature)`. For pages that are
   * loaded on demand: a feature that is imported by such a page alone lies in the chunk of that page.
   */
  use<T>(feature: Feature<T>): T
  /** Sends one call of the platform, or of an endpoint of your own. Rejects with a {@link FoyerError}, like `fetch`. */
  readonly call: Call
  /** A carousel's clockwork; `everyMs` between slides. */
  createRotation(options: { readonly everyMs: number }): Rotation
  /** Reads what is stored, starts listening, asks for flags and status. No request is sent before. */
  start(): void
  /**
   * The responses received so far, for `createFoyer({ hydration })` in the browser. For a server that renders: it loads
   * what the page shows, never calls `start()`, and writes this into the document. After `start()` it is empty.
   */
  dehydrate(): HydrationState
  /** Forgets the responses of `hydration` that no read has used. True when every one was used: the document is what the page shows. */
  finishHydration(): boolean
  /** Ends every timer, listener and request. May be called more than once. */
  dispose(): void
}

/** Makes a feature from the parts of one client. The function is the identity of the feature. */
export type Feature<T> = (deps: FeatureDeps) => T

/** Features by the name of the property that each becomes: `{ games: gamesFeature }` gives `foyer.games`. */
export type FeatureMap = Readonly<Record<string, Feature<unknown>>>

/** What a feature gives to the front end. */
export type FeatureApi<F> = F extends Feature<infer Api> ? Api : never

/** A client with the features that it was made with, each made when its property is first read. */
export type Foyer<Features extends FeatureMap = Record<never, never>> = FoyerBase & {
  readonly [Name in keyof Features]: FeatureApi<Features[Name]>
}

/** What a feature is made from: the context and the features that each client has. */
export interface FeatureDeps
  extends Pick<FoyerBase, 'access' | 'catalogue' | 'languages' | 'member' | 'session' | 'app' | 'wallet' | 'use'> {
  readonly context: FeatureContext
}
