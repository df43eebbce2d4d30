// The same as `jose.test.mjs` in another language: Debian's python3-jwcrypto opens what the client seals, and the sandbox
// opens what that one sealed. Where it is not installed, this is skipped.
import { execFileSync, spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { describe, expect, it, onTestFinished } from 'vitest'
import { signIn } from '../../packages/core/dist/index.js'
import { createTestFoyer } from '../../packages/core/dist/testing.js'
import { createSandbox } from '../../packages/sandbox/dist/index.js'

const SCRIPT = fileURLToPath(new URL('jose_in_python.py', import.meta.url))
const HEADER = 'X-Encryption'
const ENC = 'A256GCM'
/** Nothing that survives a wrong character encoding. */
const PASSWORD = 'Größe7🎲ড়'

/** Debian's own Python first: its packages are not those of another one that stands before it in the path. */
const python = ['/usr/bin/python3', 'python3'].find(
  (command) => spawnSync(command, ['-c', 'import jwcrypto'], { stdio: 'ignore' }).status === 0,
)

const KEYS = [
  { alg: 'RSA-OAEP-256', kind: { kty: 'RSA', size: 2048 } },
  { alg: 'ECDH-ES+A256KW', kind: { kty: 'EC', crv: 'P-256' } },
]

const ask = (verb, request) =>
  JSON.parse(execFileSync(python, [SCRIPT], { input: JSON.stringify({ verb, ...request }), encoding: 'utf8' }))

describe.skipIf(python === undefined).each(KEYS)('$alg with python3-jwcrypto', ({ alg, kind }) => {
  /** A sandbox with a key that Python made. */
  async function open() {
    const { key } = ask('make', { alg, ...kind })
    const sandbox = createSandbox()
    onTestFinished(() => sandbox.dispose())
    await sandbox.control.rotateKey({ jwk: key })
    return { key, sandbox }
  }

  it('[CRYPTO-01][CRYPTO-02] Python reads what the client sealed', async () => {
    const { key, sandbox } = await open()
    const seen = []
    const fetch = async (request) => {
      if (request.headers.has(HEADER)) seen.push((await request.clone().json()).data)
      return sandbox.fetch(request)
    }
    const test = createTestFoyer({ fetch })
    onTestFinished(() => test.dispose())
    expect(await test.foyer.use(signIn).withPassword({ username: 'demo', password: PASSWORD })).toMatchObject({
      ok: false,
      error: {
        code: 'login.failed',
      },
    })
    expect(seen).toHaveLength(1)
    const { header, payload } = ask('open', { key, data: seen[0] })
    expect(header).toMatchObject({ alg, enc: ENC })
    expect(JSON.parse(payload)).toEqual({
      type: 'username',
      username: 'demo',
      password: PASSWORD,
      merchantCode: 'demo',
    })
  })

  it('[CRYPTO-02][CALL-41] the sandbox opens what Python sealed with the key of the key call', async () => {
    const { sandbox } = await open()
    const call = async (path, init) => (await sandbox.fetch(new Request(`https://foyer.test${path}`, init))).json()
    const { kid, jwk } = (await call('/wps/crypto/key')).value
    const login = (data) =>
      call('/wps/session/login', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', [HEADER]: `jwe;kid=${kid}` },
        body: JSON.stringify({ data }),
      })
    const seal = (password) => {
      const payload = JSON.stringify({ type: 'username', username: 'demo', password, merchantCode: 'demo' })
      return ask('seal', { key: jwk, header: { alg, enc: ENC, kid }, payload }).data
    }
    expect(await login(seal('Foyer2026'))).toMatchObject({ success: true, value: { userName: 'demo' } })
    expect(await login(seal(PASSWORD))).toMatchObject({ code: 'login.failed' })
  })
})
