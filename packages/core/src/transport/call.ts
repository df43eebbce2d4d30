import type { UploadProgressListener } from '../ports/ports.ts'
import type { AnyEndpoint, EndpointInput, EndpointOutput } from './endpoint.ts'

export interface CallOptions {
  /** Ends the request; the call rejects with code `request.aborted`. */
  readonly signal: AbortSignal
  /** ms until the call gives up with `network.timeout`. Default `limits.timeoutMs`. */
  readonly timeoutMs?: number | undefined
  /** How much of the body has left, for uploads. Begins anew when the call is repeated after a refreshed session. */
  readonly onUploadProgress?: UploadProgressListener | undefined
}

/**
 * Sends one call and returns its parsed value.
 *
 * @throws FoyerError always, and only: `session.required` (before sending), `network.offline`,
 * `network.failed`, `network.timeout`, `request.aborted`, `response.malformed`, `response.schema` (with
 * `endpoint` and `field`), `crypto.unavailable`, or the catalogue code of the server's refusal.
 */
export type Call = <E extends AnyEndpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions,
) => Promise<EndpointOutput<E>>
