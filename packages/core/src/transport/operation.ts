import type { UploadProgressListener } from '../ports/ports.ts'
import type { AnyEndpoint } from './endpoint.ts'

/** One call on its way through the interceptors. Never changed: a step hands on another one. */
export interface Operation {
  /** With the merchant's overrides applied (PCALL-24). */
  readonly endpoint: AnyEndpoint
  readonly input: Readonly<Record<string, unknown>>
  /** The session's token, where the call takes one along. */
  readonly token: string | undefined
  /** Its reason is always a `FoyerError`. */
  readonly signal: AbortSignal
  /** Device time, ms, at which the whole call gives up, repeats included. */
  readonly deadline: number
  readonly onUploadProgress?: UploadProgressListener | undefined
}

/** Hands the operation on and returns the payload of the response, not parsed yet. Throws only `FoyerError`. */
export type Next = (operation: Operation) => Promise<unknown>

/** One concern of the transport, wrapped around the rest. */
export type Interceptor = (operation: Operation, next: Next) => Promise<unknown>

/** The first step is the outermost. */
export function compose(interceptors: readonly Interceptor[], innermost: Next): Next {
  return interceptors.reduceRight<Next>((next, interceptor) => (operation) => interceptor(operation, next), innermost)
}
