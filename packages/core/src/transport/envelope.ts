/** A response, taken out of the platform's own envelope. */
export interface Envelope {
  /** Whether the platform did what was asked. */
  readonly success: boolean
  /** The platform's own code of a refusal: `config.errorCodes` maps it to a code of the catalogue. */
  readonly code?: string | undefined
  /** The platform's words for the player. Shown if the code is unknown. */
  readonly message?: string | undefined
  /** The payload, which the schema of the contract then checks. */
  readonly data?: unknown
}

/**
 * Reads the envelope of a platform that does not use `{success, value, code, message}` (CALL-02). Called for every
 * response whose body is JSON or empty, whatever its status. It must be pure.
 *
 * @returns undefined for a body that is no response of the platform, such as the error page of a proxy. A throw counts
 * as undefined.
 * @example
 * envelope: (body) => {
 *   const { code, msg, result } = body as { code: number; msg?: string; result?: unknown }
 *   return { success: code === 0, code: String(code), message: msg, data: result }
 * }
 */
export type ReadEnvelope = (
  body: unknown,
  response: { readonly status: number; readonly endpoint: string },
) => Envelope | undefined
