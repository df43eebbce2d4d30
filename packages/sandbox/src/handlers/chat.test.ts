import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createTestBench, ORIGIN } from '../testing/test-bench.ts'

const LAUNCH = {
  b2c: 'true',
  language: 'EN',
  backUrl: '/m/help#terms',
  headerColor: '#37d99e',
  title: 'Live chat',
} as const

it('[PCALL-01] gives real accounts an address that echoes where back leads', async () => {
  const { call, login } = createTestBench()
  const reply = await call('chatLaunch', LAUNCH, { token: await login() })
  const url = new URL(reply.value.chatUrl)
  expect([url.origin, url.searchParams.get('backUrl')]).toEqual([ORIGIN, '/m/help#terms'])
})

it('[PCALL-01][ROLE-07] refuses guests, trial players, and everybody where the chat is off', async () => {
  const { call, login, sandbox } = createTestBench()
  expect(await call('chatLaunch', LAUNCH)).toMatchObject({ success: false, code: 'session.required' })
  const { value: trial } = await call('trialStart', {})
  for (const id of ['chatLaunch', 'chatUnread'] as const) {
    const input = id === 'chatLaunch' ? LAUNCH : {}
    const refused = await call(id, input as never, { token: trial.token })
    expect(refused).toMatchObject({ success: false, code: 'trial.rejected' })
  }
  await sandbox.control.setFlags({ CBS3: false })
  expect(await call('chatLaunch', LAUNCH, { token: await login() })).toMatchObject({ code: 'no.permission' })
})

it('[PCALL-01] leads back into the site only', async () => {
  const { call, login } = createTestBench()
  const wish = { ...LAUNCH, backUrl: 'https://evil.example/' }
  expect(await call('chatLaunch', wish, { token: await login() })).toMatchObject({ code: 'request.invalid' })
})

it('[PCALL-02] counts what waits, until the chat is opened', async () => {
  const { call, login, sandbox } = createTestBench()
  const token = await login()
  await sandbox.control.setUnread({ chat: 3 })
  expect((await call('chatUnread', {}, { token })).value).toEqual({ unReadCount: 3 })
  await call('chatLaunch', LAUNCH, { token })
  expect((await call('chatUnread', {}, { token })).value).toEqual({ unReadCount: 0 })
})

it('[PCALL-02] counts for each member alone', async () => {
  const { call, login, sandbox } = createTestBench()
  const [one, other] = [await login('demo'), await login('player1')]
  const unread = async (token: string) => (await call('chatUnread', {}, { token })).value.unReadCount
  await sandbox.control.setUnread({ chat: 2 })
  await sandbox.control.setUnread({ chat: 5, userName: 'demo' })
  expect([await unread(one), await unread(other)]).toEqual([5, 2])
  await call('chatLaunch', LAUNCH, { token: one })
  expect([await unread(one), await unread(other)]).toEqual([0, 2])
  await expect(sandbox.control.setUnread({ chat: 1, userName: 'nobody' })).rejects.toThrow(/userName/)
})

it('[CHAT-02] has a page that talks, holds one script of ours alone, and lets nothing out of its texts', async () => {
  const { sandbox } = createTestBench()
  const path = `${ORIGIN}/play/chat?${new URLSearchParams({ ...LAUNCH, title: '<b>"Chat', backUrl: 'javascript:alert(1)' })}`
  const page = await sandbox.fetch(new Request(path))
  expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'none'")
  const html = await page.text()
  expect(html).not.toContain('<b>')
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/play/back.js">'])
  expect(html).toContain('href="/m/home"')
  const body = new URLSearchParams([
    ['said', 'Hello'],
    ['say', 'Where is my deposit? <img src=x>'],
  ])
  const answered = await (await sandbox.fetch(new Request(path, { method: 'POST', body }))).text()
  expect(answered.match(/class="own"/g)).toHaveLength(2)
  expect(answered).toContain('Once it is credited, it stands under your transactions.')
  expect(answered).not.toContain('<img')
  expect((await sandbox.fetch(new Request(path, { method: 'PUT' }))).status).toBe(405)
})

it.each(['https://evil.example/x', '//evil.example', '/.//evil.example', 'javascript:alert(1)'])(
  '[CHAT-02] has a page that leads back into the site only, not to %s',
  async (backUrl) => {
    const { sandbox } = createTestBench()
    const page = await sandbox.fetch(new Request(`${ORIGIN}/play/chat?${new URLSearchParams({ backUrl })}`))
    expect(await page.text()).toContain('class="back" href="/m/home"')
  },
)

describe('a form of the chat', () => {
  const CHAT = `${ORIGIN}/play/chat`
  const FORM = 'application/x-www-form-urlencoded'
  const post = async (type: string, body: string, language = 'EN') => {
    const { sandbox } = createTestBench()
    const init = { method: 'POST', headers: { 'Content-Type': type }, body }
    const response = await sandbox.fetch(new Request(`${CHAT}?language=${language}`, init))
    return { status: response.status, html: await response.text(), log: sandbox.control.log().at(-1) }
  }
  const talk = (said: readonly string[], say: string) =>
    String(new URLSearchParams([...said.map((text) => ['said', text]), ['say', say]]))
  const valuesOf = (html: string, name: string) =>
    [...html.matchAll(new RegExp(`name="${name}"[^>]*value="([^"]*)"`, 'g'))].map(([, value]) => value)

  it('may hold the longest talk in the signs that are longest in an address', async () => {
    // 500 signs of nine bytes (%E0%A6%86), twenty times over, and the next.
    const longest = (index: number) => `${index}${'আ'.repeat(498)}`
    const said = Array.from({ length: 20 }, (_, index) => longest(index + 10))
    const body = talk(said, longest(30))
    expect(body.length).toBeGreaterThan(94_000)
    const { status, html } = await post(FORM, body)
    expect(status).toBe(200)
    expect(valuesOf(html, 'said')).toEqual([...said.slice(1), longest(30)])
  })

  it.each([
    ['EN', 'longer than 500 characters'],
    ['TY', '500 character'],
    ['BN', '500টির বেশি অক্ষর'],
  ])(
    'with a message that is too long is not sent, tells so in %s and keeps what was written',
    async (language, words) => {
      const say = `${'আমার জমা '.repeat(56)}<b>"`
      const { status, html, log } = await post(FORM, talk(['Hello'], say), language)
      expect([status, log?.code]).toEqual([413, 'request.invalid'])
      expect(html).toMatch(new RegExp(`role="alert">[^<]*${words}`))
      expect(html.match(/class="own"/g)).toHaveLength(1)
      expect(valuesOf(html, 'said')).toEqual(['Hello'])
      expect(valuesOf(html, 'say')).toEqual([say.replace('<', '&lt;').replace('>', '&gt;').replace('"', '&quot;')])
      expect(html).toContain('aria-invalid="true" aria-describedby="trouble"')
    },
  )

  it('takes what was written whole: the field cuts nothing that is pasted', async () => {
    expect((await post(FORM, talk([], 'Hello'))).html).not.toContain('maxlength')
    const { html } = await post(FORM, talk([], 'আ'.repeat(100_000)))
    expect(valuesOf(html, 'say')).toEqual(['আ'.repeat(100_000)])
  })

  it('is read no further than any body, and a person is told', async () => {
    const { status, html, log } = await post(FORM, talk([], 'a'.repeat(1_000_000)))
    expect([status, log?.code]).toEqual([413, 'request.invalid'])
    expect(html).toMatch(/role="alert">[^<]*too much text/)
  })

  it('is refused as anything else', async () => {
    expect((await post('application/json', '{}')).status).toBe(415)
    expect((await post('multipart/form-data', 'say')).status).toBe(415)
  })
})

it('[CHAT-02] talks the languages of the site', async () => {
  const { sandbox } = createTestBench()
  for (const [language, word] of [
    ['TY', 'Ipadala'],
    ['BN', 'পাঠান'],
    ['__proto__', 'Send'],
  ]) {
    const path = `${ORIGIN}/play/chat?${new URLSearchParams({ language: language ?? '' })}`
    expect(await (await sandbox.fetch(new Request(path))).text()).toContain(word)
  }
})

it('[CHAT-02] speaks as the merchant’s desk, whatever is asked', async () => {
  const { sandbox } = createTestBench()
  const questions = ['deposit', 'withdraw', 'password', 'bonus', 'thanks', 'hello', 'salamat', 'জমা']
  const body = new URLSearchParams(questions.map((question) => ['said', question]))
  for (const language of ['EN', 'TY', 'BN']) {
    const path = `${ORIGIN}/play/chat?${new URLSearchParams({ language })}`
    const html = await (await sandbox.fetch(new Request(path, { method: 'POST', body }))).text()
    expect(html.match(/class="ours"/g)).toHaveLength(questions.length + 1)
    expect(html).not.toMatch(/sandbox|স্যান্ডবক্স/i)
  }
})

it('[CHAT-02] looks like the site: every token has the value that the site gives it', async () => {
  const { sandbox } = createTestBench()
  const style = await (await sandbox.fetch(new Request(`${ORIGIN}/play/chat.css`))).text()
  const tokens = readFileSync(new URL('../../../react/src/tokens.css', import.meta.url), 'utf8')
  const valuesIn = (css: string) =>
    new Map([...css.matchAll(/(--fy-[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]))
  const [own, site] = [valuesIn(style), valuesIn(tokens)]
  expect(own.size).toBeGreaterThan(20)
  for (const [name, value] of own) expect([name, value]).toEqual([name, site.get(name)])
  for (const [, used] of style.matchAll(/var\((--fy-[\w-]+)\)/g)) expect([...own.keys()]).toContain(used)
  // Colours stand in tokens alone.
  expect(style.slice(style.indexOf('}')).match(/#[\da-f]{3,8}\b|rgb\(/gi)).toBeNull()
})
