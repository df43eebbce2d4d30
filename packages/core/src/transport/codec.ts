/**
 * How the body of a sealed call is written on the wire (CRYPTO-01, CRYPTO-02). The default is JWE; a merchant with
 * another scheme hands in its own.
 */
export interface Codec {
  /**
   * Seals one body. Every call must give another cipher text.
   * @throws FoyerError `crypto.unavailable`, `encryption.key`, or what fetching the key threw.
   */
  seal(body: Readonly<Record<string, unknown>>, signal: AbortSignal): Promise<Sealed>
  /** The platform refused the key (`encryption.key`): forget it, so that the next `seal` takes a fresh one. */
  forgetKey(): void
}

export interface Sealed {
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
    seal: async (body) => ({ body, headers: {} }),
    forgetKey: () => {},
  }
}
