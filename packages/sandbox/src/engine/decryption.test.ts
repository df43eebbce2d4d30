import { CompactEncrypt, exportJWK, generateKeyPair, importJWK } from 'jose'
import { expect, it } from 'vitest'
import { createTestBench } from '../testing/test-bench.ts'

const FIELDS = { type: 'username', username: 'demo', password: 'Foyer2026', merchantCode: 'demo' }

async function start() {
  const bench = createTestBench()
  const key = async () => (await bench.call('cryptoKey', {})).value
  const seal = async (fields: unknown, enc = 'A256GCM') => {
    const { kid, jwk } = await key()
    return new CompactEncrypt(new TextEncoder().encode(typeof fields === 'string' ? fields : JSON.stringify(fields)))
      .setProtectedHeader({ alg: jwk.alg, enc, kid })
      .encrypt(await importJWK(jwk, jwk.alg))
  }
  const post = (body: unknown, header?: string) =>
    bench.raw('/wps/session/login', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(header === undefined ? {} : { 'X-Encryption': header }) },
      body: JSON.stringify(body),
    })
  const header = async () => `jwe;kid=${(await key()).kid}`
  return { ...bench, key, seal, post, header }
}

it('[CRYPTO-01][CRYPTO-02] decrypts a login, and logs neither name nor password', async () => {
  const { post, seal, header, sandbox } = await start()
  expect((await post({ data: await seal(FIELDS) }, await header())).success).toBe(true)
  const log = JSON.stringify(sandbox.control.log())
  expect(log).not.toContain('Foyer2026')
  expect(log).not.toContain('"username"')
  const entry = sandbox.control.log().at(-1)
  expect(entry?.headers['X-Encryption']).toMatch(/^jwe;kid=/)
  expect(String(entry?.body?.data).split('.')).toHaveLength(5)
})

it('[CRYPTO-01] takes no login in clear, with or without the header', async () => {
  const { post, seal, header } = await start()
  const refused = { status: 400, success: false, code: 'encryption.required' }
  expect(await post(FIELDS)).toMatchObject(refused)
  expect(await post(FIELDS, await header())).toMatchObject(refused)
  expect(await post({ data: await seal(FIELDS) })).toMatchObject(refused)
  expect(await post({ data: await seal(FIELDS) }, 'v1;kid=x')).toMatchObject(refused)
})

it('[CRYPTO-02] refuses what was tampered with, or encrypted in another way', async () => {
  const { post, seal, header } = await start()
  const encrypted = await seal(FIELDS)
  const parts = encrypted.split('.')
  const flip = (text: string) => (text.startsWith('A') ? `B${text.slice(1)}` : `A${text.slice(1)}`)
  const refused = { status: 400, code: 'request.invalid', value: { field: 'data' } }
  for (const index of [1, 2, 3, 4]) {
    const broken = parts.map((part, place) => (place === index ? flip(part) : part)).join('.')
    expect(await post({ data: broken }, await header())).toMatchObject(refused)
  }
  expect(await post({ data: await seal(FIELDS, 'A128GCM') }, await header())).toMatchObject(refused)
  expect(await post({ data: await seal('not json') }, await header())).toMatchObject(refused)
  expect(await post({ data: await seal('[1]') }, await header())).toMatchObject(refused)
  expect(await post({ data: 'x' }, await header())).toMatchObject(refused)
  expect((await post({ data: encrypted }, await header())).success).toBe(true)
})

it('[CRYPTO-02] takes a sealed login once, however it is written, and two logins that say the same', async () => {
  const { post, seal, header } = await start()
  const data = await seal(FIELDS)
  const both = await Promise.all([post({ data }, await header()), post({ data }, await header())])
  expect(both.map(({ success }) => success).sort()).toEqual([false, true])
  const refused = { success: false, code: 'encryption.key' }
  expect(await post({ data }, await header())).toMatchObject(refused)
  // The same bytes: the last sign of a tag has four bits to spare.
  const last = data.at(-1) ?? ''
  const signs = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const other = signs[signs.indexOf(last) ^ 1] ?? ''
  expect((await post({ data: data.slice(0, -1) + other }, await header())).success).toBe(false)
  expect((await post({ data: await seal(FIELDS) }, await header())).success).toBe(true)
})

it('[CRYPTO-02] validates decrypted input like any other', async () => {
  const { post, seal, header } = await start()
  const { password, ...rest } = FIELDS
  const reply = await post({ data: await seal(rest) }, await header())
  expect(reply).toMatchObject({ status: 400, code: 'request.invalid', value: { field: 'password' } })
  expect(password).toBe('Foyer2026')
})

it('[CALL-41][CRYPTO-03] gives out a key that imports, and after a rotation opens with the new one alone', async () => {
  const { post, seal, header, key, sandbox, login } = await start()
  const { kid, jwk } = await key()
  expect(jwk).toMatchObject({ kty: 'RSA', alg: 'RSA-OAEP-256', use: 'enc', kid })
  expect(Object.keys(jwk)).not.toContain('d')
  expect(await importJWK(jwk, jwk.alg)).toMatchObject({ type: 'public' })

  const [old, oldHeader] = [await seal(FIELDS), await header()]
  await sandbox.control.rotateKey()
  expect(await post({ data: old }, oldHeader)).toMatchObject({ status: 400, code: 'encryption.key' })
  expect((await key()).kid).not.toBe(kid)
  expect(await login()).toMatch(/^[\w-]{43}$/)
})

it('[CRYPTO-02] understands ECDH-ES+A256KW when its key says so', async () => {
  const { sandbox, key, login } = await start()
  await sandbox.control.rotateKey({ alg: 'ECDH-ES+A256KW' })
  expect((await key()).jwk).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ECDH-ES+A256KW' })
  expect(await login()).toMatch(/^[\w-]{43}$/)
})

it('[CRYPTO-02] takes a private key from elsewhere, gives out its public half alone, and no other kind of key', async () => {
  const { sandbox, key, login } = await start()
  const { kid } = await key()
  const { privateKey, publicKey } = await generateKeyPair('ECDH-ES+A256KW', { extractable: true })
  const [secret, open] = [await exportJWK(privateKey), await exportJWK(publicKey)]
  const alg = 'ECDH-ES+A256KW' as const
  await expect(sandbox.control.rotateKey({ jwk: { kty: 'EC', ...open, alg } })).rejects.toMatchObject({
    code: 'request.invalid',
  })
  expect((await key()).kid).toBe(kid)
  await sandbox.control.rotateKey({ jwk: { kty: 'EC', ...secret, alg } })
  const given = await key()
  expect(given.jwk).toEqual({ ...open, alg, use: 'enc', kid: given.kid })
  expect(await login()).toMatch(/^[\w-]{43}$/)
})
