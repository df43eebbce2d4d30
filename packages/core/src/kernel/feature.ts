import type { Language } from '../config/code-lists.ts'
import type { FoyerConfig } from '../config/config.ts'
import type { CompletePorts } from '../ports/ports.ts'
import type { Connection } from './connection.ts'
import type { Call } from './endpoint.ts'
import { FoyerError } from './errors.ts'
import type { EventBus, TypedEmitter } from './events.ts'
import type { Log } from './log.ts'
import type { ReportFailure } from './report-failure.ts'
import type { RouteTable } from './routes.ts'
import type { Scope } from './scope.ts'
import type { ServerClock } from './server-clock.ts'
import type { Store } from './store.ts'
import type { Toasts } from './toasts.ts'

export interface Failures {
  failed: (error: FoyerError) => void
}

/** What every feature is made from, beside the features that it needs. */
export interface FeatureContext {
  readonly config: FoyerConfig
  readonly ports: CompletePorts
  readonly scope: Scope
  readonly call: Call
  /** How requests fare, and when what has failed can be asked anew. */
  readonly connection: Connection
  /** Server-corrected time (settlement 13). */
  readonly time: ServerClock
  readonly events: EventBus
  /** Sends toasts as events, with the durations of the specification. */
  readonly toasts: Toasts
  /** Reports the failure of a verb, and returns the verb's result. */
  readonly report: ReportFailure
  readonly log: Log
  /** Emits every failed call. Some responses report the state of the whole platform (STATUS-06). */
  readonly failures: Pick<TypedEmitter<Failures>, 'on'>
  readonly $language: Store<Language>
  /** The addresses of the pages; undefined where the front end has given none. */
  readonly routes: RouteTable | undefined
  /** Responses that the document was rendered from and that no call has used yet. They take precedence over caches. */
  readonly hydration: ReadonlyMap<string, unknown>
  /** When a response that is here now was received, ms since the epoch, server time: those of the document are older. */
  readonly receivedAt: () => number
  /** What was picked at random and is seen: a document and the client that takes it over show the same. */
  readonly randomChoices: Map<string, number>
  /**
   * The client's instance of a feature whose code is loaded by `import()`. A feature that is imported in the normal way
   * belongs into `needs`.
   */
  readonly use: UseFeature
}

/**
 * A capability of a client: stores and verbs. The object is the identity; each client makes one instance, at the first
 * use. Made by {@link defineFeature}.
 */
export interface Feature<Api> {
  /** For messages to developers; with a prefix of your own: `acme/raffle`. */
  readonly id: string
  /** Made before the feature itself. They do not become properties of the client. */
  readonly needs: FeatureRecord
  /** Called by the client with the instances of `needs`, which only the definition can name. */
  create(context: FeatureContext, needs: never): Api
}

/** Features by the name under which they are used: `{ games }` gives `foyer.games`. */
export type FeatureRecord = Readonly<Record<string, Feature<unknown>>>

/** What a feature gives to the front end. */
export type FeatureApi<F> = F extends Feature<infer Api> ? Api : never

export type FeatureApis<Features extends FeatureRecord> = {
  readonly [Name in keyof Features]: FeatureApi<Features[Name]>
}

export type UseFeature = <Api>(feature: Feature<Api>) => Api

export interface FeatureDefinition<Api, Needs extends FeatureRecord> {
  readonly id: string
  readonly needs?: Needs
  create(context: FeatureContext, needs: FeatureApis<Needs>): Api
}

/**
 * Declares a feature; nothing is made yet.
 *
 * @example
 * const raffle = defineFeature({
 *   id: 'acme/raffle',
 *   needs: { session },
 *   create: ({ call }, { session }) => ({
 *     canJoin: () => session.isSignedIn(),
 *     pot: (signal?: AbortSignal) => safe(call(raffleInfo, {}, { signal })),
 *   }),
 * })
 */
export function defineFeature<Api, Needs extends FeatureRecord = Record<never, never>>(
  definition: FeatureDefinition<Api, Needs>,
): Feature<Api> {
  const { id, needs = {}, create } = definition
  return Object.freeze({ id, needs, create })
}

/** Declares a part that `createFoyer` gives to each client, so that features can name it among their needs. */
export function defineProvided<Api>(id: string): Feature<Api> {
  return defineFeature<Api, Record<never, never>>({
    id,
    create() {
      throw new FoyerError({ code: 'config.invalid', field: `features.${id}` })
    },
  })
}

/** The instances of one client. */
export interface FeatureInstances {
  /**
   * Returns the instance of the feature. The first call makes it, after those that it needs.
   * @throws FoyerError `config.invalid` for needs that lead back to the feature: `features.a → b → a`
   */
  readonly use: UseFeature
  /** Gives the instance of a {@link defineProvided} feature. */
  provide<Api>(feature: Feature<Api>, instance: Api): void
}

export function createFeatureInstances(context: () => FeatureContext): FeatureInstances {
  const instances = new Map<unknown, unknown>()
  const making: Feature<unknown>[] = []

  const make = <Api>(feature: Feature<Api>): Api => {
    if (making.includes(feature)) {
      const path = [...making.slice(making.indexOf(feature)), feature].map(({ id }) => id)
      throw new FoyerError({ code: 'config.invalid', field: `features.${path.join(' → ')}` })
    }
    making.push(feature)
    try {
      const needs = Object.fromEntries(Object.entries(feature.needs).map(([name, need]) => [name, use(need)]))
      // `needs` holds what the definition names, each as its feature makes it.
      return feature.create(context(), needs as never)
    } finally {
      making.pop()
    }
  }

  const use: UseFeature = (feature) => {
    if (!instances.has(feature)) instances.set(feature, make(feature))
    // The map holds under each feature what that feature made.
    return instances.get(feature) as FeatureApi<typeof feature>
  }

  return { use, provide: (feature, instance) => instances.set(feature, instance) }
}
