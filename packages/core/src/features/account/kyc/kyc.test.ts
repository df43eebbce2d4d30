import { createSandbox } from '@foyer/sandbox'
import { describe, expect, it, onTestFinished } from 'vitest'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import { DONE, unwrap } from '../../../kernel/result.ts'
import type { UploadState } from '../../../kernel/uploads/image-upload.ts'
import { hang, json } from '../../../testing/scripted-platform.ts'
import { createTestFoyerOnSandbox } from '../../../testing/test-foyer-on-sandbox.ts'
import { testImage } from '../../../testing/test-images.ts'
import { GUEST, MEMBER, OTHER_MEMBER, TRIAL } from '../../../testing/test-lobby-context.ts'
import { createTestMember } from '../../../testing/test-member-context.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { kycEndpoints } from './endpoints.ts'
import { acceptsDocuments, createKyc, kyc, kycTransition, missingImages } from './kyc.ts'

describe('the states', () => {
  it('[VERIFY-03] lead from none over pending to verified, and back to where documents are taken', () => {
    expect(kycTransition('none', 'pending')).toBe('pending')
    expect(kycTransition('pending', 'verified')).toBe('verified')
    expect(kycTransition('pending', 'rejected')).toBe('rejected')
    expect(kycTransition('rejected', 'pending')).toBe('pending')
  })

  it.each([
    ['verified', 'pending'],
    ['verified', 'none'],
    ['none', 'verified'],
    ['rejected', 'verified'],
    ['pending', 'pending'],
  ] as const)('[VERIFY-03] know no step from %s to %s', (from, to) => {
    expect(() => kycTransition(from, to)).toThrow(FoyerError)
  })

  it('[VERIFY-04] take documents only where none wait and none were accepted', () => {
    const phases = ['none', 'rejected', 'pending', 'verified'] as const
    expect(phases.map(acceptsDocuments)).toEqual([true, true, false, false])
  })

  it('[VERIFY-02] need both sides and nothing else', () => {
    expect(missingImages({ frontImage: 1 })).toEqual(['backImage'])
    expect(missingImages({ backImage: 1, selfie: 1 })).toEqual(['frontImage'])
    expect(missingImages({ selfie: 1 })).toEqual(['frontImage', 'backImage'])
    expect(missingImages({ frontImage: 1, backImage: 1 })).toEqual([])
  })
})

async function open(as = 'demo') {
  const test = createTestFoyerOnSandbox(createSandbox, { path: '/m/member/verification' })
  onTestFinished(() => expect(test.end()).toEqual([]))
  await test.idle()
  unwrap(await test.foyer.use(signIn).withPassword({ username: as, password: 'Foyer2026' }))
  await test.idle()
  test.events.clear()
  const verification = test.foyer.use(kyc)
  const state = () => {
    const now = verification.$state.get()
    return now.status === 'ready' ? now.data.status : now.status
  }
  return { ...test, verification, state, form: () => verification.form() }
}

function onScript(who = MEMBER) {
  const test = createTestMember({ who })
  const verification = createKyc(test.context, test.session, test.guard)
  const form = verification.form()
  const steps: UploadState[] = []
  form.$upload.listen((state) => steps.push(state))
  onTestFinished(() => {
    form.dispose()
    test.dispose()
    expect(test.leftovers()).toEqual([])
  })
  const choose = async () => {
    await form.images.add([testImage('png', { name: 'front' })], 'frontImage')
    await form.images.add([testImage('jpeg', { name: 'back' })], 'backImage')
  }
  const chosen = () => Object.keys(form.images.$state.get().images)
  /** Lets the client find out what became of a lost answer. */
  const answered = async <T>(result: Promise<T>): Promise<T> => {
    await test.idle()
    await test.clock.advance(1000)
    return result
  }
  return { ...test, verification, form, steps, choose, chosen, answered }
}

it('[VERIFY-01][VERIFY-03][PCALL-23] documents are handed in, looked at, and accepted', async () => {
  const { verification, form: make, state, control, events, asked } = await open()
  await verification.load()
  expect(state()).toBe('none')
  const form = make()
  await form.images.add([testImage('png'), testImage('jpeg'), testImage('png', { bytes: 5000 })])
  expect(await form.submit()).toEqual(DONE)
  expect(state()).toBe('pending')
  expect(events.toastKeys).toEqual(['toast.verification.sent'])
  expect(form.images.$state.get().images).toEqual({})
  expect(control.log().at(-1)?.body).toEqual({
    frontImage: '[image/png, 64 bytes]',
    backImage: '[image/jpeg, 64 bytes]',
    selfie: '[image/png, 5000 bytes]',
  })
  await control.reviewIdentity({ userName: 'demo', verdict: 'approve' })
  await verification.refresh()
  expect(state()).toBe('verified')
  expect(asked('verificationUpload')).toBe(1)
})

it('[VERIFY-03] a refusal says why, and documents are taken again', async () => {
  const { verification, form: make, state, control } = await open()
  const form = make()
  await form.images.add([testImage(), testImage()])
  await form.submit()
  await control.reviewIdentity({ userName: 'demo', verdict: 'refuse', reason: 'Too dark.' })
  await verification.refresh()
  expect(verification.$state.get()).toMatchObject({ data: { status: 'rejected', reason: 'Too dark.' } })
  await form.images.add([testImage(), testImage()])
  expect(await form.submit()).toEqual(DONE)
  expect(state()).toBe('pending')
})

it('[VERIFY-04] while documents wait none are sent, and what another device did is learned', async () => {
  const { verification, form: make, state, asked } = await open()
  await verification.load()
  const [form, other] = [make(), make()]
  for (const each of [form, other]) await each.images.add([testImage(), testImage()])
  await other.submit()
  expect(await form.submit()).toMatchObject({ ok: false, error: { code: 'verification.pending' } })
  expect(form.$upload.get()).toMatchObject({ status: 'failed', error: { code: 'verification.pending' } })
  expect(asked('verificationUpload')).toBe(1)
  expect(state()).toBe('pending')
})

it('[VERIFY-04] asks anew when the platform knows of documents that this device does not', async () => {
  const { platform, verification, form, choose } = onScript()
  platform.answer(kycEndpoints.verificationState, { state: 'none' })
  await verification.load()
  await choose()
  platform.answer(kycEndpoints.verificationState, { state: 'PENDING' })
  platform.refuse(kycEndpoints.verificationUpload, 'verification.pending')
  expect(await form.submit()).toMatchObject({ ok: false, error: { code: 'verification.pending' } })
  expect(verification.$state.get()).toMatchObject({ data: { status: 'pending' } })
})

it.each([
  ['nothing', [], ['frontImage', 'backImage']],
  ['the front', ['frontImage'], ['backImage']],
  ['the back', ['backImage'], ['frontImage']],
  ['a selfie', ['selfie'], ['frontImage', 'backImage']],
] as const)('[VERIFY-02] with %s alone nothing is sent', async (_what, slots, missing) => {
  const { platform, form, events } = onScript()
  for (const slot of slots) await form.images.add([testImage()], slot)
  expect(await form.submit()).toMatchObject({ ok: false, error: { code: 'verification.images.required' } })
  expect(form.$missing.get()).toEqual(missing)
  expect(events.focuses).toEqual([{ field: missing[0] }])
  expect(platform.requestsOf(kycEndpoints.verificationUpload)).toEqual([])
  await form.images.add([testImage()], missing[0])
  expect(form.$missing.get()).toEqual(missing.slice(1))
})

it('tells how far it is, and takes its time', async () => {
  const { platform, form, steps, choose, clock, idle } = onScript()
  await choose()
  let response = (_: Response) => {}
  platform.on(kycEndpoints.verificationUpload, () => new Promise((resolve) => (response = resolve)))
  const sent = form.submit()
  await idle({ hanging: 1 })
  const sending = steps.filter((step) => step.status === 'sending')
  const total = sending.at(-1)?.total ?? 0
  expect(total).toBeGreaterThan(128)
  expect(sending.map((step) => step.sent)).toEqual([
    0,
    0,
    ...[1, 2, 3].map((part) => Math.floor((total * part) / 4)),
    total,
  ])
  // A slow network is what uploads have; the ordinary limit of a call is not theirs.
  await clock.advance(SPEC_CONSTANTS.timeoutMs * 2)
  expect(form.$upload.get().status).toBe('sending')
  response(json({ success: true, value: { state: 'pending' } }))
  expect(await sent).toEqual(DONE)
  expect(form.$upload.get()).toEqual({ status: 'idle' })
})

it('gives up after five minutes', async () => {
  const { platform, form, choose, clock, idle, chosen } = onScript()
  await choose()
  platform.on(kycEndpoints.verificationUpload, hang)
  const sent = form.submit()
  await idle({ hanging: 1 })
  platform.answer(kycEndpoints.verificationState, { state: 'none' })
  await clock.advance(SPEC_CONSTANTS.upload.timeoutMs)
  await clock.advance(1000)
  expect(await sent).toMatchObject({ ok: false, error: { code: 'network.timeout' } })
  expect(form.$upload.get()).toMatchObject({ status: 'failed', error: { code: 'network.timeout' } })
  expect(chosen()).toEqual(['frontImage', 'backImage'])
})

it('[UPLOAD-02] keeps the chosen images when the upload fails, and sends them again', async () => {
  const { platform, form, choose, chosen, ports, answered } = onScript()
  platform.answer(kycEndpoints.verificationState, { state: 'none' })
  await choose()
  const before = form.images.$state.get().images
  platform.on(
    kycEndpoints.verificationUpload,
    () => new Response('', { status: 503 }),
    () => json({ success: true, value: { state: 'pending' } }),
  )
  expect(await answered(form.submit())).toMatchObject({ ok: false, error: { code: 'system.upgrading' } })
  expect(form.$upload.get()).toMatchObject({ status: 'failed', error: { code: 'system.upgrading' } })
  expect(form.images.$state.get().images).toBe(before)
  ports.network.setOnline(false)
  expect(await form.submit()).toMatchObject({ ok: false, error: { code: 'network.offline' } })
  expect(form.$upload.get()).toMatchObject({ error: { code: 'network.offline' } })
  ports.network.setOnline(true)
  expect(await form.submit()).toEqual(DONE)
  expect(chosen()).toEqual([])
  expect(platform.requestsOf(kycEndpoints.verificationUpload)).toHaveLength(2)
})

it('[UPLOAD-02] can be given up, and sent again', async () => {
  const { platform, form, choose, chosen, idle } = onScript()
  await choose()
  platform.on(kycEndpoints.verificationUpload, hang)
  const sent = form.submit()
  await idle({ hanging: 1 })
  form.cancel()
  expect(await sent).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
  expect(form.$upload.get()).toEqual({ status: 'idle' })
  expect(platform.requestsOf(kycEndpoints.verificationUpload)[0]?.signal.aborted).toBe(true)
  expect(chosen()).toEqual(['frontImage', 'backImage'])
  platform.answer(kycEndpoints.verificationState, { state: 'none' })
  platform.answer(kycEndpoints.verificationUpload, { state: 'pending' })
  expect(await form.submit()).toEqual(DONE)
  expect(platform.requestsOf(kycEndpoints.verificationUpload)).toHaveLength(2)
})

it('[UPLOAD-02] sends nothing when an upload that was cancelled has arrived all the same', async () => {
  const { platform, form, choose, chosen, idle } = onScript()
  await choose()
  platform.on(kycEndpoints.verificationUpload, hang)
  const sent = form.submit()
  await idle({ hanging: 1 })
  form.cancel()
  await sent
  platform.answer(kycEndpoints.verificationState, { state: 'pending' })
  expect(await form.submit()).toEqual(DONE)
  expect([platform.requestsOf(kycEndpoints.verificationUpload).length, chosen()]).toEqual([1, []])
})

it('a refusal is shown by the state and told by one event, not by a toast; a signal gives the upload up', async () => {
  const { platform, form, choose, events, idle } = onScript()
  await choose()
  platform.refuse(kycEndpoints.verificationUpload, 'too.many')
  expect(await form.submit()).toMatchObject({ ok: false, error: { code: 'too.many' } })
  expect(events.toasts).toEqual([])
  expect(events.failures.map(({ verb, error }) => [verb, error.code])).toEqual([['kyc.submit', 'too.many']])
  platform.on(kycEndpoints.verificationUpload, hang)
  const leaving = new AbortController()
  const sent = form.submit({ signal: leaving.signal })
  await idle({ hanging: 1 })
  leaving.abort()
  expect(form.$upload.get()).toEqual({ status: 'idle' })
  expect(await sent).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
  expect(events.failures).toHaveLength(1)
})

it('20 taps send once', async () => {
  const { platform, form, choose } = onScript()
  await choose()
  platform.answer(kycEndpoints.verificationUpload, { state: 'pending' })
  const taps = await Promise.all(Array.from({ length: 20 }, () => form.submit()))
  expect(taps).toEqual(taps.map(() => DONE))
  expect(platform.requestsOf(kycEndpoints.verificationUpload)).toHaveLength(1)
})

it('waits for images that are still being looked at', async () => {
  const { platform, form, chosen } = onScript()
  platform.answer(kycEndpoints.verificationUpload, { state: 'pending' })
  void form.images.add([testImage(), testImage()])
  expect(chosen()).toEqual([])
  expect(await form.submit()).toEqual(DONE)
})

it('goes with whoever leaves: papers, upload and what was known', async () => {
  const { platform, verification, form, choose, chosen, idle, become } = onScript()
  platform.answer(kycEndpoints.verificationState, { state: 'none' })
  await verification.load()
  await choose()
  platform.on(kycEndpoints.verificationUpload, hang)
  const sent = form.submit()
  await idle({ hanging: 1 })
  become(OTHER_MEMBER)
  expect(await sent).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
  expect(chosen()).toEqual([])
  expect(verification.$state.get()).toEqual({ status: 'idle' })
  expect(form.$upload.get()).toEqual({ status: 'idle' })
})

it('goes with whoever leaves: an upload that has failed, and what was missing', async () => {
  const { platform, form, choose, become, answered } = onScript()
  platform.answer(kycEndpoints.verificationState, { state: 'none' })
  await form.submit()
  expect(form.$missing.get()).toEqual(['frontImage', 'backImage'])
  become(OTHER_MEMBER)
  expect(form.$missing.get()).toEqual([])
  await choose()
  platform.on(kycEndpoints.verificationUpload, () => new Response('', { status: 503 }))
  await answered(form.submit())
  expect(form.$upload.get()).toMatchObject({ status: 'failed' })
  become(MEMBER)
  expect(form.$upload.get()).toEqual({ status: 'idle' })
})

it('says nothing after the screen has gone', async () => {
  const { platform, form, choose, idle, steps, events } = onScript()
  await choose()
  platform.on(kycEndpoints.verificationUpload, hang)
  const sent = form.submit()
  await idle({ hanging: 1 })
  const before = steps.length
  form.dispose()
  expect(await sent).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
  expect(await form.submit()).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
  expect([steps.length, events.toasts]).toEqual([before, []])
})

it.each([
  ['guests', GUEST],
  ['trial players', TRIAL],
])('[VERIFY-01] %s are not asked about', async (_who, session) => {
  const { platform, verification } = onScript(session)
  await verification.load()
  await verification.refresh()
  expect(platform.requests).toEqual([])
  expect(verification.$state.get()).toEqual({ status: 'idle' })
})

it('a state that nobody knows is an error, not a second chance', async () => {
  const { platform, verification } = onScript()
  platform.on(kycEndpoints.verificationState, () => json({ success: true, value: { state: 'frozen' } }))
  await verification.load()
  expect(verification.$state.get()).toMatchObject({
    status: 'failed',
    error: { code: 'response.schema', field: 'state' },
  })
})
