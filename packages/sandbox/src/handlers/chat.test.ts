import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { createTestBench, ORIGIN, type TestBench } from '../testing/test-bench.ts'

const LAUNCH = {
  b2c: 'true',
  language: 'EN',
  backUrl: '/m/help#terms',
  headerColor: '#37d99e',
  title: 'Live chat',
} as const

it('[PCALL-01][CHAT-02] gives real accounts an address on another host that echoes where back leads', async () => {
  const { call, login } = createTestBench()
  const reply = await call('chatLaunch', LAUNCH, { token: await login() })
  const url = new URL(reply.value.chatUrl)
  expect([url.origin, url.searchParams.get('backUrl')]).toEqual([
    'https://vendor.sandbox.test',
    `${ORIGIN}/m/help#terms`,
  ])
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
  const token = await login()
  for (const backUrl of ['https://evil.example/', 'http://localhost:5173/m/home'])
    expect(await call('chatLaunch', { ...LAUNCH, backUrl }, { token })).toMatchObject({ code: 'request.invalid' })
})

it('[PCALL-02] counts what waits, until the chat is opened', async () => {
  const { call, login, sandbox } = createTestBench()
  const token = await login()
  await sandbox.control.setUnread({ chat: 3 })
  expect((await call('chatUnread', {}, { token })).value).toEqual({ unReadCount: 3 })
  const { value } = await call('chatLaunch', LAUNCH, { token })
  // The launch may have been called off: the messages are not seen yet.
  expect((await call('chatUnread', {}, { token })).value).toEqual({ unReadCount: 3 })
  await sandbox.control.answerChat({ userName: 'demo', text: 'Your deposit is there.' })
  expect((await call('chatUnread', {}, { token })).value).toEqual({ unReadCount: 4 })
  expect((await sandbox.fetch(new Request(value.chatUrl))).status).toBe(200)
  expect((await call('chatUnread', {}, { token })).value).toEqual({ unReadCount: 0 })
})

it('[PCALL-02] counts for each member alone', async () => {
  const { call, login, sandbox } = createTestBench()
  const [one, other] = [await login('demo'), await login('player1')]
  const unread = async (token: string) => (await call('chatUnread', {}, { token })).value.unReadCount
  await sandbox.control.setUnread({ chat: 2 })
  await sandbox.control.setUnread({ chat: 5, userName: 'demo' })
  expect([await unread(one), await unread(other)]).toEqual([5, 2])
  const { value } = await call('chatLaunch', LAUNCH, { token: one })
  await sandbox.fetch(new Request(value.chatUrl))
  expect([await unread(one), await unread(other)]).toEqual([0, 2])
  await expect(sandbox.control.setUnread({ chat: 1, userName: 'nobody' })).rejects.toThrow(/userName/)
})

/** The chat of a member, as a browser has it: it keeps the cookie and follows the redirect after a message. */
async function openChat(
  { call, sandbox }: TestBench,
  token: string,
  wish: { readonly title?: string; readonly language?: string } = {},
) {
  const url: string = (await call('chatLaunch', { ...LAUNCH, ...wish }, { token })).value.chatUrl
  let cookie = ''
  const send = async (init: RequestInit = {}, address = url) => {
    const response = await sandbox.fetch(
      new Request(address, { ...init, headers: { Cookie: cookie, ...(init.headers as Record<string, string>) } }),
    )
    cookie = response.headers.get('Set-Cookie')?.split(';')[0] ?? cookie
    return response
  }
  const page = async (init?: RequestInit) => {
    const response = await send(init)
    const shown = response.status === 303 ? await send() : response
    return { status: response.status, html: await shown.text(), headers: shown.headers }
  }
  const say = async (text: string, key?: string) => {
    const fresh = key ?? /name="key" value="([^"]+)"/.exec((await page()).html)?.[1] ?? ''
    return page({ method: 'POST', body: new URLSearchParams({ key: fresh, say: text }) })
  }
  const lines = async (): Promise<{
    lines: { own: boolean; who: string; text: string; time: string }[]
    waiting: string
  }> => (await send({ headers: { Accept: 'application/json' } })).json()
  return { url, page, say, lines, send }
}

describe('the chat of a member', () => {
  const unread = async ({ call }: TestBench, token: string) =>
    (await call('chatUnread', {}, { token })).value.unReadCount

  it('holds scripts of ours alone, lets nothing out of its texts, and leads back into the site only', async () => {
    const bench = createTestBench()
    const chat = await openChat(bench, await bench.login(), { title: '<b>"Chat' })
    const { html, headers } = await chat.page()
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'")
    expect(html).not.toContain('<b>')
    expect(html.match(/<script[^>]*>/g)).toEqual([
      '<script type="module" src="/play/back.js">',
      '<script type="module" src="/play/chat.js">',
    ])
    expect(html).toContain(`class="back" data-behind href="${ORIGIN}/m/help#terms"`)
    const answered = await chat.say('Where is my deposit? <img src=x>')
    expect(answered.status).toBe(303)
    expect(answered.html.match(/class="own"/g)).toHaveLength(1)
    expect(answered.html).toContain('Once it is credited, it stands under your transactions.')
    expect(answered.html).not.toContain('<img')
    expect((await chat.send({ method: 'PUT' })).status).toBe(405)
    for (const backUrl of [
      'https://evil.example/x',
      '//evil.example',
      '/.//evil.example',
      'javascript:alert(1)',
      'http://localhost/x',
    ]) {
      const address = new URL(chat.url)
      address.searchParams.set('backUrl', backUrl)
      // The page was checked at the launch; without a conversation the address is checked.
      expect((await (await chat.send({}, String(address))).text()).match(/class="back"[^>]*/g)).toEqual([
        `class="back" data-behind href="${ORIGIN}/m/help#terms"`,
      ])
      const stranger = await bench.sandbox.fetch(new Request(address))
      expect((await stranger.text()).match(/class="back"[^>]*/g)).toEqual(['class="back" href="/m/home"'])
    }
  })

  it('says the title of its address to its member alone', async () => {
    const bench = createTestBench()
    const { sandbox } = bench
    const chat = await openChat(bench, await bench.login(), { title: 'Call 0900 123' })
    expect((await chat.page()).html).toContain('<h1>Call 0900 123</h1>')
    const stranger = await sandbox.fetch(new Request(chat.url))
    expect([stranger.status, (await stranger.text()).includes('0900')]).toEqual([403, false])
  })

  it('is open to the browser that opened it first, as long as its session lasts', async () => {
    const bench = createTestBench()
    const token = await bench.login()
    const chat = await openChat(bench, token)
    expect((await chat.say('Where is my deposit?')).html).toContain('class="own"')
    for (const address of [chat.url, `${ORIGIN}/play/chat`, `${ORIGIN}/play/chat?ticket=guessed`]) {
      const stranger = await bench.sandbox.fetch(new Request(address))
      expect([stranger.status, bench.sandbox.control.log().at(-1)?.code]).toEqual([403, 'session.expired'])
      expect(await stranger.text()).not.toContain('class="own"')
    }
    expect((await chat.page()).html).toContain('class="own"')
    await bench.call('logout', {}, { token })
    const { status, html } = await chat.page()
    expect([status, html.includes('class="own"'), html.includes('no longer open')]).toEqual([403, false, true])
  })

  it('keeps the conversation of each member alone, also over a restart', async () => {
    const bench = createTestBench()
    const demo = await openChat(bench, await bench.login('demo'))
    await demo.say('Where is my deposit?')
    const again = createTestBench({ snapshot: JSON.parse(JSON.stringify(bench.sandbox.snapshot())) })
    const reopened = await openChat(again, await again.login('demo'))
    expect((await reopened.lines()).lines.map(({ own }) => own)).toEqual([false, true, false])
    const other = await openChat(again, await again.login('player1'))
    expect((await other.lines()).lines).toHaveLength(1)
  })

  it('takes a message once, however often its form is sent', async () => {
    const bench = createTestBench()
    const chat = await openChat(bench, await bench.login())
    await chat.say('Where is my deposit?', 'one')
    await chat.say('Where is my deposit?', 'one')
    await chat.say('   ', 'two')
    expect((await chat.lines()).lines).toHaveLength(3)
  })

  it('says whether a message has arrived whose answer was lost, also after a restart', async () => {
    const bench = createTestBench()
    const chat = await openChat(bench, await bench.login())
    await chat.page()
    const arrived = async (one: typeof chat, key: string) =>
      (await (await one.send({ headers: { Accept: 'application/json' } }, `${one.url}&sent=${key}`)).json()).arrived
    expect(await arrived(chat, 'one')).toBe(false)
    await chat.say('Where is my deposit?', 'one')
    expect([await arrived(chat, 'one'), await arrived(chat, 'two'), await arrived(chat, '')]).toEqual([
      true,
      false,
      false,
    ])
    const again = createTestBench({ snapshot: JSON.parse(JSON.stringify(bench.sandbox.snapshot())) })
    const reopened = await openChat(again, await again.login())
    await reopened.page()
    expect(await arrived(reopened, 'one')).toBe(true)
    await reopened.say('Where is my deposit?', 'one')
    expect((await reopened.lines()).lines).toHaveLength(3)
  })

  it('says on which day and at which hour each message was written, by the clock of the merchant', async () => {
    const bench = createTestBench()
    const chat = await openChat(bench, await bench.login())
    await chat.say('Where is my deposit?')
    const [greeting, ...said] = (await chat.lines()).lines.map(({ time }) => time)
    expect(greeting).toBe('')
    expect(said).toHaveLength(2)
    for (const time of said) expect(time).toMatch(/^[A-Z][a-z]{2} \d{1,2}, \d{1,2}:\d{2} [AP]M GMT\+8$/)
    expect((await chat.page()).html.match(/class="time">/g)).toHaveLength(2)
  })

  it('keeps the lines of a message', async () => {
    const bench = createTestBench()
    const chat = await openChat(bench, await bench.login())
    await chat.say('One\r\nTwo')
    expect((await chat.lines()).lines[1]?.text).toBe('One\nTwo')
  })

  it('answers from the help center, in the language of the chat', async () => {
    for (const [language, question, words] of [
      ['EN', 'How can I verify something?', 'Account verification: send pictures of the front'],
      ['TY', 'Paano humanap?', 'May search box ang bawat listahan'],
      ['BN', 'যাচাই করব কোথায়', 'পরিচয়পত্রের সামনের ও পেছনের ছবি পাঠান'],
    ] as const) {
      const bench = createTestBench()
      const chat = await openChat(bench, await bench.login(), { language })
      await chat.say(question)
      const last = (await chat.lines()).lines.at(-1)?.text
      expect(last).toContain(words)
      expect(last).not.toContain('<')
    }
  })

  it('hands over what has no answer to a colleague, who answers after the waiting time', async () => {
    const bench = createTestBench()
    const token = await bench.login()
    const chat = await openChat(bench, token)
    await bench.sandbox.control.setChatDesk({ waitSeconds: 90 })
    await chat.say('It went dark')
    expect((await chat.lines()).waiting).toBe('')
    await chat.say('All of it')
    expect(await chat.lines()).toMatchObject({ waiting: 'A colleague answers in about 2 min.' })
    // A member who waits is not told so again.
    await chat.say('Hello?')
    const { lines } = await chat.lines()
    expect(lines.at(-1)).toMatchObject({ own: true, text: 'Hello?' })
    await bench.clock.advance(89_999)
    expect(await unread(bench, token)).toBe(0)
    await bench.clock.advance(1)
    expect(await unread(bench, token)).toBe(1)
    const answered = await chat.lines()
    expect(answered.lines.at(-1)).toMatchObject({ own: false, who: 'Ines, customer service' })
    expect(answered.waiting).toBe('')
    expect(await unread(bench, token)).toBe(0)
  })

  it('gives a person to a member who asks for one, and what a colleague writes raises the count', async () => {
    const bench = createTestBench()
    const token = await bench.login()
    const chat = await openChat(bench, token)
    await chat.say('I want to talk to a person about my deposit')
    expect((await chat.lines()).waiting).not.toBe('')
    await bench.clock.advance(1000)
    await bench.sandbox.control.answerChat({ userName: 'demo', text: 'Your deposit is there.' })
    expect(await unread(bench, token)).toBe(1)
    expect(await unread(bench, await bench.login('player1'))).toBe(0)
    // Another chat shows it, and clears the count.
    const again = await openChat(bench, token)
    expect(await unread(bench, token)).toBe(1)
    expect((await again.lines()).lines.at(-1)?.text).toBe('Your deposit is there.')
    expect(await unread(bench, token)).toBe(0)
    await expect(bench.sandbox.control.answerChat({ userName: 'nobody', text: 'x' })).rejects.toThrow(/userName/)
  })

  it('leaves the conversation to a colleague who has it', async () => {
    const bench = createTestBench()
    const chat = await openChat(bench, await bench.login())
    await bench.sandbox.control.answerChat({ userName: 'demo', text: 'Hello, this is Ana.' })
    await chat.say('And then it went dark')
    expect((await chat.lines()).lines.map(({ text }) => text).slice(1)).toEqual([
      'Hello, this is Ana.',
      'And then it went dark',
    ])
    await bench.clock.advance(60_000)
    expect((await chat.lines()).lines.at(-1)).toMatchObject({ own: false, who: 'Ines, customer service' })
  })

  it('keeps the latest 200 messages', async () => {
    const bench = createTestBench()
    const chat = await openChat(bench, await bench.login())
    for (let index = 0; index < 101; index += 1) await chat.say(`deposit ${index}`, `${index}`)
    const { lines } = await chat.lines()
    expect([lines.length, lines.at(1)?.text, lines.at(-2)?.text]).toEqual([201, 'deposit 1', 'deposit 100'])
  })
})

describe('a form of the chat', () => {
  const FORM = 'application/x-www-form-urlencoded'
  const post = async (type: string, body: string, language = 'EN') => {
    const bench = createTestBench()
    const chat = await openChat(bench, await bench.login(), { language })
    await chat.page()
    const { status, html } = await chat.page({ method: 'POST', headers: { 'Content-Type': type }, body })
    const log = bench.sandbox.control.log().at(-1)
    return { status, html, log, lines: (await chat.lines()).lines }
  }
  const formWith = (say: string) => String(new URLSearchParams({ key: '1', say }))
  const typedIn = (html: string) => /<textarea [^>]*>\n([^<]*)<\/textarea>/.exec(html)?.[1]

  it.each([
    ['EN', 'longer than 500 characters'],
    ['TY', '500 character'],
    ['BN', '500টির বেশি অক্ষর'],
  ])(
    'with a message that is too long is not sent, tells so in %s and keeps what was written',
    async (language, words) => {
      const say = `${'আমার জমা '.repeat(56)}<b>"`
      const { status, html, log, lines } = await post(FORM, formWith(say), language)
      expect([status, log?.code]).toEqual([413, 'request.invalid'])
      expect(html).toMatch(new RegExp(`role="alert">[^<]*${words}`))
      expect(lines).toHaveLength(1)
      expect(typedIn(html)).toBe(say.replace('<', '&lt;').replace('>', '&gt;').replace('"', '&quot;'))
      expect(html).toContain('aria-invalid="true"')
    },
  )

  it('takes what was written whole: the field cuts nothing that is pasted', async () => {
    expect((await post(FORM, formWith('Hello'))).html).not.toContain('maxlength')
    const { html } = await post(FORM, formWith('আ'.repeat(100_000)))
    expect(typedIn(html)).toBe('আ'.repeat(100_000))
  })

  it('is read no further than any body, and a person is told', async () => {
    const { status, html, log } = await post(FORM, formWith('a'.repeat(1_000_000)))
    expect([status, log?.code]).toEqual([413, 'request.invalid'])
    expect(html).toMatch(/role="alert">[^<]*too much text/)
  })

  it('is refused without a key, by which a second sending is known', async () => {
    for (const key of ['', 'k'.repeat(65)]) {
      const { status, lines } = await post(FORM, String(new URLSearchParams({ key, say: 'Hello' })))
      expect([status, lines.length]).toEqual([400, 1])
    }
  })

  it('is refused as anything else', async () => {
    expect((await post('application/json', '{}')).status).toBe(415)
    expect((await post('multipart/form-data', 'say')).status).toBe(415)
  })
})

it('the chat talks the languages of the site', async () => {
  const bench = createTestBench()
  const token = await bench.login()
  for (const [language, word] of [
    ['TY', 'Ipadala'],
    ['BN', 'পাঠান'],
    ['__proto__', 'Send'],
  ]) {
    const chat = await openChat(bench, token)
    const address = new URL(chat.url)
    address.searchParams.set('language', language ?? '')
    expect(await (await chat.send({}, String(address))).text()).toContain(word)
  }
})

it('the chat speaks as the merchant’s desk, whatever is asked', async () => {
  const questions = ['deposit', 'withdraw', 'password', 'bonus', 'thanks', 'hello', 'salamat', 'জমা']
  for (const language of ['EN', 'TY', 'BN']) {
    const bench = createTestBench()
    const chat = await openChat(bench, await bench.login(), { language })
    for (const question of questions) await chat.say(question)
    const { html } = await chat.page()
    expect(html.match(/class="ours"/g)).toHaveLength(questions.length + 1)
    expect(html.replaceAll('sandbox.test', '')).not.toMatch(/sandbox|স্যান্ডবক্স/i)
  }
})

it('the chat looks like the site: every token has the value that the site gives it', async () => {
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

it('[PCALL-03][CHAT-08] lists live models by two filters, singly and together', async () => {
  const { call, sandbox } = createTestBench()
  const ids = async (input: { readonly active?: 'true' | 'false'; readonly streaming?: 'true' | 'false' }) =>
    (await call('liveModels', input)).value.map(({ id }: { readonly id: string }) => id)
  expect(await ids({ active: 'true', streaming: 'true' })).toEqual(['lm-1', 'lm-3'])
  expect(await ids({ active: 'true' })).toEqual(['lm-1', 'lm-2', 'lm-3'])
  expect(await ids({ streaming: 'false' })).toEqual(['lm-2', 'lm-4'])
  expect(await ids({})).toHaveLength(5)
  await sandbox.control.setFlags({ CBS3: false })
  expect(await call('liveModels', {})).toMatchObject({ success: false, code: 'no.permission' })
})
