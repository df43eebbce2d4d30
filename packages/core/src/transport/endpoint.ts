import type * as z from 'zod/mini'
import type { ModuleId } from '../config/codes.ts'

/**
 * One call of the platform, declared once. The client, the sandbox, the MSW handlers and the types of both
 * sides come from this object. `config.endpoints[id]` may move its method and path (PCALL-24).
 *
 * Wire format. GET and DELETE carry the input in the query, the others in the body (JSON, or a form where
 * `encoding` says so; pictures and other `Blob`s travel in a `multipart` one). `{name}` in the path takes that field of the input instead. Keys whose value is
 * undefined or '' are left out (LIST-16), unless `keepsEmpty`. Answers use the envelope
 * `{success: true, value?, code?, message?}` (CALL-02); `output` describes `value`. Without `success: true` a response is a failure, unless the endpoint is `bare`.
 */
export interface Endpoint<Id extends string = string, Input extends Schema = Schema, Output extends Schema = Schema> {
  readonly id: Id
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  readonly path: string
  readonly input: Input
  /** Parses `value` of the response; tolerant readers live here. A missing value reads as `{}` where this takes it (DATA-01). */
  readonly output: Output
  /** Answers may come without `success`, bare or under `value` or `data`, and count where they fit `output` (settlement 26). */
  readonly bare: boolean
  /** `required`: refused without a session before anything is sent (ERR-02). `optional`: the token goes along if there is one. */
  readonly auth: 'none' | 'optional' | 'required'
  /** Body is encrypted by the codec (CRYPTO-01). */
  readonly encrypted: boolean
  /** Sent as the header ModuleId, and as the field `moduleId` of a body: in clear beside `data` where that is encrypted (CALL-05, CALL-07). */
  readonly module?: ModuleId | undefined
  readonly encoding: 'json' | 'form' | 'multipart'
  /** May be repeated without harm: retried with backoff, and equal reads share one request. Default: GET. */
  readonly safe: boolean
  /** Refusals of this call show nothing by themselves (PCALL-25). */
  readonly silent: boolean
  /** ms between two requests of the feature that asks: further ones share the response or wait (CALL-01). 0: not throttled. */
  readonly throttleMs: number
  /** Lists the token in its payload too (CALL-03); follows `config.auth.tokenPlacement`. */
  readonly tokenInPayload: boolean
  /** Sends '' too: the platform expects each field of the call (LOGIN-10). */
  readonly keepsEmpty: boolean
  /** Says `Device: OTHERS` when the site runs as an installed web app (CALL-04). */
  readonly marksDevice: boolean
}

export type Schema = z.core.$ZodType

export type AnyEndpoint = Endpoint<string, Schema, Schema>

/** What the caller hands in. */
export type EndpointInput<E extends AnyEndpoint> = z.core.input<E['input']>
/** What the caller gets back, parsed. */
export type EndpointOutput<E extends AnyEndpoint> = z.core.output<E['output']>
/** What a server receives, parsed. */
export type EndpointRequest<E extends AnyEndpoint> = z.core.output<E['input']>
/** What a server must answer as `value`. */
export type EndpointResponse<E extends AnyEndpoint> = z.core.input<E['output']>

type EndpointInit<Id extends string, Input extends Schema, Output extends Schema> = Pick<
  Endpoint<Id, Input, Output>,
  'id' | 'method' | 'path' | 'input' | 'output'
> &
  Partial<Omit<Endpoint, 'id' | 'method' | 'path' | 'input' | 'output'>>

/** Declares a call. Frozen; fill-ins: open to everybody, plain JSON, safe exactly when GET. */
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
