import { expect, it } from 'vitest'
import { createBench, ORIGIN } from '../testing/bench.ts'

const LAUNCH = {
  b2c: 'true',
  language: 'EN',
  backUrl: '/m/help#terms',
  headerColor: '#37d99e',
  title: 'Live chat',
} as const

it('[PCALL-01] gives real accounts an address that echoes where back leads', async () => {
  const { call, login } = createBench()
  const reply = await call('chatLaunch', LAUNCH, { token: await login() })
  const url = new URL(reply.value.chatUrl)
  expect([url.origin, url.searchParams.get('backUrl')]).toEqual([ORIGIN, '/m/help#terms'])
})

it('[PCALL-01][ROLE-07] refuses guests, trial players, and everybody where the chat is off', async () => {
  const { call, login, sandbox } = createBench()
  expect(await call('chatLaunch', LAUNCH)).toMatchObject({ success: false, code: 'session.required' })
  const { value: trial } = await call('trialStart', { moduleId: 'FREEPLAY3' })
  for (const id of ['chatLaunch', 'chatUnread'] as const) {
    const input = id === 'chatLaunch' ? LAUNCH : {}
    const refused = await call(id, input as never, { token: trial.token })
    expect(refused).toMatchObject({ success: false, code: 'trial.rejected' })
  }
  await sandbox.control.setFlags({ CBS3: false })
  expect(await call('chatLaunch', LAUNCH, { token: await login() })).toMatchObject({ code: 'no.permission' })
})

it('[PCALL-01] leads back into the site only', async () => {
  const { call, login } = createBench()
  const wish = { ...LAUNCH, backUrl: 'https://evil.example/' }
  expect(await call('chatLaunch', wish, { token: await login() })).toMatchObject({ code: 'request.invalid' })
})

it('[PCALL-02] counts what waits, until the chat is opened', async () => {
  const { call, login, sandbox } = createBench()
  const token = await login()
  await sandbox.control.setUnread({ chat: 3 })
  expect((await call('chatUnread', {}, { token })).value).toEqual({ unReadCount: 3 })
  await call('chatLaunch', LAUNCH, { token })
  expect((await call('chatUnread', {}, { token })).value).toEqual({ unReadCount: 0 })
})

it('[CHAT-02] has a page that talks, holds no script, and lets nothing out of its texts', async () => {
  const { sandbox } = createBench()
  const path = `${ORIGIN}/play/chat?${new URLSearchParams({ ...LAUNCH, title: '<b>"Chat', backUrl: 'javascript:alert(1)' })}`
  const page = await sandbox.fetch(new Request(path))
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  const html = await page.text()
  expect(html).not.toContain('<b>')
  expect(html).not.toContain('<script')
  expect(html).toContain('href="/m/home"')
  const body = new URLSearchParams([
    ['said', 'Hello'],
    ['say', 'Where is my deposit? <img src=x>'],
  ])
  const answered = await (await sandbox.fetch(new Request(path, { method: 'POST', body }))).text()
  expect(answered.match(/class="own"/g)).toHaveLength(2)
  expect(answered).toContain('They show in your balance at once.')
  expect(answered).not.toContain('<img')
  expect((await sandbox.fetch(new Request(path, { method: 'PUT' }))).status).toBe(405)
})

it('[CHAT-02] talks the languages of the site', async () => {
  const { sandbox } = createBench()
  for (const [language, word] of [
    ['TY', 'Ipadala'],
    ['BN', 'পাঠান'],
    ['__proto__', 'Send'],
  ]) {
    const path = `${ORIGIN}/play/chat?${new URLSearchParams({ language: language ?? '' })}`
    expect(await (await sandbox.fetch(new Request(path))).text()).toContain(word)
  }
})
