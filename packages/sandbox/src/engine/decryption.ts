import {
  base64url,
  calculateJwkThumbprint,
  compactDecrypt,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
} from 'jose'
import { invalidField, Refusal } from '../world/refusal.ts'

/** Settlement 2: what the JWK's `alg` may say. */
export const KEY_ALGORITHMS = ['RSA-OAEP-256', 'ECDH-ES+A256KW'] as const
export type KeyAlgorithm = (typeof KEY_ALGORITHMS)[number]

const HEADER = 'X-Encryption'
/** After this many bodies the key is replaced, so that what is remembered of them has a bound. */
const MAX_BODIES = 20_000
const HEADER_PATTERN = /^jwe;kid=([\w-]{1,64})$/

interface Key {
  readonly kid: string
  readonly alg: KeyAlgorithm
  readonly publicJwk: JWK
  readonly privateKey: CryptoKey
}

async function makeKey(alg: KeyAlgorithm): Promise<Key> {
  const { publicKey, privateKey } = await generateKeyPair(alg, alg === 'RSA-OAEP-256' ? {} : { crv: 'P-256' })
  return describe(alg, await exportJWK(publicKey), privateKey)
}

/** A private key of the caller. */
type ForeignKey = JWK & { readonly kty: string; readonly alg: KeyAlgorithm }

/** The public members of a key. */
const PUBLIC: ReadonlySet<string> = new Set(['kty', 'n', 'e', 'crv', 'x', 'y'])

async function takeKey(foreign: ForeignKey): Promise<Key> {
  const privateKey = await importJWK(foreign, foreign.alg)
  if (!(privateKey instanceof CryptoKey) || privateKey.type !== 'private') throw invalidField('jwk')
  const published = Object.entries(foreign).filter(([name]) => PUBLIC.has(name))
  return describe(foreign.alg, Object.fromEntries(published), privateKey)
}

async function describe(alg: KeyAlgorithm, jwk: JWK, privateKey: CryptoKey): Promise<Key> {
  const kid = (await calculateJwkThumbprint(jwk)).slice(0, 16)
  return { kid, alg, publicJwk: { ...jwk, kid, alg, use: 'enc' }, privateKey }
}

/**
 * An RSA key takes 100 ms to generate, so the sandboxes of a process share one sequence of keys. No sandbox uses a key
 * twice.
 */
const keyRows: Readonly<Record<KeyAlgorithm, Promise<Key>[]>> = { 'RSA-OAEP-256': [], 'ECDH-ES+A256KW': [] }

function keyAt(alg: KeyAlgorithm, turn: number): Promise<Key> {
  const key = keyRows[alg][turn] ?? makeKey(alg)
  keyRows[alg][turn] = key
  return key
}

/** Decrypts the bodies of clients (CRYPTO-01 to 03). */
export interface Decryption {
  /** The public key, for the key call. */
  publicKey(): Promise<{ readonly kid: string; readonly jwk: JWK & { readonly kty: string } }>
  /** Replaces the key; bodies for the old one are refused. */
  rotate(next?: KeyAlgorithm | ForeignKey): Promise<string>
  isEncrypted(request: Request): boolean
  /**
   * @throws Refusal `encryption.required` without the header or with a clear body, `encryption.key` for another
   * key and for a body that came before, `request.invalid` when it cannot be decrypted.
   */
  decrypt(request: Request, body: Readonly<Record<string, unknown>>): Promise<Record<string, unknown>>
}

/**
 * The tag of an encrypted body, which its key, its random vector and its content make. It is compared as bytes, since the same
 * bytes may be written in several ways.
 */
function tagOf(compact: string): string {
  return base64url.encode(base64url.decode(compact.split('.').at(-1) ?? ''))
}

export function createDecryption(): Decryption {
  let key: Promise<Key> | undefined
  /** Tags of the bodies that were decrypted with the key that is in use. */
  const seen = new Set<string>()
  const turns: Record<KeyAlgorithm, number> = { 'RSA-OAEP-256': 0, 'ECDH-ES+A256KW': 0 }

  function nextKey(alg: KeyAlgorithm): Promise<Key> {
    turns[alg] += 1
    return keyAt(alg, turns[alg] - 1)
  }

  function current(): Promise<Key> {
    key ??= nextKey('RSA-OAEP-256')
    return key
  }

  return {
    async publicKey() {
      const { kid, publicJwk } = await current()
      return { kid, jwk: { ...publicJwk, kty: publicJwk.kty ?? '' } }
    },
    async rotate(next = 'RSA-OAEP-256') {
      const made = typeof next === 'string' ? nextKey(next) : takeKey(next)
      // Only after the check that it is one.
      const { kid } = await made
      key = made
      seen.clear()
      return kid
    },
    isEncrypted: (request) => request.headers.has(HEADER),
    async decrypt(request, body) {
      const kid = HEADER_PATTERN.exec(request.headers.get(HEADER) ?? '')?.[1]
      const { data } = body
      if (kid === undefined || typeof data !== 'string') throw new Refusal('encryption.required')
      const { privateKey, alg, kid: known } = await current()
      if (kid !== known) throw new Refusal('encryption.key')
      let clear: unknown
      try {
        const { plaintext } = await compactDecrypt(data, privateKey, {
          keyManagementAlgorithms: [alg],
          contentEncryptionAlgorithms: ['A256GCM'],
        })
        clear = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(plaintext))
      } catch {
        // The answer must not say why the decryption failed.
        throw invalidField('data')
      }
      if (typeof clear !== 'object' || clear === null || Array.isArray(clear)) throw invalidField('data')
      const tag = tagOf(data)
      // A sealed sign-in that someone has overheard must not work again. A client encrypts every request afresh.
      if (seen.has(tag)) throw new Refusal('encryption.key')
      seen.add(tag)
      if (seen.size >= MAX_BODIES) {
        seen.clear()
        key = nextKey(alg)
      }
      return clear as Record<string, unknown>
    },
  }
}
