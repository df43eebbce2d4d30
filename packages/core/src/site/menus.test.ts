import { afterAll, describe, expect, it } from 'vitest'
import { parseConfig } from '../check-config/parse-config.ts'
import { FLAG_NAMES, type FlagName } from '../config/flags.ts'
import { matchPath, type RouteName, toPath } from '../kernel/routes.ts'
import { ACCOUNT_TYPES, accessCheckerFor, flagFixture, sessionFixture } from '../testing/access-fixtures.ts'
import { createTestFoyer } from '../testing/test-foyer.ts'
import { categoryTarget } from './category-target.ts'
import { footerMenu, type MenuContext } from './footer-menu.ts'
import { categoryDropdown } from './home-rules.ts'
import { agentFooterMenu, agentTiles, contractTarget, memberMenu, settingsMenu, sideMenu } from './menus.ts'
import { routes, type SiteRouteTable } from './routes.ts'

const guest = accessCheckerFor(sessionFixture('guest'))
const account = (type: number) => accessCheckerFor(sessionFixture(type))
const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id)

describe('the side menu', () => {
  it('[MENU-01][PROMO-11] lists home, the categories in order, promotions', () => {
    const menu = sideMenu(guest, ['INHOUSE', 'RNG', 'COCKFIGHT'])
    expect(ids(menu.categories)).toEqual(['HOME', 'INHOUSE', 'RNG', 'COCKFIGHT', 'PROMO'])
    expect(menu.categories.map(({ to }) => matchPath(routes, toPath(routes, to))?.name)).toEqual([
      'home',
      'gameList',
      'categoryGames',
      'gameList',
      'promotions',
    ])
  })

  it('[MENU-02] offers agents their center instead of an invitation', () => {
    expect(sideMenu(account(0), []).rewards).toMatchObject([
      { id: 'vipBonus', to: { name: 'rewardCenter' } },
      { id: 'inviteFriends', to: { name: 'invite' } },
    ])
    expect(sideMenu(account(2), []).rewards).toMatchObject([
      { id: 'vipBonus', to: { name: 'rewardCenter' } },
      { id: 'agencyCenter', to: { name: 'agentHome' } },
    ])
    for (const type of [4, 40]) expect(ids(sideMenu(account(type), []).rewards)).toEqual(['vipBonus', 'inviteFriends'])
    expect(ids(sideMenu(guest, []).rewards)).toEqual(['vipBonus', 'inviteFriends'])
  })

  it('[MENU-05] ends with logout for those who are in', () => {
    expect(sideMenu(account(0), []).logout).toBe(true)
    expect(sideMenu(account(4), []).logout).toBe(true)
    expect(sideMenu(guest, []).logout).toBe(false)
  })
})

describe('the member menu', () => {
  const menu = (...on: readonly FlagName[]) => memberMenu(accessCheckerFor(sessionFixture(0), flagFixture(on)))

  it('[MEMBER-03] always has withdrawal', () => {
    expect(menu()).toMatchObject([{ id: 'withdraw', to: { name: 'withdraw' } }])
  })

  it.each<[string, FlagName, string, RouteName]>([
    ['MEMBER-04', 'TRANSBETREPMEM3', 'betRecord', 'gameRecord'],
    ['MEMBER-04', 'TRANSREC3', 'transactionRecord', 'transactionRecord'],
    ['MEMBER-05', 'PERSREP', 'profitAndLoss', 'profitAndLoss'],
    ['MEMBER-05', 'REWCEN3', 'rewardCenter', 'rewardCenter'],
    ['MEMBER-06', 'PTSYS3', 'pointsMall', 'mall'],
    ['MEMBER-06', 'MYACC', 'myAccount', 'myAccount'],
  ])('[%s] %s adds %s alone', (_id, flag, id, name) => {
    expect(menu(flag)).toMatchObject([{ id: 'withdraw' }, { id, to: { name } }])
  })

  it('[FLAG-06][MEMBER-03] has nothing that hangs on a flag before the flags are known', () => {
    for (const type of ACCOUNT_TYPES) {
      expect(ids(memberMenu(accessCheckerFor(sessionFixture(type), flagFixture([], false))))).toEqual(['withdraw'])
    }
  })

  it('[MEMBER-05][MEMBER-06] shows trial players what a real account has, and not what the site lacks', () => {
    expect(ids(memberMenu(accessCheckerFor(sessionFixture(4), flagFixture(['PERSREP']))))).toEqual([
      'withdraw',
      'profitAndLoss',
    ])
  })

  it('[MEMBER-06] keeps its order with all flags on', () => {
    expect(ids(menu(...FLAG_NAMES))).toEqual([
      'withdraw',
      'betRecord',
      'transactionRecord',
      'profitAndLoss',
      'rewardCenter',
      'pointsMall',
      'myAccount',
    ])
  })
})

describe('the footer menu', () => {
  it('[FOOTMENU-01] has five entries in order', () => {
    expect(footerMenu(guest)).toMatchObject([
      { id: 'memberCenter', to: { name: 'memberHome' }, checked: true },
      { id: 'promotions', to: { name: 'promotions' }, checked: false },
      { id: 'invite', to: { name: 'invite' }, checked: true },
      { id: 'deposit', to: { name: 'deposit' }, checked: true },
      { id: 'service', to: { name: 'messageCenter' }, checked: false },
    ])
  })

  it('[FOOTMENU-02] invites, or opens the agency center', () => {
    const third = (who: MenuContext) => footerMenu(who)[2]?.id
    for (const who of [guest, account(0), account(4), account(40)]) expect(third(who)).toBe('invite')
    for (const type of [1, 2, 41, 42]) expect(third(account(type))).toBe('agencyCenter')
  })

  it('[FOOTMENU-03] lets types 0, 1 and 2 through', () => {
    for (const type of [0, 1, 2]) expect(account(type).allows('footerEntry')).toBe(true)
    for (const type of [4, 40, 41, 42])
      expect(account(type).check('footerEntry')).toMatchObject({ popup: 'free_reject' })
    expect(guest.check('footerEntry')).toMatchObject({ outcome: 'redirect', to: { name: 'signIn' } })
  })
})

describe('the settings', () => {
  it('[SET-01][ROLE-05] lead guests to the login, and members to the change of the password', () => {
    expect(settingsMenu(guest)).toEqual({ changePassword: { name: 'signIn' }, logout: false })
    expect(settingsMenu(account(0))).toEqual({ changePassword: { name: 'changePassword' }, logout: true })
  })
})

describe('a front end with pages of its own', () => {
  const table: SiteRouteTable = {
    ...routes,
    categoryGames: routes.categoryGames.map((row) =>
      row.fixed?.gameType === 'RNG' ? { ...row, paths: ['/slots'] as const } : row,
    ),
    deposit: [],
    rewardCenter: [],
    gameList: [],
    promotions: [],
    withdraw: { ...routes.withdraw, paths: ['/cashout'] },
  }
  const { foyer, dispose } = createTestFoyer({ routes: table, config: { flags: { REWCEN3: true, PTSYS3: true } } })
  const { access } = foyer
  afterAll(dispose)

  it('has links to where a page has moved', () => {
    expect(access.pathOf(categoryTarget('RNG'))).toBe('/slots')
    expect(access.pathOf(categoryTarget('RNG', 'JL'))).toBe('/slots?vassalage=JL')
    const { categories } = sideMenu(access, ['RNG', 'FISH'])
    expect(categories.map(({ to }) => access.pathOf(to))).toEqual(['/m/home', '/slots', '/m/fishing-games'])
    expect(memberMenu({ check: account(0).check, hasPage: access.hasPage }).map(({ to }) => access.pathOf(to))).toEqual(
      expect.arrayContaining(['/cashout', '/m/mall/mallHome']),
    )
    access.go(categoryTarget('RNG'))
    expect(access.$page.get().result).toMatchObject({ route: { name: 'categoryGames', path: '/slots' } })
  })

  it('has no entry for a page that it left out, in any menu', () => {
    expect(ids(footerMenu(access))).toEqual(['memberCenter', 'invite', 'service'])
    const menu = sideMenu(access, ['RNG', 'COCKFIGHT'])
    // Categories without a page of their own had that of the lists.
    expect(ids(menu.categories)).toEqual(['HOME', 'RNG'])
    expect(ids(menu.rewards)).toEqual(['inviteFriends'])
    expect(ids(memberMenu({ check: account(0).check, hasPage: access.hasPage }))).not.toContain('rewardCenter')
    expect(categoryDropdown(access, ['RNG', 'COCKFIGHT', 'FISH'], 'RNG').codes).toEqual(['RNG', 'FISH'])
  })

  it('is led to no page that it left out by an address with wrong parameters', () => {
    access.go('/m/activityDetail')
    expect(access.$page.get().result).toMatchObject({ route: { name: 'home' } })
  })
})

describe('the agent home', () => {
  /** Each tile with the flag that shows it and where it leads, in the order of the source. */
  const TILES = [
    ['AGENT-09', 'teamOverview', 'AGEPAG', '/m/agent/team/overview'],
    ['AGENT-10', 'transactionRecord', 'TRANSREC3', '/m/transaction/record?types=A'],
    ['AGENT-11', 'team', 'DOWNMAN', '/m/member/team'],
    ['AGENT-12', 'redRain', 'AGENTRANSMULTDOWN3', '/m/redRain'],
    ['AGENT-13', 'teamProfitAndLoss', 'AGETEAMPNL3', '/m/agent/team/pnl'],
    ['AGENT-14', 'teamBets', 'TEAMBETTING3', '/m/teamBetting'],
    ['AGENT-15', 'rebateSettings', 'GAMSER', '/m/member/agent/agentRebeat'],
    ['AGENT-16', 'rebateIncome', 'AGEREBINC3', '/m/member/teamRebate'],
    ['AGENT-17', 'securityCenter', 'SECPRIV', '/m/securityCenter'],
    ['AGENT-18', 'inbox', 'MAILCEN', '/m/webEmail'],
  ] as const
  const config = (agent: object = {}) => parseConfig({ merchant: 'demo', agent })
  const tiles = (flags: readonly FlagName[], agent?: object) =>
    agentTiles(account(2), flagFixture(flags), config(agent))

  it.each(TILES)('[%s] has the tile %s while %s is on, which leads to %s', (_, id, flag, path) => {
    const [tile, service, ...others] = tiles([flag])
    expect([tile?.id, others, service?.id]).toEqual([id, [], 'service'])
    expect(tile?.to && toPath(routes, tile.to)).toBe(path)
    expect(ids(tiles(FLAG_NAMES.filter((one) => one !== flag)))).not.toContain(id)
  })

  it('[AGENT-08][AGENT-19] has customer service always, and all eleven tiles in their order', () => {
    expect(tiles([])).toEqual([{ id: 'service', labelKey: 'agent.tile.service', to: undefined }])
    expect(ids(tiles(FLAG_NAMES))).toEqual([...TILES.map(([, id]) => id), 'service'])
  })

  it('[AGENT-20] other flags for single tiles, or one set of flags for all of them', () => {
    expect(ids(tiles(['DOWNMAN'], { tileKeys: { redRain: 'DOWNMAN' } }))).toEqual(['team', 'redRain', 'service'])
    expect(ids(tiles(['AGENTRANSMULTDOWN3'], { tileKeys: { redRain: 'DOWNMAN' } }))).toEqual(['service'])
    expect(ids(tiles(['SECPRIV'], { tileGate: 'set' }))).toEqual([...TILES.map(([, id]) => id), 'service'])
    expect(ids(tiles(['CBS3'], { tileGate: 'set' }))).toEqual(['service'])
  })

  it('[AGENT-20] a page behind a tile opens where its tile is shown', () => {
    for (const agent of [{ tileGate: 'set' }, { tileKeys: { teamBets: 'SECPRIV' } }]) {
      const open = accessCheckerFor(sessionFixture(2), flagFixture(['SECPRIV']), config(agent))
      expect(open.check('teamBets').outcome).toBe('allow')
    }
    expect(accessCheckerFor(sessionFixture(2), flagFixture(['SECPRIV'])).check('teamBets').outcome).toBe('redirect')
  })

  it('[AGENT-21][AGENT-23] has a footer of its own: home, open account, announcements for agents', () => {
    const footer = agentFooterMenu(account(2), flagFixture(), config())
    expect(footer.map(({ id, to }) => [id, toPath(routes, to)])).toEqual([
      ['home', '/m/home'],
      ['openAccount', '/m/agentRegister'],
      ['announcements', '/m/member/notice?types=A'],
    ])
  })

  it('[AGENT-22] has dividends where the merchant has them, for the types that take part', () => {
    const has = (type: number, dividendEnabled: boolean | FlagName, flags = flagFixture()) =>
      agentFooterMenu(account(type), flags, config({ dividendEnabled })).find(({ id }) => id === 'dividend')?.to
    for (const type of [1, 2]) {
      const to = has(type, true)
      expect(to && toPath(routes, to)).toBe('/m/member/agent/agentDivident')
    }
    for (const type of [0, 4, 40, 41, 42]) expect(has(type, true)).toBeUndefined()
    expect(has(1, false)).toBeUndefined()
    expect(has(1, 'GAMSER')).toBeDefined()
    expect(has(1, 'GAMSER', flagFixture([]))).toBeUndefined()
  })

  it('[CONTRACT-01][CONTRACT-02][CONTRACT-03] each agreement has a page', () => {
    expect(
      (['dailySalary', 'dividend', 'hourlySalary'] as const).map((kind) => toPath(routes, contractTarget(kind))),
    ).toEqual([
      '/m/member/agent/getSalaryContract',
      '/m/member/agent/getDevidendContract',
      '/m/member/agent/getHourContract',
    ])
  })
})
