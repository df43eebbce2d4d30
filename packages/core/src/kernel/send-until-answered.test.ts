import { expect, it } from 'vitest'
import { ERROR_CODES } from '../config/error-codes.ts'
import { createTestScope } from '../testing/test-scope.ts'
import { FoyerError } from './errors.ts'
import { isRefusedUnread, sendUntilAnswered } from './send-until-answered.ts'

const lost = new FoyerError({ code: 'network.timeout', retryable: true })
const refusal = new FoyerError({ code: 'link.limit', status: 200 })

/** Sends `answers` one after the other; the last pause is the one after the last answer. */
async function send(answers: readonly (string | FoyerError)[], onPause: () => void = () => {}) {
  const scope = createTestScope()
  const tries: number[] = []
  const lostCodes: string[] = []
  let at = 0
  const outcome = await sendUntilAnswered({
    scope,
    async send() {
      const answer = answers[at++] ?? ''
      if (answer instanceof FoyerError) throw answer
      return answer
    },
    async pause(count) {
      tries.push(count)
      onPause()
      return count < answers.length
    },
    onLost: ({ code }) => lostCodes.push(code),
  })
  return { outcome, tries, lostCodes, scope }
}

it('is made when an answer comes, without a pause', async () => {
  const { outcome, tries } = await send(['a'])
  expect([outcome, tries]).toEqual([{ kind: 'made', data: 'a' }, []])
})

it('is refused when the first request is refused', async () => {
  expect((await send([refusal, 'a'])).outcome).toEqual({ kind: 'refused', error: refusal })
})

it('is made when a repeated request is answered', async () => {
  const { outcome, tries, lostCodes } = await send([lost, lost, 'a'])
  expect([outcome, tries, lostCodes]).toEqual([
    { kind: 'made', data: 'a' },
    [1, 2],
    ['network.timeout', 'network.timeout'],
  ])
})

it('is unknown when a repeated request is refused, and keeps the refusal', async () => {
  expect((await send([lost, refusal])).outcome).toEqual({ kind: 'unknown', error: lost, refusal })
})

it('is unknown when the pauses are used up', async () => {
  expect((await send([lost])).outcome).toEqual({ kind: 'unknown', error: lost })
})

it('rejects with `request.aborted` when the scope ends in a request or in a pause', async () => {
  const scope = createTestScope()
  const ended = { scope, pause: async () => true }
  const sending = sendUntilAnswered({
    ...ended,
    send() {
      scope.dispose()
      return Promise.reject(lost)
    },
  })
  await expect(sending).rejects.toMatchObject({ code: 'request.aborted' })
  const other = createTestScope()
  const pausing = sendUntilAnswered({
    scope: other,
    send: () => Promise.reject(lost),
    async pause() {
      other.dispose()
      return true
    },
  })
  await expect(pausing).rejects.toMatchObject({ code: 'request.aborted' })
})

it('sends nothing when the scope has ended before', async () => {
  const scope = createTestScope()
  scope.dispose()
  let sent = 0
  const sending = sendUntilAnswered({
    scope,
    async send() {
      sent += 1
    },
    pause: async () => true,
  })
  await expect(sending).rejects.toMatchObject({ code: 'request.aborted' })
  expect(sent).toBe(0)
})

it('believes a refusal of a repeated request only if the platform looked at the change', () => {
  const unread = ERROR_CODES.filter((code) => isRefusedUnread(new FoyerError({ code, status: 200 })))
  expect(unread).toEqual([
    'session.required',
    'session.expired',
    'no.permission',
    'unknown',
    'system.upgrading',
    'platform.maintenance',
    'region.restricted',
    'client.outdated',
    'login.please',
    'encryption.required',
    'encryption.key',
    'too.many',
    'human.required',
    'captcha.required',
  ])
  for (const status of [401, 429, undefined]) {
    expect(isRefusedUnread(new FoyerError({ code: 'link.limit', status }))).toBe(true)
  }
})
