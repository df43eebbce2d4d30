import { describe, expect, it } from 'vitest'
import type { Scripts } from '../../../ports/ports.ts'
import { createManualClock } from '../../../testing/manual-clock.ts'
import { createFacebookProvider } from './facebook-provider.ts'
import { createGoogleProvider } from './google-provider.ts'

const NEVER = new AbortController().signal

/** A page on which scripts leave `globals` behind when they are brought. */
function page(globals: Readonly<Record<string, unknown>>) {
  const loaded: string[] = []
  const scripts: Scripts = {
    async load(address) {
      loaded.push(address)
    },
    global: (name) => (loaded.length > 0 ? globals[name] : undefined),
  }
  return { loaded, scripts }
}

type Listener = (moment: object) => void

/** Google Identity Services, by hand. */
function fakeGoogle(clock = createManualClock()) {
  const options: { client_id: string; callback(response: unknown): void }[] = []
  const prompts: Listener[] = []
  const cancelled: true[] = []
  const drawn: unknown[] = []
  const id = {
    initialize: (given: (typeof options)[number]) => options.push(given),
    prompt: (listener: Listener) => prompts.push(listener),
    renderButton: (place: unknown) => drawn.push(place),
    cancel: () => cancelled.push(true),
  }
  const { scripts, loaded } = page({ google: { accounts: { id } } })
  const provider = createGoogleProvider({ clientId: 'C1', script: 'https://google.example/gsi' }, scripts, clock)
  return {
    provider,
    loaded,
    options,
    cancelled,
    drawn,
    /** The answer of an attempt and the way to tell it something, once the prompt is open. */
    async begin(signal = NEVER) {
      const open = prompts.length
      const identity = provider.signIn(signal)
      // An attempt that fails before the prompt is for the test to see.
      void Promise.allSettled([identity])
      while (prompts.length === open) await new Promise(setImmediate)
      return { identity, tell: (moment: object) => prompts.at(-1)?.(moment), answer: options.at(-1)?.callback }
    },
  }
}

describe('Google', () => {
  it('[LOGIN-05] loads its script with the first tap, not before', async () => {
    const { provider, loaded, begin } = fakeGoogle()
    expect([await provider.ready(NEVER), loaded]).toEqual([true, []])
    await begin()
    expect(loaded).toEqual(['https://google.example/gsi'])
  })

  it('[LOGIN-10] answers the id token of the credential', async () => {
    const { options, begin } = fakeGoogle()
    const { identity, answer: response, tell } = await begin()
    expect(options).toMatchObject([{ client_id: 'C1', use_fedcm_for_prompt: true, auto_select: false }])
    response?.({ credential: 'google-token', select_by: 'btn' })
    tell({ isDismissedMoment: () => true, getDismissedReason: () => 'credential_returned' })
    expect(await identity).toEqual({ idToken: 'google-token' })
  })

  it.each([
    ['skips', { isSkippedMoment: () => true }],
    ['dismisses', { isDismissedMoment: () => true, getDismissedReason: () => 'cancel_called' }],
  ])('answers nobody when the person %s the prompt', async (_, moment) => {
    const { begin } = fakeGoogle()
    const { identity, tell } = await begin()
    tell({})
    tell(moment)
    expect(await identity).toBeUndefined()
  })

  it('says when the browser keeps the prompt away', async () => {
    const { begin } = fakeGoogle()
    const { identity, tell } = await begin()
    tell({ isNotDisplayed: () => true })
    await expect(identity).rejects.toMatchObject({ code: 'social.blocked' })
  })

  it('[LOGIN-05] says that the prompt is blocked when it is skipped before anybody can have seen it', async () => {
    const { begin } = fakeGoogle()
    const { identity, tell } = await begin()
    tell({ isSkippedMoment: () => true })
    await expect(identity).rejects.toMatchObject({ code: 'social.blocked' })
  })

  it('answers nobody when the person closes the first prompt after a while', async () => {
    const clock = createManualClock()
    const { begin } = fakeGoogle(clock)
    const { identity, tell } = await begin()
    await clock.advance(300)
    tell({ isSkippedMoment: () => true })
    expect(await identity).toBeUndefined()
  })

  it('[LOGIN-10] draws its own button into the place, and answers the id token of the person who used it', async () => {
    const { provider, drawn, options } = fakeGoogle()
    const place = {}
    const identity = provider.drawButton?.(place, NEVER)
    while (drawn.length === 0) await new Promise(setImmediate)
    expect(drawn).toEqual([place])
    options.at(-1)?.callback({ credential: 'google-token' })
    expect(await identity).toEqual({ idToken: 'google-token' })
  })

  it('takes no answer without a credential', async () => {
    const { begin } = fakeGoogle()
    const { identity, answer: response } = await begin()
    response?.({ credential: '' })
    await expect(identity).rejects.toMatchObject({ code: 'response.malformed' })
  })

  it('closes the prompt of somebody who left', async () => {
    const { begin, cancelled } = fakeGoogle()
    const leaving = new AbortController()
    const { identity } = await begin(leaving.signal)
    leaving.abort(new Error('left'))
    await expect(identity).rejects.toThrow('left')
    expect(cancelled).toEqual([true])
  })
})

/** Meta's SDK, by hand. */
function fakeFacebook(clock?: ReturnType<typeof createManualClock>) {
  const calls: unknown[] = []
  const responses: ((response: unknown) => void)[] = []
  const FB = {
    init: (options: unknown) => calls.push(options),
    login(answered: (response: unknown) => void, options: unknown) {
      calls.push(options)
      responses.push(answered)
    },
  }
  const { scripts, loaded } = page({ FB })
  const provider = createFacebookProvider({ appId: 'A1', script: 'https://facebook.example/sdk.js' }, scripts, clock)
  return {
    provider,
    loaded,
    calls,
    async begin(signal = NEVER) {
      const identity = provider.signIn(signal)
      void Promise.allSettled([identity])
      while (responses.length === 0) await new Promise(setImmediate)
      return { identity, answer: (given: unknown) => responses.at(-1)?.(given) }
    },
  }
}

describe('Facebook', () => {
  it('[LOGIN-05][LOGIN-10] loads its script with the first tap and answers the token, without cookies of theirs', async () => {
    const { provider, loaded, calls, begin } = fakeFacebook()
    expect([await provider.ready(NEVER), loaded]).toEqual([true, []])
    const { identity, answer: response } = await begin()
    response({ status: 'connected', authResponse: { accessToken: 'facebook-token', userID: '1' } })
    expect(await identity).toEqual({ idToken: 'facebook-token' })
    expect(loaded).toEqual(['https://facebook.example/sdk.js'])
    expect(calls).toMatchObject([{ appId: 'A1', cookie: false, xfbml: false }, { scope: 'public_profile,email' }])
  })

  it('answers nobody when the person closes the window', async () => {
    const { identity, answer: response } = await fakeFacebook().begin()
    response({ status: 'unknown', authResponse: null })
    expect(await identity).toBeUndefined()
  })

  it('[LOGIN-05] says that the window is blocked when it has gone before anybody can have seen it', async () => {
    const clock = createManualClock()
    const { begin } = fakeFacebook(clock)
    const first = await begin()
    first.answer({ status: 'unknown', authResponse: null })
    await expect(first.identity).rejects.toMatchObject({ code: 'social.blocked' })
    const second = await fakeFacebook(clock).begin()
    await clock.advance(300)
    second.answer({ status: 'unknown', authResponse: null })
    expect(await second.identity).toBeUndefined()
  })

  it.each([undefined, 'x', { authResponse: { accessToken: '' } }])('takes no answer like %j', async (given) => {
    const { identity, answer: response } = await fakeFacebook().begin()
    response(given)
    await expect(identity).rejects.toMatchObject({ code: 'response.malformed' })
  })

  it('answers nobody who left', async () => {
    const leaving = new AbortController()
    const { identity } = await fakeFacebook().begin(leaving.signal)
    leaving.abort(new Error('left'))
    await expect(identity).rejects.toThrow('left')
  })
})

it.each([undefined, null, 'google', {}, { accounts: {} }, { accounts: { id: { initialize: 1 } }, init: 1, login: 1 }])(
  'believes in no script that leaves %j behind',
  async (left) => {
    const { scripts } = page({ google: left, FB: left })
    const settings = { clientId: 'C1', appId: 'A1', script: 'https://x.example/' }
    const malformed = { code: 'response.malformed' }
    await expect(createGoogleProvider(settings, scripts).signIn(NEVER)).rejects.toMatchObject(malformed)
    await expect(createFacebookProvider(settings, scripts).signIn(NEVER)).rejects.toMatchObject(malformed)
  },
)
