import * as z from 'zod/mini'
import type { FoyerConfig } from '../config/config.ts'
import type { Envelope } from '../config/envelope.ts'
import { ERROR_CODES, type ErrorCode } from '../config/error-codes.ts'
import type { AnyEndpoint, EndpointOutput, Schema } from '../kernel/endpoint.ts'
import { ERROR_CODE_ALIASES, FoyerError } from '../kernel/errors.ts'
import type { CallbackLog } from '../kernel/run-callback.ts'
import type { TimeSample } from '../kernel/server-clock.ts'
import type { Codec } from './codec.ts'
import { readEnvelope } from './envelope.ts'
import { parseLosslessJson } from './parse-lossless-json.ts'
import { type DroppedRows, namesOf, watchDroppedRows } from './wire-schemas.ts'

/** Status and text of a response, before the envelope is read. */
export interface RawResponse {
  readonly status: number
  readonly text: string
  /** From the header Retry-After, ms. */
  readonly retryAfterMs?: number | undefined
  /** Whether the Date header could be read. On another origin the platform must expose it. */
  readonly hasDate?: boolean | undefined
  /** What the response says of the time, if it was not kept by a cache. */
  readonly time?: TimeSample | undefined
}

type ResponseConfig = Pick<FoyerConfig, 'http' | 'errorCodes' | 'session' | 'envelope'>

export interface ResponseReader {
  readonly config: ResponseConfig
  readonly log: CallbackLog
  readonly codec?: Pick<Codec, 'decode'> | undefined
}

/** The request of a response. */
export interface SentRequest {
  readonly endpoint: AnyEndpoint
  /** The session's token, where the call sent one. */
  readonly token?: string | undefined
}

/**
 * Reads the envelope `{success, value?, code?, message?}` (CALL-02) and returns the payload. A success is HTTP 2xx with
 * `success: true`, or, for a `bare` endpoint, a body that fits its schema (settlement 26). A merchant's own envelope is
 * read by `config.envelope`, whose `success` alone counts.
 * @throws FoyerError the catalogue code of a refusal, or `response.malformed` for everything else.
 */
export function readResponse(
  response: RawResponse,
  request: SentRequest,
  { config, log, codec = {} }: ResponseReader,
): unknown {
  const { status, text } = response
  const { endpoint } = request
  const malformed = () => new FoyerError({ code: 'response.malformed', endpoint: endpoint.id, status, retryable: true })
  let body: unknown
  let isJson = true
  try {
    body = text.trim() === '' ? undefined : parseLosslessJson(text)
  } catch {
    // The error page of a proxy is not JSON; its status is enough. The parser's error is dropped, since it quotes the
    // response, which may contain a token.
    if (status < 400) throw malformed()
    isJson = false
  }
  if (config.envelope !== undefined) {
    const answer = isJson ? readEnvelope(config.envelope, log, body, { status, endpoint: endpoint.id }) : undefined
    if (answer?.success === true && status >= 200 && status < 300) return decoded(answer.data, endpoint, codec)
    const isRefused = answer?.success === false && (status >= 400 || hasReason(answer))
    if (isRefused) throw errorOf(response, answer, request, config)
    throw status >= 400 ? errorOf(response, undefined, request, config) : malformed()
  }
  if (status >= 400) throw errorOf(response, body, request, config)
  if (status >= 200 && status < 300) {
    if (isRecord(body) && body.success === true) return decoded(payload(body, config.http.unwrap), endpoint, codec)
    if (endpoint.bare && !(isRecord(body) && 'success' in body)) {
      const bare = decoded(payload(body, config.http.unwrap), endpoint, codec)
      if (isBareResponse(endpoint.output, bare)) return bare
    }
  }
  throw isRefusal(body, config) ? errorOf(response, body, request, config) : malformed()
}

/**
 * Whether a body below HTTP 400 is certainly a refusal: `success: false`, or a known code without `success`. A proxy may
 * have written everything else after the platform carried the request out.
 */
function isRefusal(body: unknown, config: ResponseConfig): boolean {
  if (!isRecord(body)) return false
  if ('success' in body) return body.success === false
  const code = textOf(body.code)
  return code !== undefined && errorCodeOf(code, config) !== undefined
}

/** A refusal below HTTP 400 needs a reason. `success: code === 0` is false for the error of a proxy too, which has no code. */
function hasReason({ code, message }: Envelope): boolean {
  return textOf(code) !== undefined || textOf(message) !== undefined
}

function payload(body: unknown, unwrap: ResponseConfig['http']['unwrap']): unknown {
  for (const key of unwrap) {
    if (key === 'self') return isBareSuccess(body) ? undefined : body
    if (isRecord(body) && key in body) return body[key]
  }
  return undefined
}

function decoded(value: unknown, { id }: AnyEndpoint, codec: Pick<Codec, 'decode'>): unknown {
  if (codec.decode === undefined) return value
  try {
    return codec.decode(id, value)
  } catch {
    // The codec's error is dropped, since it may quote the response, which may contain a token.
    throw new FoyerError({ code: 'response.schema', endpoint: id, field: 'value' })
  }
}

/** An envelope without a payload. */
function isBareSuccess(body: unknown): boolean {
  return isRecord(body) && 'success' in body && Object.keys(body).every((key) => ENVELOPE_KEYS.has(key))
}

const ENVELOPE_KEYS: ReadonlySet<string> = new Set(['success', 'code', 'message'])

function errorOf(
  { status, retryAfterMs }: RawResponse,
  body: unknown,
  request: SentRequest,
  config: ResponseConfig,
): FoyerError {
  const response = isRecord(body) ? body : {}
  const message = textOf(response.message)
  // Some platforms send the code in `message`.
  const serverCode =
    textOf(response.code) ?? (message !== undefined && errorCodeOf(message, config) ? message : undefined)
  const hasReason = serverCode !== undefined || message !== undefined
  const code =
    (serverCode === undefined ? undefined : errorCodeOf(serverCode, config)) ??
    errorCodeOfStatus(status, request, hasReason)
  return new FoyerError({
    code,
    endpoint: request.endpoint.id,
    status,
    retryable: status >= 500 || status === 408 || status === 429,
    serverCode: serverCode && shortened(serverCode, MAX_CODE_LENGTH),
    serverMessage: message === undefined || message === serverCode ? undefined : shortened(message, MAX_MESSAGE_LENGTH),
    value: response.value ?? response.data,
    retryAfterMs,
  })
}

/** The merchant's names of codes first, then those of the specifications (ERR-01). */
function errorCodeOf(serverCode: string, { errorCodes, session }: ResponseConfig): ErrorCode | undefined {
  if (session.endedCodes.includes(serverCode)) return 'session.expired'
  const names = [errorCodes, ERROR_CODE_ALIASES].find((table) => Object.hasOwn(table, serverCode))
  const mapped = names?.[serverCode] ?? serverCode
  return ERROR_CODES.find((code) => code === mapped)
}

/**
 * The code of an HTTP status (ERR-13, ERR-17). Where the server gives a reason that the catalogue does not know, only
 * statuses about the connection or the session count; the others become `unknown`, which shows the server's message
 * (ERR-19).
 */
function errorCodeOfStatus(status: number, { endpoint, token }: SentRequest, hasReason: boolean): ErrorCode {
  switch (status) {
    case 401:
      // Without a token there was no session to end: a refused sign-in has this status too.
      if (token !== undefined) return 'session.expired'
      return hasReason || endpoint.auth === 'none' ? 'unknown' : 'session.required'
    case 408:
    case 504:
      return 'network.timeout'
    case 426:
      return 'client.outdated'
    case 429:
      return 'too.many'
    case 502:
    case 503:
      return 'system.upgrading'
    default:
      if (hasReason || status < 400 || status >= 500) return 'unknown'
      return status === 403 ? 'no.permission' : 'request.invalid'
  }
}

/** More than any message that a person reads in a toast. */
const MAX_MESSAGE_LENGTH = 500
/** More than any code. */
const MAX_CODE_LENGTH = 100

/** At most `max` UTF-16 units, without half a character at the end. */
function shortened(text: string, max: number): string {
  return text.length <= max ? text : `${text.slice(0, max - 1).replace(/[\ud800-\udbff]$/, '')}…`
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/**
 * Whether a body without an envelope is a response of this schema. Schemas are tolerant and would accept `{"error":"x"}`
 * of an error page as a response without fields, so an object must have at least one field of the schema.
 */
export function isBareResponse(output: Schema, body: unknown): boolean {
  if (typeof body !== 'object' || body === null || !z.safeParse(output, body).success) return false
  if (Array.isArray(body)) return true
  const fields = Object.keys(body)
  const expected = fieldsOf(output)
  return expected === 'any' ? fields.length > 0 : fields.some((field) => expected.includes(field))
}

/** The field names of an object schema, inside any wrapper; `any` for records, whose names are data. */
function fieldsOf(schema: Schema): readonly string[] | 'any' {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.keys(def.shape)
    case 'record':
      return 'any'
    case 'pipe':
      return [def.in, def.out].map(fieldsOf).find((fields) => fields.length > 0) ?? []
    case 'optional':
    case 'nullable':
    case 'default':
    case 'prefault':
    case 'catch':
      return fieldsOf(def.innerType)
    default:
      return []
  }
}

/**
 * Checks a payload against the contract. A missing value, or null, reads as `{}` where the contract accepts it, that is
 * where every field may be missing (DATA-01). Lists read it as [].
 * @param onDropped called after the check, once for each reason that rows of a list were left out for
 * @throws FoyerError `response.schema` with the endpoint and the dotted field.
 */
export function parseResponse<E extends AnyEndpoint>(
  endpoint: E,
  payload: unknown,
  onDropped?: (rows: DroppedRows) => void,
): EndpointOutput<E> {
  const { result: parsed, dropped } = watchDroppedRows(() => z.safeParse(endpoint.output, payload))
  for (const rows of dropped) onDropped?.(rows)
  if (parsed.success) return parsed.data as EndpointOutput<E>
  const empty = payload === undefined || payload === null ? readEmpty(endpoint) : undefined
  if (empty !== undefined) return empty.data
  const field = namesOf(endpoint.output, parsed.error.issues[0]?.path ?? []).join('.') || 'value'
  throw new FoyerError({ code: 'response.schema', endpoint: endpoint.id, field, cause: parsed.error })
}

/** The answer without a value (DATA-01); undefined if the contract requires a field of it. */
export function readEmpty<E extends AnyEndpoint>({ output }: E): { readonly data: EndpointOutput<E> } | undefined {
  for (const payload of [undefined, {}]) {
    const parsed = z.safeParse(output, payload)
    if (parsed.success) return { data: parsed.data as EndpointOutput<E> }
  }
  return undefined
}
