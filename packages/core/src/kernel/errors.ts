/**
 * The error catalogue (ERR-01 to ERR-19). Server codes map to these by `config.errorCodes`; texts live in
 * the locales under `error.<code>`.
 */
export const ERROR_CODES = [
  'session.required',
  'session.expired',
  'verification.code.error',
  'no.permission',
  'user.invalid',
  'username.exists',
  'invitation_code_error',
  'referrer.link.error',
  'confirm.mismatch',
  'modify.new.old.same',
  'unknown',
  'url.empty',
  'url.unsafe',
  'system.upgrading',
  'platform.maintenance',
  'region.restricted',
  'trial.rejected',
  'login.failed',
  'login.nonMember',
  'login.nonAgent',
  'network.slow',
  'network.offline',
  'network.failed',
  'network.timeout',
  'client.outdated',
  'login.please',
  'request.aborted',
  'request.invalid',
  'response.malformed',
  'response.schema',
  'encryption.required',
  'encryption.key',
  'crypto.unavailable',
  'too.many',
  'sms.tooOften',
  'human.required',
  'social.blocked',
  'upload.badType',
  'upload.tooLarge',
  'upload.tooMany',
  'upload.unreadable',
  'verification.images.required',
  'verification.pending',
  'config.invalid',
  'disposed',
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** What the second document calls some of them (PERR-03, PERR-06, PERR-08, PERR-11). */
export const OTHER_NAMES: Readonly<Record<string, ErrorCode>> = Object.freeze({
  'permission.denied': 'no.permission',
  'referrer.error': 'referrer.link.error',
  'password.confirm.mismatch': 'confirm.mismatch',
  maintenance: 'platform.maintenance',
  'region.blocked': 'region.restricted',
  'version.outdated': 'client.outdated',
})

export interface FoyerErrorInit {
  readonly code: ErrorCode
  /** Id of the endpoint that failed, where there was one. */
  readonly endpoint?: string | undefined
  /** HTTP status, where an answer arrived. */
  readonly status?: number | undefined
  /** Worth another try as it is (network, 5xx, timeout). */
  readonly retryable?: boolean | undefined
  /** The code the server used, before the mapping. */
  readonly serverCode?: string | undefined
  /** The server's own words: plain text, shown only where the catalogue has nothing (LOGIN-12). */
  readonly serverMessage?: string | undefined
  /** What the refusal carried, for example `{captcha: true}` (LOGIN-06). Never logged. */
  readonly value?: unknown
  /** Dotted path of the field that did not fit, for schema errors. */
  readonly field?: string | undefined
  /** How long the platform asks to wait (Retry-After), ms. */
  readonly retryAfterMs?: number | undefined
  readonly cause?: unknown
}

const BRAND = '@foyer/error'

/**
 * The one error that leaves Foyer. Its message is for developers and holds no secrets; people see the text of
 * `code`. Recognise it with {@link isFoyerError}, which survives two copies of the package in one bundle.
 */
export class FoyerError extends Error {
  readonly brand = BRAND
  readonly code: ErrorCode
  readonly endpoint: string | undefined
  readonly status: number | undefined
  readonly retryable: boolean
  readonly serverCode: string | undefined
  readonly serverMessage: string | undefined
  readonly value: unknown
  readonly field: string | undefined
  readonly retryAfterMs: number | undefined

  constructor(init: FoyerErrorInit) {
    const where = init.endpoint ? ` at ${init.endpoint}` : ''
    const field = init.field ? ` (${init.field})` : ''
    super(`${init.code}${where}${field}`, init.cause === undefined ? undefined : { cause: init.cause })
    this.name = 'FoyerError'
    this.code = init.code
    this.endpoint = init.endpoint
    this.status = init.status
    this.retryable = init.retryable ?? false
    this.serverCode = init.serverCode
    this.serverMessage = init.serverMessage
    this.value = init.value
    this.field = init.field
    this.retryAfterMs = init.retryAfterMs
  }
}

/** True for a {@link FoyerError} of this or any other copy of the package. */
export function isFoyerError(value: unknown): value is FoyerError {
  return typeof value === 'object' && value !== null && (value as { brand?: unknown }).brand === BRAND
}

/** Wraps anything thrown into a {@link FoyerError}; one that already is stays itself. */
export function toFoyerError(
  value: unknown,
  fallback: Omit<FoyerErrorInit, 'cause'> = { code: 'unknown' },
): FoyerError {
  return isFoyerError(value) ? value : new FoyerError({ ...fallback, cause: value })
}
