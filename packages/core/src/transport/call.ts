import type { UploadProgressListener } from '../ports/ports.ts'
import type { AnyEndpoint, EndpointInput, EndpointOutput } from './endpoint.ts'

export interface CallOptions {
  /** Ends the request; the call rejects with code `request.aborted`. Default: the end of the client. */
  readonly signal?: AbortSignal | undefined
  /** ms until the call fails with `network.timeout`. Default `LIMITS.timeoutMs`. */
  readonly timeoutMs?: number | undefined
  /** Progress of uploads. Starts again from 0 when the call is repeated after a token refresh. */
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
  options?: CallOptions,
) => Promise<EndpointOutput<E>>
