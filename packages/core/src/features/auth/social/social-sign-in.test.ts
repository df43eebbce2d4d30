import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { FoyerError } from '../../../kernel/errors.ts'
import { unwrap } from '../../../kernel/result.ts'
import { deferred } from '../../../testing/deferred.ts'
import { DEMO } from '../../../testing/demo-account.ts'
import { scriptedPlatform } from '../../../testing/scripted-platform.ts'
import { createTestFoyer } from '../../../testing/test-foyer.ts'
import { createTestFoyerOnSandbox } from '../../../testing/test-foyer-on-sandbox.ts'
import { platformEndpoints } from '../../app/platform/endpoints.ts'
import { sessionEndpoints } from '../session/endpoints.ts'
import { signIn } from '../sign-in/sign-in.ts'
import { type SocialSignInNetwork, socialButtons, socialSignIn } from './social-sign-in.ts'
import type { SocialIdentity, SocialSignInProvider } from './types.ts'

it.each([
  [
    ['facebook', 'google'],
    ['FACEBOOKLOGIN3', 'GOOGLELOGIN3'],
    ['facebook', 'google'],
  ],
  [['facebook'], ['FACEBOOKLOGIN3'], ['facebook', 'google']],
  [['google'], ['FACEBOOKLOGIN3', 'GOOGLELOGIN3'], ['google']],
  [[], ['FACEBOOKLOGIN3', 'GOOGLELOGIN3'], []],
  [[], [], ['facebook', 'google']],
])('[LOGIN-05][REG-04] shows %j where the flags %j are on and %j are ready', (shown, flags, ready) => {
  const facts = { isOn: (flag: string) => flags.includes(flag), isReady: (network: string) => ready.includes(network) }
  expect(socialButtons(facts)).toEqual(shown)
})

/** One attempt of a provider, by hand. */
interface Attempt {
  readonly signal: AbortSignal
  answer(identity: SocialIdentity | undefined): void
  fail(error: unknown): void
}

function fakeProvider(ready: SocialSignInProvider['ready'] = async () => true) {
  const attempts: Attempt[] = []
  const provider: SocialSignInProvider = {
    ready,
    signIn: (signal) =>
      new Promise((response, fail) => {
        attempts.push({ signal, answer: response, fail })
      }),
  }
  return { provider, attempts }
}

async function open() {
  const test = createTestFoyerOnSandbox(createSandbox, { path: '/m/login', start: false })
  onTestFinished(() => expect(test.end()).toEqual([]))
  await test.control.scenario({ name: 'all-logins' })
  await test.control.vouch({ idToken: 'google-token', channel: 'google', email: 'player1@example.com' })
  test.foyer.start()
  await test.idle()
  const social = test.foyer.use(socialSignIn)
  const google = fakeProvider()
  const use = async (network: SocialSignInNetwork, provider: SocialSignInProvider) => {
    social.useProvider(network, provider)
    await test.idle()
  }
  return { ...test, social, google, use, buttons: () => social.$buttons.get() }
}

describe('the buttons', () => {
  it('[LOGIN-05] are none without providers, and appear when the service says that it is ready', async () => {
    const { buttons, use, idle, foyer, control } = await open()
    expect(buttons()).toEqual([])
    const ready = deferred<boolean>()
    await use('google', fakeProvider(() => ready.promise).provider)
    await use('facebook', fakeProvider().provider)
    expect(buttons()).toEqual(['facebook'])
    ready.resolve(true)
    await idle()
    expect(buttons()).toEqual(['facebook', 'google'])
    await control.setFlags({ FACEBOOKLOGIN3: false })
    await foyer.platform.refresh()
    expect(buttons()).toEqual(['google'])
  })

  it('[LOGIN-05] stay away where the service is not ready, cannot say, or is taken away', async () => {
    const { buttons, use, social, idle } = await open()
    await use('facebook', fakeProvider(async () => false).provider)
    await use('google', fakeProvider(() => Promise.reject(new Error('no network'))).provider)
    expect(buttons()).toEqual([])
    const ready = deferred<boolean>()
    await use('google', fakeProvider(() => ready.promise).provider)
    social.useProvider('google', undefined)
    ready.resolve(true)
    await idle()
    expect(buttons()).toEqual([])
    expect((await social.signIn('google')).ok).toBe(false)
  })
})

describe('a tap on a network', () => {
  it('[LOGIN-10][LOGIN-05] logs in whom the network vouches for', async () => {
    const { social, google, use, foyer, events, idle } = await open()
    await use('google', google.provider)
    const done = social.signIn('google')
    expect(social.$signingIn.get()).toBe('google')
    google.attempts[0]?.answer({ idToken: 'google-token' })
    expect((await done).ok).toBe(true)
    await idle()
    expect(foyer.session.$state.get()).toMatchObject({ type: 'member', info: { userName: 'player1' } })
    expect(events.navigations).toEqual([{ to: { name: 'home' }, replace: true }])
    expect([events.loading, social.$signingIn.get()]).toEqual([[], undefined])
  })

  it.each([
    [{ idToken: 'T' }, { firebaseMobileNo: '', countryDialingCode: '63' }],
    [
      { idToken: 'T', mobileNum: '7400123456', countryDialingCode: '44' },
      { firebaseMobileNo: '7400123456', countryDialingCode: '44' },
    ],
  ])('[LOGIN-10] sends all four fields of %j, for platforms that expect each', async (identity, number) => {
    const script = scriptedPlatform()
    script.answer(platformEndpoints.siteFlags, { flags: { GOOGLELOGIN3: 1 } } as never)
    script.answer(sessionEndpoints.login, { token: 'T1', userName: 'demo', type: 0, firstTimeLogin: 0 })
    const test = createTestFoyer({ fetch: script.fetch, config: { endpoints: { login: { encrypted: false } } } })
    onTestFinished(() => test.dispose())
    const social = test.foyer.use(socialSignIn)
    social.useProvider('google', { ready: async () => true, signIn: async () => identity })
    await test.idle()
    expect((await social.signIn('google')).ok).toBe(true)
    expect(JSON.parse(script.requestsOf(sessionEndpoints.login)[0]?.body ?? '')).toEqual({
      type: 'firebase',
      firebaseChannel: 'google',
      firebaseIdToken: 'T',
      merchantCode: 'demo',
      ...number,
    })
  })

  it('shows nothing when the person gives up, and why when something else goes wrong', async () => {
    const { social, google, use, events, asked } = await open()
    await use('google', google.provider)
    const given = social.signIn('google')
    google.attempts[0]?.answer(undefined)
    expect([(await given).ok, events.toasts]).toEqual([false, []])
    const blocked = social.signIn('google')
    google.attempts[1]?.fail(new FoyerError({ code: 'social.blocked' }))
    expect((await blocked).ok).toBe(false)
    const broken = social.signIn('google')
    google.attempts[2]?.fail(new Error('secret details'))
    expect((await broken).ok).toBe(false)
    expect(events.toastKeys).toEqual(['error.social.blocked', 'error.unknown'])
    expect([asked('login'), social.$signingIn.get()]).toEqual([0, undefined])
  })

  it('[LOGIN-12] shows the platform’s refusal of somebody whom it does not know', async () => {
    const { social, google, use, events, foyer } = await open()
    await use('google', google.provider)
    const done = social.signIn('google')
    google.attempts[0]?.answer({ idToken: 'made-up-token' })
    expect((await done).ok).toBe(false)
    expect(events.toastKeys.at(-1)).toBe('error.verification.code.error')
    expect([foyer.session.isSignedIn(), events.loading]).toEqual([false, []])
  })

  it('opens one window, however often it is tapped', async () => {
    const { social, google, use, asked } = await open()
    await use('google', google.provider)
    const taps = Array.from({ length: 20 }, () => social.signIn('google'))
    expect(google.attempts).toHaveLength(1)
    google.attempts[0]?.answer({ idToken: 'google-token' })
    expect((await Promise.all(taps)).map(({ ok }) => ok)).toEqual(taps.map(() => true))
    expect(asked('login')).toBe(1)
  })

  it('ends the other network’s, and what was left behind with the page', async () => {
    const { social, google, use, events } = await open()
    const facebook = fakeProvider()
    await use('google', google.provider)
    await use('facebook', facebook.provider)
    const first = social.signIn('google')
    const page = new AbortController()
    const second = social.signIn('facebook', { signal: page.signal })
    expect([google.attempts[0]?.signal.aborted, social.$signingIn.get()]).toEqual([true, 'facebook'])
    google.attempts[0]?.answer({ idToken: 'google-token' })
    expect((await first).ok).toBe(false)
    page.abort()
    expect(facebook.attempts[0]?.signal.aborted).toBe(true)
    facebook.attempts[0]?.fail(new Error('closed'))
    expect((await second).ok).toBe(false)
    expect([social.$signingIn.get(), events.toasts]).toEqual([undefined, []])
    expect((await social.signIn('facebook', { signal: page.signal })).ok).toBe(false)
  })

  it('makes nobody another person who has come in meanwhile', async () => {
    const { social, google, use, foyer, asked } = await open()
    await use('google', google.provider)
    const done = social.signIn('google')
    unwrap(await foyer.use(signIn).withPassword(DEMO))
    google.attempts[0]?.answer({ idToken: 'google-token' })
    expect([(await done).ok, asked('login')]).toEqual([false, 1])
    expect(foyer.session.$state.get()).toMatchObject({ info: { userName: 'demo' } })
  })

  it('[LOGIN-10] leaves no token where others could read it', async () => {
    const { social, google, use, foyer, ports, control, events } = await open()
    const entries: unknown[] = []
    foyer.log.on((entry) => entries.push(entry))
    await use('google', google.provider)
    const done = social.signIn('google')
    google.attempts[0]?.answer({ idToken: 'google-token' })
    await done
    const stored = [ports.storage, ports.sessionStorage].map((store) => store.keys().map((key) => store.get(key)))
    expect(JSON.stringify([entries, stored, control.log(), events.toasts])).not.toContain('google-token')
  })
})

describe('a prompt that is blocked', () => {
  const blocked = () => new FoyerError({ code: 'social.blocked' })

  it('[LOGIN-05] gives way to the button of the network, which signs in', async () => {
    const { social, use, idle, events, foyer } = await open()
    const drawn: { readonly place: unknown; readonly answer: (identity: SocialIdentity) => void }[] = []
    await use('google', {
      ready: async () => true,
      signIn: () => Promise.reject(blocked()),
      drawButton: (place) => new Promise((answer) => drawn.push({ place, answer })),
    })
    expect((await social.signIn('google')).error?.code).toBe('social.blocked')
    expect([social.$blocked.get(), social.$signingIn.get(), events.toastKeys]).toEqual(['google', undefined, []])
    const place = {}
    const entered = social.drawButton('google', place)
    await idle()
    expect([drawn[0]?.place, social.$signingIn.get()]).toEqual([place, undefined])
    drawn[0]?.answer({ idToken: 'google-token' })
    expect((await entered).ok).toBe(true)
    expect(foyer.session.$info.get()?.userName).toBe('player1')
  })

  it('[LOGIN-05] is told where the network has no button', async () => {
    const { social, use, events } = await open()
    await use('google', { ready: async () => true, signIn: () => Promise.reject(blocked()) })
    await social.signIn('google')
    expect([social.$blocked.get(), events.toastKeys]).toEqual([undefined, ['error.social.blocked']])
    expect((await social.drawButton('google', {})).error?.code).toBe('request.aborted')
  })

  it('ends the wait for the button when another sign-in begins', async () => {
    const { social, use, google } = await open()
    let left: AbortSignal | undefined
    await use('google', {
      ready: async () => true,
      signIn: () => Promise.reject(blocked()),
      drawButton(_, signal) {
        left = signal
        return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
      },
    })
    await use('facebook', google.provider)
    await social.signIn('google')
    const waiting = social.drawButton('google', {})
    void social.signIn('facebook')
    expect((await waiting).error?.code).toBe('request.aborted')
    expect([left?.aborted, social.$blocked.get()]).toEqual([true, undefined])
    google.attempts[0]?.answer(undefined)
  })
})
