import { describe, expect, it } from 'vitest'
import { createMemoryStorage } from '../../../ports/memory-storage.ts'
import { hang } from '../../../testing/scripted-platform.ts'
import {
  createTestLobby,
  GUEST,
  MEMBER,
  OTHER_MEMBER,
  type TestLobbyOptions,
  TRIAL,
} from '../../../testing/test-lobby-context.ts'
import { feedbackEndpoints } from './endpoints.ts'
import { createFeedback } from './feedback.ts'

const WORDS = 'The lobby is quick.'

function lobby(options: TestLobbyOptions = {}) {
  const test = createTestLobby({ who: MEMBER, ...options })
  test.platform.answer(feedbackEndpoints.feedback, undefined)
  const feedback = createFeedback(test.context, test.session, test.guard)
  const sent = () => test.platform.requestsOf(feedbackEndpoints.feedback)
  return { ...test, feedback, sent }
}

const shown = (form: ReturnType<ReturnType<typeof lobby>['feedback']['form']>) => form.$state.get().values.content

describe('feedback', () => {
  it.each([
    ['', 'valid.required'],
    ['         x', 'valid.length'],
    ['123456789', 'valid.length'],
    ['1234567890', undefined],
    [`  ${'🙂'.repeat(500)}  `, undefined],
    ['x'.repeat(501), 'valid.length'],
  ])('[FEEDBACK-01] of %j: %s', async (typed, key) => {
    const { feedback, sent } = lobby()
    const form = feedback.form()
    form.set('content', typed)
    await form.submit()
    expect(form.$state.get().errors.content?.key).toBe(key)
    expect(sent()).toHaveLength(key === undefined ? 1 : 0)
    if (key !== undefined) expect(shown(form)).toBe(typed)
  })

  it('[FEEDBACK-01] has the bounds of the configuration', async () => {
    const { feedback, sent } = lobby({ config: { validation: { feedback: { min: 1, max: 3 } } } })
    const form = feedback.form()
    form.set('content', 'four')
    await form.submit()
    expect(form.$state.get().errors.content).toEqual({ key: 'valid.length', params: { 0: 1, 1: 3 } })
    form.set('content', 'one')
    expect((await form.submit()).ok).toBe(true)
    expect(sent()).toHaveLength(1)
  })

  it('[FEEDBACK-02][PCALL-17] is put without the spaces around it, once; then the form is empty and says so', async () => {
    const { feedback, sent, events } = lobby()
    const form = feedback.form()
    form.set('content', `  ${WORDS} `)
    await Promise.all([form.submit(), form.submit()])
    const [request] = sent()
    expect([sent().length, request?.method]).toEqual([1, 'PUT'])
    expect(JSON.parse(request?.body ?? '')).toEqual({ content: WORDS, idempotencyKey: expect.any(String) })
    expect(form.$state.get()).toMatchObject({ values: { content: '' }, status: 'idle', errors: {} })
    expect(events.toasts).toMatchObject([{ key: 'toast.feedback.sent', ms: 1000 }])
    expect(shown(feedback.form())).toBe('')
  })

  it('[FEEDBACK-02] a failure keeps the text, for the next form too, and another try sends it', async () => {
    const { feedback, platform, sent, events } = lobby()
    platform.refuse(feedbackEndpoints.feedback, 'system.upgrading')
    const form = feedback.form()
    form.set('content', WORDS)
    expect((await form.submit()).ok).toBe(false)
    expect(form.$state.get()).toMatchObject({ status: 'failed', error: { code: 'system.upgrading' } })
    expect([shown(form), events.toastKeys]).toEqual([WORDS, []])
    form.dispose()
    const next = feedback.form()
    expect(shown(next)).toBe(WORDS)
    platform.answer(feedbackEndpoints.feedback, undefined)
    expect((await next.submit()).ok).toBe(true)
    expect(sent()).toHaveLength(2)
  })

  it('[FEEDBACK-02] has the same key for the same text after a lost answer, and another key for another text, user or time', async () => {
    const { feedback, platform, sent, become } = lobby({ config: { http: { retries: 0 } } })
    const send = async (content: string) => {
      const form = feedback.form()
      form.set('content', content)
      await form.submit()
      form.dispose()
    }
    const lose = () => platform.on(feedbackEndpoints.feedback, () => Promise.reject(new TypeError('connection lost')))
    lose()
    await send(WORDS)
    await send(` ${WORDS}`)
    platform.answer(feedbackEndpoints.feedback, undefined)
    // The lost text is found out first.
    await send(`${WORDS} Really.`)
    lose()
    await send(`${WORDS} Really.`)
    become(OTHER_MEMBER)
    await send(`${WORDS} Really.`)
    platform.answer(feedbackEndpoints.feedback, undefined)
    await send(`${WORDS} Really.`)
    await send(`${WORDS} Really.`)
    const keys = sent().map(({ body }) => JSON.parse(body ?? '').idempotencyKey)
    const [first, second, third, fourth, fifth, sixth, seventh, eighth] = keys
    expect([second, third, seventh]).toEqual([first, first, sixth])
    expect(new Set([first, fourth, fifth, sixth, eighth]).size).toBe(5)
  })

  it('[FEEDBACK-02] has the same key after a lost answer and a reload, but not for another member', async () => {
    const storage = createMemoryStorage()
    const reloaded = (who = MEMBER) => lobby({ who, sessionStorage: storage, config: { http: { retries: 0 } } })
    const send = async ({ feedback, sent }: ReturnType<typeof lobby>) => {
      const form = feedback.form()
      form.set('content', WORDS)
      await form.submit()
      return JSON.parse(sent().at(-1)?.body ?? '').idempotencyKey
    }
    const first = reloaded()
    first.platform.on(feedbackEndpoints.feedback, () => Promise.reject(new TypeError('connection lost')))
    const lost = await send(first)
    const second = reloaded()
    expect(shown(second.feedback.form())).toBe(WORDS)
    expect(await send(second)).toBe(lost)
    expect(await send(reloaded())).not.toBe(lost)

    const third = reloaded()
    third.platform.on(feedbackEndpoints.feedback, () => Promise.reject(new TypeError('connection lost')))
    const another = await send(third)
    expect(await send(reloaded(OTHER_MEMBER))).not.toBe(another)
  })

  it('[FEEDBACK-02] sends a guest to the sign-in and back; what was typed is there for the member', async () => {
    const { feedback, sent, events, targets, become } = lobby({ who: GUEST })
    const form = feedback.form({ returnTo: '/m/help#feedback' })
    form.set('content', WORDS)
    expect((await form.submit()).ok).toBe(false)
    expect(events.navigations).toEqual([{ to: { name: 'signIn' }, replace: false }])
    expect(targets).toEqual([{ path: '/m/help#feedback' }])
    expect(sent()).toEqual([])
    form.dispose()
    become(MEMBER)
    const next = feedback.form()
    expect(shown(next)).toBe(WORDS)
    become(OTHER_MEMBER)
    expect([shown(next), shown(feedback.form())]).toEqual(['', ''])
  })

  it('of one member is never the next one’s, also where no form was there when the user changed', async () => {
    const { feedback, become } = lobby()
    const form = feedback.form()
    form.set('content', 'A secret of player1.')
    form.dispose()
    become(OTHER_MEMBER)
    expect(shown(feedback.form())).toBe('')
    become(MEMBER)
    expect(shown(feedback.form())).toBe('')
  })

  it('of a member whose session has expired is for that member again, not for the guest or another member', () => {
    const { feedback, become } = lobby()
    const form = feedback.form()
    const shownNow = () => [shown(form), shown(feedback.form())]
    form.set('content', WORDS)
    become(GUEST)
    expect(shownNow()).toEqual(['', ''])
    become(MEMBER)
    expect(shownNow()).toEqual([WORDS, WORDS])
    become(GUEST)
    become(OTHER_MEMBER)
    expect(shownNow()).toEqual(['', ''])
    become(MEMBER)
    expect(shownNow()).toEqual(['', ''])
  })

  it('of a trial player is not shown to the guest or the member after', () => {
    const { feedback, become } = lobby({ who: TRIAL })
    const form = feedback.form()
    form.set('content', WORDS)
    become(GUEST)
    expect(shown(form)).toBe('')
    become(MEMBER)
    expect(shown(form)).toBe('')
  })

  it('waits until the session is read, and is lost to no one by that', () => {
    const { feedback, become } = lobby()
    const before = feedback.form()
    before.set('content', WORDS)
    before.dispose()
    become({ type: 'unknown' })
    const form = feedback.form()
    expect(shown(form)).toBe('')
    become(MEMBER)
    expect([shown(form), shown(feedback.form())]).toEqual([WORDS, WORDS])
  })

  it('of a guest is for the first member who comes, and for no other', () => {
    const { feedback, become } = lobby({ who: GUEST })
    feedback.form().set('content', WORDS)
    become(MEMBER)
    expect(shown(feedback.form())).toBe(WORDS)
    become(OTHER_MEMBER)
    expect(shown(feedback.form())).toBe('')
  })

  it('of a trial player is sent, like that of any session', async () => {
    const { feedback, sent } = lobby({ who: TRIAL })
    const form = feedback.form()
    form.set('content', WORDS)
    await form.submit()
    expect(sent()).toHaveLength(1)
  })

  it('aborts a request when its screen is left, and keeps the text', async () => {
    const { feedback, platform, sent, idle } = lobby()
    platform.on(feedbackEndpoints.feedback, hang)
    const form = feedback.form()
    form.set('content', WORDS)
    const done = form.submit()
    await idle({ hanging: 1 })
    form.dispose()
    expect((await done).error?.code).toBe('request.aborted')
    expect(sent()[0]?.signal.aborted).toBe(true)
    expect(shown(feedback.form())).toBe(WORDS)
  })

  it('[FEEDBACK-02] is found out once when the network is back after a lost answer, and empties its form', async () => {
    const { feedback, platform, sent, events, ports, idle } = lobby({ config: { http: { retries: 0 } } })
    platform.on(feedbackEndpoints.feedback, () => Promise.reject(new TypeError('connection lost')))
    const form = feedback.form()
    form.set('content', WORDS)
    expect((await form.submit()).ok).toBe(false)
    expect([form.$state.get().status, shown(form)]).toEqual(['unknown', WORDS])
    ports.network.setOnline(false)
    platform.answer(feedbackEndpoints.feedback, undefined)
    ports.network.setOnline(true)
    await idle()
    const keys = sent().map(({ body }) => JSON.parse(body ?? '').idempotencyKey)
    expect([keys.length, new Set(keys).size]).toEqual([2, 1])
    expect([form.$state.get().status, shown(form), events.toastKeys]).toEqual(['idle', '', ['toast.feedback.sent']])
  })
})
