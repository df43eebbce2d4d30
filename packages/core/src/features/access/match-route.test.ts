import { describe, expect, it } from 'vitest'
import { parseConfig } from '../../check-config/parse-config.ts'
import { findRow, toPath } from '../../kernel/routes.ts'
import { routes, type SiteRouteRow } from '../../site/routes.ts'
import { ALL_ROUTE_PATHS } from '../../testing/all-route-paths.ts'
import { isAbility } from './access-rules.ts'
import { matchRoute } from './guard-route.ts'

const config = parseConfig({ merchant: 'demo' })

const routeOf = (path: string) => {
  const found = matchRoute(routes, path)
  if (found.kind !== 'route') throw new Error(`${path} leads to ${toPath(routes, found.to)}`)
  return found.route
}
const chromeOf = (path: string) => findRow<SiteRouteRow>(routes, path)?.row.chrome
const nameOf = (path: string) => routeOf(path).name

describe('the route table', () => {
  it('[ROUTE-01] is one structure with name, paths and rule; all paths but / lie below /m', () => {
    for (const [name, page] of Object.entries(routes)) {
      expect(name).not.toBe('')
      for (const { paths, ability = 'browse' } of [page].flat() as readonly SiteRouteRow[]) {
        expect(paths.length).toBeGreaterThan(0)
        expect(isAbility(typeof ability === 'function' ? ability({}, config) : ability)).toBe(true)
      }
    }
    for (const path of ALL_ROUTE_PATHS) expect(path === '/' || /^\/m(\/|$)/.test(path)).toBe(true)
    expect(new Set(ALL_ROUTE_PATHS).size).toBe(ALL_ROUTE_PATHS.length)
  })

  it('[ROUTE-01] its rows say what stands around their pages, and nothing where all of it does', () => {
    expect(chromeOf('/m/set')).toEqual({ navbarTitle: 'set' })
    expect(chromeOf('/m/help')).toEqual({
      topBar: false,
      footer: false,
      navbarTitle: 'help',
      backBarTitle: 'help',
    })
    expect(chromeOf('/m/sport-games')).toEqual({ topBar: false })
    expect(chromeOf('/m/withdraw')).toBeUndefined()
  })

  it.each([
    ['ROUTE-02', '/m/login', 'signIn'],
    ['ROUTE-03', '/m/register', 'register'],
    ['ROUTE-03', '/m/register.html', 'register'],
    ['ROUTE-05', '/m/forget', 'forgotPassword'],
    ['ROUTE-06', '/m/changePsw', 'changePassword'],
    ['ROUTE-07', '/m/set', 'settings'],
    ['ROUTE-08', '/m/help', 'help'],
    ['ROUTE-09', '/m/app', 'app'],
    ['ROUTE-10', '/m/agent', 'agentHome'],
    ['AGENT-24', '/m/agent/team/overview', 'teamOverview'],
    ['AGENT-24', '/m/agent/team/pnl', 'teamProfitAndLoss'],
    ['AGENT-24', '/m/member/team', 'team'],
    ['AGENT-24', '/m/redRain', 'redRain'],
    ['AGENT-24', '/m/teamBetting', 'teamBets'],
    ['AGENT-24', '/m/member/agent/agentRebeat', 'rebateSettings'],
    ['AGENT-24', '/m/member/teamRebate', 'rebateIncome'],
    ['AGENT-24', '/m/agentRegister', 'openAccount'],
    ['AGENT-24', '/m/member/agent/agentDivident', 'dividend'],
    ['AGENT-24', '/m/member/agent/getSalaryContract', 'dailySalaryContract'],
    ['AGENT-24', '/m/member/agent/getDevidendContract', 'dividendContract'],
    ['AGENT-24', '/m/member/agent/getHourContract', 'hourlySalaryContract'],
    ['ROUTE-11', '/m/notice', 'announcements'],
    ['ROUTE-11', '/m/member/notice', 'announcements'],
    ['ROUTE-12', '/m/message', 'messageCenter'],
    ['ROUTE-13', '/m/activity', 'promotions'],
    ['ROUTE-14', '/m/hot-games', 'hotGames'],
    ['ROUTE-17', '/m/lottery', 'lottery'],
    ['ROUTE-18', '/m/withdraw', 'withdraw'],
    ['ROUTE-18', '/m/voucherCenter', 'deposit'],
    ['ROUTE-18', '/m/voucherCenter/limits', 'depositLimits'],
    ['ROUTE-19', '/m/gameRecord', 'gameRecord'],
    ['ROUTE-19', '/m/transaction/record', 'transactionRecord'],
    ['ROUTE-19', '/m/profitandloss', 'profitAndLoss'],
    ['ROUTE-20', '/m/rewardCenter', 'rewardCenter'],
    ['ROUTE-20', '/m/mall/mallHome', 'mall'],
    ['ROUTE-20', '/m/mall/good?id=coffee', 'good'],
    ['ROUTE-20', '/m/mall/orders', 'orders'],
    ['ROUTE-20', '/m/mall/order?id=G1', 'order'],
    ['ROUTE-20', '/m/mall/points', 'pointsHistory'],
    ['ROUTE-20', '/m/rewardCenter/history', 'rewardHistory'],
    ['ROUTE-21', '/m/myAccount/index', 'myAccount'],
    ['ROUTE-21', '/m/member/home', 'memberHome'],
    ['VERIFY-01', '/m/member/verification', 'verification'],
    ['security', '/m/securityCenter', 'securityCenter'],
    ['ROUTE-23', '/m/webEmail', 'inbox'],
    ['ROUTE-27][NAVBAR-02', '/m/trail', 'trial'],
    ['ROUTE-29][NAVBAR-02', '/m/gameCenter', 'gameCenter'],
  ])('[%s] %s is %s', (_id, path, name) => {
    expect(nameOf(path)).toBe(name)
  })

  it('[ROUTE-04] six literal paths are home, with any query and hash', () => {
    expect(routes.home.paths).toEqual(['/m/home', '/', '/m', '/m/', '/m/index', '/m/index.html'])
    for (const path of routes.home.paths) {
      expect(nameOf(path)).toBe('home')
      expect(nameOf(`${path}?x=1#y`)).toBe('home')
    }
    expect(nameOf('/m/homes')).toBe('notFound')
  })

  it('[ROUTE-06] paths are case-sensitive', () => {
    expect(nameOf('/m/changePsw')).toBe('changePassword')
    expect(nameOf('/m/changepsw')).toBe('notFound')
  })

  it('[ROUTE-08] keeps the fragment of the help page', () => {
    expect(routeOf('/m/help#terms').hash).toBe('terms')
  })

  it('[ROUTE-11] keeps the query', () => {
    expect(routeOf('/m/member/notice?types=A').query).toEqual({ types: 'A' })
  })

  it('[ROUTE-13] reads the id of a promotion, and leads to the list without one', () => {
    expect(routeOf('/m/activityDetail?id=12').params.id).toBe('12')
    for (const path of [
      '/m/activityDetail',
      '/m/activityDetail?id=',
      '/m/activityDetail?id=x1',
      '/m/activityDetail?id=0',
    ]) {
      expect(matchRoute(routes, path)).toEqual({ kind: 'redirect', to: { name: 'promotions' }, reason: 'bad-query' })
    }
  })

  it('[ROUTE-13][ROUTE-18] reads what a promotion leads to, and nothing else in its place', () => {
    expect(routeOf('/m/activityDetail?id=12&step=apply').params).toEqual({ id: '12', step: 'apply' })
    expect(routeOf('/m/activityDetail?id=12&step=claim').params).toEqual({ id: '12' })
    expect(routeOf('/m/voucherCenter?promotion=214').params).toEqual({ promotion: '214' })
    expect(routeOf('/m/voucherCenter?promotion=x').params).toEqual({})
    expect(routeOf('/m/voucherCenter?promotion=214&step=review').params).toEqual({ step: 'review' })
  })

  it('[ROUTE-14] the hot-games centre opens in mode hot', () => {
    expect(routeOf('/m/hot-games').params.dataType).toBe('hot')
  })

  it.each([
    ['/m/live-games', 'LIVE'],
    ['/m/slot-games', 'RNG'],
    ['/m/sport-games', 'SPORTS'],
    ['/m/esport-games', 'ESPORTS'],
    ['/m/fishing-games', 'FISH'],
    ['/m/poker-games', 'PVP'],
  ])('[ROUTE-15] %s lists %s, whatever the query says', (path, gameType) => {
    expect(routeOf(`${path}?gameType=LOTT`)).toMatchObject({ name: 'categoryGames', params: { gameType } })
  })

  it('[ROUTE-16] the generic list reads type, vendor and mode, and falls back', () => {
    expect(routeOf('/m/gameList?gameType=FISH&vassalage=JL&dataType=hot').params).toEqual({
      gameType: 'FISH',
      vassalage: 'JL',
      dataType: 'hot',
    })
    expect(routeOf('/m/gameList').params).toEqual({ gameType: 'RNG', dataType: 'all' })
    expect(routeOf('/m/gameList?gameType=toString&dataType=constructor').params).toEqual({
      gameType: 'RNG',
      dataType: 'all',
    })
    expect(routeOf(`/m/gameList?vassalage=${'x'.repeat(65)}`).params.vassalage).toBeUndefined()
  })

  it('[ROUTE-17] lottery pages and the slots centre know their type', () => {
    expect(routeOf('/m/lott').params.gameType).toBe('LOTT')
    expect(routeOf('/m/elott').params.gameType).toBe('ELOTT')
    expect(routeOf('/m/lottery?gameType=LOTT').params.gameType).toBeUndefined()
    expect(routeOf('/m/slotsCenter')).toMatchObject({ name: 'slotsCenter', params: { gameType: 'RNG' } })
  })

  it('[ROUTE-22] a vendor page needs its vendor', () => {
    expect(routeOf('/m/provider?vassalage=JL')).toMatchObject({ name: 'vendor', params: { vassalage: 'JL' } })
    for (const path of ['/m/provider', '/m/provider?vassalage=', '/m/provider?vassalage=%20']) {
      expect(matchRoute(routes, path)).toEqual({ kind: 'redirect', to: { name: 'home' }, reason: 'bad-query' })
    }
  })

  it('[ROUTE-24] everything else below /m/ is a page that does not exist, and anything beside it leads home', () => {
    for (const path of ['/m/nope', '/m/login/extra', '/m/agents', '//m/login/x', '/m/__proto__', '/m/home/']) {
      expect(nameOf(path)).toBe('notFound')
      expect(routeOf(path).params.area).toBeUndefined()
    }
    for (const path of ['/m/agent/other', '/m/agent/team', '/m/agent/team/pnl/x']) {
      expect(routeOf(path)).toMatchObject({ name: 'notFound', params: { area: 'agent' } })
    }
    expect(routeOf('/m/nope?area=agent').params.area).toBeUndefined()
    for (const path of ['/foo', '/mm/home', '/member/home', '/foo/m/home']) {
      expect(matchRoute(routes, path)).toEqual({ kind: 'redirect', to: { name: 'home' }, reason: 'unknown-path' })
    }
  })

  it('[ROUTE-24] so does what is no address, or the address of another site', () => {
    for (const path of ['\\\\', '/\\', '/\\evil.example/m/login', 'http://[', 'https://evil.example/m/login']) {
      expect(matchRoute(routes, path), path).toEqual({
        kind: 'redirect',
        to: { name: 'home' },
        reason: 'unknown-path',
      })
    }
  })

  it('[ROUTE-27] /m/trial is the same as /m/trail', () => {
    expect(matchRoute(routes, '/m/trial?x=1')).toEqual({
      kind: 'redirect',
      to: { path: '/m/trail?x=1' },
      reason: 'alias',
    })
  })

  it('[ROUTE-29] the game center presets no filter', () => {
    expect(routeOf('/m/gameCenter?gameType=FISH&dataType=hot').params).toEqual({ gameType: 'RNG', dataType: 'all' })
  })
})
