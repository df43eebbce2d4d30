import { describe, expect, it } from 'vitest'
import { DONE } from '../../../kernel/result.ts'
import { createMemoryStorage } from '../../../ports/memory-storage.ts'
import { hang, json } from '../../../testing/scripted-platform.ts'
import {
  createTestLobby,
  GUEST,
  MEMBER,
  OTHER_MEMBER,
  type TestLobbyOptions,
  TRIAL,
} from '../../../testing/test-lobby-context.ts'
import { createAppDownloads } from '../../app/app-downloads/app-downloads.ts'
import { appDownloadEndpoints } from '../../app/app-downloads/endpoints.ts'
import { createInstall } from '../../app/install/install.ts'
import { OFFER_DELAY_MS } from '../../app/install/visits.ts'
import { createAnnouncements } from '../announcements/announcements.ts'
import { announcementEndpoints } from '../announcements/endpoints.ts'
import { createReadMarks } from '../announcements/read-marks.ts'
import { createHomePopups } from './home-popups.ts'

const ANDROID = 'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 Chrome/126.0 Mobile Safari/537.36'
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36'

interface BenchOptions extends TestLobbyOptions {
  readonly popups?: readonly Record<string, unknown>[]
  readonly links?: readonly Record<string, unknown>[]
  /** What the device knows of earlier visits; undefined: nothing. */
  readonly visits?: { readonly count?: number; readonly played?: boolean } | undefined
}

const TWO = [
  { id: 1, title: 'One' },
  { id: 2, title: 'Two' },
]
const APP = [
  { resourceType: 'Android', url: 'https://app.test/foyer.apk' },
  { resourceType: 'AppDownloadIcon', url: 'app/icon.svg' },
]

/** On a desktop unless it says otherwise, so that there is no app to offer. */
function bench({ popups = TWO, links = APP, visits, device, ...options }: BenchOptions = {}) {
  const test = createTestLobby({ ...options, device: { userAgent: DESKTOP, ...device } })
  test.platform.on(announcementEndpoints.announcements, () => json({ success: true, value: { popup: popups } }))
  test.platform.on(appDownloadEndpoints.resourceLinks, () => json({ success: true, value: links }))
  const made = createHomePopups(test.context, test.session, {
    announcements: createAnnouncements(test.context, test.session, createReadMarks(test.context, test.session)),
    install: createInstall(test.context, createAppDownloads(test.context)),
  })
  if (visits !== undefined) {
    test.ports.storage.set('foyer.visits', JSON.stringify({ count: 0, played: false, offered: false, ...visits }))
  }
  return {
    ...test,
    popups: made,
    /** Comes to the lobby and stays long enough for the app to be offered. */
    async stay() {
      await made.load()
      await test.clock.advance(OFFER_DELAY_MS)
    },
    /** What is open: the id of a sign-in popup, or 'app'. */
    shown: () => {
      const popup = made.$shown.get()
      return popup?.kind === 'announcement' ? popup.id : popup === undefined ? undefined : 'app'
    },
  }
}

/** A phone that has visited before. */
const PHONE = { device: { userAgent: ANDROID }, visits: { count: 1 } }

describe('popups of the login', () => {
  it('[HOME-05] one after another in their order, each opened by whoever knows a good moment', async () => {
    const { popups, shown } = bench({ who: MEMBER })
    expect(popups.$hasNext.get()).toBeUndefined()
    await popups.load()
    expect(popups.$hasNext.get()).toBe('announcement')
    expect(shown()).toBeUndefined()
    popups.open()
    expect(shown()).toBe(1)
    expect(popups.$hasNext.get()).toBeUndefined()
    popups.open()
    expect(shown()).toBe(1)
    popups.close()
    expect(shown()).toBe(2)
    popups.close()
    expect(shown()).toBeUndefined()
    expect(popups.$hasNext.get()).toBeUndefined()
  })

  it('says what could not be loaded, and shows nothing then', async () => {
    expect(await bench({ who: MEMBER }).popups.load()).toEqual(DONE)
    const failing = bench({ who: MEMBER })
    failing.platform.on(announcementEndpoints.announcements, () => json({}, { status: 400 }))
    expect(await failing.popups.load()).toMatchObject({
      ok: false,
      error: { endpoint: announcementEndpoints.announcements.id },
    })
    const told = failing.events.failures.filter(({ verb }) => verb !== 'favourites.load')
    expect(told.map(({ verb, shown }) => [verb, shown])).toEqual([['announcements.load', false]])
    failing.popups.open()
    expect(failing.shown()).toBeUndefined()
  })

  it.each([
    ['a guest', GUEST],
    ['a trial player', TRIAL],
    ['somebody who is not known yet', { type: 'unknown' } as const],
  ])('[HOME-05] none for %s', async (_, who) => {
    const { popups, shown } = bench({ who })
    await popups.load()
    expect(popups.$hasNext.get()).toBeUndefined()
    popups.open()
    expect(shown()).toBeUndefined()
  })

  it('[HOME-05] once per session: not after a reload, again after the next login', async () => {
    const sessionStorage = createMemoryStorage()
    const first = bench({ who: MEMBER, sessionStorage })
    await first.popups.load()
    first.popups.open()
    first.popups.leave()

    const reloaded = bench({ who: MEMBER, sessionStorage })
    await reloaded.popups.load()
    reloaded.popups.open()
    expect(reloaded.shown()).toBe(2)
    reloaded.popups.close()
    expect(reloaded.popups.$hasNext.get()).toBeUndefined()

    reloaded.become(GUEST)
    expect(sessionStorage.get('MC_LOGIN_POPUPS')).toBeNull()
    reloaded.become(MEMBER)
    await reloaded.idle()
    reloaded.popups.open()
    expect(reloaded.shown()).toBe(1)
  })

  it('[HOME-05] a popup that comes later in the session is shown too', async () => {
    const sessionStorage = createMemoryStorage()
    const first = bench({ who: MEMBER, sessionStorage, popups: [{ id: 1, title: 'One' }] })
    await first.popups.load()
    first.popups.open()
    const later = bench({ who: MEMBER, sessionStorage })
    await later.popups.load()
    later.popups.open()
    expect(later.shown()).toBe(2)
  })

  it('[HOME-05] another member has seen none of them', async () => {
    const { popups, shown, become, idle } = bench({ who: MEMBER })
    await popups.load()
    popups.open()
    become(OTHER_MEMBER)
    expect(shown()).toBeUndefined()
    await idle()
    popups.open()
    expect(shown()).toBe(1)
  })

  it('[HOME-05] after a login they wait for the answer that is for this member', async () => {
    const { popups, become, platform, idle } = bench()
    await popups.load()
    platform.on(announcementEndpoints.announcements, hang)
    become(MEMBER)
    await idle({ hanging: 1 })
    expect(popups.$hasNext.get()).toBeUndefined()
  })

  it('[HOME-05] leaving the lobby closes what is open, and keeps the rest for the way back', async () => {
    const { popups, shown } = bench({ who: MEMBER })
    await popups.load()
    popups.open()
    popups.leave()
    expect(shown()).toBeUndefined()
    expect(popups.$hasNext.get()).toBe('announcement')
    popups.open()
    expect(shown()).toBe(2)
  })

  it('[HOME-05][CONST-07] says what to show, how large, and where it leads', async () => {
    const row = { title: 'One', content: '<b>x</b>', announcementImages: [{ url: 'b' }, { url: 'a', sequence: -1 }] }
    const { popups } = bench({
      who: MEMBER,
      popups: [{ id: 1, ...row, url: '/m/activity?id=1', width: '320', height: 400 }],
    })
    await popups.load()
    popups.open()
    expect(popups.$shown.get()).toEqual({
      kind: 'announcement',
      id: 1,
      title: 'One',
      content: '<b>x</b>',
      image: 'a',
      target: { kind: 'page', path: '/m/activity?id=1' },
      size: { width: '3.2rem', height: '4rem', ratio: 0.8 },
    })
  })

  it.each([
    ['https://games.example/x', { kind: 'external', url: 'https://games.example/x' }],
    ['https://channel.example/x', { kind: 'external', url: 'https://channel.example/x' }],
    ['//evil.example', { kind: 'none' }],
    ['javascript:alert(1)', { kind: 'none' }],
    ['', { kind: 'none' }],
    [{ odd: true }, { kind: 'none' }],
  ])('[HOME-05] a tap on one of %o leads to %o', async (url, target) => {
    const { popups } = bench({
      who: MEMBER,
      popups: [{ id: 1, title: 'One', url }],
      config: { allowedOrigins: ['https://games.example'] },
    })
    await popups.load()
    popups.open()
    expect(popups.$shown.get()).toMatchObject({ target })
  })

  it('[HOME-05] those of other places, and those with nothing in them, are none', async () => {
    const rows = [
      { id: 1, title: 'Lists', groupName: 'm_game' },
      { id: 2, groupName: 'm_home' },
      { id: 3, title: 'Home', groupName: 'm_home' },
    ]
    const { popups, shown } = bench({ who: MEMBER, popups: rows })
    await popups.load()
    popups.open()
    expect(shown()).toBe(3)
    popups.close()
    expect(shown()).toBeUndefined()
  })
})

describe('the app', () => {
  it('[HOME-05][INSTALL-07] is offered once to a phone that came back, a minute after it arrived', async () => {
    const storage = createMemoryStorage()
    const sessionStorage = createMemoryStorage()
    const second = bench({ ...PHONE, storage, sessionStorage })
    await second.popups.load()
    await second.clock.advance(OFFER_DELAY_MS - 1)
    expect(second.popups.$hasNext.get()).toBeUndefined()
    await second.clock.advance(1)
    expect(second.popups.$hasNext.get()).toBe('download')
    second.popups.open()
    expect(second.popups.$shown.get()).toEqual({ kind: 'download' })
    second.popups.close()
    expect(second.popups.$hasNext.get()).toBeUndefined()
    second.popups.leave()
    expect(second.popups.$hasNext.get()).toBeUndefined()

    const tomorrow = bench({ ...PHONE, visits: undefined, storage })
    await tomorrow.stay()
    expect(tomorrow.popups.$hasNext.get()).toBeUndefined()
    expect(tomorrow.platform.requestsOf(appDownloadEndpoints.resourceLinks)).toEqual([])
  })

  it('[INSTALL-07] is not offered on a first visit, however long, unless a game was played', async () => {
    const first = bench({ ...PHONE, visits: undefined })
    await first.stay()
    await first.clock.advance(10 * OFFER_DELAY_MS)
    expect(first.popups.$hasNext.get()).toBeUndefined()
    expect(first.platform.requestsOf(appDownloadEndpoints.resourceLinks)).toEqual([])
    const played = bench({ ...PHONE, visits: { played: true } })
    await played.stay()
    expect(played.popups.$hasNext.get()).toBe('download')
  })

  it('[INSTALL-07] a reload begins neither a visit nor the minute anew; leaving the lobby ends the wait', async () => {
    const storage = createMemoryStorage()
    const sessionStorage = createMemoryStorage()
    const first = bench({ ...PHONE, visits: undefined, storage, sessionStorage })
    await first.popups.load()
    const reloaded = bench({ ...PHONE, visits: undefined, storage, sessionStorage })
    await reloaded.stay()
    expect(reloaded.popups.$hasNext.get()).toBeUndefined()

    const again = bench({ ...PHONE, visits: undefined, storage })
    await again.popups.load()
    await again.clock.advance(OFFER_DELAY_MS / 2)
    again.popups.leave()
    await again.clock.advance(OFFER_DELAY_MS)
    expect(again.popups.$shown.get()).toBeUndefined()
    await again.popups.load()
    expect(again.popups.$hasNext.get()).toBe('download')
  })

  it.each([
    ['where it is installed', { ...PHONE, device: { userAgent: ANDROID, standalone: true } }],
    ['on a desktop', { ...PHONE, device: { userAgent: DESKTOP } }],
    ['in a trial', { ...PHONE, who: TRIAL }],
    ['where there is none for this phone', { ...PHONE, links: [{ resourceType: 'IOS', url: 'https://i.test' }] }],
    ['before it is known who is here', { ...PHONE, who: { type: 'unknown' } as const }],
  ])('[HOME-05][INSTALL-07] is not offered %s', async (_, options) => {
    const { popups, stay } = bench(options)
    await stay()
    expect(popups.$hasNext.get()).toBeUndefined()
  })

  it('[HOME-05] never together with popups of the login, nor right after them: at the next arrival', async () => {
    const { popups, shown, stay } = bench({ ...PHONE, who: MEMBER })
    await stay()
    popups.open()
    popups.close()
    expect(shown()).toBe(2)
    popups.close()
    expect(shown()).toBeUndefined()
    expect(popups.$hasNext.get()).toBeUndefined()
    popups.leave()
    await popups.load()
    popups.open()
    expect(shown()).toBe('app')
  })

  it('[HOME-05] is offered to members whose popups cannot be had', async () => {
    const { popups, shown, platform, stay } = bench({ ...PHONE, who: MEMBER })
    platform.refuse(announcementEndpoints.announcements, 'system.upgrading')
    await stay()
    popups.open()
    expect(shown()).toBe('app')
  })

  it('leaves nothing behind', async () => {
    const { popups, context, leftovers } = bench({ ...PHONE, who: MEMBER })
    await popups.load()
    popups.open()
    context.scope.dispose()
    expect(leftovers()).toEqual([])
  })
})
