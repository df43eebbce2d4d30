import { describe, expect, it } from 'vitest'
import { parseConfig } from '../check-config/parse-config.ts'
import { backTarget } from '../features/access/back-target.ts'
import type { SessionState } from '../features/auth/session/session.ts'
import { findRow } from '../kernel/routes.ts'
import { chromeFor } from './chrome.ts'
import { routes, type SiteRouteRow } from './routes.ts'

const config = parseConfig({ merchant: 'demo' })
const back = (path: string, depth = 1) => backTarget(routes, path, { config, depth, origin: 'https://foyer.test' })

const CATEGORY_PAGES = ['live', 'slot', 'sport', 'esport', 'fishing', 'poker'].map((name) => `/m/${name}-games`)

describe('chrome', () => {
  it('[LAYOUT-01] the header stands on the home paths and nowhere else', () => {
    for (const path of routes.home.paths) expect(chromeFor(`${path}?x=1`).header).toBe(true)
    for (const path of ['/m/login', '/m/set', '/m/gameList', '/m/nope']) expect(chromeFor(path).header).toBe(false)
  })

  it('[LAYOUT-02] these draw their own bar, the others have the shared one', () => {
    for (const path of [
      '/m/login',
      '/m/register',
      '/m/register.html',
      '/m/message',
      '/m/app',
      '/m/lottery',
      '/m/lott',
      '/m/elott',
      '/m/forget',
      '/m/agent',
      '/m/agent/team/overview',
      '/m/notice',
      '/m/member/notice',
      ...CATEGORY_PAGES,
      '/m/help',
      '/m/hot-games',
      '/m/changePsw',
    ]) {
      expect(chromeFor(path), path).toMatchObject({ topBar: false, backBar: true })
    }
    for (const path of ['/m/set', '/m/activity', '/m/gameList', '/m/slotsCenter', '/m/withdraw']) {
      expect(chromeFor(path), path).toMatchObject({ topBar: true, backBar: false })
    }
    expect(chromeFor('/m/home')).toMatchObject({ topBar: false, backBar: false })
  })

  it('[LAYOUT-03] eleven page groups have no footer', () => {
    for (const path of [
      '/m/login',
      '/m/register',
      '/m/register.html',
      '/m/slotsCenter',
      '/m/gameList',
      '/m/gameCenter',
      '/m/lottery',
      '/m/lott',
      '/m/forget',
      '/m/changePsw',
      '/m/app',
      '/m/notice',
      '/m/agent',
      '/m/agent/x',
      '/m/help',
    ]) {
      expect(chromeFor(path).footer, path).toBe(false)
    }
    for (const path of ['/m/home', '/m/message', '/m/activity', '/m/hot-games', '/m/set', '/m/live-games']) {
      expect(chromeFor(path).footer, path).toBe(true)
    }
  })

  it('[NAVBAR-01][LAYOUT-08] the password page is called by its occasion, and has an arrow where one is changed', () => {
    const member = (firstTimeLogin: boolean): SessionState => ({
      type: 'member',
      info: { token: 'T', merchantCode: 'demo', userName: 'u', type: 0, firstTimeLogin },
      isAgent: false,
    })
    const first = { titleKey: 'navbar.changePsw', back: false, logo: false }
    expect(chromeFor('/m/changePsw')).toMatchObject(first)
    expect(chromeFor('/m/changePsw', member(true))).toMatchObject(first)
    expect(chromeFor('/m/changePsw', member(false))).toMatchObject({ titleKey: 'navbar.changePassword', back: true })
    expect(back('/m/changePsw')).toEqual({ history: -1 })
    // The same page that guests find a lost password on.
    expect(chromeFor('/m/forget', member(false))).toMatchObject({ titleKey: 'navbar.phonePassword', back: true })
    expect(backTarget(routes, '/m/forget', { config, depth: 1, session: member(false) })).toEqual({ history: -1 })
    expect(backTarget(routes, '/m/forget', { config, depth: 0, session: member(false) })).toEqual({
      to: '/m/securityCenter',
    })
  })

  it('[LAYOUT-04] pages that draw their own bar have the title of the back bar', () => {
    for (const name of ['home', 'notice', 'help', 'app']) {
      expect(chromeFor(`/m/${name}?id=1`), name).toMatchObject({ topBar: false, titleKey: `backbar.${name}` })
    }
    // The shared bar of this site has a title of its own for the promotions, and none for their details.
    expect(chromeFor('/m/activity').titleKey).toBe('navbar.activity')
    expect(chromeFor('/m/activityDetail?id=1').titleKey).toBe('backbar.activityDetail')
    const ownBars = {
      ...routes,
      promotions: { ...routes.promotions, chrome: { ...routes.promotions.chrome, topBar: false } },
      promotion: { ...routes.promotion, chrome: { ...routes.promotion.chrome, topBar: false } },
    }
    const titleOf = (path: string) => chromeFor(path, { type: 'guest' }, ownBars).titleKey
    expect(titleOf('/m/activity')).toBe('backbar.activity')
    expect(titleOf('/m/activityDetail?id=1')).toBe('backbar.activityDetail')
    // A page with a bar of its own and without a title has that of home.
    expect(chromeFor('/m/agent')).toMatchObject({ backBar: true, titleKey: 'navbar.home' })
  })

  it.each([
    'login',
    'register',
    'forget',
    'trail',
    'changePsw',
    'home',
    'activity',
    'notice',
    'message',
    'gameCenter',
    'gameList',
    'slotsCenter',
    'set',
    'help',
  ])('[LAYOUT-05][NAVBAR-01] /m/%s has its own title in the shared bar, query and fragment aside', (name) => {
    const path = `/m/${name}?x=1#terms`
    const found = findRow<SiteRouteRow>(routes, path)
    if (found === undefined) throw new Error('no such page')
    const page = { ...found.row, chrome: { ...found.row.chrome, topBar: true } }
    const table = { ...routes, [found.match.name]: page }
    expect(chromeFor(path, { type: 'guest' }, table).titleKey).toBe(`navbar.${name}`)
  })

  it('[LAYOUT-05][ROUTE-29] a path without a title has that of home; the bar shows the title', () => {
    expect(chromeFor('/m/nope').titleKey).toBe('navbar.home')
    expect(chromeFor('/m/withdraw?x=1').titleKey).toBe('navbar.home')
    expect(chromeFor('/m/set').titleKey).toBe('navbar.set')
    expect(chromeFor('/m/gameCenter').titleKey).toBe('navbar.gameCenter')
    expect(chromeFor('/m/login').titleKey).toBe('navbar.login')
  })

  it('[ROUTE-03] both spellings of the registration have the same chrome', () => {
    expect(chromeFor('/m/register.html')).toEqual(chromeFor('/m/register'))
  })

  it('[LAYOUT-08][NAVBAR-05] no arrow on home and change password; the logo on home alone', () => {
    for (const path of routes.home.paths) expect(chromeFor(path)).toMatchObject({ back: false, logo: true })
    expect(chromeFor('/m/changePsw')).toMatchObject({ back: false, logo: false })
    expect(chromeFor('/m/set')).toMatchObject({ back: true, logo: false })
  })
})

describe('the way to the account', () => {
  it('stands on every page but those on the way into one', () => {
    const without = ['/m/login', '/m/register', '/m/register.html', '/m/forget', '/m/trail', '/m/changePsw']
    for (const path of without) expect(chromeFor(path).account, path).toBe(false)
    for (const path of ['/m/set', '/m/help', '/m/slot-games', '/m/nope'])
      expect(chromeFor(path).account, path).toBe(true)
  })
})
