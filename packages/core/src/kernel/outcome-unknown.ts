import type { Network } from '../ports/ports.ts'
import { FoyerError } from './errors.ts'

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

/** The same error, for a change that is not known to have been made. */
export function withUnknownOutcome(error: FoyerError): FoyerError {
  if (error.isOutcomeUnknown) return error
  const { code, endpoint, status, retryable, serverCode, serverMessage, value, field, retryAfterMs } = error
  const known = { code, endpoint, status, retryable, serverCode, serverMessage, value, field, retryAfterMs }
  return new FoyerError({ ...known, isOutcomeUnknown: true, cause: error })
}

/** Why a request is not sent at all: the device is offline. One that was sent before the network went is `isOutcomeUnknown`. */
export function unsentError(network: Pick<Network, 'isOnline'>): FoyerError | undefined {
  return network.isOnline() ? undefined : new FoyerError({ code: 'network.offline', retryable: true })
}
