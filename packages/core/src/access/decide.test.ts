import { describe, expect, it } from 'vitest'
import { type FoyerConfigInput, parseConfig } from '../config/config.ts'
import { FLAGS, type Flag } from '../ids.ts'
import { isAgent, isTrial } from '../session/roles.ts'
import type { SessionState } from '../session/session.ts'
import { decide } from './decide.ts'
import { ROUTES } from './routes.ts'

const configOf = (more: Partial<FoyerConfigInput> = {}) => parseConfig({ merchantCode: 'demo', ...more })
const config = configOf()

const session = (type: number): SessionState => {
  const info = { token: 't', merchantCode: 'demo', userName: 'u', type, firstTimeLogin: false }
  return isTrial(type) ? { type: 'trial', info } : { type: 'member', info, isAgent: isAgent(type, config) }
}
const guest: SessionState = { type: 'guest' }
const flags = (on: readonly Flag[] = FLAGS, settled = true) => ({ settled, isOn: (flag: Flag) => on.includes(flag) })

const outcome = (path: string, who: SessionState, on: readonly Flag[] = FLAGS, conf = config) => {
  const decision = decide(path, who, flags(on), conf)
  switch (decision.outcome) {
    case 'redirect':
      return decision.to
    case 'reject':
      return decision.popup
    case 'allow':
    case 'wait':
      return decision.outcome
  }
}

/** Path by what guest, trial, type 0, type 40, type 2 meet with every flag on, then type 0 with every flag off. */
const ALL = ['allow', 'allow', 'allow', 'allow', 'allow', 'allow']
const HOME = '/m/home'
const GUESTS = ['allow', 'allow', HOME, HOME, HOME, HOME]
const MEMBERS = ['/m/login', 'free_reject', 'allow', 'allow', 'allow', 'allow']
const FLAGGED = ['/m/login', 'free_reject', 'allow', 'allow', 'allow', HOME]
const table: Readonly<Record<string, readonly string[]>> = {
  '/': ALL,
  '/m': ALL,
  '/m/': ALL,
  '/m/index': ALL,
  '/m/index.html': ALL,
  '/m/home': ALL,
  '/m/login': GUESTS,
  '/m/register': GUESTS,
  '/m/register.html': GUESTS,
  '/m/forget': ALL,
  '/m/changePsw': [HOME, 'free_reject', 'allow', 'allow', 'allow', 'allow'],
  '/m/set': ALL,
  '/m/help': ALL,
  '/m/app': ALL,
  '/m/agent': [HOME, HOME, HOME, HOME, 'allow', HOME],
  '/m/agent/team/overview': [HOME, HOME, HOME, HOME, 'allow', HOME],
  '/m/notice': ALL,
  '/m/member/notice': ['/m/login', 'allow', 'allow', 'allow', 'allow', 'allow'],
  '/m/message': ALL,
  '/m/activity': ALL,
  '/m/activityDetail?id=12': ALL,
  '/m/hot-games': ALL,
  '/m/live-games': ALL,
  '/m/slot-games': ALL,
  '/m/sport-games': ALL,
  '/m/esport-games': ALL,
  '/m/fishing-games': ALL,
  '/m/poker-games': ALL,
  '/m/gameList': ALL,
  '/m/gameCenter': ALL,
  '/m/lott': ALL,
  '/m/elott': ALL,
  '/m/lottery': ALL,
  '/m/slotsCenter': ALL,
  '/m/withdraw': MEMBERS,
  '/m/voucherCenter': MEMBERS,
  '/m/gameRecord': FLAGGED,
  '/m/transaction/record': FLAGGED,
  '/m/profitandloss': FLAGGED,
  '/m/rewardCenter': FLAGGED,
  '/m/mall/mallHome': FLAGGED,
  '/m/myAccount/index': FLAGGED,
  '/m/member/home': MEMBERS,
  '/m/provider?vassalage=JL': ALL,
  '/m/webEmail': MEMBERS,
  '/m/trail': ['allow', HOME, HOME, HOME, HOME, HOME],
  '/m/invite': ALL,
}

describe('guards', () => {
  it.each(Object.entries(table))('[ROUTE-28] %s', (path, expected) => {
    expect([
      outcome(path, guest),
      outcome(path, session(4)),
      outcome(path, session(0)),
      outcome(path, session(40)),
      outcome(path, session(2)),
      outcome(path, session(0), []),
    ]).toEqual(expected)
  })

  it('[ROUTE-28] the table above knows every path of the route table', () => {
    const tested = new Set(Object.keys(table).map((path) => path.split('?')[0]))
    for (const { paths } of ROUTES) {
      for (const path of paths) expect(tested).toContain(path.replace('/*', '/team/overview'))
    }
  })

  it('[ROUTE-28] waits while the session is unknown, but not for pages that are open', () => {
    expect(outcome('/m/withdraw', { type: 'unknown' })).toBe('wait')
    expect(outcome('/m/login', { type: 'unknown' })).toBe('wait')
    expect(outcome('/m/home', { type: 'unknown' })).toBe('allow')
  })

  it('[ROUTE-28] waits for flags that have not arrived', () => {
    expect(decide('/m/gameRecord', session(0), flags([], false), config).outcome).toBe('wait')
    expect(decide('/m/withdraw', session(0), flags([], false), config).outcome).toBe('allow')
  })

  it('[ROUTE-28] a flag that is off sends home with a message', () => {
    expect(decide('/m/gameRecord', session(0), flags([]), config)).toEqual({
      outcome: 'redirect',
      to: '/m/home',
      reason: 'flag-off',
      toast: 'error.no.permission',
    })
  })

  it('[PROLE-04] the reward center says where to ask when it is off', () => {
    expect(decide('/m/rewardCenter', session(0), flags([]), config)).toMatchObject({
      to: '/m/home',
      toast: 'toast.contact_service',
    })
  })

  it.each<[string, Flag]>([
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
        FLAGS.filter((other) => other !== flag),
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

  it('[ROUTE-11] announcements are open, inside the member area they need a session', () => {
    expect(outcome('/m/notice', guest)).toBe('allow')
    expect(outcome('/m/member/notice', guest)).toBe('/m/login')
  })

  it('[ROUTE-18] deposit and withdrawal need a session', () => {
    for (const path of ['/m/withdraw', '/m/voucherCenter']) {
      expect(outcome(path, guest)).toBe('/m/login')
      expect(outcome(path, session(0))).toBe('allow')
    }
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
    expect(outcome('/m/gameList?dataType=fav', guest, FLAGS, toast)).toBe('allow')
  })

  it('[ROLE-05][CHPW-05] the change-password page sends guests home, or to the login in the other reading', () => {
    expect(outcome('/m/changePsw', guest)).toBe('/m/home')
    expect(outcome('/m/changePsw', guest, FLAGS, configOf({ readings: { changePswGuest: 'login' } }))).toBe('/m/login')
  })
})
