import type { Endpoint, EndpointInput, Schema } from '../../../kernel/endpoint.ts'
import type { FoyerError } from '../../../kernel/errors.ts'
import type { Money } from '../../../kernel/money/money.ts'
import type { AttemptRecord } from './attempt-records.ts'
import type { idempotencyKey } from './endpoints.ts'
import type { AttemptKind } from './wire-attempt-kinds.ts'

/** An action on money whose end is not known, or has not been seen by a person. */
export interface Attempt extends AttemptRecord {
  /** What a person reads to the support: the end of the key. */
  readonly reference: string
  readonly state: AttemptState
}

export type AttemptState =
  /** From this tab, and no answer was lost. */
  | { readonly status: 'sending' }
  /** Another tab of this browser is at it. */
  | { readonly status: 'elsewhere' }
  /** A request left and no trustworthy answer came: it is being found out. Nothing else is sent meanwhile. */
  | { readonly status: 'unknown'; readonly isChecking: boolean }
  /** Found out when no caller waited for it any more, with the object as the call of its kind answers it. */
  | { readonly status: 'made'; readonly object: unknown }
  /** As above: nothing was made, and the person may try again. */
  | { readonly status: 'refused'; readonly error: FoyerError }
  /** Older than the platform keeps keys: only the support can tell. */
  | { readonly status: 'expired' }

/** A call that names each attempt by a key. A platform may take the call without the key (settlement 39); an attempt sends it. */
export type KeyedEndpoint = Endpoint<string, KeyedInput, Schema>
type KeyedInput = Schema & { readonly _zod: { readonly input: { readonly idempotencyKey?: EndpointKey | undefined } } }
type EndpointKey = (typeof idempotencyKey)['_zod']['input']

export interface AttemptAction<E extends KeyedEndpoint> {
  readonly kind: AttemptKind
  /** Of what: the code of a method, the id of an account, a reward or a good. Stored, so never a secret or a full number. */
  readonly target: string
  readonly amount?: Money | undefined
  /**
   * What else makes it another action: the number of an account, an address, an offer. Compared in this tab, never stored,
   * but for that there are any: one that was begun in another tab or before a reload is joined only where neither has them.
   */
  readonly details?: string | undefined
  readonly endpoint: E
  /** Without the key. Secrets in it are not stored, and forgotten after a minute. */
  readonly input: Omit<EndpointInput<E>, 'idempotencyKey'>
}
