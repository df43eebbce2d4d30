import { describe, expect, it, onTestFinished } from 'vitest'
import { createMemoryStorage } from '../../../ports/memory-storage.ts'
import { deferred } from '../../../testing/deferred.ts'
import { eventLoopTurns } from '../../../testing/manual-clock.ts'
import { json } from '../../../testing/scripted-platform.ts'
import {
  createTestLobby,
  GUEST,
  MEMBER,
  OTHER_MEMBER,
  type TestLobbyOptions,
  TRIAL,
} from '../../../testing/test-lobby-context.ts'
import { createAccessGuard } from '../../access/access-guard.ts'
import { inboxEndpoints } from './endpoints.ts'
import { createInbox } from './inbox.ts'

const row = (id: string, rest: object = {}) => ({
  id,
  title: `Letter ${id}`,
  content: '<p>Hi</p>',
  createTime: 5,
  ...rest,
})

function open(options: TestLobbyOptions = {}) {
  const test = createTestLobby({ who: MEMBER, config: { http: { retries: 0 } }, ...options })
  onTestFinished(async () => {
    test.dispose()
    await test.idle()
    expect(test.leftovers()).toEqual([])
  })
  const platform = { $settings: { get: () => ({ settled: true }) }, isOn: () => true }
  const inbox = createInbox(test.context, test.session, createAccessGuard(test.context, test.session, platform))
  test.platform.answer(inboxEndpoints.inboxList, {
    list: [row('1'), row('2'), row('3', { read: true })],
    totalPages: 1,
    totalCount: 3,
  })
  test.platform.answer(inboxEndpoints.inboxUnread, 2)
  test.platform.answer(inboxEndpoints.inboxRead, undefined)
  test.platform.on({ ...inboxEndpoints.inboxDelete, path: '/wps/inbox/messages/2' }, () => json({ success: true }))
  const asked = () => test.platform.requests.filter(({ path }) => path.startsWith('/wps/inbox'))
  const ids = () => inbox.items.map(({ id, read }) => (read ? `${id} read` : id))
  return { ...test, inbox, asked, ids }
}

const broken = () => json({}, { status: 500 })

describe('the list', () => {
  it.each([
    ['a guest', GUEST],
    ['a trial player', TRIAL],
  ])('[INBOX-01][UNREAD-03] is not asked for %s, nor is the count', async (_, who) => {
    const { inbox, asked } = open({ who })
    await inbox.load()
    await inbox.loadUnread()
    await inbox.loadMore()
    expect([inbox.$state.get(), inbox.$unread.get(), asked()]).toEqual([{ status: 'idle' }, 0, []])
    expect(await inbox.open('1')).toMatchObject({ ok: false })
    expect(asked()).toEqual([])
  })

  it.each([0, 1, 2, 40, 41, 42])('[UNREAD-03] its count is asked for once for members of type %i', async (type) => {
    const info = { token: 'token', merchantCode: 'demo', userName: 'somebody', type, firstTimeLogin: false }
    const { inbox, platform, asked } = open({ who: { type: 'member', info, isAgent: false } })
    platform.answer(inboxEndpoints.inboxUnread, 4)
    await inbox.loadUnread()
    expect([inbox.$unread.get(), asked().length]).toEqual([4, 1])
  })

  it('goes on page by page, and leaves out what is no letter', async () => {
    const { inbox, platform, asked, ids } = open()
    const many = Array.from({ length: 25 }, (_, at) => row(`a${at}`))
    platform.on(
      inboxEndpoints.inboxList,
      () => json({ success: true, value: { list: many } }),
      () => json({ success: true, value: { list: [row('z'), { id: '' }, null, { id: 7, title: null, read: '1' }] } }),
    )
    await inbox.load()
    await inbox.loadMore()
    expect(ids().slice(-2)).toEqual(['z', '7 read'])
    expect(inbox.items.at(-1)).toEqual({
      id: '7',
      title: '',
      content: '',
      preview: '',
      createdAt: undefined,
      read: true,
    })
    expect(asked().map(({ query }) => query.pageNo)).toEqual(['1', '2'])
  })

  it('[INBOX-03] is asked for anew by a page that comes, and when that page is visible again', async () => {
    const { inbox, platform, ids, asked, ports, idle, clock } = open()
    const stop = inbox.watch()
    await idle()
    expect(asked()).toEqual([])
    await inbox.load()
    platform.answer(inboxEndpoints.inboxList, { list: [row('9'), row('1')], totalPages: 1, totalCount: 2 })
    ports.visibility.setVisible(false)
    ports.visibility.setVisible(true)
    await idle()
    expect(ids()).toEqual(['9', '1'])
    stop()

    platform.answer(inboxEndpoints.inboxList, { list: [row('9')], totalPages: 1, totalCount: 1 })
    ports.visibility.setVisible(false)
    ports.visibility.setVisible(true)
    await idle()
    expect(ids()).toEqual(['9', '1'])
    await clock.advance(1000)
    inbox.watch()
    await idle()
    expect(ids()).toEqual(['9'])
  })

  it('goes on to older letters also where the last refresh has failed, and says so where it fails again', async () => {
    const { inbox, platform, ids, events } = open()
    const page = (id: string) => json({ success: true, value: { list: [row(id)], totalPages: 2, totalCount: 2 } })
    platform.on(
      inboxEndpoints.inboxList,
      () => page('1'),
      broken,
      broken,
      () => page('1'),
      () => page('2'),
    )
    await inbox.load()
    await inbox.refresh()
    expect(inbox.$state.get()).toMatchObject({ status: 'ready', stale: true })
    expect(await inbox.loadMore()).toMatchObject({ ok: false })
    expect([ids(), events.toastKeys]).toEqual([['1'], ['error.unknown']])
    await inbox.loadMore()
    expect(ids()).toEqual(['1', '2'])
    expect(inbox.$state.get()).toMatchObject({ stale: false, data: { hasMore: false } })
  })

  it.each([[true], [{}], [[]], ['soon'], [Number.MAX_VALUE]])('shows a letter whose date is %o', async (createTime) => {
    const { inbox, platform } = open()
    platform.on(inboxEndpoints.inboxList, () => json({ success: true, value: { list: [row('1', { createTime })] } }))
    await inbox.load()
    expect(inbox.items).toMatchObject([{ id: '1', createdAt: undefined }])
  })

  it('[SESSION-04] belongs to one user: another one has their own, and late answers count for nothing', async () => {
    const { inbox, platform, become, ids } = open()
    const late = deferred<Response>()
    platform.on(
      inboxEndpoints.inboxList,
      () => late.promise,
      () => json({ success: true, value: { list: [row('9')] } }),
    )
    const first = inbox.load()
    become(OTHER_MEMBER)
    await inbox.load()
    late.resolve(json({ success: true, value: { list: [row('1')] } }))
    await first
    expect(ids()).toEqual(['9'])
    become(GUEST)
    expect([ids(), inbox.$opened.get(), inbox.$unread.get()]).toEqual([[], undefined, 0])
  })

  it('comes in the language of the person, the open letter too', async () => {
    const { inbox, platform, languages, idle } = open()
    await inbox.load()
    await inbox.open('1')
    platform.on(inboxEndpoints.inboxList, () =>
      json({ success: true, value: { list: [row('1', { title: 'Liham', read: true })] } }),
    )
    languages.setLanguage('TY')
    await idle()
    expect(inbox.items.map(({ title }) => title)).toEqual(['Liham'])
    expect(inbox.$opened.get()?.letter.data?.title).toBe('Liham')
  })
})

it.each([
  ['<p>Hello <strong>Mara</strong>,</p><p>two &lt; three &amp; more&#33;</p>', 'Hello Mara, two < three & more!'],
  ['<style>p { color: red }</style><script>alert(1)</script>Text<!-- note -->', 'Text'],
  ['<img src=x onerror="alert(1)">a < b', 'a < b'],
  [`${'<script>'.repeat(2000)}`, ''],
  [`<p>${'আ'.repeat(300)}</p>`, 'আ'.repeat(120)],
  ['&#999999;&bogus;<p', '\u{f423f}&bogus;'],
  ['It&rsquo;s yours &mdash; don&#x27;t wait&hellip;', "It’s yours — don't wait…"],
  ['&#x110000;&#9999999;', '&#x110000;&#9999999;'],
  ['Yours &toString; &valueOf; &amp;', 'Yours &toString; &valueOf; &'],
])('shows the first words of %.40s', async (content, preview) => {
  const { inbox, platform } = open()
  platform.on(inboxEndpoints.inboxList, () => json({ success: true, value: { list: [row('1', { content })] } }))
  await inbox.load()
  expect(inbox.items[0]?.preview).toBe(preview)
})

describe('opening a letter', () => {
  it('[INBOX-03] marks it as read at once, once, and the count falls by one', async () => {
    const { inbox, platform, ids } = open()
    await inbox.load()
    await inbox.loadUnread()
    const opening = inbox.open('1')
    await Promise.resolve()
    expect([ids(), inbox.$unread.get()]).toEqual([['1 read', '2', '3 read'], 1])
    await opening
    await inbox.open('1')
    expect(inbox.$unread.get()).toBe(1)
    expect(platform.requestsOf(inboxEndpoints.inboxRead).map(({ body }) => body)).toEqual(['{"id":"1"}'])
    expect(inbox.$opened.get()).toMatchObject({ id: '1', letter: { status: 'ready', data: { title: 'Letter 1' } } })
  })

  it('is unread again where the platform has not heard of it, and says nothing', async () => {
    const { inbox, platform, ids, events } = open()
    await inbox.load()
    await inbox.loadUnread()
    platform.on(inboxEndpoints.inboxRead, broken)
    expect(await inbox.open('1')).toMatchObject({ ok: false })
    expect([ids()[0], inbox.$unread.get(), events.toastKeys]).toEqual(['1', 2, []])
    platform.answer(inboxEndpoints.inboxRead, undefined)
    await inbox.open('1')
    expect([ids()[0], inbox.$unread.get()]).toEqual(['1 read', 1])
  })

  it('of an address loads it by its id; one that is not there is none', async () => {
    const { inbox, platform, asked } = open()
    await inbox.open('2')
    expect(asked()[0]?.query).toEqual({ pageNo: '1', pageSize: '25', id: '2' })
    expect(inbox.$opened.get()?.letter.data?.title).toBe('Letter 2')
    expect(await inbox.open('gone')).toMatchObject({ ok: true })
    expect(inbox.$opened.get()).toMatchObject({ id: 'gone', letter: { status: 'ready', data: undefined } })
    platform.on(inboxEndpoints.inboxList, broken)
    await inbox.open('5')
    expect(inbox.$opened.get()).toMatchObject({ id: '5', letter: { status: 'failed', error: { code: 'unknown' } } })
  })

  it('that was deleted in another tab shows it, and the list forgets it', async () => {
    const { inbox, platform, ids, idle } = open()
    await inbox.load()
    platform.refuse(inboxEndpoints.inboxRead, 'request.invalid')
    platform.answer(inboxEndpoints.inboxList, { list: [row('2')], totalPages: 1, totalCount: 1 })
    await inbox.open('1')
    await idle()
    expect(inbox.$opened.get()?.letter.data?.title).toBe('Letter 1')
    expect(ids()).toEqual(['2'])
  })
})

describe('removing a letter', () => {
  it('takes it away at once, from the count too, and a list that was asked for before does not bring it back', async () => {
    const { inbox, platform, ids, idle } = open()
    await inbox.load()
    await inbox.loadUnread()
    const late = deferred<Response>()
    platform.on(inboxEndpoints.inboxList, () => late.promise)
    const refreshing = inbox.refresh()
    const removing = inbox.remove('2')
    await Promise.resolve()
    expect([ids(), inbox.$unread.get()]).toEqual([['1', '3 read'], 1])
    expect(inbox.$state.get().data?.total).toBe(2)
    expect(await removing).toMatchObject({ ok: true })
    late.resolve(json({ success: true, value: { list: [row('1'), row('2')] } }))
    await refreshing
    await idle()
    expect(ids()).toEqual(['1'])
  })

  it('brings it back where that fails, and says so', async () => {
    const { inbox, platform, ids, events } = open()
    await inbox.load()
    await inbox.loadUnread()
    platform.on({ ...inboxEndpoints.inboxDelete, path: '/wps/inbox/messages/2' }, broken)
    expect(await inbox.remove('2')).toMatchObject({ ok: false, error: { code: 'unknown' } })
    expect([ids(), inbox.$unread.get(), events.toastKeys]).toEqual([
      ['1', '2', '3 read'],
      2,
      ['toast.inbox.notRemoved'],
    ])
  })

  it('twice is one request, and both are told how it ends', async () => {
    const { inbox, platform, idle, asked } = open()
    await inbox.load()
    const late = deferred<Response>()
    platform.on({ ...inboxEndpoints.inboxDelete, path: '/wps/inbox/messages/2' }, () => late.promise)
    const removing = inbox.remove('2')
    await idle({ hanging: 1 })
    const again = inbox.remove('2')
    late.resolve(broken())
    expect(await Promise.all([removing, again])).toMatchObject([{ ok: false }, { ok: false }])
    expect(asked().filter(({ method }) => method === inboxEndpoints.inboxDelete.method)).toHaveLength(1)
    platform.on({ ...inboxEndpoints.inboxDelete, path: '/wps/inbox/messages/2' }, () => json({ success: true }))
    expect([await inbox.remove('2'), await inbox.remove('2')]).toMatchObject([{ ok: true }, { ok: true }])
    expect(asked().filter(({ method }) => method === inboxEndpoints.inboxDelete.method)).toHaveLength(2)
  })

  it('goes on for the others where one caller gives up waiting', async () => {
    const { inbox, platform, ids, idle } = open()
    await inbox.load()
    const late = deferred<Response>()
    platform.on({ ...inboxEndpoints.inboxDelete, path: '/wps/inbox/messages/2' }, () => late.promise)
    const caller = new AbortController()
    const first = inbox.remove('2', { signal: caller.signal })
    await idle({ hanging: 1 })
    const second = inbox.remove('2')
    caller.abort()
    expect(await first).toMatchObject({ ok: false, error: { code: 'request.aborted' } })
    late.resolve(json({ success: true }))
    expect(await second).toMatchObject({ ok: true })
    expect(ids()).toEqual(['1', '3 read'])
  })

  it('that another tab has deleted asks for the list again', async () => {
    const { inbox, platform, ids, idle } = open()
    await inbox.load()
    platform.refuse({ ...inboxEndpoints.inboxDelete, path: '/wps/inbox/messages/2' }, 'request.invalid')
    platform.answer(inboxEndpoints.inboxList, { list: [row('1')], totalPages: 1, totalCount: 1 })
    expect(await inbox.remove('2')).toMatchObject({ ok: false })
    await idle()
    expect(ids()).toEqual(['1'])
  })
})

describe('opening and removing the same letter', () => {
  const both = () => {
    const test = open()
    const read = deferred<Response>()
    const removed = deferred<Response>()
    test.platform.on(inboxEndpoints.inboxRead, () => read.promise)
    test.platform.on({ ...inboxEndpoints.inboxDelete, path: '/wps/inbox/messages/2' }, () => removed.promise)
    const shown = () => [test.ids(), test.inbox.$unread.get()]
    return { ...test, read, removed, shown }
  }
  const success = () => json({ success: true })
  const UNREAD = [['1', '2', '3 read'], 2]
  const READ = [['1', '2 read', '3 read'], 1]
  const REMOVED = [['1', '3 read'], 1]

  it.each([
    ['read', broken, broken, UNREAD],
    ['removed', broken, broken, UNREAD],
    ['read', success, broken, READ],
    ['removed', success, broken, READ],
    ['read', broken, success, REMOVED],
    ['removed', broken, success, REMOVED],
    ['read', success, success, REMOVED],
    ['removed', success, success, REMOVED],
  ] as const)(
    '[INBOX-03] holds what succeeds and takes back what fails; first %s (%o, %o)',
    async (first, reading, removing, result) => {
      const { inbox, read, removed, shown } = both()
      await inbox.load()
      await inbox.loadUnread()
      const opening = inbox.open('2')
      await eventLoopTurns(5)
      const leaving = inbox.remove('2')
      await eventLoopTurns(5)
      expect(shown()).toEqual(REMOVED)
      const answers = [
        async () => [read.resolve(reading()), await opening],
        async () => [removed.resolve(removing()), await leaving],
      ]
      for (const answer of first === 'read' ? answers : answers.reverse()) await answer()
      expect(shown()).toEqual(result)
    },
  )

  it.each([
    ['succeeds', success, REMOVED],
    ['fails', broken, UNREAD],
  ])('in one moment does not mark it as read, where the removal %s', async (_, answer, result) => {
    const { inbox, platform, read, removed, shown } = both()
    await inbox.load()
    await inbox.loadUnread()
    read.resolve(broken())
    removed.resolve(answer())
    await Promise.all([inbox.open('2'), inbox.remove('2')])
    expect(shown()).toEqual(result)
    expect(platform.requestsOf(inboxEndpoints.inboxRead)).toEqual([])
  })
})

it('[INBOX-03] a letter opened by its address lowers the count, and again where the first mark failed', async () => {
  const { inbox, platform } = open()
  await inbox.loadUnread()
  platform.on(inboxEndpoints.inboxRead, broken)
  await inbox.open('2')
  expect(inbox.$unread.get()).toBe(2)
  platform.answer(inboxEndpoints.inboxRead, undefined)
  await Promise.all([inbox.open('2'), inbox.open('2')])
  expect([inbox.$unread.get(), platform.requestsOf(inboxEndpoints.inboxRead).length]).toEqual([1, 2])
})

describe('the count', () => {
  it('[UNREAD-06][PCALL-06] is asked for once per 250 ms; failures keep it and say nothing', async () => {
    const { inbox, platform, clock, events } = open()
    await Promise.all([inbox.loadUnread(), inbox.loadUnread()])
    await clock.advance(249)
    await inbox.loadUnread()
    expect([inbox.$unread.get(), platform.requestsOf(inboxEndpoints.inboxUnread).length]).toEqual([2, 1])
    platform.on(inboxEndpoints.inboxUnread, broken)
    await clock.advance(1)
    await inbox.loadUnread()
    expect([inbox.$unread.get(), events.toastKeys, platform.requestsOf(inboxEndpoints.inboxUnread).length]).toEqual([
      2,
      [],
      2,
    ])
  })

  it('[UNREAD-01][PCALL-06] is 0 where it is no number, negative or missing, and a text is read', async () => {
    const { inbox, platform, clock } = open()
    for (const [value, count] of [
      [-3, 0],
      ['many', 0],
      [undefined, 0],
      [null, 0],
      [{ unreadCount: 3 }, 0],
      ['7', 7],
      [2.9, 2],
    ] as const) {
      for (const sent of [9, value]) {
        platform.on(inboxEndpoints.inboxUnread, () => json({ success: true, value: sent }))
        await clock.advance(250)
        await inbox.loadUnread()
      }
      expect([value, inbox.$unread.get()]).toEqual([value, count])
    }
  })

  it('[UNREAD-07] of the former member does not count for the next one', async () => {
    const { inbox, platform, become, idle } = open()
    const late = deferred<Response>()
    platform.on(
      inboxEndpoints.inboxUnread,
      () => late.promise,
      () => json({ success: true, value: 1 }),
    )
    const former = inbox.loadUnread()
    await idle({ hanging: 1 })
    become(OTHER_MEMBER)
    await inbox.loadUnread()
    late.resolve(json({ success: true, value: 9 }))
    expect([(await former).error?.code, inbox.$unread.get()]).toEqual(['request.aborted', 1])
  })

  it('[INBOX-03] that was asked for before a letter was opened does not count', async () => {
    const { inbox, platform } = open()
    await inbox.load()
    const late = deferred<Response>()
    platform.on(
      inboxEndpoints.inboxUnread,
      () => late.promise,
      () => json({ success: true, value: 1 }),
    )
    const counting = inbox.loadUnread()
    await inbox.open('1')
    late.resolve(json({ success: true, value: 2 }))
    await counting
    expect([inbox.$unread.get(), platform.requestsOf(inboxEndpoints.inboxUnread).length]).toEqual([1, 2])
  })

  /** A platform that counts a letter until it has answered that it is read. */
  function counting() {
    const test = open()
    const marks = [deferred<Response>(), deferred<Response>()] as const
    let unread = 2
    test.platform.on(
      inboxEndpoints.inboxRead,
      ...marks.map(
        ({ promise }) =>
          () =>
            promise,
      ),
    )
    test.platform.on(inboxEndpoints.inboxUnread, () => json({ success: true, value: unread }))
    const answer = async (at: 0 | 1) => {
      unread -= 1
      marks[at].resolve(json({ success: true }))
      await eventLoopTurns(5)
    }
    return { ...test, answer }
  }

  it('[INBOX-03] waits for every letter that is opened before it is asked for', async () => {
    const { inbox, answer, idle } = counting()
    await inbox.load()
    const first = inbox.open('1')
    await idle({ hanging: 1 })
    const asked = inbox.loadUnread()
    const second = inbox.open('2')
    await idle({ hanging: 2 })
    const shown: number[] = []
    inbox.$unread.listen((count) => shown.push(count))
    await answer(0)
    await answer(1)
    await Promise.all([first, second, asked])
    expect([inbox.$unread.get(), shown]).toEqual([0, []])
  })

  it('[INBOX-03] is not that of a question before a letter was opened', async () => {
    const { inbox, platform, idle, clock } = open()
    await inbox.load()
    const early = deferred<Response>()
    const next = deferred<Response>()
    platform.on(
      inboxEndpoints.inboxUnread,
      () => early.promise,
      () => next.promise,
    )
    const before = inbox.loadUnread()
    await idle({ hanging: 1 })
    await inbox.open('1')
    await clock.advance(250)
    const after = inbox.loadUnread()
    await eventLoopTurns(5)
    early.resolve(json({ success: true, value: 2 }))
    await eventLoopTurns(5)
    expect(inbox.$unread.get()).toBe(0)
    next.resolve(json({ success: true, value: 1 }))
    await Promise.all([before, after])
    expect([inbox.$unread.get(), platform.requestsOf(inboxEndpoints.inboxUnread).length]).toEqual([1, 2])
  })
})

describe('another tab of the member', () => {
  /** Two tabs of one browser, and a platform that counts what they do. */
  async function twoTabs(other: TestLobbyOptions = {}) {
    const storage = createMemoryStorage()
    const [one, two] = [open({ storage: storage.tab() }), open({ storage: storage.tab(), ...other })]
    let unread = 2
    for (const { platform, inbox } of [one, two]) {
      platform.on(inboxEndpoints.inboxUnread, () => json({ success: true, value: unread }))
      const act = () => {
        unread -= 1
        return json({ success: true })
      }
      platform.on(inboxEndpoints.inboxRead, act)
      platform.on({ ...inboxEndpoints.inboxDelete, path: '/wps/inbox/messages/2' }, act)
      await inbox.loadUnread()
    }
    await one.inbox.load()
    const settle = async () => {
      await one.idle()
      await two.clock.advance(inboxEndpoints.inboxUnread.throttleMs)
      await two.idle()
    }
    return { one, two, settle }
  }

  it('[UNREAD-07][INBOX-03] learns that a letter was read, and the count falls there too', async () => {
    const { one, two, settle } = await twoTabs()
    await two.inbox.load()
    await one.inbox.open('1')
    expect([two.ids(), two.inbox.$unread.get()]).toEqual([['1 read', '2', '3 read'], 1])
    await settle()
    expect([two.ids(), two.inbox.$unread.get()]).toEqual([['1 read', '2', '3 read'], 1])
    expect(two.platform.requestsOf(inboxEndpoints.inboxRead)).toEqual([])
    await two.inbox.open('1')
    expect(two.platform.requestsOf(inboxEndpoints.inboxRead)).toEqual([])
  })

  it('[UNREAD-07][INBOX-03] learns that a letter was deleted', async () => {
    const { one, two, settle } = await twoTabs()
    await two.inbox.load()
    await one.inbox.remove('2')
    expect([two.ids(), two.inbox.$unread.get()]).toEqual([['1', '3 read'], 1])
    await settle()
    expect([two.ids(), two.inbox.$unread.get()]).toEqual([['1', '3 read'], 1])
  })

  it('[INBOX-03] misses no older letter where one was deleted', async () => {
    const { one, two, settle } = await twoTabs()
    const page = (list: readonly object[]) => json({ success: true, value: { list, totalPages: 2, totalCount: 4 } })
    two.platform.on(
      inboxEndpoints.inboxList,
      () => page([row('1'), row('2')]),
      () => page([row('1'), row('3')]),
      () => page([row('4')]),
    )
    await two.inbox.load()
    await one.inbox.remove('2')
    await settle()
    await two.inbox.loadMore()
    expect(two.ids()).toEqual(['1', '3', '4'])
  })

  it('[UNREAD-07] that has no letters asks for the count, once for letters that are read one after the other', async () => {
    const { one, two, settle } = await twoTabs()
    await one.inbox.open('1')
    await two.clock.advance(inboxEndpoints.inboxUnread.throttleMs - 1)
    await one.inbox.open('2')
    expect(two.inbox.$unread.get()).toBe(2)
    await settle()
    expect([two.inbox.$unread.get(), two.platform.requestsOf(inboxEndpoints.inboxUnread).length]).toEqual([0, 2])
  })

  it('[UNREAD-07] that is hidden learns what was changed, and asks for nothing; one that is shown in time asks', async () => {
    const { one, two, settle } = await twoTabs()
    const page = (...ids: string[]) => json({ success: true, value: { list: ids.map((id) => row(id)), totalPages: 2 } })
    two.platform.on(inboxEndpoints.inboxList, () => page('1', '2'))
    await two.inbox.load()
    const before = two.asked().length
    two.ports.visibility.setVisible(false)
    await one.inbox.remove('2')
    await settle()
    expect([two.ids(), two.inbox.$unread.get(), two.asked().length]).toEqual([['1'], 1, before])
    await one.inbox.open('1')
    two.ports.visibility.setVisible(true)
    await settle()
    expect(two.platform.requestsOf(inboxEndpoints.inboxUnread)).toHaveLength(2)
  })

  it('[UNREAD-07] learns nothing of a change that has failed', async () => {
    const { one, two, settle } = await twoTabs()
    await two.inbox.load()
    one.platform.on(inboxEndpoints.inboxRead, broken)
    await one.inbox.open('1')
    await settle()
    expect([two.ids(), two.inbox.$unread.get()]).toEqual([['1', '2', '3 read'], 2])
    expect(two.platform.requestsOf(inboxEndpoints.inboxUnread)).toHaveLength(1)
  })

  it.each([
    ['read', [['1', '2 read', '3 read'], 1]],
    ['deleted', [['1', '3 read'], 1]],
  ] as const)(
    '[INBOX-03] that has %s a letter is not undone by a failure here: the letter stays so, and nothing is said',
    async (what, shown) => {
      const { one, two, settle } = await twoTabs()
      await two.inbox.load()
      const late = deferred<Response>()
      const deleting = { ...inboxEndpoints.inboxDelete, path: '/wps/inbox/messages/2' }
      two.platform.on(what === 'read' ? inboxEndpoints.inboxRead : deleting, () => late.promise)
      const act = ({ inbox }: typeof one) => (what === 'read' ? inbox.open('2') : inbox.remove('2'))
      const failing = act(two)
      await eventLoopTurns(5)
      await act(one)
      late.resolve(broken())
      expect(await failing).toMatchObject({ ok: true })
      expect([two.ids(), two.inbox.$unread.get(), two.events.toastKeys]).toEqual([...shown, []])
      await settle()
      expect([two.ids(), two.inbox.$unread.get()]).toEqual(shown)
    },
  )

  it('[UNREAD-07] learns of all that was changed, also what the tab that tells has learned itself', async () => {
    const { one, two } = await twoTabs()
    await two.inbox.load()
    await one.inbox.remove('2')
    await two.inbox.open('1')
    expect(JSON.parse(two.ports.storage.get('MC_READ:letters') ?? '')).toMatchObject({ read: ['1'], removed: ['2'] })
  })

  it('[UNREAD-07] of another member learns nothing', async () => {
    const { one, two, settle } = await twoTabs({ who: OTHER_MEMBER })
    await two.inbox.load()
    await one.inbox.open('1')
    await settle()
    expect([two.ids(), two.inbox.$unread.get()]).toEqual([['1', '2', '3 read'], 2])
  })
})
