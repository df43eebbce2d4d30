import { createSandbox } from '@foyer/sandbox'
import { atom } from 'nanostores'
import { describe, expect, it, onTestFinished } from 'vitest'
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
import { access } from '../../access/access.ts'
import { createAccessGuard } from '../../access/access-guard.ts'
import { session } from '../../auth/session/session.ts'
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { inboxEndpoints } from '../../messages/inbox/endpoints.ts'
import { createInbox } from '../../messages/inbox/inbox.ts'
import { announcements, createAnnouncements } from '../announcements/announcements.ts'
import { announcementEndpoints } from '../announcements/endpoints.ts'
import { createReadMarks } from '../announcements/read-marks.ts'
import { createChat } from '../chat/chat.ts'
import { chatEndpoints } from '../chat/endpoints.ts'
import { badge } from './badge.ts'
import { createUnread, type UnreadDeps, unread } from './unread.ts'

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
])('[MSG-07][UNREAD-04] the badge of %s is %s', (count, shown) => {
  expect(badge(count)).toBe(shown)
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
  const say = (player: readonly object[], chats: unknown, letters: unknown) => {
    platform.on(announcementEndpoints.announcements, () => json({ success: true, value: { player } }))
    platform.on(chatEndpoints.chatUnread, () => json({ success: true, value: { unReadCount: chats } }))
    platform.on(inboxEndpoints.inboxUnread, () => json({ success: true, value: letters }))
  }
  platform.answer(announcementEndpoints.announcementRead, undefined)
  say(rows(0, 1, 0, 1, 1), 3, 4)
  const own = createAnnouncements(test.context, test.session, createReadMarks(test.context, test.session))
  const $settings = atom({ settled })
  const flags = { $settings, isOn: () => $settings.get().settled }
  const guard = createAccessGuard(test.context, test.session, flags)
  const chat = createChat(test.context, test.session, guard)
  const inbox = createInbox(test.context, test.session, guard)
  const create = (others: Partial<UnreadDeps> = {}) =>
    createUnread(test.context, test.session, {
      access: {
        hasRoutes: false,
        get $page(): never {
          throw new Error('no routes')
        },
      },
      announcements: own,
      chat,
      inbox,
      platform: { $settings },
      ...others,
    })
  /** How often the announcements, the count of the chat and that of the inbox were asked for. */
  const asked = () =>
    [announcementEndpoints.announcements, chatEndpoints.chatUnread, inboxEndpoints.inboxUnread].map(
      (endpoint) => platform.requestsOf(endpoint).length,
    )
  return { ...test, announcements: own, chat, $settings, say, create, asked }
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
    const { create, idle, say } = bench()
    say([], chats, chats)
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

  it('[UNREAD-05][UNREAD-06] are asked for once in 250 ms, each by itself', async () => {
    const { create, idle, asked, chat, clock } = bench()
    const { refresh } = create()
    await idle()
    expect(asked()).toEqual([1, 1, 1])
    await clock.advance(250)
    await Promise.all([refresh(), refresh()])
    expect(asked()).toEqual([2, 2, 2])
    await clock.advance(249)
    await refresh()
    expect(asked()).toEqual([2, 2, 2])
    await clock.advance(1)
    await refresh()
    expect(asked()).toEqual([3, 3, 3])
    // The chat was asked by its own screen: the other two do not wait for it.
    await clock.advance(250)
    await chat.loadUnread()
    expect(asked()).toEqual([3, 4, 3])
    await clock.advance(100)
    await refresh()
    expect(asked()).toEqual([4, 4, 4])
  })

  it('[UNREAD-07] fall by one with a mark, before its answer and after the one reload that follows', async () => {
    const { create, idle, asked, announcements, platform, say } = bench()
    const { $counts } = create()
    await idle()
    say(rows(1, 1, 0, 1, 1), 3, 4)
    const marking = announcements.markRead(1)
    const fallen = { announcement: 1, chat: 3, inbox: 4, total: 8 }
    expect([$counts.get(), asked()]).toEqual([fallen, [1, 1, 1]])
    await marking
    await idle()
    expect([$counts.get(), asked()]).toEqual([fallen, [2, 1, 1]])
    expect(platform.requestsOf(announcementEndpoints.announcementRead).map(({ body }) => body)).toEqual([
      JSON.stringify({ announcementId: 1, read: true }),
    ])
  })

  it('[MSG-07][UNREAD-04][UNREAD-07] are 0, without a badge, at once with the logout and nothing more is asked; the next member’s own after a login', async () => {
    const { create, idle, asked, become, say, ports, clock } = bench()
    const { $counts, refresh } = create()
    await idle()
    become(GUEST)
    expect($counts.get()).toEqual({ announcement: 0, chat: 0, inbox: 0, total: 0 })
    expect(badge($counts.get().total)).toBeNull()
    await idle()
    // The announcements themselves are a guest's, too.
    expect(asked()).toEqual([2, 1, 1])
    await clock.advance(250)
    ports.visibility.setVisible(false)
    ports.visibility.setVisible(true)
    ports.network.setOnline(false)
    ports.network.setOnline(true)
    await refresh()
    await clock.advance(3_600_000)
    await idle()
    expect([$counts.get().total, asked()]).toEqual([0, [2, 1, 1]])
    say(rows(0, 0, 0), 1, 0)
    become(OTHER_MEMBER)
    await idle()
    expect([$counts.get(), asked()]).toEqual([{ announcement: 3, chat: 1, inbox: 0, total: 4 }, [3, 2, 2]])
  })

  it('[UNREAD-03][UNREAD-07] are 0 for a guest, also where a count of the member is still there', async () => {
    const { create, idle, become } = bench()
    const { $counts } = create({ inbox: { $unread: atom(4), loadUnread: () => Promise.resolve(DONE) } })
    await idle()
    expect($counts.get().inbox).toBe(4)
    become(GUEST)
    await idle()
    expect($counts.get()).toEqual({ announcement: 0, chat: 0, inbox: 0, total: 0 })
  })

  it('[UNREAD-07] are asked for when the tab is shown again, and when the network is back; by no timer', async () => {
    const { create, idle, asked, clock, ports } = bench()
    create()
    await idle()
    await clock.advance(3_600_000)
    expect(asked()).toEqual([1, 1, 1])
    ports.visibility.setVisible(false)
    await idle()
    expect(asked()).toEqual([1, 1, 1])
    ports.visibility.setVisible(true)
    await idle()
    expect(asked()).toEqual([2, 2, 2])
    await clock.advance(1000)
    ports.network.setOnline(false)
    await idle()
    expect(asked()).toEqual([2, 2, 2])
    ports.network.setOnline(true)
    await idle()
    expect(asked()).toEqual([3, 3, 3])
  })

  it('[UNREAD-05] a failure shows nothing, and the last counts stay', async () => {
    const { create, idle, platform, clock, events } = bench()
    const { $counts, refresh } = create()
    await idle()
    await clock.advance(250)
    platform.on(announcementEndpoints.announcements, () => json({}, { status: 500 }))
    platform.on(chatEndpoints.chatUnread, () => json({}, { status: 500 }))
    platform.on(inboxEndpoints.inboxUnread, () => json({}, { status: 500 }))
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

  const asked = () =>
    [announcementEndpoints.announcements, chatEndpoints.chatUnread, inboxEndpoints.inboxUnread].map(({ id }) =>
      test.asked(id),
    )
  for (const [path, more] of [
    ['/m/set', 0],
    ['/m/message', 1],
    ['/m/set?x=1', 0],
    ['/m/home', 1],
  ] as const) {
    await test.clock.advance(1000)
    const before = asked()
    test.foyer.use(access).go(path)
    await test.idle()
    expect([path, asked()]).toEqual([path, before.map((count) => count + more)])
  }

  const own = test.foyer.use(announcements)
  await own.markRead(own.$notices.get().data?.[0]?.id ?? 0)
  await test.idle()
  expect($counts.get().announcement).toBe(announcement - 1)
  const [, ...before] = asked()
  await test.foyer.use(session).signOut()
  await test.idle()
  expect([$counts.get().total, asked().slice(1)]).toEqual([0, before])
})
