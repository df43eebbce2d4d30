import type * as z from 'zod/mini'
import type { ModuleId } from '../config/code-lists.ts'
import type { UploadProgressListener } from '../ports/ports.ts'

/**
 * One call of the platform, declared once. The client, the sandbox, the MSW handlers and the types of both sides use
 * this object. `config.endpoints[id]` may change its method and path (PCALL-24).
 *
 * Wire format. GET and DELETE have the input in the query, the others in the body: JSON, or a form where `encoding` says
 * so; files need `multipart`. `{name}` in the path is replaced by that field of the input. Undefined and '' are left out
 * (LIST-16), unless `keepsEmpty`. Responses use the envelope `{success: true, value?, code?, message?}` (CALL-02);
 * `output` describes `value`. A response without `success: true` is a failure, unless the endpoint is `bare`.
 */
export interface Endpoint<Id extends string = string, Input extends Schema = Schema, Output extends Schema = Schema> {
  readonly id: Id
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly input: Input
  /** Parses `value` of the response, tolerantly. A missing value reads as `{}` where the schema accepts it (DATA-01). */
  readonly output: Output
  /** Responses may lack `success`; what fits `output`, bare or under `value` or `data`, is a success (settlement 26). */
  readonly bare: boolean
  /** `required`: without a session nothing is sent (ERR-02). `optional`: sends the token if there is one. */
  readonly auth: 'none' | 'optional' | 'required'
  /** The codec encrypts the body (CRYPTO-01). */
  readonly encrypted: boolean
  /** Sent as the header ModuleId, and as the field `moduleId` of a body, never encrypted (CALL-05, CALL-07). */
  readonly module?: ModuleId | undefined
  readonly encoding: 'json' | 'form' | 'multipart'
  /** Can be repeated: it is retried with backoff, and equal calls share one request. Default: GET. */
  readonly safe: boolean
  /** The transport shows nothing about this call, a slow connection for example (PCALL-25). */
  readonly silent: boolean
  /** ms between two requests of a feature: calls in between share the response or wait (CALL-01). 0: not throttled. */
  readonly throttleMs: number
  /** Sends the token in the payload too (CALL-03), where `config.auth.tokenPlacement` allows it. */
  readonly tokenInPayload: boolean
  /** Sends '' too, since the platform expects every field of the call (LOGIN-10). */
  readonly keepsEmpty: boolean
  /** Sends `Device: OTHERS` when the site runs as an installed web app (CALL-04). */
  readonly marksDevice: boolean
}

export type Schema = z.core.$ZodType

export type AnyEndpoint = Endpoint<string, Schema, Schema>

/** What the caller passes. */
export type EndpointInput<E extends AnyEndpoint> = z.core.input<E['input']>
/** What the caller gets, parsed. */
export type EndpointOutput<E extends AnyEndpoint> = z.core.output<E['output']>
/** What a server receives, parsed. */
export type EndpointRequest<E extends AnyEndpoint> = z.core.output<E['input']>
/** What a server must send as `value`. */
export type EndpointResponse<E extends AnyEndpoint> = z.core.input<E['output']>

type EndpointInit<Id extends string, Input extends Schema, Output extends Schema> = Pick<
  Endpoint<Id, Input, Output>,
  'id' | 'method' | 'path' | 'input' | 'output'
> &
  Partial<Omit<Endpoint, 'id' | 'method' | 'path' | 'input' | 'output'>>

/** Declares a call. Defaults: no auth, plain JSON, safe for GET only. */
export function defineEndpoint<const Id extends string, Input extends Schema, Output extends Schema>(
  init: EndpointInit<Id, Input, Output>,
): Endpoint<Id, Input, Output> {
  return Object.freeze({
    bare: false,
    auth: 'none' as const,
    encrypted: false,
    encoding: 'json' as const,
    safe: init.method === 'GET',
    silent: false,
    throttleMs: 0,
    tokenInPayload: false,
    keepsEmpty: false,
    marksDevice: false,
    ...init,
  })
}

type EndpointInits = Readonly<Record<string, Omit<EndpointInit<string, Schema, Schema>, 'id'>>>

/** Declares the calls of a feature. The key of a call is its id, so the contract is made by spreading these records. */
export function defineEndpoints<const Inits extends EndpointInits>(
  inits: Inits,
): { readonly [Id in keyof Inits & string]: Endpoint<Id, Inits[Id]['input'], Inits[Id]['output']> } {
  const entries = Object.entries(inits).map(([id, init]) => [id, defineEndpoint({ id, ...init })])
  // `fromEntries` forgets the keys, which are those of `inits`.
  return Object.freeze(Object.fromEntries(entries))
}

export interface CallOptions {
  /** Ends the request; the call rejects with code `request.aborted`. Default: the end of the client. */
  readonly signal?: AbortSignal | undefined
  /** ms until the call fails with `network.timeout`. Default `SPEC_CONSTANTS.timeoutMs`. */
  readonly timeoutMs?: number | undefined
  /** Progress of uploads. Starts again from 0 when the call is repeated after a token refresh. */
  readonly onUploadProgress?: UploadProgressListener | undefined
}

/**
 * Sends one call and returns its parsed value.
 *
 * @throws FoyerError and nothing else; among others `session.required` (before sending), `network.offline`,
 * `network.timeout`, `request.aborted`, `response.malformed`, `response.schema` (with `endpoint` and `field`), and the
 * catalogue code of the server's refusal.
 */
export type Call = <E extends AnyEndpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options?: CallOptions,
) => Promise<EndpointOutput<E>>
