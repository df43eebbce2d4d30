import { describe, expect, it, onTestFinished } from 'vitest'
import { createFacebookProvider, createFirebasePhone, createFirebaseProvider } from '../../../firebase.ts'
import type { Scripts } from '../../../ports/ports.ts'
import { scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createTestFoyer } from '../../../testing/test-foyer.ts'
import { sessionEndpoints } from '../session/endpoints.ts'
import { socialSignIn } from '../social/social-sign-in.ts'
import type { SocialSignInProvider } from '../social/types.ts'
import type { ApplicationVerifier, FirebaseSdk } from './firebase.ts'

const NEVER = new AbortController().signal
const PROJECT = { apiKey: 'K', authDomain: 'demo.firebaseapp.com' }
const NUMBER = { countryDialingCode: '63', mobileNum: '09171234567' }

/** An error as the SDK throws it; its message may hold anything. */
const fault = (code: string) => Object.assign(new Error('secret details'), { code })

/** The SDK, by hand; `calls` says what was asked of it. */
function fakeSdk() {
  const calls: string[] = []
  const apps: { name: string }[] = []
  const settings = { appVerificationDisabledForTesting: false }
  let failure: { readonly at: string; readonly error: unknown } | undefined
  const at = (name: string) => {
    calls.push(name)
    if (failure !== undefined && name.startsWith(failure.at)) throw failure.error
  }
  const user = { user: { getIdToken: async () => 'firebase-token' } }
  class Recaptcha implements ApplicationVerifier {
    readonly type = 'recaptcha'
    readonly #element: string
    constructor(_auth: object, element: string) {
      this.#element = element
    }
    verify = async () => `human at ${this.#element}`
    clear = () => at('clear')
  }
  const sdk: FirebaseSdk = {
    getApps: () => apps,
    initializeApp(project, name) {
      at(`app ${name} ${JSON.stringify(project)}`)
      apps.push({ name })
      return { name }
    },
    inMemoryPersistence: { kind: 'memory' },
    initializeAuth(app, { persistence }) {
      at(`auth of ${app.name} in ${JSON.stringify(persistence)}`)
      return { settings }
    },
    connectAuthEmulator: (_auth, url) => at(`emulator ${url}`),
    RecaptchaVerifier: Recaptcha,
    async signInWithPhoneNumber(_auth, number, verifier) {
      at(`send ${number}: ${await verifier.verify()}`)
      return {
        async confirm(code) {
          at(`confirm ${code}`)
          return user
        },
      }
    },
    GoogleAuthProvider: { credential: (token) => ({ google: token }) },
    FacebookAuthProvider: { credential: (token) => ({ facebook: token }) },
    async signInWithCredential(_auth, credential) {
      at(`credential ${JSON.stringify(credential)}`)
      return user
    },
    async signOut() {
      at('sign out')
    },
  }
  return {
    sdk: async () => sdk,
    calls,
    settings,
    failAt(name: string, error: unknown) {
      failure = { at: name, error }
    },
  }
}

function openPhone(options: { readonly emulator?: string } = {}) {
  const fake = fakeSdk()
  return { ...fake, phone: createFirebasePhone({ project: PROJECT, recaptcha: 'human', sdk: fake.sdk, ...options }) }
}

describe('codes by Firebase', () => {
  it('[SMS-06][REG-13] are sent to the number as it is dialled from abroad, checked, and become an id token', async () => {
    const { phone, calls } = openPhone()
    expect(calls).toEqual([])
    const sent = await phone.start(NUMBER, NEVER)
    expect(calls).toEqual([
      `app foyer-1 ${JSON.stringify(PROJECT)}`,
      'auth of foyer-1 in {"kind":"memory"}',
      'send +639171234567: human at human',
      'clear',
    ])
    expect(await sent.confirm('123456', NEVER)).toBe('firebase-token')
    expect(calls.slice(4)).toEqual(['confirm 123456', 'sign out'])
  })

  it('[SMS-06] keep the zero of a number to which it belongs, as in Italy', async () => {
    const { phone, calls } = openPhone()
    await phone.start({ countryDialingCode: '39', mobileNum: '0612345678' }, NEVER)
    expect(calls).toContain('send +390612345678: human at human')
  })

  it('open Firebase once, under a name that the host does not use', async () => {
    const { phone, calls, sdk } = openPhone()
    ;(await sdk()).initializeApp({}, 'foyer-1')
    await phone.start(NUMBER, NEVER)
    await phone.start(NUMBER, NEVER)
    expect(calls.filter((call) => call.startsWith('app '))).toEqual([
      'app foyer-1 {}',
      `app foyer-2 ${JSON.stringify(PROJECT)}`,
    ])
  })

  it('take a verifier of the host, and an emulator in place of Firebase', async () => {
    const fake = fakeSdk()
    const recaptcha = () => ({ type: 'recaptcha', verify: async () => 'our own' })
    const emulator = 'http://127.0.0.1:9099'
    await createFirebasePhone({ project: PROJECT, sdk: fake.sdk, recaptcha, emulator }).start(NUMBER, NEVER)
    expect(fake.calls.slice(2)).toEqual([`emulator ${emulator}`, 'send +639171234567: our own'])
    expect(fake.settings.appVerificationDisabledForTesting).toBe(true)
  })

  it.each([
    ['auth/invalid-verification-code', 'verification.code.error'],
    ['auth/code-expired', 'verification.code.error'],
    ['auth/too-many-requests', 'too.many'],
    ['auth/network-request-failed', 'network.failed'],
    ['auth/something-new', 'unknown'],
  ])('[SMS-06] fail with %s as %s, and without what the error holds', async (serverCode, code) => {
    const { phone, failAt } = openPhone()
    const sent = await phone.start(NUMBER, NEVER)
    failAt('confirm', fault(serverCode))
    const failed = await sent.confirm('1', NEVER).catch((error: unknown) => error)
    expect(failed).toMatchObject({ code, serverCode })
    expect(`${String(failed)} ${JSON.stringify(failed)}`).not.toContain('secret')
  })

  it.each([undefined, 'x', new Error('secret')])('[SMS-06] fail with %s as unknown', async (error) => {
    const { phone, failAt, calls } = openPhone()
    failAt('send', error)
    await expect(phone.start(NUMBER, NEVER)).rejects.toMatchObject({ code: 'unknown', serverCode: undefined })
    // The element is free for the next attempt.
    expect(calls.at(-1)).toBe('clear')
  })

  it('try again when the SDK could not be brought', async () => {
    const { sdk } = fakeSdk()
    let online = false
    const phone = createFirebasePhone({
      project: PROJECT,
      recaptcha: 'human',
      sdk: () => (online ? sdk() : Promise.reject(new TypeError('offline'))),
    })
    await expect(phone.start(NUMBER, NEVER)).rejects.toMatchObject({ code: 'unknown' })
    online = true
    expect(await (await phone.start(NUMBER, NEVER)).confirm('123456', NEVER)).toBe('firebase-token')
  })

  it('send nothing for somebody who left', async () => {
    const { phone, calls } = openPhone()
    const leaving = new AbortController()
    const started = phone.start(NUMBER, leaving.signal)
    leaving.abort(new Error('left'))
    await expect(started).rejects.toThrow('left')
    expect(calls.filter((call) => call.startsWith('send'))).toEqual([])
    await expect(phone.start(NUMBER, leaving.signal)).rejects.toThrow('left')
  })
})

describe('people of other networks', () => {
  const vouching = (idToken: string | undefined): SocialSignInProvider => ({
    ready: async () => true,
    signIn: async () => (idToken === undefined ? undefined : { idToken, mobileNum: '917' }),
  })

  it.each(['google', 'facebook'] as const)('of %s become people of Firebase', async (network) => {
    const { sdk, calls } = fakeSdk()
    const provider = createFirebaseProvider(network, vouching('theirs'), { project: PROJECT, sdk })
    expect([await provider.ready(NEVER), calls]).toEqual([true, []])
    expect(await provider.signIn(NEVER)).toEqual({ idToken: 'firebase-token', mobileNum: '917' })
    expect(calls.slice(2)).toEqual([`credential {"${network}":"theirs"}`, 'sign out'])
  })

  it('[LOGIN-10] a client whose networks Firebase vouches for sends the token of Firebase', async () => {
    const { sdk, calls } = fakeSdk()
    const FB = {
      init: () => {},
      login: (tell: (response: unknown) => void) => tell({ authResponse: { accessToken: 'theirs' } }),
    }
    const scripts: Scripts = { load: async () => {}, global: () => FB }
    const script = scriptedPlatform()
    script.answer(sessionEndpoints.login, { token: 'T1', userName: 'demo', type: 0, firstTimeLogin: 0 })
    const { foyer, dispose } = createTestFoyer({
      fetch: script.fetch,
      config: { endpoints: { login: { encrypted: false } } },
      features: { socialSignIn },
    })
    onTestFinished(dispose)
    const facebook = createFacebookProvider({ appId: 'A1', script: 'https://facebook.example/sdk.js' }, scripts)
    const provider = createFirebaseProvider('facebook', facebook, { project: PROJECT, sdk })
    foyer.socialSignIn.useProvider('facebook', provider)
    expect((await foyer.socialSignIn.signIn('facebook')).ok).toBe(true)
    expect(calls).toContain('credential {"facebook":"theirs"}')
    expect(JSON.parse(script.requestsOf(sessionEndpoints.login)[0]?.body ?? '')).toEqual({
      type: 'firebase',
      firebaseChannel: 'facebook',
      firebaseIdToken: 'firebase-token',
      firebaseMobileNo: '',
      countryDialingCode: '63',
      merchantCode: 'demo',
    })
  })

  it('stay nobody when they give up, and say why when Firebase refuses them', async () => {
    const { sdk, calls, failAt } = fakeSdk()
    const given = createFirebaseProvider('google', vouching(undefined), { project: PROJECT, sdk })
    expect([await given.signIn(NEVER), calls]).toEqual([undefined, []])
    failAt('credential', fault('auth/user-disabled'))
    const refused = createFirebaseProvider('google', vouching('theirs'), { project: PROJECT, sdk })
    await expect(refused.signIn(NEVER)).rejects.toMatchObject({ code: 'user.invalid' })
  })
})
