// The Firebase adapter of the built core against the real Auth emulator and the real SDK. Opt-in, since both are large:
//
//   npm install --prefix /tmp/firebase firebase firebase-tools
//   cd /tmp/firebase && npx firebase emulators:start --only auth --project demo-foyer
//   FIREBASE_AUTH_EMULATOR_HOST=127.0.0.1:9099 FIREBASE_SDK=/tmp/firebase npx vitest run --config vitest.workspace.ts \
//     --project built tests/firebase
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, it } from 'vitest'

const { FIREBASE_AUTH_EMULATOR_HOST: host, FIREBASE_SDK: sdk } = process.env
const ready = host !== undefined && sdk !== undefined
if (!ready) {
  process.stderr.write(
    'Skipped: Firebase. Set FIREBASE_AUTH_EMULATOR_HOST (and FIREBASE_SDK, where `firebase` is installed); see tests/firebase/emulator.test.mjs.\n',
  )
}

const PROJECT = 'demo-foyer'
const NUMBER = { countryDialingCode: '63', mobileNum: '09171234567' }
const NEVER = new AbortController().signal
const adapter = fileURLToPath(new URL('../../packages/core/dist/firebase.js', import.meta.url))
const bundle = join(tmpdir(), `foyer-firebase-${process.pid}.mjs`)
const options = {
  project: { apiKey: 'any', authDomain: `${PROJECT}.firebaseapp.com`, projectId: PROJECT },
  emulator: `http://${host}`,
  recaptcha: () => ({ type: 'recaptcha', verify: async () => 'the emulator believes everything' }),
}

/** The claims of a token, which the emulator does not sign. */
const claimsOf = (token) => JSON.parse(Buffer.from(token.split('.')[1], 'base64url').toString())

async function lastCode() {
  const answer = await fetch(`http://${host}/emulator/v1/projects/${PROJECT}/verificationCodes`)
  const { verificationCodes } = await answer.json()
  return verificationCodes.at(-1)
}

let firebase

beforeAll(async () => {
  if (!ready) return
  // As a site would bundle it: in Node the SDK leaves phones out.
  await build({
    stdin: { contents: `export * from ${JSON.stringify(adapter)}`, resolveDir: resolve(sdk), loader: 'js' },
    alias: {
      'firebase/app': join(resolve(sdk), 'node_modules/firebase/app'),
      'firebase/auth': join(resolve(sdk), 'node_modules/firebase/auth'),
    },
    bundle: true,
    platform: 'browser',
    format: 'esm',
    outfile: bundle,
    logLevel: 'error',
  })
  firebase = await import(pathToFileURL(bundle).href)
})
afterAll(() => rm(bundle, { force: true }))

it.runIf(ready)(
  '[SMS-06][REG-13][PHONEPW-11] Firebase sends a code, refuses a wrong one, and vouches for the right one',
  async () => {
    const phone = firebase.createFirebasePhone(options)
    const sent = await phone.start(NUMBER, NEVER)
    const { code, phoneNumber } = await lastCode()
    expect(phoneNumber).toBe('+639171234567')
    const wrong = code === '000000' ? '000001' : '000000'
    await expect(sent.confirm(wrong, NEVER)).rejects.toMatchObject({ code: 'verification.code.error' })
    const claims = claimsOf(await sent.confirm(code, NEVER))
    expect(claims).toMatchObject({ phone_number: '+639171234567', aud: PROJECT })
    expect(claims.firebase.sign_in_provider).toBe('phone')
  },
)

it.runIf(ready)('[SMS-06] says that Firebase cannot be reached', async () => {
  const phone = firebase.createFirebasePhone({ ...options, emulator: 'http://127.0.0.1:1' })
  await expect(phone.start(NUMBER, NEVER)).rejects.toMatchObject({
    code: 'network.failed',
    serverCode: 'auth/network-request-failed',
  })
})

it.runIf(ready)('[LOGIN-10] Firebase vouches for people of Google', async () => {
  const theirs = JSON.stringify({ sub: '1', email: 'demo@example.com', email_verified: true })
  const google = { ready: async () => true, signIn: async () => ({ idToken: theirs }) }
  const identity = await firebase.createFirebaseProvider('google', google, options).signIn(NEVER)
  const claims = claimsOf(identity.idToken)
  expect(claims).toMatchObject({ email: 'demo@example.com', aud: PROJECT })
  expect(claims.firebase.sign_in_provider).toBe('google.com')
})
