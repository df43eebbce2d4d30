import { describe, expect, it } from 'vitest'
import { parseConfig } from '../../../config/config.ts'
import type { SessionState } from '../../auth/session/session.ts'
import { backBarTitleKey, backTarget, layoutFor, navbarTitleKey, transitionFor } from './layout.ts'
import { HOME_PATHS } from './routes.ts'

const config = parseConfig({ merchantCode: 'demo' })
const homeReading = parseConfig({ merchantCode: 'demo', readings: { forgotBack: 'home' } })
const back = (path: string, depth = 1) => backTarget(path, { config, depth, origin: 'https://foyer.test' })

const CATEGORY_PAGES = ['live', 'slot', 'sport', 'esport', 'fishing', 'poker'].map((name) => `/m/${name}-games`)

describe('chrome', () => {
  it('[LAYOUT-01] the header stands on the home paths and nowhere else', () => {
    for (const path of HOME_PATHS) expect(layoutFor(`${path}?x=1`).header).toBe(true)
    for (const path of ['/m/login', '/m/set', '/m/gameList', '/m/nope']) expect(layoutFor(path).header).toBe(false)
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
      expect(layoutFor(path), path).toMatchObject({ topBar: false, backBar: true })
    }
    for (const path of ['/m/set', '/m/activity', '/m/gameList', '/m/slotsCenter', '/m/withdraw']) {
      expect(layoutFor(path), path).toMatchObject({ topBar: true, backBar: false })
    }
    expect(layoutFor('/m/home')).toMatchObject({ topBar: false, backBar: false })
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
      expect(layoutFor(path).footer, path).toBe(false)
    }
    for (const path of ['/m/home', '/m/message', '/m/activity', '/m/hot-games', '/m/set', '/m/live-games']) {
      expect(layoutFor(path).footer, path).toBe(true)
    }
  })

  it('[NAVBAR-01][LAYOUT-08] the password page is called by its occasion, and has an arrow where one is changed', () => {
    const member = (firstTimeLogin: boolean): SessionState => ({
      type: 'member',
      info: { token: 'T', merchantCode: 'demo', userName: 'u', type: 0, firstTimeLogin },
      isAgent: false,
    })
    const first = { titleKey: 'navbar.changePsw', back: false, logo: false }
    expect(layoutFor('/m/changePsw')).toMatchObject(first)
    expect(layoutFor('/m/changePsw', member(true))).toMatchObject(first)
    expect(layoutFor('/m/changePsw', member(false))).toMatchObject({ titleKey: 'navbar.changePassword', back: true })
    expect(back('/m/changePsw')).toEqual({ history: -1 })
    // The same page that guests find a lost password on.
    expect(layoutFor('/m/forget', member(false))).toMatchObject({ titleKey: 'navbar.phonePassword', back: true })
    expect(backTarget('/m/forget', { config, depth: 1, session: member(false) })).toEqual({ history: -1 })
    expect(backTarget('/m/forget', { config, depth: 0, session: member(false) })).toEqual({ to: '/m/securityCenter' })
  })

  it('[LAYOUT-04] back-bar titles', () => {
    const titles = ['home', 'notice', 'activity', 'activityDetail', 'help', 'app']
    for (const name of titles) expect(backBarTitleKey(`/m/${name}?id=1`)).toBe(`backbar.${name}`)
    expect(backBarTitleKey('/m/set')).toBe('backbar.home')
    expect(layoutFor('/m/notice').titleKey).toBe('backbar.notice')
    expect(layoutFor('/m/app').titleKey).toBe('backbar.app')
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
  ])('[LAYOUT-05][NAVBAR-01] /m/%s has its own title, query and fragment aside', (name) => {
    expect(navbarTitleKey(`/m/${name}?x=1#terms`)).toBe(`navbar.${name}`)
  })

  it('[LAYOUT-05][ROUTE-29] a path without a title has that of home; the bar shows the title', () => {
    expect(navbarTitleKey('/m/nope')).toBe('navbar.home')
    expect(layoutFor('/m/set').titleKey).toBe('navbar.set')
    expect(layoutFor('/m/gameCenter').titleKey).toBe('navbar.gameCenter')
    expect(layoutFor('/m/login').titleKey).toBe('navbar.login')
  })

  it('[ROUTE-03] both spellings of the registration have the same chrome', () => {
    expect(layoutFor('/m/register.html')).toEqual(layoutFor('/m/register'))
  })

  it('[LAYOUT-08][NAVBAR-05] no arrow on home and change password; the logo on home alone', () => {
    for (const path of HOME_PATHS) expect(layoutFor(path)).toMatchObject({ back: false, logo: true })
    expect(layoutFor('/m/changePsw')).toMatchObject({ back: false, logo: false })
    expect(layoutFor('/m/set')).toMatchObject({ back: true, logo: false })
  })
})

describe('the way to the account', () => {
  it('stands on every page but those on the way into one', () => {
    const without = ['/m/login', '/m/register', '/m/register.html', '/m/forget', '/m/trail', '/m/changePsw']
    for (const path of without) expect(layoutFor(path).account, path).toBe(false)
    for (const path of ['/m/set', '/m/help', '/m/slot-games', '/m/nope'])
      expect(layoutFor(path).account, path).toBe(true)
  })
})

describe('the back arrow', () => {
  it('[LAYOUT-06][NAVBAR-04] leaves the forgot-password page by the reading', () => {
    expect(back('/m/forget')).toEqual({ to: '/m/login' })
    expect(backTarget('/m/forget', { config: homeReading, depth: 3 })).toEqual({ to: '/m/home' })
  })

  it('[LAYOUT-07][NAVBAR-03] leads home from four pages, and one step back elsewhere', () => {
    for (const path of ['/m/login', '/m/register', '/m/register.html', '/m/trail', '/m/activity']) {
      expect(back(path)).toEqual({ to: '/m/home' })
    }
    for (const path of ['/m/help', '/m/set', '/m/notice', '/m/nope']) expect(back(path)).toEqual({ history: -1 })
    expect(back('/m/help', 0)).toEqual({ to: '/m/home' })
  })

  it('[NOTICE-08] returns to the referrer of the announcements', () => {
    expect(back('/m/notice?referrer=%2Fm%2Fset')).toEqual({ to: '/m/set' })
    expect(back('/m/member/notice?referrer=/m/agent')).toEqual({ to: '/m/agent' })
    expect(back('/m/notice?referrer=https://foyer.test/m/set')).toEqual({ to: '/m/set' })
  })

  it.each([
    'https://evil.example',
    'https://evil.example/m/home',
    '//evil.example/m/home',
    '///evil.example/m/',
    '/\\evil.example/m/',
    '\\\\evil.example/m/',
    '/\t/evil.example/m/',
    'https:evil.example',
    'https://foyer.test@evil.example/m/',
    'https://foyer.test.evil.example/m/',
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)//m/',
    'data:text/html,/m/',
    'blob:https://foyer.test/m/',
    '/m/../admin',
    '/m/%2e%2e/admin',
    '/mobile',
    '/m.evil',
    '/admin/m/home',
    'http://foyer.test/m/home',
    'https://[/m/',
  ])('[NOTICE-08] ignores a referrer that leaves the site: %s', (referrer) => {
    expect(back(`/m/notice?referrer=${encodeURIComponent(referrer)}`)).toEqual({ history: -1 })
  })
})

describe('moving', () => {
  it('[ROUTE-25] fades for 300 ms, except after a back-swipe', () => {
    for (const cause of ['push', 'replace', 'pop'] as const) {
      expect(transitionFor({ cause })).toEqual({ type: 'fade', ms: 300 })
    }
    expect(transitionFor({ cause: 'swipeBack' })).toEqual({ type: 'none', ms: 0 })
  })
})
