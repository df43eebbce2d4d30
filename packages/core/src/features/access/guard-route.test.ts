import { describe, expect, it } from 'vitest'
import { parseConfig } from '../../check-config/parse-config.ts'
import type { FoyerConfigInput } from '../../config/config.ts'
import { FLAG_NAMES, type FlagName } from '../../config/flags.ts'
import { toPath } from '../../kernel/routes.ts'
import { routes } from '../../site/routes.ts'
import { flagFixture, sessionFixture } from '../../testing/access-fixtures.ts'
import type { SessionState } from '../auth/session/session.ts'
import { guardRoute, type RouteResult, resolveRedirects } from './guard-route.ts'

const configOf = (more: Partial<FoyerConfigInput> = {}) => parseConfig({ merchant: 'demo', ...more })
const config = configOf()

const session = (type: number) => sessionFixture(type, config)
const guest = sessionFixture('guest')

const outcome = (path: string, who: SessionState, on: readonly FlagName[] = FLAG_NAMES, conf = config) => {
  const result = guardRoute(routes, path, who, flagFixture(on), conf)
  switch (result.outcome) {
    case 'redirect':
      return toPath(routes, result.to)
    case 'popup':
      return result.popup
    case 'allow':
    case 'wait':
    case 'message':
    case 'hidden':
      return result.outcome
  }
}

describe('guards', () => {
  it('[ROUTE-28] waits while the session is unknown, but not for pages that are open', () => {
    expect(outcome('/m/withdraw', { type: 'unknown' })).toBe('wait')
    expect(outcome('/m/login', { type: 'unknown' })).toBe('wait')
    expect(outcome('/m/home', { type: 'unknown' })).toBe('allow')
  })

  it('[ROUTE-28] waits for flags that have not arrived', () => {
    expect(guardRoute(routes, '/m/gameRecord', session(0), flagFixture([], false), config).outcome).toBe('wait')
    expect(guardRoute(routes, '/m/withdraw', session(0), flagFixture([], false), config).outcome).toBe('allow')
  })

  it('[ROUTE-28] a flag that is off sends home with a message', () => {
    expect(guardRoute(routes, '/m/gameRecord', session(0), flagFixture([]), config)).toEqual({
      outcome: 'redirect',
      to: { name: 'home' },
      message: { key: 'error.no.permission' },
      reason: { code: 'flag-off', flag: 'TRANSBETREPMEM3' },
    })
  })

  it('[PROLE-04] the reward center says where to ask when it is off', () => {
    expect(guardRoute(routes, '/m/rewardCenter', session(0), flagFixture([]), config)).toMatchObject({
      to: { name: 'home' },
      message: { key: 'toast.contact_service' },
    })
  })

  it.each<[string, FlagName]>([
    ['/m/gameRecord', 'TRANSBETREPMEM3'],
    ['/m/transaction/record', 'TRANSREC3'],
    ['/m/profitandloss', 'PERSREP'],
    ['/m/rewardCenter', 'REWCEN3'],
    ['/m/mall/mallHome', 'PTSYS3'],
    ['/m/myAccount/index', 'MYACC'],
  ])('[ROUTE-19][ROUTE-20][ROUTE-21] %s hangs on %s alone', (path, flag) => {
    expect(outcome(path, session(0), [flag])).toBe('allow')
    expect(
      outcome(
        path,
        session(0),
        FLAG_NAMES.filter((other) => other !== flag),
      ),
    ).toBe('/m/home')
    expect(outcome(path, guest, [flag])).toBe('/m/login')
  })

  it('[ROUTE-02] members have no business on the login page, trial players have', () => {
    expect(outcome('/m/login', session(0))).toBe('/m/home')
    expect(outcome('/m/register', session(4))).toBe('allow')
  })

  it('[ROUTE-10] the agent area is for agents', () => {
    for (const type of [1, 2, 41, 42]) expect(outcome('/m/agent', session(type))).toBe('allow')
    for (const type of [0, 4, 40]) expect(outcome('/m/agent', session(type))).toBe('/m/home')
    expect(outcome('/m/agent', guest)).toBe('/m/home')
  })

  it('[ROUTE-10][AGENT-01][AGENT-24] who is no agent lands in the lobby from every address of the agency, also from none', () => {
    const end = (path: string, who: SessionState, on: readonly FlagName[] = FLAG_NAMES, conf = config) => {
      const { shown, denial, messages, isCircular } = resolveRedirects(routes, path, (step) =>
        guardRoute(routes, step, who, flagFixture(on), conf),
      )
      return [shown.route.name, ...messages.map(({ key }) => key), ...(denial || isCircular ? ['?'] : [])]
    }
    const pages = [
      ...['/m/agent/team/overview', '/m/agent/team/pnl', '/m/member/team', '/m/teamBetting', '/m/agentRegister'],
      ...['/m/member/agent/agentRebeat', '/m/member/teamRebate', '/m/member/agent/agentDivident'],
      '/m/member/agent/getSalaryContract',
      '/m/member/agent/getDevidendContract',
      '/m/member/agent/getHourContract',
    ]
    for (const path of [...pages, '/m/agent', '/m/agent/other']) {
      for (const who of [guest, session(0), session(4), session(40)]) {
        expect(end(path, who), path).toEqual(['home'])
        expect(end(path, who, []), path).toEqual(['home'])
      }
    }
    const withDividends = configOf({ agent: { dividendEnabled: true } })
    for (const type of [1, 2, 5, 41, 42]) {
      for (const path of pages) expect(end(path, session(type), FLAG_NAMES, withDividends)).not.toContain('agentHome')
      expect(end('/m/agent/other', session(type))).toEqual(['home', 'toast.unknownPath'])
      const asPage = configOf({ readings: { unknownPath: 'notFound' } })
      expect(end('/m/agent/other', session(type), FLAG_NAMES, asPage)).toEqual(['notFound'])
      // A flag that is off, and dividends that the merchant does not have.
      expect(end('/m/member/team', session(type), [])).toEqual(['agentHome', 'error.no.permission'])
      expect(end('/m/member/agent/agentDivident', session(type))).toEqual(['agentHome', 'error.no.permission'])
    }
    const byFlag = configOf({ agent: { dividendEnabled: 'REWCEN3' } })
    const dividend = '/m/member/agent/agentDivident'
    expect(end(dividend, session(2), ['REWCEN3'], byFlag)).toEqual(['dividend'])
    expect(end(dividend, session(2), [], byFlag)).toEqual(['agentHome', 'error.no.permission'])
    // One flag of ten opens the pages of all ten tiles (AGENT-20).
    const asSet = configOf({ agent: { tileGate: 'set' } })
    expect(end('/m/member/team', session(2), ['SECPRIV'], asSet)).toEqual(['team'])
    expect(end('/m/member/team', session(2), ['SECPRIV'])).toEqual(['agentHome', 'error.no.permission'])
  })

  it('[ROUTE-11] announcements are open, inside the member area they need a session', () => {
    expect(outcome('/m/notice', guest)).toBe('allow')
    expect(outcome('/m/member/notice', guest)).toBe('/m/login')
  })

  it('[NOTICE-09] those for agents are for agents; others read those for all, guests after the login', () => {
    const path = '/m/member/notice?types=A'
    for (const type of [1, 2, 41, 42]) expect(outcome(path, session(type))).toBe('allow')
    for (const type of [0, 4, 40]) expect(outcome(path, session(type))).toBe('/m/notice')
    expect(outcome(path, guest)).toBe('/m/login')
    for (const type of [0, 2, 4]) expect(outcome('/m/member/notice?types=PL', session(type))).toBe('allow')
  })

  it.each([
    '/m/withdraw',
    '/m/withdraw/accounts',
    '/m/withdraw/paymentPassword',
    '/m/voucherCenter',
    '/m/voucherCenter/limits',
  ])('[ROUTE-18][ROLE-06] deposit and withdrawal need a session, and a real account: %s', (path) => {
    expect(outcome(path, guest)).toBe('/m/login')
    for (const type of [0, 2]) expect(outcome(path, session(type))).toBe('allow')
    expect(outcome(path, session(4))).toBe('free_reject')
  })

  it('[ROUTE-23] the inbox is closed to guests and trial players', () => {
    expect(outcome('/m/webEmail', guest)).toBe('/m/login')
    expect(outcome('/m/webEmail', session(4))).toBe('free_reject')
    expect(outcome('/m/webEmail', session(0))).toBe('allow')
  })

  it('[ROLE-04] guests browse, and meet the login at what is somebody’s own', () => {
    for (const path of [
      '/m/home',
      '/m/gameList',
      '/m/hot-games',
      '/m/help',
      '/m/notice',
      '/m/message',
      '/m/activity',
    ]) {
      expect(outcome(path, guest)).toBe('allow')
    }
    for (const path of [
      '/m/gameList?dataType=fav',
      '/m/gameList?dataType=recent',
      '/m/webEmail',
      '/m/member/home',
      '/m/withdraw',
      '/m/myAccount/index',
    ]) {
      expect(outcome(path, guest)).toBe('/m/login')
    }
    expect(outcome('/m/gameList?dataType=fav', session(4))).toBe('allow')
  })

  it('[ROLE-04] where favourites answer with a message, the list itself stays open', () => {
    const toast = configOf({ readings: { favouritesGuest: 'toast' } })
    expect(outcome('/m/gameList?dataType=fav', guest, FLAG_NAMES, toast)).toBe('allow')
  })

  it('[ROLE-05][CHPW-05] the change-password page sends guests home, or to the login in the other reading', () => {
    expect(outcome('/m/changePsw', guest)).toBe('/m/home')
    expect(outcome('/m/changePsw', guest, FLAG_NAMES, configOf({ readings: { changePswGuest: 'login' } }))).toBe(
      '/m/login',
    )
  })
})

const redirect = (to: string, more: object = {}): RouteResult => ({
  outcome: 'redirect',
  to: { path: to },
  reason: { code: 'role', role: 'guest' },
  ...more,
})

describe('redirects', () => {
  it('[ROUTE-28] are followed to the end, remembering what was wanted first', () => {
    const steps: Readonly<Record<string, RouteResult>> = {
      '/m/a': redirect('/m/b', { message: { key: 'one', ms: 9 }, reason: { code: 'flag-off', flag: 'MYACC' } }),
      '/m/b': redirect('/m/c', { message: { key: 'two' } }),
      '/m/c': redirect('/m/d'),
    }
    const arrived: RouteResult = { outcome: 'popup', popup: 'free_reject', reason: { code: 'role', role: 'trial' } }
    expect(resolveRedirects(routes, '/m/a', (path) => steps[path] ?? arrived)).toMatchObject({
      shown: { route: { name: 'home' } },
      denial: arrived,
      messages: [{ key: 'one', ms: 9 }, { key: 'two' }],
      returnTo: '/m/b',
      isCircular: false,
    })
  })

  it('[ROUTE-28] that run in a circle end at home', () => {
    const result = resolveRedirects(routes, '/m/a', (path) => redirect(path === '/m/a' ? '/m/b' : '/m/a'))
    expect(result).toMatchObject({ shown: { outcome: 'allow', route: { path: '/m/home' } }, isCircular: true })
  })
})
