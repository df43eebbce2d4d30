import type { AnyEndpoint } from '../kernel/endpoint.ts'
import type { UploadProgressListener } from '../ports/ports.ts'

/** One call on its way through the interceptors. Immutable: an interceptor passes a changed copy to the next. */
export interface Operation {
  /** With the merchant's overrides applied (PCALL-24). */
  readonly endpoint: AnyEndpoint
  readonly input: Readonly<Record<string, unknown>>
  /** The session's token, where the call sends one. */
  readonly token: string | undefined
  /** Its reason is always a `FoyerError`. */
  readonly signal: AbortSignal
  /** Device time, ms, at which the whole call times out, retries included. */
  readonly deadline: number
  readonly onUploadProgress?: UploadProgressListener | undefined
}

/** Runs the rest of the interceptors and returns the payload of the response, not parsed yet. Throws only `FoyerError`. */
export type Next = (operation: Operation) => Promise<unknown>

/** One concern of the transport, wrapped around the rest. */
export type Interceptor = (operation: Operation, next: Next) => Promise<unknown>

/** The first interceptor is the outermost. */
export function compose(interceptors: readonly Interceptor[], innermost: Next): Next {
  return interceptors.reduceRight<Next>((next, interceptor) => (operation) => interceptor(operation, next), innermost)
}
