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
  /** The work stopped before the end was known, because the lock or other code of the host failed: the record stays. */
  | { readonly kind: 'stopped'; readonly error: FoyerError }
  /** The user or the client has gone: the record stays. */
  | { readonly kind: 'left' }

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
    case 'stopped':
      return { status: 'unknown', isChecking: false }
    case 'gone':
    case 'left':
      return undefined
  }
}

/** Whether the end is not known yet, so that nothing else of the kind may be sent. */
export function isEndUnknown({ status }: AttemptState): boolean {
  switch (status) {
    case 'sending':
    case 'elsewhere':
    case 'unknown':
      return true
    case 'made':
    case 'refused':
    case 'expired':
      return false
  }
}
