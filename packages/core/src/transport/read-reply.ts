import type { FoyerConfig } from '../config/config.ts'
import { ERROR_CODES, type ErrorCode, FoyerError, OTHER_NAMES } from '../kernel/errors.ts'

/** What came back, as text. */
export interface Reply {
  readonly status: number
  readonly text: string
}

type ReadingConfig = Pick<FoyerConfig, 'http' | 'errors'>

/**
 * Reads the envelope `{success, value?, code?, message?}` (CALL-02) and returns the payload.
 * @throws FoyerError the catalogue code of a refusal, or `response.malformed`.
 */
export function readReply(reply: Reply, endpoint: string, config: ReadingConfig): unknown {
  const { status, text } = reply
  const failed = status >= 400
  let body: unknown
  try {
    body = text.trim() === '' ? undefined : JSON.parse(text)
  } catch {
    // The error page of a proxy is no JSON: the status says enough. The parser's own error quotes the answer, in which
    // there may be a token.
    if (!failed) throw new FoyerError({ code: 'response.malformed', endpoint, status, retryable: true })
  }
  if (failed || (isRecord(body) && body.success === false)) throw refusal(reply, body, endpoint, config)
  return payload(body, config.http.unwrap)
}

function payload(body: unknown, unwrap: ReadingConfig['http']['unwrap']): unknown {
  for (const key of unwrap) {
    if (key === 'self') return isBareSuccess(body) ? undefined : body
    if (isRecord(body) && key in body) return body[key]
  }
  return undefined
}

/** An envelope around nothing. */
function isBareSuccess(body: unknown): boolean {
  return isRecord(body) && 'success' in body && Object.keys(body).every((key) => ENVELOPE_KEYS.has(key))
}

const ENVELOPE_KEYS: ReadonlySet<string> = new Set(['success', 'code', 'message'])

function refusal({ status }: Reply, body: unknown, endpoint: string, config: ReadingConfig): FoyerError {
  const answer = isRecord(body) ? body : {}
  const message = textOf(answer.message)
  // The second document puts the code where the first has the words.
  const serverCode = textOf(answer.code) ?? (message !== undefined && known(message, config) ? message : undefined)
  const code = (serverCode === undefined ? undefined : known(serverCode, config)) ?? byStatus(status)
  return new FoyerError({
    code,
    endpoint,
    status,
    retryable: status >= 500 || status === 408 || status === 429,
    serverCode,
    serverMessage: message === serverCode ? undefined : message,
    value: answer.value ?? answer.data,
  })
}

/** ERR-01: the merchant's own names first, then those of the documents. */
function known(serverCode: string, { errors }: ReadingConfig): ErrorCode | undefined {
  if (errors.sessionEndedCodes.includes(serverCode)) return 'session.expired'
  const names = [errors.codes, OTHER_NAMES].find((table) => Object.hasOwn(table, serverCode))
  const mapped = names?.[serverCode] ?? serverCode
  return ERROR_CODES.find((code) => code === mapped)
}

/** ERR-13, ERR-17: what a status means when the body says nothing. */
function byStatus(status: number): ErrorCode {
  switch (status) {
    case 401:
      return 'session.expired'
    case 403:
      return 'no.permission'
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
      return status >= 400 && status < 500 ? 'request.invalid' : 'unknown'
  }
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
