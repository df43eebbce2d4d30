// What the client seals is opened here by an implementation of JOSE that shares no code with ours (ours is `jose`), and
// what that one seals is opened by the sandbox.
import jose from 'node-jose'
import { describe, expect, it, onTestFinished } from 'vitest'
import { signIn, unwrap } from '../../packages/core/dist/index.js'
import { createTestFoyer } from '../../packages/core/dist/testing.js'
import { createSandbox } from '../../packages/sandbox/dist/index.js'

const HEADER = 'X-Encryption'
const ENC = 'A256GCM'
/** Nothing that survives a wrong character encoding. */
const PASSWORD = 'Größe7🎲ড়'

const KEYS = [
  { alg: 'RSA-OAEP-256', kty: 'RSA', size: 2048 },
  { alg: 'ECDH-ES+A256KW', kty: 'EC', size: 'P-256' },
]

describe.each(KEYS)('$alg', ({ alg, kty, size }) => {
  /** A sandbox with a key that node-jose made, and what arrived there. */
  async function open() {
    const key = await jose.JWK.createKey(kty, size, { alg, use: 'enc' })
    const sandbox = createSandbox()
    onTestFinished(() => sandbox.dispose())
    await sandbox.control.rotateKey({ jwk: key.toJSON(true) })
    const seen = []
    const fetch = async (request) => {
      if (request.headers.has(HEADER))
        seen.push({ header: request.headers.get(HEADER), body: await request.clone().json() })
      return sandbox.fetch(request)
    }
    const read = (data) => jose.JWE.createDecrypt(key, { algorithms: [alg, ENC] }).decrypt(data)
    return { key, sandbox, fetch, seen, read }
  }

  it('[CRYPTO-01][CRYPTO-02] node-jose reads what the client sealed', async () => {
    const { fetch, seen, read } = await open()
    const test = createTestFoyer({ fetch })
    onTestFinished(() => test.dispose())
    unwrap(await test.foyer.use(signIn).withPassword({ username: 'demo', password: 'Foyer2026' }))
    expect(test.foyer.session.isSignedIn()).toBe(true)
    expect(await test.foyer.use(signIn).withPassword({ username: 'demo', password: PASSWORD })).toMatchObject({
      ok: false,
      error: {
        code: 'login.failed',
      },
    })

    const opened = await Promise.all(seen.map(({ body }) => read(body.data)))
    const fields = opened.map(({ payload }) => JSON.parse(payload.toString('utf8')))
    expect(fields).toEqual(
      ['Foyer2026', PASSWORD].map((password) => ({
        type: 'username',
        username: 'demo',
        password,
        merchantCode: 'demo',
      })),
    )
    for (const [at, { header, body }] of seen.entries()) {
      expect(Object.keys(body)).toEqual(['data'])
      expect(opened[at].header).toMatchObject({ alg, enc: ENC })
      expect(header).toBe(`jwe;kid=${opened[at].header.kid}`)
    }
    expect(seen[0].body.data).not.toBe(seen[1].body.data)
  })

  it('[CRYPTO-02][CALL-41] the sandbox opens what node-jose sealed with the key of the key call', async () => {
    const { sandbox } = await open()
    const ask = (path, init) => sandbox.fetch(new Request(`https://foyer.test${path}`, init))
    const { kid, jwk } = (await (await ask('/wps/crypto/key')).json()).value
    const published = await jose.JWK.asKey(jwk)
    const seal = (fields) =>
      jose.JWE.createEncrypt({ format: 'compact', contentAlg: ENC, fields: { alg, kid } }, published)
        .update(JSON.stringify(fields), 'utf8')
        .final()
    const login = async (data) => {
      const headers = { 'Content-Type': 'application/json', [HEADER]: `jwe;kid=${kid}` }
      return (await ask('/wps/session/login', { method: 'POST', headers, body: JSON.stringify({ data }) })).json()
    }
    const fields = { type: 'username', username: 'demo', password: 'Foyer2026', merchantCode: 'demo' }

    const encrypted = await seal(fields)
    expect(await login(encrypted)).toMatchObject({ success: true, value: { userName: 'demo' } })
    expect(await login(await seal({ ...fields, password: PASSWORD }))).toMatchObject({ code: 'login.failed' })
    const [head, wrapped, iv, text, tag] = encrypted.split('.')
    const other = `${text.startsWith('A') ? 'B' : 'A'}${text.slice(1)}`
    expect(await login([head, wrapped, iv, other, tag].join('.'))).toMatchObject({ code: 'request.invalid' })
  })
})
