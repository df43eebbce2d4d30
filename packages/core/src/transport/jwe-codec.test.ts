import { type CryptoKey, compactDecrypt, exportJWK, generateKeyPair } from 'jose'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { parseConfig } from '../check-config/parse-config.ts'
import { plainCodec } from './codec.ts'
import { jweCodec, type PlatformKey } from './jwe-codec.ts'

const { signal } = new AbortController()
const secret = { username: 'demo', password: 'Foyer2026' }

interface Pair {
  readonly key: PlatformKey
  readonly privateKey: CryptoKey
}

async function pair(alg: string, kid: string, named = true): Promise<Pair> {
  const { publicKey, privateKey } = await generateKeyPair(alg, { extractable: true })
  const jwk = await exportJWK(publicKey)
  return { key: { kid, jwk: { ...jwk, kty: jwk.kty ?? '', ...(named ? { alg } : {}) } }, privateKey }
}

let rsa: Pair
let rsaBare: Pair
let ec: Pair
let ecBare: Pair

beforeAll(async () => {
  rsa = await pair('RSA-OAEP-256', 'k1')
  rsaBare = await pair('RSA-OAEP-256', 'k2', false)
  ec = await pair('ECDH-ES+A256KW', 'k3')
  ecBare = await pair('ECDH-ES+A256KW', 'k4', false)
})

function codecWith(...keys: PlatformKey[]) {
  const fetched: PlatformKey[] = []
  const codec = jweCodec({
    config: parseConfig({ merchant: 'demo' }).encryption,
    crypto: { subtle: {} },
    fetchKey: async () => {
      const key = keys[Math.min(fetched.length, keys.length - 1)]
      if (key === undefined) throw new Error('no key')
      fetched.push(key)
      return key
    },
  })
  return { codec, fetched }
}

async function open(data: unknown, { privateKey }: Pair) {
  const { plaintext, protectedHeader } = await compactDecrypt(String(data), privateKey)
  return { body: JSON.parse(new TextDecoder().decode(plaintext)) as unknown, protectedHeader }
}

it.each([
  ['RSA-OAEP-256, named', () => rsa, 'RSA-OAEP-256'],
  ['RSA, unnamed', () => rsaBare, 'RSA-OAEP-256'],
  ['ECDH-ES+A256KW, named', () => ec, 'ECDH-ES+A256KW'],
  ['EC, unnamed', () => ecBare, 'ECDH-ES+A256KW'],
])('[CRYPTO-02] %s: what is sealed opens with the private key, and only there', async (_, of, alg) => {
  const pairOf = of()
  const { codec } = codecWith(pairOf.key)
  const encrypted = await codec.encrypt(secret, signal)
  expect(encrypted.headers).toEqual({ 'X-Encryption': `jwe;kid=${pairOf.key.kid}` })
  expect(Object.keys(encrypted.body)).toEqual(['data'])
  expect(JSON.stringify(encrypted)).not.toContain('Foyer2026')
  const opened = await open(encrypted.body.data, pairOf)
  expect(opened.body).toEqual(secret)
  expect(opened.protectedHeader).toMatchObject({ alg, enc: 'A256GCM', kid: pairOf.key.kid })
})

it('[CRYPTO-02] two sealings differ, and a changed byte does not open', async () => {
  const { codec } = codecWith(ec.key)
  const [one, two] = await Promise.all([codec.encrypt(secret, signal), codec.encrypt(secret, signal)])
  expect(one?.body.data).not.toBe(two?.body.data)
  const parts = String(one?.body.data).split('.')
  const cipher = parts[3] ?? ''
  parts[3] = (cipher.startsWith('A') ? 'B' : 'A') + cipher.slice(1)
  await expect(open(parts.join('.'), ec)).rejects.toThrow()
})

it('[CRYPTO-03] the key is asked for once and kept until it is refused', async () => {
  const { codec, fetched } = codecWith(ec.key, rsa.key)
  await codec.encrypt(secret, signal)
  await codec.encrypt(secret, signal)
  expect(fetched).toHaveLength(1)
  codec.forgetKey()
  const { headers } = await codec.encrypt(secret, signal)
  expect(headers['X-Encryption']).toBe('jwe;kid=k1')
  expect(fetched).toHaveLength(2)
})

it('[CRYPTO-03] a configured key asks nobody until it is refused; the header has the configured name', async () => {
  const fetched: string[] = []
  const codec = jweCodec({
    config: parseConfig({
      merchant: 'demo',
      encryption: { header: 'X-Sealed', publicKey: { ...ec.key.jwk } },
    }).encryption,
    crypto: { subtle: {} },
    fetchKey: async () => {
      fetched.push('asked')
      return rsa.key
    },
  })
  expect((await codec.encrypt(secret, signal)).headers).toEqual({ 'X-Sealed': 'jwe' })
  expect(fetched).toEqual([])
  codec.forgetKey()
  expect((await codec.encrypt(secret, signal)).headers).toEqual({ 'X-Sealed': 'jwe;kid=k1' })
  expect(fetched).toHaveLength(1)
})

it('[CRYPTO-04] without WebCrypto nothing is sealed and no key asked for', async () => {
  const asked: string[] = []
  const codec = jweCodec({
    config: parseConfig({ merchant: 'demo' }).encryption,
    crypto: { subtle: undefined },
    fetchKey: async () => {
      asked.push('key')
      return ec.key
    },
  })
  await expect(codec.encrypt(secret, signal)).rejects.toMatchObject({ code: 'crypto.unavailable' })
  expect(asked).toEqual([])
})

it.each(['RSA1_5', 'dir', 'none', 'RSA-OAEP'])('a key that claims %s is refused', async (alg) => {
  const { codec } = codecWith({ kid: 'k', jwk: { ...rsa.key.jwk, alg } })
  await expect(codec.encrypt(secret, signal)).rejects.toMatchObject({ code: 'encryption.key', field: 'alg' })
})

it('a key that is none is refused, and named as such', async () => {
  const { codec } = codecWith({ kid: 'k', jwk: { kty: 'RSA', n: '!', e: '' } })
  await expect(codec.encrypt(secret, signal)).rejects.toMatchObject({ code: 'encryption.key' })
})

it('the plain codec changes nothing', async () => {
  const codec = plainCodec()
  codec.forgetKey()
  expect(await codec.encrypt(secret, signal)).toEqual({ body: secret, headers: {} })
})

it('[CRYPTO-02] encrypts in jsdom, whose `Uint8Array` is not the one of the text encoder', async () => {
  onTestFinished(() => {
    vi.unstubAllGlobals()
  })
  vi.stubGlobal('Uint8Array', class extends Uint8Array {})
  const { codec } = codecWith(rsa.key)
  const { body } = await codec.encrypt(secret, signal)
  vi.unstubAllGlobals()
  expect((await open(Object(body).data, rsa)).body).toEqual(secret)
})
