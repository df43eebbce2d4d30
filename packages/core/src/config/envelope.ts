/** A response, taken out of the platform's own envelope. */
export interface Envelope {
  /** Whether the platform did what was asked. Anything but `true` and `false` counts as no envelope. */
  readonly success: boolean
  /** The platform's own code of a refusal: `config.errorCodes` maps it to a code of the catalogue. */
  readonly code?: string | number | undefined
  /** The platform's words for the player. Shown if the code is unknown. */
  readonly message?: string | undefined
  /** The payload, which the schema of the contract then checks. For a refusal it becomes the `value` of the error. */
  readonly data?: unknown
}

/**
 * Reads the envelope of a platform that does not use `{success, value, code, message}` (CALL-02). The client calls the
 * function for each response whose body is JSON or empty, whatever its status. It must be pure and synchronous. If it throws,
 * the log gets `callback.failed`.
 *
 * Only `success: true` with HTTP 2xx is a success. Only `success: false` is a refusal, and below HTTP 400 only with a code
 * or a message. For everything else, a throw included, the HTTP status decides from 400 on. Below 400 the call fails with
 * `response.malformed`: the outcome of a change is then unknown (settlement 26).
 *
 * @param body the parsed JSON; undefined for an empty body. Numbers that JavaScript cannot hold exactly are text
 * @param response the HTTP status, and the id of the endpoint: the key in `config.endpoints`
 * @returns undefined for a body that is no response of the platform, such as the error page of a proxy
 * @example
 * createFoyer({
 *   merchant: 'demo',
 *   ports: browserPorts(),
 *   envelope: (body) => {
 *     const { code, msg, result } = body as { code?: number | string; msg?: string; result?: unknown }
 *     // A body without a code is not the platform's. A gateway may write the number as text.
 *     return code === undefined ? undefined : { success: String(code) === '0', code, message: msg, data: result }
 *   },
 *   errorCodes: { 1001: 'login.failed' },
 * })
 */
export type ReadEnvelope = (
  body: unknown,
  response: { readonly status: number; readonly endpoint: string },
) => Envelope | undefined
