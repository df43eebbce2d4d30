import { expect, it } from 'vitest'
import { createTestBench, ORIGIN } from '../testing/test-bench.ts'

it('[PCALL-21][HELP-01] the help differs by language, and its device must be named', async () => {
  const { call, sandbox } = createTestBench()
  type Topic = { readonly title: string; readonly content: string }
  const topics = async (language: string): Promise<readonly Topic[]> =>
    (await call('helpCenter', { language, device: 'MOBILE' })).value
  const all = await Promise.all(['EN', 'TY', 'BN'].map(topics))
  for (const [index, { title }] of (all[0] ?? []).entries()) {
    for (const part of ['title', 'content'] as const)
      expect(new Set(all.map((own) => own[index]?.[part])).size, title).toBe(3)
  }
  expect(await call('helpCenter', { language: 'EN' } as never)).toMatchObject({
    success: false,
    code: 'request.invalid',
  })
  await sandbox.control.setHelp({ topics: [] })
  expect(await topics('EN')).toEqual([])
})

it('[PCALL-17][FEEDBACK-02] feedback is put, kept and read by the merchant; a guest has to log in', async () => {
  const bench = createTestBench()
  const { call, login, sandbox } = bench
  const token = await login()
  const content = 'The lobby is quick.'
  expect(await call('feedback', { content })).toMatchObject({ success: false, code: 'session.required' })
  expect(await call('feedback', { content: ` ${content} ` }, { token })).toMatchObject({ success: true })
  expect(sandbox.control.feedback()).toEqual([{ userName: 'demo', content, at: bench.clock.now() }])
  const posted = await sandbox.fetch(new Request(`${ORIGIN}/wps/feedback`, { method: 'POST', body: '{}' }))
  expect(posted.status).toBe(405)
  const again = createTestBench({ snapshot: JSON.parse(JSON.stringify(sandbox.snapshot())) })
  expect(again.sandbox.control.feedback()).toHaveLength(1)
})

it('[PCALL-17][FEEDBACK-02] feedback under a key that came before is answered again and kept once, for its member', async () => {
  const { call, login, sandbox } = createTestBench()
  const feedback = { content: 'The lobby is quick.', idempotencyKey: crypto.randomUUID() }
  const kept = () => sandbox.control.feedback().map(({ userName }) => userName)
  const [demo, other] = [await login(), await login('player1')]
  for (const token of [demo, demo, other]) expect((await call('feedback', feedback, { token })).success).toBe(true)
  expect(kept()).toEqual(['demo', 'player1'])
  await call('feedback', { ...feedback, idempotencyKey: crypto.randomUUID() }, { token: demo })
  expect(kept()).toEqual(['demo', 'player1', 'demo'])
  expect(await call('feedback', { ...feedback, content: 'The lobby is slow.' }, { token: demo })).toMatchObject({
    code: 'idempotency.conflict',
  })
  expect(kept()).toEqual(['demo', 'player1', 'demo'])
  expect(await call('feedback', { ...feedback, idempotencyKey: 'x' }, { token: demo })).toMatchObject({
    success: false,
  })
})

it('[PCALL-17] ten feedbacks an hour are taken of one member, and no more', async () => {
  const { call, login, clock } = createTestBench()
  const token = await login()
  const send = async (content: string) => (await call('feedback', { content }, { token })).code
  for (let count = 0; count < 10; count += 1) {
    expect(await send('too short')).toBe('request.invalid')
    expect(await send(`The lobby is quick, ${count}.`)).toBeUndefined()
  }
  expect(await send('The lobby is quick, again.')).toBe('too.many')
  await clock.advance(3_600_000)
  expect(await send('The lobby is quick, again.')).toBeUndefined()
})

it.each([
  [9, false],
  [10, true],
  [500, true],
  [501, false],
])('[FEEDBACK-01] of %i characters: %s', async (length, success) => {
  const { call, login } = createTestBench()
  expect((await call('feedback', { content: '🙂'.repeat(length) }, { token: await login() })).success).toBe(success)
})
