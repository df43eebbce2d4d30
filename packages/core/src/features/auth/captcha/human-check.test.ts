import { createSandbox } from '@foyer/sandbox'
import { expect, it, onTestFinished } from 'vitest'
import { DONE } from '../../../kernel/result.ts'
import { createManualClock } from '../../../testing/manual-clock.ts'
import { scriptedPlatform } from '../../../testing/scripted-platform.ts'
import type { TestOptions } from '../../../testing/test-bench.ts'
import { createTestContext } from '../../../testing/test-context.ts'
import { createChallenges } from '../challenges/challenges.ts'
import { challengeEndpoints } from '../challenges/endpoints.ts'
import type { HumanCheckRequest, HumanCheckState, HumanProof } from './human-check.ts'

const NUMBER = { mobileNum: '9171234567', countryDialingCode: '63' }

function open(options: TestOptions) {
  const test = createTestContext(options)
  const challenges = createChallenges(test.context)
  const captcha = challenges.captcha()
  const states: HumanCheckState[] = []
  captcha.human.$state.listen((state) => states.push(state))
  onTestFinished(() => {
    test.dispose()
    expect(test.leftovers()).toEqual([])
  })
  return {
    ...test,
    verification: challenges,
    captcha,
    human: captcha.human,
    states,
    status: () => captcha.human.$state.get().status,
  }
}

async function onSandbox(work = 6) {
  const clock = createManualClock()
  const sandbox = createSandbox({ clock })
  onTestFinished(() => sandbox.dispose())
  await sandbox.control.setHumanCheck({ work })
  const asked = (id: string) => sandbox.control.log().filter(({ endpoint }) => endpoint === id).length
  return { ...open({ clock, fetch: (request) => sandbox.fetch(request) }), sandbox, asked }
}

/** With a verifier by hand. */
function byHand() {
  const script = scriptedPlatform()
  script.answer(challengeEndpoints.captcha, { captchaId: 'C1', image: 'PHN2Zz4=' })
  const test = open({ fetch: script.fetch })
  const requests: (HumanCheckRequest & { resolve(proof: HumanProof | undefined): void })[] = []
  test.verification.useHumanVerifier({
    verify: (request) => new Promise((resolve) => requests.push({ ...request, resolve })),
  })
  return { ...test, script, requests }
}

it('[CAPTCHA-02][SMS-03] stands beside the picture, and its proof is taken instead of what is read', async () => {
  const { captcha, human, status, states, sandbox, idle } = await onSandbox()
  expect([status(), captcha.answer('1')]).toEqual(['hidden', {}])
  expect(await human.verify()).toMatchObject({ ok: false, error: { code: 'request.invalid' } })
  await captcha.refresh()
  await idle()
  expect([status(), captcha.rule('')]).toEqual(['ready', { key: 'valid.required' }])
  const { answer: response = '', captchaId } = sandbox.control.captcha() ?? {}
  expect(captcha.answer(` ${response} `)).toEqual({ captcha: response, captchaId })
  expect(await human.verify()).toEqual(DONE)
  expect([status(), captcha.rule('')]).toEqual(['done', undefined])
  expect(captcha.answer('1')).toEqual({ altcha: expect.stringMatching(/^[\w+/=]{100,}$/) })
  const shares = states.flatMap((state) => (state.status === 'working' ? [state.progress] : []))
  expect(shares[0]).toBeUndefined()
  expect(shares.length).toBeGreaterThan(2)
  captcha.hide()
  expect([status(), captcha.answer('1')]).toEqual(['hidden', {}])
})

it('[SMS-03] proves it for a code by SMS too, each time anew', async () => {
  const { verification: challenges, sandbox, clock, asked, idle } = await onSandbox()
  const sms = challenges.smsCode('register')
  expect((await sms.send(NUMBER)).ok).toBe(true)
  await idle()
  await clock.advance(60_000)
  expect((await sms.send(NUMBER)).ok).toBe(true)
  expect([asked('humanChallenge'), sandbox.control.outbox().length]).toEqual([2, 2])
})

it('[SMS-03] shows what the platform holds against a proof, and the next tap proves it anew', async () => {
  const { verification: challenges, sandbox, events } = await onSandbox()
  const sms = challenges.smsCode('register')
  challenges.useHumanVerifier({ verify: async () => ({ fields: { altcha: 'used' } }) })
  expect((await sms.send(NUMBER)).ok).toBe(false)
  expect(events.toastKeys).toEqual(['in_sms_sending', 'error.human.required'])
  expect([sms.$state.get().phase, sandbox.control.outbox()]).toEqual(['ready', []])
})

it('[SMS-03] asks a platform without any such call once, and then no more', async () => {
  const script = scriptedPlatform()
  const { captcha, verification: challenges, status, idle } = open({ fetch: script.fetch })
  await captcha.refresh()
  await idle()
  expect(status()).toBe('hidden')
  await challenges.smsCode('register').send(NUMBER)
  await challenges.smsCode('setPassword').send(NUMBER)
  expect(script.requestsOf(challengeEndpoints.humanChallenge)).toHaveLength(1)
})

it('a picture or a proof that cannot be had is the result, without a toast', async () => {
  const { verification, captcha, human, sandbox, events, idle } = await onSandbox()
  expect(await captcha.refresh()).toEqual(DONE)
  await sandbox.control.setFault({ endpoint: 'captcha', kind: 'status:400' })
  expect(await captcha.refresh()).toMatchObject({ ok: false, error: { code: 'request.invalid' } })
  verification.useHumanVerifier({
    prefetch: () => Promise.reject(new Error('no script')),
    verify: async () => undefined,
  })
  expect(await verification.prefetch()).toMatchObject({ ok: false, error: { code: 'unknown' } })
  await idle()
  captcha.hide()
  expect(await human.verify()).toMatchObject({ ok: false, error: { code: 'request.invalid' } })
  expect(events.failures.map(({ verb, shown }) => [verb, shown])).toEqual([
    ['challenges.captcha', true],
    ['challenges.prefetch', false],
    ['challenges.verify', false],
  ])
  expect(events.toasts).toEqual([])
})

it('offers itself where the platform could not be asked, says that it failed, and tries again', async () => {
  const { human, captcha, status, sandbox, idle, events } = await onSandbox()
  await sandbox.control.setFault({ endpoint: 'humanChallenge', kind: 'status:400' })
  await captcha.refresh()
  await idle()
  expect(status()).toBe('ready')
  const { ok, error } = await human.verify()
  expect(ok).toBe(false)
  expect(human.$state.get()).toEqual({ status: 'failed', reason: 'error' })
  // The control says so: there is no toast.
  expect(events.failures).toEqual([{ verb: 'challenges.verify', error, shown: true }])
  expect(events.toasts).toEqual([])
  await sandbox.control.clearFaults()
  expect(await human.verify()).toEqual(DONE)
})

it('[SMS-03] gives up a proof that takes a minute', async () => {
  const { human, captcha, clock, idle, sandbox } = await onSandbox()
  await sandbox.control.setHumanCheck({ work: 1_000_000 })
  await captcha.refresh()
  await idle()
  const done = human.verify()
  // The work begins; no number of turns waits for its end.
  while (!clock.pending.includes(60_000)) await new Promise(setImmediate)
  clock.settleWith(async () => {})
  await clock.advance(60_000)
  expect((await done).ok).toBe(false)
  expect(human.$state.get()).toEqual({ status: 'failed', reason: 'error' })
})

it('says where there is no cryptography', async () => {
  const clock = createManualClock()
  const sandbox = createSandbox({ clock })
  onTestFinished(() => sandbox.dispose())
  const fetch = (request: Request) => sandbox.fetch(request)
  const { verification: challenges, events } = open({ clock, fetch, crypto: { subtle: undefined } })
  expect((await challenges.smsCode('register').send(NUMBER)).ok).toBe(false)
  expect(events.toastKeys).toEqual(['error.crypto.unavailable'])
})

it('may be given up by the person', async () => {
  const { captcha, human, requests, status, events } = byHand()
  await captcha.refresh()
  const done = human.verify()
  expect(requests.map(({ purpose }) => purpose)).toEqual(['captcha'])
  requests[0]?.resolve(undefined)
  expect(await done).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
  expect([status(), events.failures]).toEqual(['ready', []])
})

it('[SMS-03] is undone when the proof is too old, on the platform’s clock', async () => {
  const { captcha, human, clock, status, verification: challenges } = byHand()
  challenges.useHumanVerifier({ verify: async () => ({ fields: { ticket: 't' }, expiresAt: clock.now() + 300_000 }) })
  await captcha.refresh()
  expect(await human.verify()).toEqual(DONE)
  expect(captcha.answer('')).toEqual({ ticket: 't' })
  await clock.advance(299_999)
  expect(status()).toBe('done')
  await clock.advance(1)
  expect(human.$state.get()).toEqual({ status: 'failed', reason: 'expired' })
  expect([captcha.answer(''), captcha.rule('')]).toEqual([{}, { key: 'valid.required' }])
  expect(await human.verify()).toEqual(DONE)
})

it('proves it again by itself after a refusal that used the proof up, and only then', async () => {
  const { captcha, human, status, verification: challenges, idle } = byHand()
  let count = 0
  challenges.useHumanVerifier({
    async verify() {
      count += 1
      return { fields: { ticket: String(count) } }
    },
  })
  await captcha.refresh()
  await human.verify()
  // Another picture alone costs nothing.
  await captcha.refresh()
  expect([status(), count]).toEqual(['done', 1])
  expect(captcha.answer('')).toEqual({ ticket: '1' })
  await captcha.refresh()
  await idle()
  expect([status(), count, captcha.answer('')]).toEqual(['done', 2, { ticket: '2' }])
})

it('works once, however often it is tapped, and for nobody who left', async () => {
  const { captcha, human, requests, status, idle } = byHand()
  await captcha.refresh()
  const taps = Array.from({ length: 20 }, () => human.verify())
  await idle()
  expect(requests).toHaveLength(1)
  requests[0]?.progress(7)
  expect(human.$state.get()).toEqual({ status: 'working', progress: 1 })
  captcha.hide()
  expect(requests[0]?.signal.aborted).toBe(true)
  requests[0]?.progress(0.5)
  requests[0]?.resolve({ fields: { proof: 'late' } })
  const codes = (await Promise.all(taps)).map(({ error }) => error?.code)
  expect(codes).toEqual(taps.map(() => 'request.aborted'))
  expect(status()).toBe('hidden')
})

it('does not come up where nobody can prove anything', async () => {
  const { captcha, status, verification: challenges } = byHand()
  challenges.useHumanVerifier(undefined)
  await captcha.refresh()
  expect(status()).toBe('hidden')
})

it.each<[string, () => never]>([
  [
    'throws',
    () => {
      throw new Error('host')
    },
  ],
  ['answers without a promise', () => true as never],
])('[CAPTCHA-02] shows the picture and the control when the offer of the host %s', async (_, offered) => {
  const { captcha, status, verification, idle } = byHand()
  verification.useHumanVerifier({ offered, verify: async () => undefined })
  expect((await captcha.refresh()).ok).toBe(true)
  await idle()
  expect([captcha.$state.get().status, status()]).toEqual(['ready', 'ready'])
})
