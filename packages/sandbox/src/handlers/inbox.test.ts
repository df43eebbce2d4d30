import { expect, it } from 'vitest'
import { REGISTRATION } from '../testing/client.ts'
import { createTestBench, type TestBench } from '../testing/test-bench.ts'
import { parseSnapshot } from '../world/snapshot.ts'

const PAGE = { pageNo: 1, pageSize: 25 }
const lettersOf = async ({ call }: TestBench, token: string) =>
  (await call('inboxList', PAGE, { token })).value.list as {
    id: string
    title: string
    content: string
    read: boolean
  }[]
const unread = async ({ call }: TestBench, token: string) => (await call('inboxUnread', {}, { token })).value

it('[INBOX-01] is refused to guests and trial players', async () => {
  const { call } = createTestBench()
  const { token } = (await call('trialStart', {})).value
  for (const [id, input] of [
    ['inboxList', PAGE],
    ['inboxUnread', {}],
    ['inboxRead', { id: '1' }],
    ['inboxDelete', { id: '1' }],
  ] as const) {
    expect(await call(id, input as never)).toMatchObject({ success: false, code: 'session.required' })
    expect(await call(id, input as never, { token })).toMatchObject({ success: false, code: 'trial.rejected' })
  }
})

it('[INBOX-03][PCALL-06][PCALL-26] reading one of the unread leaves one less; deleting takes it away', async () => {
  const bench = createTestBench()
  const token = await bench.login()
  const [first, second] = await lettersOf(bench, token)
  expect([first?.read, second?.read, await unread(bench, token)]).toEqual([false, false, 2])
  for (let twice = 0; twice < 2; twice += 1) await bench.call('inboxRead', { id: first?.id ?? '' }, { token })
  expect(await unread(bench, token)).toBe(1)
  const one = await bench.call('inboxList', { ...PAGE, id: first?.id }, { token })
  expect(one.value.list).toMatchObject([{ id: first?.id, read: true }])
  for (let twice = 0; twice < 2; twice += 1) {
    expect(await bench.call('inboxDelete', { id: second?.id ?? '' }, { token })).toMatchObject({ success: true })
  }
  expect((await lettersOf(bench, token)).map(({ id }) => id)).not.toContain(second?.id)
  expect(await unread(bench, token)).toBe(0)
  expect(await bench.call('inboxRead', { id: 'none' }, { token })).toMatchObject({ code: 'request.invalid' })
  // Another member has their own.
  expect(await unread(bench, await bench.login('player1'))).toBe(0)
})

it('letters follow a registration and a new password, in the language that is asked for', async () => {
  const bench = createTestBench()
  const { call } = bench
  const { token } = (await call('registerUsername', { ...REGISTRATION, username: 'fresh2026' })).value
  const change = { oldPassword: 'Fresh2026', newPassword: 'Fresh2027', confirmNewPassword: 'Fresh2027' }
  await call('changePassword', change, { token })
  const list = await lettersOf(bench, token)
  expect(list.map(({ title }) => title)).toEqual(['Your password was changed', 'Welcome to Foyer'])
  const inFilipino = await bench.raw('/wps/inbox/messages?pageNo=1&pageSize=1', {
    headers: { Authorization: `Bearer ${token}`, Language: 'TY' },
  })
  expect(inFilipino.value.list[0].title).toBe('Napalitan ang password mo')
})

it('keeps letters over a restart, and never uses an id twice', async () => {
  const bench = createTestBench()
  const token = await bench.login()
  const [newest] = await lettersOf(bench, token)
  await bench.call('inboxDelete', { id: newest?.id ?? '' }, { token })
  const saved = parseSnapshot(JSON.parse(JSON.stringify(bench.sandbox.snapshot())))
  const later = createTestBench({ snapshot: saved })
  await later.sandbox.control.sendLetter({ userName: 'demo', title: { EN: 'New' }, content: { EN: '<p>New</p>' } })
  const list = await lettersOf(later, await later.login())
  expect(list).toHaveLength(3)
  expect(list.map(({ id }) => id)).not.toContain(newest?.id)
})

it('a letter of something that was found out late stands where its time is', async () => {
  const bench = createTestBench()
  const token = await bench.login('player1')
  const application = { id: 201, comment: 'I would like to take part.', idempotencyKey: crypto.randomUUID() }
  await bench.call('activityUpload', application, { token })
  await bench.clock.advance(400_000)
  // The review, by the clock, was at 180,000 ms; the member looks only now.
  const change = { oldPassword: 'Foyer2026', newPassword: 'Foyer2027', confirmNewPassword: 'Foyer2027' }
  expect(await bench.call('changePassword', change, { token })).toMatchObject({ success: true })
  expect((await lettersOf(bench, token)).slice(0, 2).map(({ title }) => title)).toEqual([
    'Your password was changed',
    'Your application was approved',
  ])
})

it('letters follow the review of an application, by the clock and by hand, once', async () => {
  const bench = createTestBench()
  const token = await bench.login('player1')
  const titles = async () => (await lettersOf(bench, token)).map(({ title }) => title)
  const before = (await titles()).length
  const application = { id: 201, comment: 'I would like to take part.', idempotencyKey: crypto.randomUUID() }
  const apply = () => bench.call('activityUpload', application, { token })
  expect(await apply()).toMatchObject({ success: true })
  await bench.clock.advance(179_999)
  expect(await titles()).toHaveLength(before)
  await bench.clock.advance(1)
  for (let twice = 0; twice < 2; twice += 1)
    expect((await titles()).slice(0, -before || undefined)).toEqual(['Your application was approved'])
  expect((await lettersOf(bench, token))[0]?.content).toContain('href="/m/activityDetail?id=201"')

  await bench.sandbox.control.setPromotionLabel({ userName: 'player1', id: 201, label: 'Applying' })
  await bench.sandbox.control.reviewApplication({ userName: 'player1', id: 201, decision: 'refuse' })
  expect((await titles())[0]).toBe('Your application was not approved')
})
