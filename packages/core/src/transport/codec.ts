/**
 * How calls are written on the wire. The body of a encrypted call is JWE by default (CRYPTO-01, CRYPTO-02); a merchant with
 * another scheme hands in its own. A platform that names its fields otherwise than the contract has them mapped by
 * `encode` and `decode` (PCALL-24); both must be pure, and are called anew for each attempt.
 *
 * @example
 * createFoyer(config, ports, {
 *   codec: (jwe) => ({
 *     ...jwe,
 *     encode: (id, { pageNo, ...fields }) => (id === 'gameList' ? { ...fields, page: pageNo } : { pageNo, ...fields }),
 *   }),
 * })
 */
export interface Codec {
  /**
   * Seals one body. Every call must give another cipher text.
   * @throws FoyerError `crypto.unavailable`, `encryption.key`, or what fetching the key threw.
   */
  encrypt(body: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<EncryptedBody>
  /** The platform refused the key (`encryption.key`): forget it, so that the next `encrypt` takes a fresh one. */
  forgetKey(): void
  /**
   * Renames the fields of a request: those of the query, or of the body before it is encrypted. Fields that are empty and
   * those that the path takes are gone by then, and a token in the payload is among them. What comes back undefined is left out.
   * @param endpointId an `EndpointId`: the key in `config.endpoints`
   * @returns the fields to send; a throw ends the call with `request.invalid`
   */
  encode?(endpointId: string, fields: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>
  /**
   * Renames the fields of a response: what the envelope of a success carries, undefined where it carries nothing.
   * @param endpointId an `EndpointId`: the key in `config.endpoints`
   * @returns the value as the contract has it, which it is then checked against; a throw ends the call with `response.schema`
   */
  decode?(endpointId: string, value: unknown): unknown
}

export interface EncryptedBody {
  /** Sent as JSON. */
  readonly body: Readonly<Record<string, unknown>>
  readonly headers: Readonly<Record<string, string>>
}

/** A codec, or a function that is given the default one and returns the one to use. */
export type CodecChoice = Codec | ((jwe: Codec) => Codec)

/**
 * Sends bodies as they are: for platforms that encrypt nothing beyond TLS.
 *
 * @public
 */
export function plainCodec(): Codec {
  return {
    encrypt: async (body) => ({ body, headers: {} }),
    forgetKey: () => {},
  }
}
