import type { FoyerError } from '../../../kernel/errors.ts'
import type { AttemptState } from './attempt.ts'

/** How an attempt ended. */
export type Outcome =
  /** Parsed by the schema of the endpoint that was called. */
  | { readonly kind: 'answered'; readonly output: unknown }
  /** As the platform keeps it. */
  | { readonly kind: 'made'; readonly object: unknown }
  | { readonly kind: 'refused'; readonly error: FoyerError }
  /** Seen by another tab. */
  | { readonly kind: 'gone' }
  | { readonly kind: 'expired' }
  /** The user or the client has gone: the record stays. */
  | { readonly kind: 'left' }

/**
 * Whether the request may have been carried out. A refusal is an answer: nothing happened. So is what fails before anything
 * is sent.
 */
export function isOutcomeUnknown({ code, status }: FoyerError): boolean {
  switch (code) {
    case 'network.failed':
    case 'network.offline':
    case 'network.timeout':
    case 'request.aborted':
    case 'response.malformed':
    case 'response.schema':
      return true
    case 'unknown':
      return status === undefined || status >= 500
    default:
      return (status ?? 0) >= 500
  }
}

/** How an end is kept until a person has seen it. */
export function unseenState(outcome: Outcome): AttemptState | undefined {
  switch (outcome.kind) {
    case 'answered':
      return { status: 'made', object: outcome.output }
    case 'made':
      return { status: 'made', object: outcome.object }
    case 'refused':
      return { status: 'refused', error: outcome.error }
    case 'expired':
      return { status: 'expired' }
    case 'gone':
    case 'left':
      return undefined
  }
}
