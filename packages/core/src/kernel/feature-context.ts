import type { ReadableAtom } from 'nanostores'
import type { Language } from '../config/codes.ts'
import type { FoyerConfig } from '../config/config.ts'
import type { Ports } from '../ports/ports.ts'
import type { Call } from '../transport/endpoint.ts'
import type { ServerClock } from '../transport/server-clock.ts'
import type { FoyerError } from './errors.ts'
import type { EventBus, TypedEmitter } from './events.ts'
import type { Log } from './log.ts'
import type { Notifier } from './notifier.ts'
import type { ReportFailure } from './report-failure.ts'
import type { Scope } from './scope.ts'

export interface Failures {
  failed: (error: FoyerError) => void
}

/** What every feature is made from. A feature takes the other features that it needs as further arguments. */
export interface FeatureContext {
  readonly config: FoyerConfig
  readonly ports: Ports
  readonly scope: Scope
  readonly call: Call
  /** Server-corrected time (settlement 13). */
  readonly time: ServerClock
  readonly events: EventBus
  /** Sends toasts as events, with the durations of the specification. */
  readonly notifier: Notifier
  /** What a verb does with a failure: tells of it and gives the result. */
  readonly report: ReportFailure
  readonly log: Log
  /** Every failed call. Some responses tell the state of the whole platform (STATUS-06). */
  readonly failures: Pick<TypedEmitter<Failures>, 'on'>
  readonly $language: ReadableAtom<Language>
  /** Responses that the document was rendered from and that no call has used yet. They take precedence over caches. */
  readonly hydration: ReadonlyMap<string, unknown>
}
