import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { CONTENT_TYPES } from '../../../config/code-lists.ts'
import { isFoyerError } from '../../../kernel/errors.ts'
import { aborted } from '../../../kernel/result.ts'
import { writable } from '../../../kernel/store.ts'
import { hang, json } from '../../../testing/scripted-platform.ts'
import {
  createTestLobby,
  GUEST,
  MEMBER,
  OTHER_MEMBER,
  type TestLobbyOptions,
  TRIAL,
} from '../../../testing/test-lobby-context.ts'
import { createPromotions } from '../promotions/promotions.ts'
import { announcementQuery, createAnnouncements } from './announcements.ts'
import { announcementEndpoints } from './endpoints.ts'
import { createReadMarks } from './read-marks.ts'

const notice = (id: number, rest: Record<string, unknown> = {}) => ({
  id,
  title: `Notice ${id}`,
  content: '<b>x</b>',
  ...rest,
})
const banner = (bannerId: number, rest: Record<string, unknown> = {}) => ({ bannerId, groupName: 'm_home', ...rest })

function bench(options: TestLobbyOptions = {}) {
  const test = createTestLobby(options)
  const own = createAnnouncements(test.context, test.session, createReadMarks(test.context, test.session))
  const promotions = createPromotions(test.context, {
    session: test.session,
    guard: test.guard,
    wallet: { invalidate: () => {}, format: () => '' },
    attempts: { run: async () => aborted(), $attempts: writable([]) },
  })
  const queries = () => test.platform.requestsOf(announcementEndpoints.announcements).map(({ query }) => query)
  /** Answers what the reader must cope with, whether the contract knows it or not. */
  const say = (value: unknown) =>
    test.platform.on(announcementEndpoints.announcements, () => json({ success: true, value }))
  return { ...test, announcements: own, promotions, queries, say }
}

const data = <T>($resource: { get(): { status: string; data?: T } }) => $resource.get().data

describe('questions', () => {
  it('[PDATA-03] type codes', () => {
    expect(CONTENT_TYPES).toEqual({ Agent: 'A', Player: 'PL', Banner: 'B', PopUp: 'PU', Promotion: 'PR', H: 'H' })
  })

  it('[PDATA-04] four variants, the first for banner groups only', () => {
    expect(announcementQuery({ variant: 'group', groupName: 'm_reg' })).toEqual({
      types: 'B,PL,PU',
      groupName: 'm_reg',
    })
    expect(announcementQuery({ variant: 'all' })).toEqual({ types: 'B,PL,PU,PR,H', groupName: '' })
    expect(announcementQuery({ variant: 'promotions' })).toEqual({ types: 'PR', groupName: '' })
    expect(announcementQuery({ variant: 'agent' })).toEqual({ types: 'A', groupName: 'm_home' })
    const other = () => announcementQuery({ variant: 'group', groupName: 'other' as 'm_home' })
    expect(other).toThrow(expect.toSatisfy((error) => isFoyerError(error) && error.code === 'request.invalid'))
  })

  it('[PDATA-04][PDATA-05] home asks for its group, platform M and the merchant; a guest sends no token', async () => {
    const { announcements: own, queries, say } = bench({ config: { auth: { tokenPlacement: 'both' } } })
    say({})
    await own.loadHome()
    expect(queries()).toEqual([
      { types: 'B,PL,PU', groupName: 'm_home', platform: 'M', merchantCode: 'demo', language: 'EN' },
    ])
  })

  it('[PROMO-01][PDATA-04] the promotions ask once, for their type alone, and are those of their group', async () => {
    const { promotions, queries, say } = bench()
    say({ promotion: [notice(1)], hot: [notice(2)], player: [notice(3)] })
    await promotions.load()
    expect(queries()).toEqual([{ types: 'PR', groupName: '', platform: 'M', merchantCode: 'demo', language: 'EN' }])
    expect(promotions.$state.get().data?.map(({ id }) => id)).toEqual([1])
  })

  it('[PDATA-06] the number of unread notices has a small r here', () => {
    const footer = (value: object) => z.parse(announcementEndpoints.announcements.output, { footer: value }).footer
    expect(footer({ unreadCount: 3, unReadCount: 9 })).toEqual({ unreadCount: 3 })
    expect(footer({ unReadCount: 9 })).toEqual({ unreadCount: undefined })
  })

  it('[PDATA-05] with a session the token goes along where the merchant wants it in the payload', async () => {
    const {
      announcements: own,
      say,
      queries,
    } = bench({
      who: MEMBER,
      config: { auth: { tokenPlacement: 'both' } },
    })
    say({})
    await own.loadHome()
    expect(queries()[0]?.token).toBe('token-player1')
  })

  it('[PDATA-04] the page of notices asks for everything, once, also when the lobby has asked for its part', async () => {
    const { announcements: own, queries, say, idle } = bench()
    say({ player: [notice(1)], banners: [banner(1), banner(2, { groupName: 'm_reg' })] })
    await own.loadHome()
    await own.loadAll()
    await own.loadAll()
    const everything = { types: 'B,PL,PU,PR,H', groupName: '', platform: 'M', merchantCode: 'demo', language: 'EN' }
    expect(queries().slice(1)).toEqual([everything])
    expect(data(own.$notices)?.map(({ id }) => id)).toEqual([1])
    expect(data(own.$banners)?.map(({ bannerId }) => bannerId)).toEqual([1])
    await own.refreshHome()
    await idle()
    expect(queries().slice(2)).toMatchObject([{ types: 'B,PL,PU', groupName: 'm_home' }])
  })

  it('[PDATA-04] a sign-in and a read mark load everything again, and a sign-out the part of the lobby', async () => {
    const { announcements: own, queries, say, idle, become, platform } = bench()
    platform.answer(announcementEndpoints.announcementRead, undefined)
    say({ player: [notice(1, { read: 0 })] })
    await own.loadHome()
    become(MEMBER)
    await idle()
    expect(queries().slice(1)).toMatchObject([{ types: 'B,PL,PU,PR,H', groupName: '' }])
    await own.markRead(1)
    await idle()
    expect(queries().slice(2)).toMatchObject([{ types: 'B,PL,PU,PR,H', groupName: '' }])
    become(GUEST)
    await idle()
    expect(queries().slice(3)).toMatchObject([{ types: 'B,PL,PU', groupName: 'm_home' }])
  })

  it('[PDATA-04] ticker and banners share one question, however often they ask', async () => {
    const { announcements: own, say, queries } = bench()
    say({})
    await Promise.all([own.loadHome(), own.loadHome()])
    await own.loadHome()
    expect(queries()).toHaveLength(1)
  })
})

describe('answers', () => {
  it('[PDATA-01] fields are kept, lists and ids are read whatever they look like', async () => {
    const { promotions, say } = bench()
    say({
      promotion: [
        {
          id: '42',
          title: 'Rain',
          content: '<b>x</b>',
          startDate: '2024-03-05T00:00:00Z',
          endDate: 1_711_929_600_000,
          noExpiry: '1',
          promoAnnouncementCategoryIds: [1, '2'],
          announcementImages: [
            { url: 'b.svg', sequence: 2 },
            { url: 'a.svg', sequence: 1 },
          ],
          groupName: 'vip',
        },
        { id: 7, noExpiry: 1 },
        { id: 8, noExpiry: 0, title: null },
        { title: 'no id' },
      ],
    })
    await promotions.load()
    expect(data(promotions.$state)).toMatchObject([
      {
        id: 42,
        title: 'Rain',
        content: '<b>x</b>',
        startDate: Date.UTC(2024, 2, 5),
        endDate: 1_711_929_600_000,
        noExpiry: true,
        categoryIds: [1, 2],
        images: ['a.svg', 'b.svg'],
        groupName: 'vip',
        read: true,
        raw: expect.objectContaining({ title: 'Rain', noExpiry: true }),
      },
      { id: 7, noExpiry: true, categoryIds: [], images: [], startDate: undefined },
      { id: 8, noExpiry: false, title: '' },
    ])
  })

  it.each([
    ...[{ startDate: true }, { startDate: {} }, { endDate: [] }, { groupName: true }, { noExpiry: {} }],
    ...[{ announcementImages: {} }, { announcementImages: 'x' }, { promoAnnouncementCategoryIds: 'x' }],
  ])('[PDATA-12] a field that cannot be read takes nothing else with it: %j', async (odd) => {
    const { promotions, say } = bench()
    say({ promotion: [notice(1, odd), notice(2)] })
    await promotions.load()
    expect(data(promotions.$state)).toMatchObject([
      { id: 1, title: 'Notice 1', startDate: undefined, endDate: undefined, noExpiry: false, images: [] },
      { id: 2 },
    ])
  })

  it('[PDATA-12] what the specification does not name is kept; what may be missing may be missing', async () => {
    const { announcements: own, promotions, say } = bench()
    say({ promotion: [{ id: 1, memberLabel: { text: 'Join' } }], banners: [{ bannerId: 2, campaign: 'x' }] })
    await promotions.load()
    expect(data(promotions.$state)?.[0]).toMatchObject({ id: 1, title: '', raw: { memberLabel: { text: 'Join' } } })
    await own.loadHome()
    expect(data(own.$banners)?.[0]).toMatchObject({ bannerId: 2, images: [], raw: { campaign: 'x' } })
  })

  it('[NOTICE-01] notices are in the order of their days, newest first, however they were sent', async () => {
    const { announcements: own, say } = bench()
    const days = ['2026-11-02', '2026-11-21', undefined, '2026-11-13', '2026-10-23', undefined]
    say({ player: days.map((startDate, index) => ({ ...notice(index), startDate })) })
    await own.loadHome()
    expect(data(own.$notices)?.map(({ id }) => id)).toEqual([1, 3, 0, 4, 2, 5])
  })

  it('[PDATA-02] groups that are missing are empty, unknown ones are ignored', async () => {
    const { announcements: own, say } = bench()
    say({ player: [notice(1)], other: [notice(2)] })
    await own.loadHome()
    expect(data(own.$notices)).toHaveLength(1)
    expect(data(own.$banners)).toEqual([])
  })

  it('[DATA-06] banners are those of the group, their pictures in order of sequence', async () => {
    const { announcements: own, say, queries } = bench()
    say({
      banners: [
        banner(1, {
          announcementImages: [
            { url: 'b', sequence: '2' },
            { url: 'a', sequence: 1 },
          ],
        }),
        banner(2, { groupName: 'm_game' }),
        banner(3, { groupName: null, title: 'Everywhere' }),
      ],
    })
    await own.loadHome()
    expect(data(own.$banners)).toMatchObject([
      { bannerId: 1, images: ['a', 'b'] },
      { bannerId: 3, title: 'Everywhere' },
    ])
    await own.loadBanners('m_game')
    expect(queries()[1]?.groupName).toBe('m_game')
    expect(data(own.bannersOf('m_game'))).toMatchObject([{ bannerId: 2 }, { bannerId: 3 }])
    expect(own.bannersOf('m_home')).toBe(own.$banners)
  })

  it.each([
    ['/m/activity?id=1', { kind: 'page', path: '/m/activity?id=1' }],
    ['https://foyer.test/m/home', { kind: 'page', path: '/m/home' }],
    ['https://games.example/x', { kind: 'external', url: 'https://games.example/x' }],
    ['/demo/rules.html', { kind: 'external', url: 'https://foyer.test/demo/rules.html' }],
    ['https://channel.example/x', { kind: 'external', url: 'https://channel.example/x' }],
    ['//evil.example', { kind: 'none' }],
    ['javascript:alert(1)', { kind: 'none' }],
    ['', { kind: 'none' }],
    [undefined, { kind: 'none' }],
  ])('[DATA-06] a banner of %s leads to %o', async (url, target) => {
    const { announcements: own, say } = bench({ config: { allowedOrigins: ['https://games.example'] } })
    say({ banners: [banner(1, url === undefined ? {} : { url })] })
    await own.loadHome()
    expect(data(own.$banners)?.[0]?.target).toEqual(target)
  })
})

describe('who reads', () => {
  const flags = [notice(1, { read: 0 }), notice(2, { read: 1 }), notice(3)]

  it.each([
    ['a guest', GUEST, [true, true, true]],
    ['a trial player', TRIAL, [true, true, true]],
    ['a member', MEMBER, [false, true, false]],
  ])('for %s', async (_, who, read) => {
    const { announcements: own, say } = bench({ who })
    say({ player: flags })
    await own.loadHome()
    expect(data(own.$notices)?.map((row) => row.read)).toEqual(read)
  })

  it('[PDATA-04] after a login what was loaded is asked again, after the logout all is read', async () => {
    const { announcements: own, say, become, queries, idle } = bench()
    say({ player: flags })
    await own.loadHome()
    become(MEMBER)
    await idle()
    expect(queries()).toHaveLength(2)
    expect(data(own.$notices)?.map((row) => row.read)).toEqual([false, true, false])
    become(GUEST)
    // What the member was sent is not for the guest.
    expect(data(own.$notices)).toBeUndefined()
    await idle()
    expect(data(own.$notices)?.every((row) => row.read)).toBe(true)
  })

  it.each([
    ['another member', OTHER_MEMBER],
    ['a guest', GUEST],
  ])('[PDATA-04] what a member was sent is not shown to %s, also where the next answer fails', async (_, next) => {
    const {
      announcements: own,
      say,
      become,
      idle,
      platform,
    } = bench({
      who: MEMBER,
      config: { http: { retries: 0 } },
    })
    say({ banners: [banner(1)], player: [notice(1)], popup: [notice(2)] })
    await own.loadHome()
    expect([data(own.$notices)?.length, data(own.$popups)?.length]).toEqual([1, 1])
    platform.on(announcementEndpoints.announcements, () => json({}, { status: 500 }))
    become(next)
    expect([data(own.$notices), data(own.$popups), data(own.$banners)?.length]).toEqual([undefined, undefined, 1])
    await idle()
    for (const $shown of [own.$notices, own.$popups]) expect($shown.get()).toMatchObject({ status: 'failed' })
    expect(data(own.$banners)).toHaveLength(1)
  })
})

describe('language', () => {
  it('[PDATA-05][LIST-15] another language asks what was loaded again, and an earlier answer counts for nothing', async () => {
    const { announcements: own, platform, languages, queries, idle, say } = bench()
    platform.on(announcementEndpoints.announcements, hang)
    void own.loadHome()
    await idle({ hanging: 1 })
    say({ player: [notice(9)] })
    languages.setLanguage('TY')
    await idle()
    expect(platform.requestsOf(announcementEndpoints.announcements)[0]?.signal.aborted).toBe(true)
    expect(queries().map(({ types, language }) => [types, language])).toEqual([
      ['B,PL,PU', 'EN'],
      ['B,PL,PU', 'TY'],
    ])
    expect(data(own.$notices)).toMatchObject([{ id: 9 }])
  })

  it('a failure is shown as one and can be tried again', async () => {
    const { announcements: own, platform, say } = bench()
    platform.refuse(announcementEndpoints.announcements, 'system.upgrading')
    await own.loadHome()
    expect(own.$notices.get()).toMatchObject({ status: 'failed', error: { code: 'system.upgrading' } })
    say({ player: [notice(1)] })
    await own.loadHome()
    expect(data(own.$notices)).toHaveLength(1)
  })
})
