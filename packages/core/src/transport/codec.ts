/**
 * How calls are written on the wire. The body of an encrypted call is JWE by default (CRYPTO-01, CRYPTO-02); a merchant
 * with another encryption provides a codec. `encode` and `decode` map fields that the platform names differently from
 * the contract (PCALL-24); both must be pure, and are called for each attempt.
 *
 * @example
 * createFoyer({
 *   merchant: 'demo',
 *   ports: browserPorts(),
 *   codec: (jwe) => ({
 *     ...jwe,
 *     encode: (id, { pageNo, ...fields }) => (id === 'gameList' ? { ...fields, page: pageNo } : { pageNo, ...fields }),
 *   }),
 * })
 */
export interface Codec {
  /**
   * Encrypts one body. Every call must return another cipher text.
   * @throws FoyerError `crypto.unavailable`, `encryption.key`, or the error of the key call.
   */
  encrypt(body: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<EncryptedBody>
  /** The platform refused the key (`encryption.key`): forget it, so that the next `encrypt` fetches a new one. */
  forgetKey(): void
  /**
   * Renames the fields of a request: those of the query, or of the body before it is encrypted. Empty fields and those
   * of the path are removed before; a token in the payload is included. Undefined fields of the result are left out.
   * @param endpointId an `EndpointId`: the key in `config.endpoints`
   * @returns the fields to send; a throw ends the call with `request.invalid`
   */
  encode?(endpointId: string, fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>
  /**
   * Renames the fields of a response: the payload of a success, undefined where there is none.
   * @param endpointId an `EndpointId`: the key in `config.endpoints`
   * @returns the value for the schema of the contract; a throw ends the call with `response.schema`
   */
  decode?(endpointId: string, value: unknown): unknown
}

export interface EncryptedBody {
  /** Sent as JSON. */
  readonly body: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
}

/** A codec, or a function that gets the default codec and returns the one to use. */
export type CodecOption = Codec | ((jwe: Codec) => Codec)

/**
 * Sends bodies unencrypted, for platforms that rely on TLS only.
 *
 * @public
 */
export function plainCodec(): Codec {
  return {
    encrypt: async (body) => ({ body, headers: {} }),
    forgetKey: () => {},
  }
}
