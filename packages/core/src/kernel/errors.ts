import type { ErrorCode } from '../config/error-codes.ts'
import type { Network } from '../ports/ports.ts'

/** Other names of some codes in the platform specification (PERR-03, PERR-06, PERR-08, PERR-11). */
export const ERROR_CODE_ALIASES: Readonly<Record<string, ErrorCode>> = Object.freeze({
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
  /** HTTP status, where a response arrived. */
  readonly status?: number | undefined
  /** The same request may succeed later (network, 5xx, timeout). */
  readonly retryable?: boolean | undefined
  /** The server's code, before the mapping. */
  readonly serverCode?: string | undefined
  /**
   * The server's message: plain text, shown only where the catalogue has none (LOGIN-12). A server may say back what was
   * sent, so it is for the person and not for reports.
   */
  readonly serverMessage?: string | undefined
  /** The value of the refusal, for example `{captcha: true}` (LOGIN-06). Never logged, and hidden from what lists the fields. */
  readonly value?: unknown
  /** Dotted path of the invalid field, for schema errors. */
  readonly field?: string | undefined
  /** For the message: the nearest name, where a name does not exist. */
  readonly suggestion?: string | undefined
  /** How long to wait, from the header Retry-After, ms. */
  readonly retryAfterMs?: number | undefined
  /** See {@link FoyerError.isOutcomeUnknown}. */
  readonly isOutcomeUnknown?: boolean | undefined
  /** For a debugger. What others have thrown may quote what was sent, so it is not for reports. */
  readonly cause?: unknown
}

const BRAND = '@foyer/error'

/**
 * The only error class of Foyer. Its message is for developers and holds no secrets; people see the text of `code`. Test
 * for it with {@link isFoyerError}, which also works with two copies of the package in one bundle.
 */
export class FoyerError extends Error {
  readonly brand = BRAND
  readonly code: ErrorCode
  readonly endpoint: string | undefined
  readonly status: number | undefined
  readonly retryable: boolean
  readonly serverCode: string | undefined
  readonly serverMessage: string | undefined
  /** No property of its own: a server may say back what was sent, a password for example, and reports list properties. */
  readonly #value: unknown
  readonly field: string | undefined
  readonly retryAfterMs: number | undefined
  /**
   * The request of a change left, and its answer was lost: the change may have been made. If the same change is sent again, it is
   * made only once.
   */
  readonly isOutcomeUnknown: boolean

  constructor(init: FoyerErrorInit) {
    const where = init.endpoint ? ` at ${init.endpoint}` : ''
    const field = init.field ? ` (${init.field})` : ''
    const suggestion = init.suggestion ? `, did you mean ${init.suggestion}?` : ''
    super(`${init.code}${where}${field}${suggestion}`, init.cause === undefined ? undefined : { cause: init.cause })
    this.name = 'FoyerError'
    this.code = init.code
    this.endpoint = init.endpoint
    this.status = init.status
    this.retryable = init.retryable ?? false
    this.serverCode = init.serverCode
    this.serverMessage = init.serverMessage
    this.#value = init.value
    this.field = init.field
    this.retryAfterMs = init.retryAfterMs
    this.isOutcomeUnknown = init.isOutcomeUnknown ?? false
  }

  /** The value of the refusal, for example `{captcha: true}` (LOGIN-06). Not for reports. */
  get value(): unknown {
    return this.#value
  }

  /** What a report may hold: no text of the server or of another library. */
  toJSON(): Pick<FoyerError, 'name' | 'code' | 'endpoint' | 'status' | 'field'> {
    const { name, code, endpoint, status, field } = this
    return { name, code, endpoint, status, field }
  }
}

/** True for a {@link FoyerError} of this or any other copy of the package. */
export function isFoyerError(value: unknown): value is FoyerError {
  return typeof value === 'object' && value !== null && (value as { brand?: unknown }).brand === BRAND
}

/** Wraps any thrown value in a {@link FoyerError}; returns a FoyerError unchanged. */
export function toFoyerError(
  value: unknown,
  fallback: Omit<FoyerErrorInit, 'cause'> = { code: 'unknown' },
): FoyerError {
  return isFoyerError(value) ? value : new FoyerError({ ...fallback, cause: value })
}

/** Why something could not be fetched, as far as the device knows: it has no network, or the connection failed. */
export function networkErrorCode(network: Pick<Network, 'isOnline'>): 'network.offline' | 'network.failed' {
  return network.isOnline() ? 'network.failed' : 'network.offline'
}
