import type { FoyerConfig } from '../config/config.ts'
import { ERROR_CODES, type ErrorCode, FoyerError, OTHER_NAMES } from '../kernel/errors.ts'
import type { Codec } from './codec.ts'
import type { AnyEndpoint } from './endpoint.ts'
import { isBareResponse } from './is-bare-response.ts'
import { parseJson } from './parse-json.ts'

/** What came back, as text. */
export interface RawResponse {
  readonly status: number
  readonly text: string
  /** What the header Retry-After asks for, ms. */
  readonly retryAfterMs?: number | undefined
}

type ResponseConfig = Pick<FoyerConfig, 'http' | 'errors'>

/** What the response answers. */
export interface SentRequest {
  readonly endpoint: AnyEndpoint
  /** The session's token, where the call took one along. */
  readonly token?: string | undefined
}

/**
 * Reads the envelope `{success, value?, code?, message?}` (CALL-02) and returns the payload. Success is what says so
 * itself: HTTP 2xx with `success: true`, or, of an endpoint that answers bare, a body that fits its schema (settlement 26).
 * @throws FoyerError the catalogue code of a refusal, or `response.malformed` for what is neither success nor refusal.
 */
export function readResponse(
  response: RawResponse,
  request: SentRequest,
  config: ResponseConfig,
  codec: Pick<Codec, 'decode'> = {},
): unknown {
  const { status, text } = response
  const { endpoint } = request
  const malformed = () => new FoyerError({ code: 'response.malformed', endpoint: endpoint.id, status, retryable: true })
  let body: unknown
  try {
    body = text.trim() === '' ? undefined : parseJson(text)
  } catch {
    // The error page of a proxy is no JSON: the status says enough. The parser's own error quotes the response, in which
    // there may be a token.
    if (status < 400) throw malformed()
  }
  if (status >= 400) throw errorOf(response, body, request, config)
  if (status >= 200 && status < 300) {
    if (isRecord(body) && body.success === true) return decoded(payload(body, config.http.unwrap), endpoint, codec)
    if (endpoint.bare && !(isRecord(body) && 'success' in body)) {
      const bare = decoded(payload(body, config.http.unwrap), endpoint, codec)
      if (isBareResponse(endpoint.output, bare)) return bare
    }
  }
  throw isRefusal(body) ? errorOf(response, body, request, config) : malformed()
}

/** Says itself that it is none, or names a reason; everything else is some other server's answer. */
function isRefusal(body: unknown): boolean {
  return isRecord(body) && ('success' in body || textOf(body.code) !== undefined)
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
  } catch (cause) {
    throw new FoyerError({ code: 'response.schema', endpoint: id, field: 'value', cause })
  }
}

/** An envelope around nothing. */
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
  // The second document puts the code where the first has the words.
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
    serverCode,
    serverMessage: message === serverCode ? undefined : message,
    value: response.value ?? response.data,
    retryAfterMs,
  })
}

/** ERR-01: the merchant's own names first, then those of the documents. */
function errorCodeOf(serverCode: string, { errors }: ResponseConfig): ErrorCode | undefined {
  if (errors.sessionEndedCodes.includes(serverCode)) return 'session.expired'
  const names = [errors.codes, OTHER_NAMES].find((table) => Object.hasOwn(table, serverCode))
  const mapped = names?.[serverCode] ?? serverCode
  return ERROR_CODES.find((code) => code === mapped)
}

/**
 * ERR-13, ERR-17: what a status means by itself. Where the server gives a reason that the catalogue does not know, only
 * statuses that concern the connection or the session outweigh it; the others are `unknown`, which shows its words (ERR-19).
 */
function errorCodeOfStatus(status: number, { endpoint, token }: SentRequest, hasReason: boolean): ErrorCode {
  switch (status) {
    case 401:
      // Nobody was logged in who could be logged out: a login that is refused says so with this status too.
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

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
