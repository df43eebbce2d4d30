import { createSandbox } from '@foyer/sandbox'
import { atom } from 'nanostores'
import { describe, expect, it, onTestFinished } from 'vitest'
import { DONE, unwrap } from '../../../kernel/result.ts'
import { createMemoryStorage } from '../../../ports/memory-storage.ts'
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
import { signIn } from '../../auth/sign-in/sign-in.ts'
import { agentAnnouncements, createAgentAnnouncements } from './agent-announcements.ts'
import { announcements, createAnnouncements } from './announcements.ts'
import { announcementEndpoints } from './endpoints.ts'
import { createReadMarks } from './read-marks.ts'

const AGENT = { ...MEMBER, isAgent: true }
const rows = (...ids: readonly number[]) => ids.map((id) => ({ id, title: `Notice ${id}`, content: '', read: 0 }))

function bench({ who = MEMBER, ...options }: TestLobbyOptions = {}) {
  const test = createTestLobby({ who, config: { http: { retries: 0 } }, ...options })
  onTestFinished(async () => {
    test.dispose()
    await test.idle()
    expect(test.leftovers()).toEqual([])
  })
  const marks = createReadMarks(test.context, test.session)
  const own = createAnnouncements(test.context, test.session, marks)
  const forAgents = createAgentAnnouncements(test.context, test.session, test.guard, marks)
  const { platform } = test
  const send = (player: readonly object[]) =>
    platform.on(announcementEndpoints.announcements, () => json({ success: true, value: { player } }))
  const sendToAgents = (value: object) =>
    platform.on(announcementEndpoints.agentAnnouncements, () => json({ success: true, value }))
  platform.answer(announcementEndpoints.announcementRead, undefined)
  return {
    ...test,
    marks,
    announcements: own,
    agents: forAgents,
    send,
    sendToAgents,
    sent: () =>
      platform
        .requestsOf(announcementEndpoints.announcementRead)
        .map(({ body }) => JSON.parse(body) as { readonly announcementId: number }),
    loads: () => platform.requestsOf(announcementEndpoints.announcements).length,
    read: () => own.$notices.get().data?.map(({ id, read }) => [id, read]),
  }
}

describe('a mark', () => {
  it('[NOTICE-03] is sent once, whoever asks for it again', async () => {
    const { marks, sent, clock, idle } = bench()
    await Promise.all([marks.mark(7, () => {}), marks.mark(7, () => {})])
    await clock.advance(1000)
    await marks.mark(7, () => {})
    await idle()
    expect(sent()).toEqual([{ announcementId: 7, read: true }])
  })

  it('[NOTICE-03][NOTICE-04] is set here first, then told, then the notices are loaded again; once for each id', async () => {
    const { announcements, platform, send, sent, loads, read, idle, clock } = bench()
    send(rows(7, 8))
    await announcements.loadHome()
    const answer = deferred<Response>()
    platform.on(announcementEndpoints.announcementRead, () => answer.promise)
    const marked = announcements.markRead(7)
    expect([read(), announcements.$unread.get()]).toEqual([
      [
        [7, true],
        [8, false],
      ],
      1,
    ])
    await idle({ hanging: 1 })
    expect([sent(), loads()]).toEqual([[{ announcementId: 7, read: true }], 1])
    send([{ ...rows(7)[0], read: 1 }, ...rows(8)])
    answer.resolve(json({ success: true }))
    expect(await marked).toMatchObject({ ok: true })
    await idle()
    expect(loads()).toBe(2)
    await clock.advance(1000)
    for (const id of [7, 7, 999]) expect(await announcements.markRead(id)).toMatchObject({ ok: true })
    expect([sent().length, loads()]).toEqual([1, 2])
  })

  it('[NOTICE-03] is not sent for what the platform has as read', async () => {
    const { announcements, send, sent } = bench()
    send([{ ...rows(7)[0], read: 'true' }])
    await announcements.loadHome()
    await announcements.markRead(7)
    expect([announcements.$unread.get(), sent()]).toEqual([0, []])
  })

  it('[NOTICE-06][PCALL-05] is one request per 150 ms, none is lost, and one reload follows the last', async () => {
    const { announcements, send, sent, loads, clock, idle } = bench()
    send(rows(1, 2, 3))
    await announcements.loadHome()
    const marked = [1, 1, 2, 3].map((id) => announcements.markRead(id))
    await idle()
    const numbers = () => sent().map(({ announcementId }) => announcementId)
    expect([numbers(), announcements.$unread.get()]).toEqual([[1], 0])
    await clock.advance(149)
    expect(numbers()).toEqual([1])
    await clock.advance(1)
    expect(numbers()).toEqual([1, 2])
    await clock.advance(149)
    expect([numbers(), loads()]).toEqual([[1, 2], 1])
    await clock.advance(1)
    await Promise.all(marked)
    await idle()
    expect([numbers(), loads()]).toEqual([[1, 2, 3], 2])
  })

  it('[NOTICE-04] that is answered while the notices are asked for asks for them anew', async () => {
    const { announcements, platform, send, loads, idle } = bench()
    send(rows(1, 2))
    await announcements.loadHome()
    const early = deferred<Response>()
    platform.on(announcementEndpoints.announcements, () => early.promise)
    void announcements.refreshHome()
    await idle({ hanging: 1 })
    const before = loads()
    send(rows(1, 2))
    await announcements.markRead(1)
    early.resolve(json({ success: true, value: { player: rows(1, 2) } }))
    await idle()
    expect(loads()).toBe(before + 1)
  })

  it('[NOTICE-06] that follows an answered one keeps its distance too', async () => {
    const { announcements, send, sent, clock, idle } = bench()
    send(rows(1, 2))
    await announcements.loadHome()
    await announcements.markRead(1)
    await clock.advance(50)
    const second = announcements.markRead(2)
    await clock.advance(99)
    expect(sent()).toHaveLength(1)
    await clock.advance(1)
    await second
    await idle()
    expect(sent()).toHaveLength(2)
  })

  it('[NOTICE-04] that fails stays read here, says nothing and loads nothing again', async () => {
    const { announcements, platform, send, sent, loads, read, events, idle } = bench()
    send(rows(7))
    await announcements.loadHome()
    platform.on(announcementEndpoints.announcementRead, () => json({}, { status: 500 }))
    expect(await announcements.markRead(7)).toMatchObject({ ok: false })
    await idle()
    await announcements.refreshHome()
    expect([read(), announcements.$unread.get(), events.toastKeys]).toEqual([[[7, true]], 0, []])
    await announcements.markRead(7)
    expect([sent().length, loads()]).toEqual([1, 2])
  })

  it.each([
    ['a guest', GUEST],
    ['a trial player', TRIAL],
  ])('[NOTICE-05] of %s is not sent: all is read', async (_who, who) => {
    const { announcements, marks, send, sent, read } = bench({ who })
    send(rows(7))
    await announcements.loadHome()
    await announcements.markRead(7)
    await marks.mark(7, () => {})
    expect([read(), announcements.$unread.get(), sent()]).toEqual([[[7, true]], 0, []])
  })

  it('[UNREAD-07][NOTICE-05] is nobody else’s, and what waits is dropped with the user', async () => {
    const { announcements, send, sent, become, clock, idle, read } = bench()
    send(rows(1, 2))
    await announcements.loadHome()
    const marked = [announcements.markRead(1), announcements.markRead(2)]
    await idle()
    become(GUEST)
    // What the member was sent is not for the guest.
    expect([announcements.$unread.get(), read()]).toEqual([0, undefined])
    await clock.advance(1000)
    expect((await Promise.all(marked)).map(({ ok }) => ok)).toEqual([true, false])
    expect(sent()).toHaveLength(1)
    become(OTHER_MEMBER)
    // The flags on screen were sent to another user.
    expect(announcements.$unread.get()).toBe(0)
    await idle()
    expect(announcements.$unread.get()).toBe(2)
  })

  it('[NOTICE-05] an answer to the former user never counts for the next one', async () => {
    const { announcements, platform, send, become, idle, read } = bench({ who: GUEST })
    const late = deferred<Response>()
    platform.on(announcementEndpoints.announcements, () => late.promise)
    void announcements.loadHome()
    await idle({ hanging: 1 })
    send([{ ...rows(7)[0], read: 1 }])
    become(MEMBER)
    await idle({ hanging: 1 })
    late.resolve(json({ success: true, value: { player: rows(7, 8) } }))
    await idle()
    expect(read()).toEqual([[7, true]])
  })

  it('[NOTICE-03] is seen in other tabs of this member, and not sent there again', async () => {
    const storage = createMemoryStorage()
    const [one, two, three] = [
      bench({ storage }),
      bench({ storage: storage.tab() }),
      bench({ storage: storage.tab(), who: OTHER_MEMBER }),
    ]
    for (const tab of [one, two, three]) {
      tab.send(rows(1, 2))
      await tab.announcements.loadHome()
    }
    await one.announcements.markRead(1)
    expect([two.announcements.$unread.get(), three.announcements.$unread.get()]).toEqual([1, 2])
    await two.announcements.markRead(1)
    expect(two.sent()).toEqual([])
    await two.announcements.markRead(2)
    expect(one.announcements.$unread.get()).toBe(0)
    for (const tab of [one, two, three]) await tab.idle()
  })

  it('[NOTICE-06] that waits is not sent after the end', async () => {
    const { announcements, dispose, send, sent, clock, idle, leftovers } = bench()
    send(rows(1, 2, 3))
    await announcements.loadHome()
    const marked = [1, 2, 3].map((id) => announcements.markRead(id))
    await idle()
    dispose()
    await clock.advance(1000)
    expect((await Promise.all(marked)).map(({ error }) => error?.code)).toEqual([
      undefined,
      'request.aborted',
      'request.aborted',
    ])
    expect([sent().length, leftovers()]).toEqual([1, []])
  })

  it('[NOTICE-03] in two tabs at once is counted once in each', async () => {
    const storage = createMemoryStorage()
    const [one, two] = [bench({ storage }), bench({ storage: storage.tab() })]
    for (const tab of [one, two]) {
      tab.send(rows(1, 2))
      await tab.announcements.loadHome()
    }
    await Promise.all([one.announcements.markRead(1), two.announcements.markRead(2)])
    for (const tab of [one, two]) await tab.idle()
    expect([one.announcements.$unread.get(), two.announcements.$unread.get()]).toEqual([0, 0])
    expect([one.sent(), two.sent()]).toEqual([[{ announcementId: 1, read: true }], [{ announcementId: 2, read: true }]])
  })

  it('draws one row of ten thousand again', async () => {
    const { announcements, send, idle } = bench()
    send(rows(...Array.from({ length: 10_000 }, (_, index) => index)))
    await announcements.loadHome()
    const before = announcements.$notices.get().data ?? []
    await announcements.markRead(42)
    await idle()
    const after = announcements.$notices.get().data ?? []
    expect(after.filter((row, at) => row !== before[at]).map(({ id }) => id)).toEqual([42])
  })

  it('computes them again for a new response, a mark and another user, not while they load or for a renewed token', async () => {
    const { context, session, become, idle, send } = bench()
    let looks = 0
    class Ids extends Set<number> {
      override has(id: number): boolean {
        looks += 1
        return super.has(id)
      }
    }
    const $ids = atom<ReadonlySet<number>>(new Ids())
    const own = createAnnouncements(context, session, { $ids, mark: () => Promise.resolve(DONE) })
    const computed = () => {
      const since = looks
      looks = 0
      return since
    }
    send(rows(1, 2, 3))
    await own.loadHome()
    expect(computed()).toBe(3)
    const loading = own.refreshHome()
    expect(own.$notices.get()).toMatchObject({ status: 'ready', refreshing: true })
    expect(computed()).toBe(0)
    await loading
    expect(computed()).toBe(3)
    if (MEMBER.type !== 'member') throw new Error('a member')
    become({ ...MEMBER, info: { ...MEMBER.info, token: 'renewed' } })
    await idle()
    expect(computed()).toBe(0)
    $ids.set(new Ids([1]))
    expect([own.$notices.get().data?.map(({ read }) => read), computed()]).toEqual([[true, false, false], 3])
  })

  it('rows that came twice are one notice, and those without an id none', async () => {
    const { announcements, send, read } = bench()
    send([...rows(7), ...rows(7), { title: 'Nobody' }, { ...rows(8)[0], startDate: 'soon', title: null }])
    await announcements.loadHome()
    expect(read()).toEqual([
      [7, false],
      [8, false],
    ])
  })
})

describe('announcements for agents', () => {
  it('[NOTICE-09][PCALL-07][PDATA-05] have a call of their own, and the count of its footer', async () => {
    const { agents, platform, sendToAgents, idle, sent } = bench({ who: AGENT })
    sendToAgents({ list: rows(501, 502), footer: { unreadCount: '3' } })
    await agents.load()
    const [request] = platform.requestsOf(announcementEndpoints.agentAnnouncements)
    expect(request).toMatchObject({ method: 'GET', path: '/wps/agent/announcements' })
    expect(request?.headers.get('authorization')).toMatch(/^Bearer ./)
    expect(request?.query).toEqual({ types: 'A', groupName: 'm_home', platform: 'M', merchantCode: 'demo' })
    expect([agents.$notices.get().data?.length, agents.$unread.get()]).toEqual([2, 3])
    const marked = agents.markRead(501)
    expect(agents.$unread.get()).toBe(2)
    sendToAgents({ list: rows(502), footer: { unreadCount: 1 } })
    await marked
    await idle()
    expect([sent(), agents.$unread.get()]).toEqual([[{ announcementId: 501, read: true }], 1])
    expect(platform.requestsOf(announcementEndpoints.agentAnnouncements)).toHaveLength(2)
  })

  it('[PCALL-07] need a session: without one nothing is sent', async () => {
    const { foyer, asked, idle, end } = createTestFoyerOnSandbox(createSandbox)
    onTestFinished(() => expect(end()).toEqual([]))
    await idle()
    const input = { types: 'A', groupName: 'm_home', platform: 'M', merchantCode: 'demo' } as const
    await expect(foyer.call(announcementEndpoints.agentAnnouncements, input)).rejects.toMatchObject({
      code: 'session.required',
    })
    expect(asked('agentAnnouncements')).toBe(0)
  })

  it.each([[{ unreadCount: -4 }], [{ unreadCount: 'many' }], [{ unReadCount: 3 }], [undefined], ['x']])(
    '[NOTICE-09][PDATA-06] a footer of %o counts nothing',
    async (footer) => {
      const { agents, platform } = bench({ who: AGENT })
      platform.on(announcementEndpoints.agentAnnouncements, () =>
        json({ success: true, value: { list: rows(501), footer } }),
      )
      await agents.load()
      expect([agents.$notices.get().status, agents.$unread.get()]).toEqual(['ready', 0])
    },
  )

  it.each([
    ['guests', GUEST],
    ['trial players', TRIAL],
    ['players', MEMBER],
  ])('[NOTICE-09] are not asked for by %s', async (_who, who) => {
    const { agents, platform } = bench({ who })
    await agents.load()
    await agents.refresh()
    expect([platform.requests, agents.$notices.get().status]).toEqual([[], 'idle'])
  })

  it('[NOTICE-09] are dropped with the user', async () => {
    const { agents, sendToAgents, become } = bench({ who: AGENT })
    sendToAgents({ list: rows(501), footer: { unreadCount: 1 } })
    await agents.load()
    become(GUEST)
    expect([agents.$notices.get().status, agents.$unread.get()]).toEqual(['idle', 0])
  })
})

it('[NOTICE-04][PCALL-05] on the sandbox a mark is still there after a reload', async () => {
  const test = createTestFoyerOnSandbox(createSandbox, { path: '/m/home' })
  onTestFinished(() => expect(test.end()).toEqual([]))
  await test.idle()
  const entered = test.foyer.use(signIn).withPassword({ ...DEMO, username: 'agent2' })
  await test.idle()
  unwrap(await entered)
  const own = test.foyer.use(announcements)
  await own.loadHome()
  const [first] = own.$notices.get().data ?? []
  const unread = own.$unread.get()
  await own.markRead(first?.id ?? 0)
  await test.idle()
  expect([own.$unread.get(), own.$notices.get().data?.[0]?.raw.read]).toEqual([unread - 1, true])
  const agents = test.foyer.use(agentAnnouncements)
  await agents.load()
  expect(agents.$unread.get()).toBe(3)
  const marking = agents.markRead(502)
  await test.clock.advance(150)
  await marking
  await test.idle()
  expect([agents.$unread.get(), test.asked('announcementRead')]).toEqual([2, 2])
})
