import { createSandbox } from '@foyer/sandbox'
import { atom } from 'nanostores'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import { DONE, unwrap } from '../../../kernel/result.ts'
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
import { access } from '../../app/access/access.ts'
import { createAccessGuard } from '../../app/access/access-guard.ts'
import { session } from '../../auth/session/session.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { announcements, createAnnouncements } from '../announcements/announcements.ts'
import { announcementList, announcementRead } from '../announcements/endpoints.ts'
import { createReadMarks } from '../announcements/read-marks.ts'
import { createChat } from '../chat/chat.ts'
import { chatUnread } from '../chat/endpoints.ts'
import { badge } from './badge.ts'
import { createUnread, unread } from './unread.ts'

const rows = (...read: readonly number[]) =>
  read.map((flag, at) => ({ id: at + 1, title: 'x', content: '', read: flag }))

it.each([
  [0, null],
  [1, '1'],
  [99, '99'],
  [100, '99+'],
  [Number.POSITIVE_INFINITY, '99+'],
  [-3, null],
  [Number.NaN, null],
  ['5', null],
  [undefined, null],
])('[MSG-07][UNREAD-04] the badge of %s is %s, and none without a session', (count, shown) => {
  expect([badge(count), badge(count, true), badge(count, false)]).toEqual([shown, shown, null])
})

interface BenchOptions extends TestLobbyOptions {
  readonly settled?: boolean
}

function bench({ who = MEMBER, settled = true, ...options }: BenchOptions = {}) {
  const test = createTestLobby({ who, config: { http: { retries: 0 } }, ...options })
  onTestFinished(async () => {
    test.dispose()
    await test.idle()
    expect(test.leftovers()).toEqual([])
  })
  const { platform } = test
  const say = (player: readonly object[], chats: unknown) => {
    platform.on(announcementList, () => json({ success: true, value: { player } }))
    platform.on(chatUnread, () => json({ success: true, value: { unReadCount: chats } }))
  }
  platform.answer(announcementRead, undefined)
  say(rows(0, 1, 0, 1, 1), 3)
  const own = createAnnouncements(test.context, test.session, createReadMarks(test.context, test.session))
  const $letters = atom(4)
  const inbox = { $unread: $letters, loadUnread: vi.fn(async () => DONE) }
  const $settings = atom({ settled })
  const flags = { $settings, isOn: () => $settings.get().settled }
  const guard = createAccessGuard(test.context, test.session, flags)
  const create = () =>
    createUnread(test.context, test.session, {
      access: {
        hasRoutes: false,
        get $page(): never {
          throw new Error('no routes')
        },
      },
      announcements: own,
      chat: createChat(test.context, test.session, guard),
      inbox,
      platform: { $settings },
    })
  const asked = () => [
    platform.requestsOf(announcementList).length,
    platform.requestsOf(chatUnread).length,
    inbox.loadUnread.mock.calls.length,
  ]
  return { ...test, announcements: own, $letters, $settings, say, create, asked }
}

describe('the counts', () => {
  it('[UNREAD-01] are those of announcements, chat and inbox, and their sum', async () => {
    const { create, idle } = bench()
    const { $counts } = create()
    await idle()
    expect($counts.get()).toEqual({ announcement: 2, chat: 3, inbox: 4, total: 9 })
  })

  it('[UNREAD-02][CHAT-07] that of the chat is asked for as soon as the flags are known', async () => {
    const { create, idle, asked, $settings } = bench({ settled: false })
    const { $counts } = create()
    await idle()
    expect([$counts.get(), asked()]).toEqual([{ announcement: 2, chat: 0, inbox: 4, total: 6 }, [1, 0, 1]])
    $settings.set({ settled: true })
    await idle()
    expect([$counts.get().chat, asked()]).toEqual([3, [1, 1, 1]])
  })

  it.each([[-5], ['many'], [undefined], [null]])('[UNREAD-01] a count of %s is 0', async (chats) => {
    const { create, idle, say, $letters } = bench()
    $letters.set(0)
    say([], chats)
    const { $counts } = create()
    await idle()
    expect($counts.get()).toEqual({ announcement: 0, chat: 0, inbox: 0, total: 0 })
  })

  it.each([
    ['a guest', GUEST],
    ['a trial player', TRIAL],
  ])('[UNREAD-03][UNREAD-04] of %s are 0, and nothing is asked', async (_who, who) => {
    const { create, idle, asked, ports } = bench({ who })
    const { $counts, refresh } = create()
    await refresh()
    ports.visibility.setVisible(false)
    ports.visibility.setVisible(true)
    await idle()
    expect([$counts.get().total, asked()]).toEqual([0, [0, 0, 0]])
  })

  it('[UNREAD-06] are asked for once in 250 ms, each by itself', async () => {
    const { create, idle, asked, clock } = bench()
    const { refresh } = create()
    await idle()
    await clock.advance(250)
    const before = asked()
    await Promise.all([refresh(), refresh()])
    const [notices = 0, chats = 0] = before
    expect(asked().slice(0, 2)).toEqual([notices + 1, chats + 1])
    await clock.advance(250)
    await refresh()
    expect(asked().slice(0, 2)).toEqual([notices + 2, chats + 2])
  })

  it('[UNREAD-07] fall with what is read, are 0 after the logout, and the next one’s own after a login', async () => {
    const { create, idle, asked, announcements, become, say, $letters, ports } = bench()
    const { $counts } = create()
    await idle()
    say(rows(1, 1, 0, 1, 1), 3)
    await announcements.markRead(1)
    await idle()
    expect($counts.get()).toEqual({ announcement: 1, chat: 3, inbox: 4, total: 8 })
    become(GUEST)
    expect($counts.get().total).toBe(0)
    await idle()
    const [, ...before] = asked()
    ports.visibility.setVisible(false)
    ports.visibility.setVisible(true)
    await idle()
    expect(asked().slice(1)).toEqual(before)
    say(rows(0, 0, 0), 1)
    $letters.set(0)
    become(OTHER_MEMBER)
    await idle()
    expect($counts.get()).toEqual({ announcement: 3, chat: 1, inbox: 0, total: 4 })
  })

  it('[UNREAD-07] are asked for when the tab is shown again, and when the network is back; by no timer', async () => {
    const { create, idle, asked, clock, ports } = bench()
    create()
    await idle()
    const [, chats = 0] = asked()
    await clock.advance(3_600_000)
    expect(asked()[1]).toBe(chats)
    ports.visibility.setVisible(false)
    ports.visibility.setVisible(true)
    await idle()
    expect(asked()[1]).toBe(chats + 1)
    await clock.advance(1000)
    ports.network.setOnline(false)
    ports.network.setOnline(true)
    await idle()
    expect(asked()[1]).toBe(chats + 2)
  })

  it('[UNREAD-05] a failure shows nothing, and the last counts stay', async () => {
    const { create, idle, platform, clock, events } = bench()
    const { $counts, refresh } = create()
    await idle()
    await clock.advance(250)
    platform.on(announcementList, () => json({}, { status: 500 }))
    platform.on(chatUnread, () => json({}, { status: 500 }))
    expect(await refresh()).toMatchObject({ ok: false })
    expect([$counts.get().total, events.toastKeys]).toEqual([9, []])
  })
})

it('[UNREAD-07] on the sandbox they follow the login, the pages and the marks', async () => {
  const test = createTestFoyerOnSandbox(createSandbox, { path: '/m/home' })
  onTestFinished(() => expect(test.end()).toEqual([]))
  await test.idle()
  const { $counts } = test.foyer.use(unread)
  await test.control.setUnread({ chat: 2 })
  await test.idle()
  expect([$counts.get().total, test.asked('chatUnread')]).toEqual([0, 0])
  const entered = test.foyer.use(signIn).withPassword(DEMO)
  await test.idle()
  unwrap(await entered)
  await test.idle()
  const { announcement } = $counts.get()
  expect([announcement > 0, $counts.get().chat]).toEqual([true, 2])

  let asked = test.asked('chatUnread')
  for (const [path, more] of [
    ['/m/set', 0],
    ['/m/message', 1],
    ['/m/set?x=1', 0],
    ['/m/home', 1],
  ] as const) {
    await test.clock.advance(1000)
    test.foyer.use(access).go(path)
    await test.idle()
    expect([path, test.asked('chatUnread')]).toEqual([path, asked + more])
    asked += more
  }

  const own = test.foyer.use(announcements)
  await own.markRead(own.$notices.get().data?.[0]?.id ?? 0)
  await test.idle()
  expect($counts.get().announcement).toBe(announcement - 1)
  await test.foyer.use(session).signOut()
  await test.idle()
  expect([$counts.get().total, test.asked('chatUnread')]).toEqual([0, asked])
})
