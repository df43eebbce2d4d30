import { describe, expect, it } from 'vitest'
import { parseConfig } from '../../check-config/parse-config.ts'
import type { RouteTable } from '../../kernel/routes.ts'
import { routes } from '../../site/routes.ts'
import { sessionFixture } from '../../testing/access-fixtures.ts'
import type { SessionState } from '../auth/session/session.ts'
import { backTarget, transitionFor } from './back-target.ts'

const config = parseConfig({ merchant: 'demo' })
const homeReading = parseConfig({ merchant: 'demo', readings: { forgotBack: 'home' } })
const back = (path: string, depth = 1) => backTarget(routes, path, { config, depth, origin: 'https://foyer.test' })

describe('the back arrow', () => {
  it('[LAYOUT-06][NAVBAR-04] leaves the forgot-password page by the reading', () => {
    expect(back('/m/forget')).toEqual({ to: '/m/login' })
    expect(backTarget(routes, '/m/forget', { config: homeReading, depth: 3 })).toEqual({ to: '/m/home' })
  })

  it('[LAYOUT-07][NAVBAR-03] leads home from four pages, and one step back elsewhere', () => {
    for (const path of ['/m/login', '/m/register', '/m/register.html', '/m/trail', '/m/activity']) {
      expect(back(path)).toEqual({ to: '/m/home' })
    }
    for (const path of ['/m/help', '/m/set', '/m/notice', '/m/nope']) expect(back(path)).toEqual({ history: -1 })
    expect(back('/m/help', 0)).toEqual({ to: '/m/home' })
  })

  it('takes one step back, or leads home, in place of a page that the front end left out', () => {
    const without: RouteTable = { ...routes, securityCenter: [] }
    const session: SessionState = sessionFixture(0)
    const from = (table: RouteTable, depth: number) => backTarget(table, '/m/forget', { config, depth, session })
    expect(from(routes, 0)).toEqual({ to: '/m/securityCenter' })
    expect([from(without, 0), from(without, 1)]).toEqual([{ to: '/m/home' }, { history: -1 }])
  })

  it.each([
    ['/m/activityDetail?id=42', '/m/activity'],
    ['/m/webEmail/letter?id=7', '/m/webEmail'],
  ])('[PROMO-08] of %s takes one step back, or leads to its list where it was opened directly', (path, list) => {
    expect([back(path), back(path, 0)]).toEqual([{ history: -1 }, { to: list }])
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
      expect(transitionFor(cause)).toEqual({ type: 'fade', ms: 300 })
    }
    expect(transitionFor('swipeBack')).toEqual({ type: 'none', ms: 0 })
  })
})
