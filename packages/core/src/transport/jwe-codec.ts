import { CompactEncrypt, importJWK, type JWK } from 'jose'
import type { FoyerConfig } from '../config/config.ts'
import { FoyerError } from '../kernel/errors.ts'
import type { CryptoSource } from '../ports/ports.ts'
import type { Codec } from './codec.ts'

/** JWE compact serialisation with A256GCM. */
async function encryptCompact(text: string, jwk: JWK, alg: string, kid: string | undefined): Promise<string> {
  const key = await importJWK(jwk, alg)
  // In jsdom, the encoder makes Node's `Uint8Array`, and jose accepts only the page's.
  return new CompactEncrypt(Uint8Array.from(new TextEncoder().encode(text)))
    .setProtectedHeader({ alg, enc: 'A256GCM', ...(kid === undefined ? {} : { kid }) })
    .encrypt(key)
}

/** A public key of the platform. */
export interface PlatformKey {
  readonly kid: string | undefined
  readonly jwk: { readonly kty: string; readonly [field: string]: unknown }
}

export interface JweCodecOptions {
  readonly config: FoyerConfig['encryption']
  readonly crypto: CryptoSource
  /** The key call (CRYPTO-03). */
  fetchKey(signal: AbortSignal): Promise<PlatformKey>
}

/** The accepted values of a key's `alg`. */
const ALGORITHMS: readonly string[] = ['RSA-OAEP-256', 'ECDH-ES+A256KW']

/** JWE compact serialisation with A256GCM in the field `data` (settlement 2). */
export function jweCodec(options: JweCodecOptions): Codec {
  const { publicKey, header } = options.config
  const configured: PlatformKey | undefined = publicKey && { kid: publicKey.kid, jwk: publicKey }
  let cached = configured

  return {
    async encrypt(body, signal) {
      if (options.crypto.subtle === undefined) throw new FoyerError({ code: 'crypto.unavailable' })
      cached ??= await options.fetchKey(signal)
      const { jwk, kid } = cached
      const alg = typeof jwk.alg === 'string' ? jwk.alg : jwk.kty === 'RSA' ? 'RSA-OAEP-256' : 'ECDH-ES+A256KW'
      if (!ALGORITHMS.includes(alg)) throw new FoyerError({ code: 'encryption.key', field: 'alg' })
      let data: string
      try {
        data = await encryptCompact(JSON.stringify(body), jwk, alg, kid)
      } catch (cause) {
        throw new FoyerError({ code: 'encryption.key', cause })
      }
      return { body: { data }, headers: { [header]: kid === undefined ? 'jwe' : `jwe;kid=${kid}` } }
    },
    forgetKey() {
      cached = undefined
    },
  }
}
