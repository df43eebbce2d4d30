import { createSandbox } from '@foyer/sandbox'
import { atom } from 'nanostores'
import { describe, expect, it, onTestFinished } from 'vitest'
import { unwrap } from '../../../kernel/result.ts'
import { deferred } from '../../../testing/deferred.ts'
import { DEMO } from '../../../testing/demo-account.ts'
import { json } from '../../../testing/scripted-platform.ts'
import { createTestFoyerOnSandbox } from '../../../testing/test-foyer-on-sandbox.ts'
import {
  createTestLobby,
  GUEST,
  MEMBER,
  OTHER_MEMBER,
  type TestLobbyOptions,
  TRIAL,
} from '../../../testing/test-lobby-context.ts'
import { createAccessGuard } from '../../access/access-guard.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { chat, createChat } from './chat.ts'
import { chatEndpoints } from './endpoints.ts'

const LOOK = { title: 'Live chat', headerColor: '#37d99e' }
/** The room of a supplier, on a host that the merchant has not listed. */
const ADDRESS = 'https://chat.vendor.example/room?x=1'

interface Options extends TestLobbyOptions {
  readonly chatIsOn?: boolean
}

function lobby({ chatIsOn = true, ...options }: Options = {}) {
  const test = createTestLobby({ who: MEMBER, ...options })
  onTestFinished(async () => {
    test.dispose()
    // What the lobby had begun to ask for ends a moment after it was called off.
    await test.idle()
    expect(test.leftovers()).toEqual([])
  })
  const platform = { $settings: atom({ settled: true }), isOn: () => chatIsOn }
  const chat = createChat(test.context, test.session, createAccessGuard(test.context, test.session, platform))
  test.platform.answer(chatEndpoints.chatLaunch, { chatUrl: ADDRESS })
  test.platform.answer(chatEndpoints.chatUnread, { unReadCount: '4' })
  /** Calls of the chat; hearts have theirs. */
  const asked = () => [
    ...test.platform.requestsOf(chatEndpoints.chatLaunch),
    ...test.platform.requestsOf(chatEndpoints.chatUnread),
  ]
  return { ...test, chat, asked, assigned: () => test.ports.navigation.assigned }
}

describe('the launch', () => {
  it('[CHAT-02][CONST-03][TOAST-02] goes to the address 500 ms after the answer, under a loading message', async () => {
    const { chat, platform, clock, idle, events, assigned } = lobby()
    const response = deferred<Response>()
    platform.on(chatEndpoints.chatLaunch, () => response.promise)
    const done = chat.open(LOOK)
    await idle({ hanging: 1 })
    expect(events.loading).toMatchObject([{ key: 'toast.openingChat', ms: 9_999_000 }])
    await clock.advance(2000)
    response.resolve(json({ success: true, value: { chatUrl: ADDRESS } }))
    await idle()
    await clock.advance(499)
    expect(assigned()).toEqual([])
    await clock.advance(1)
    await done
    expect(assigned()).toEqual([ADDRESS])
    expect(events.loading).toEqual([])
  })

  it('[CHAT-05] names exactly five things, under module CBS3', async () => {
    const { chat, platform, languages, clock, idle } = lobby()
    languages.setLanguage('TY')
    const done = chat.open(LOOK)
    await idle()
    await clock.advance(500)
    await done
    const [sent] = platform.requestsOf(chatEndpoints.chatLaunch)
    expect(sent?.query).toEqual({
      b2c: 'true',
      language: 'TY',
      backUrl: 'https://foyer.test/m/slot-games',
      headerColor: '#37d99e',
      title: 'Live chat',
    })
    expect(sent?.headers.get('ModuleId')).toBe('CBS3')
  })

  it('[CHAT-03][ROLE-07][PERR-12] type 4 reads that an actual account is needed, and nothing is asked', async () => {
    const { chat, asked, events, assigned } = lobby({ who: TRIAL })
    await chat.open(LOOK)
    expect(events.toastKeys).toEqual(['error.trial.rejected'])
    expect(events.popups).toEqual([])
    expect([asked(), assigned(), events.navigations]).toEqual([[], [], []])
  })

  it('[CHAT-04] a guest goes to the login, and nothing is asked', async () => {
    const { chat, platform, events, targets } = lobby({ who: GUEST })
    await chat.open(LOOK)
    expect(events.navigations).toEqual([{ to: { name: 'signIn' }, replace: false }])
    expect(targets).toEqual([{ path: '/m/slot-games' }])
    expect(platform.requests).toEqual([])
  })

  it('[CHAT-07][FLAG-04][UNREAD-02] without CBS3 nothing happens, whoever is here', async () => {
    for (const who of [GUEST, MEMBER, TRIAL]) {
      const { chat, asked, events } = lobby({ who, chatIsOn: false })
      await chat.open(LOOK)
      await chat.loadUnread()
      expect([asked(), events.toastKeys, events.navigations]).toEqual([[], [], []])
    }
  })

  it('[CHAT-06][PERR-07] a refusal, an empty and an unsafe address are said, and the page stays', async () => {
    const { chat, platform, clock, idle, events, assigned } = lobby({ config: { http: { retries: 0 } } })
    for (const [value, key] of [
      [{}, 'error.url.empty'],
      [{ chatUrl: '' }, 'error.url.empty'],
      [null, 'error.url.empty'],
      [{ chatUrl: 'javascript:alert(1)' }, 'error.url.unsafe'],
      [{ chatUrl: 'https://demo@chat.example/' }, 'error.url.unsafe'],
    ] as const) {
      platform.on(chatEndpoints.chatLaunch, () => json({ success: true, value }))
      await chat.open(LOOK)
      expect(events.toastKeys.at(-1)).toBe(key)
      await clock.advance(1500)
    }
    platform.on(chatEndpoints.chatLaunch, () => json({ success: true }))
    await chat.open(LOOK)
    expect(events.toastKeys.at(-1)).toBe('error.url.empty')
    await clock.advance(1500)
    platform.on(chatEndpoints.chatLaunch, () => json({}, { status: 500 }))
    await chat.open(LOOK)
    await clock.advance(10_000)
    expect(events.toastKeys.at(-1)).toBe('error.unknown')
    expect(assigned()).toEqual([])
    expect(events.loading).toEqual([])
    platform.answer(chatEndpoints.chatLaunch, { chatUrl: ADDRESS })
    const again = chat.open(LOOK)
    await idle()
    await clock.advance(500)
    await again
    expect(assigned()).toEqual([ADDRESS])
  })

  it('[CHAT-06] a second call while one runs does nothing', async () => {
    const { chat, platform, clock, idle } = lobby()
    const taps = Array.from({ length: 20 }, () => chat.open(LOOK))
    await idle()
    await clock.advance(500)
    await Promise.all(taps)
    expect(platform.requestsOf(chatEndpoints.chatLaunch)).toHaveLength(1)
  })

  it('[CHAT-02] goes nowhere for somebody who has left meanwhile', async () => {
    const { chat, clock, idle, become, events, assigned } = lobby()
    const done = chat.open(LOOK)
    await idle()
    become(GUEST)
    await done
    await clock.advance(500)
    expect([assigned(), events.loading]).toEqual([[], []])
  })
})

describe('what it comes to', () => {
  it('a refusal is the result, one toast and one event; silent leaves the toast out', async () => {
    const { chat, platform, events, clock } = lobby()
    platform.answer(chatEndpoints.chatLaunch, {})
    const refusal = { ok: false, error: { code: 'url.empty' } }
    const told = () => events.failures.filter(({ verb }) => verb === 'chat.open').map(({ shown }) => shown)
    expect(await chat.open(LOOK)).toMatchObject(refusal)
    expect([events.toastKeys, told()]).toEqual([['toast.openingChat', 'error.url.empty'], [true]])
    await clock.advance(10_000)
    events.clear()
    expect(await chat.open(LOOK, { silent: true })).toMatchObject(refusal)
    expect([events.toastKeys, told()]).toEqual([['toast.openingChat'], [false]])
  })

  it.each([
    ['PERR-01', 'a guest', { who: GUEST }, 'login.please', []],
    ['PERR-12', 'a trial player', { who: TRIAL }, 'trial.rejected', ['error.trial.rejected']],
    ['PERR-03', 'a site without chat', { chatIsOn: false }, 'no.permission', []],
  ] as const)(
    '[%s] %s is told by access alone, and reads why in the result',
    async (_id, _who, options, code, toasts) => {
      const { chat, events } = lobby(options)
      expect(await chat.open(LOOK)).toMatchObject({ ok: false, error: { code } })
      expect(events.toastKeys).toEqual(toasts)
      expect(events.failures.filter(({ verb }) => verb === 'chat.open')).toEqual([])
    },
  )

  it('its signal calls it off, and a tap beside it is aborted', async () => {
    const { chat, clock, idle, events, assigned } = lobby()
    const leaving = new AbortController()
    const opening = chat.open(LOOK, { signal: leaving.signal })
    const aborted = { ok: false, error: { code: 'request.aborted' } }
    expect(await chat.open(LOOK)).toMatchObject(aborted)
    await idle()
    leaving.abort()
    expect(await opening).toMatchObject(aborted)
    await clock.advance(500)
    expect([assigned(), events.loading]).toEqual([[], []])
  })
})

describe('the count', () => {
  it('[FLAG-04][UNREAD-05][CONST-02] is asked for once per 250 ms, and callers share the answer', async () => {
    const { chat, platform, clock } = lobby()
    await Promise.all(Array.from({ length: 5 }, () => chat.loadUnread()))
    expect(chat.$unread.get()).toBe(4)
    await clock.advance(249)
    await chat.loadUnread()
    expect(platform.requestsOf(chatEndpoints.chatUnread)).toHaveLength(1)
    await clock.advance(1)
    await chat.loadUnread()
    expect(platform.requestsOf(chatEndpoints.chatUnread)).toHaveLength(2)
  })

  it('[UNREAD-02] is 0 without a call for guests and trial players', async () => {
    for (const who of [GUEST, TRIAL]) {
      const { chat, asked } = lobby({ who })
      await chat.loadUnread()
      expect([chat.$unread.get(), asked()]).toEqual([0, []])
    }
  })

  it('[UNREAD-05][PDATA-06][PCALL-02] reads unReadCount alone; failures keep the last value and say nothing', async () => {
    const { chat, platform, clock, events } = lobby({ config: { http: { retries: 0 } } })
    await chat.loadUnread()
    platform.on(chatEndpoints.chatUnread, () => json({}, { status: 500 }))
    await clock.advance(250)
    await chat.loadUnread()
    expect([chat.$unread.get(), events.toastKeys]).toEqual([4, []])
    for (const [value, count] of [
      [{ unreadCount: 9 }, 0],
      [{ unReadCount: -3 }, 0],
      [{ unReadCount: 'many' }, 0],
      [{ unReadCount: 7 }, 7],
    ] as const) {
      platform.on(chatEndpoints.chatUnread, () => json({ success: true, value }))
      await clock.advance(250)
      await chat.loadUnread()
      expect(chat.$unread.get()).toBe(count)
    }
  })

  it('is nobody’s after the logout, and the next one’s own at once', async () => {
    const { chat, platform, become } = lobby()
    await chat.loadUnread()
    become(GUEST)
    expect(chat.$unread.get()).toBe(0)
    become(OTHER_MEMBER)
    await chat.loadUnread()
    expect(platform.requestsOf(chatEndpoints.chatUnread)).toHaveLength(2)
    expect(chat.$unread.get()).toBe(4)
  })
})

it('[CHAT-02][PCALL-01] on the sandbox a member ends in the chat', async () => {
  const test = createTestFoyerOnSandbox(createSandbox, { path: '/m/home' })
  onTestFinished(() => expect(test.end()).toEqual([]))
  await test.idle()
  const entered = test.foyer.use(signIn).withPassword(DEMO)
  await test.idle()
  unwrap(await entered)
  const done = test.foyer.use(chat).open(LOOK)
  await test.idle()
  await test.clock.advance(500)
  await done
  expect(test.ports.navigation.assigned).toEqual([
    expect.stringMatching(/^https:\/\/[^/]+\/play\/chat\?ticket=[\w-]+&backUrl=/),
  ])
})
