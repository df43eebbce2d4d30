import { describe, expect, it } from 'vitest'
import { FLAGS, type FlagName } from '../config/flags.ts'
import { matchPath } from '../kernel/routes.ts'
import { ACCOUNT_TYPES, accessCheckerFor, flagFixture, sessionFixture } from '../testing/access-fixtures.ts'
import { type AccessChecker, footerMenu, memberMenu, settingsEntries, sideMenu } from './menus.ts'
import { routes } from './routes.ts'

const guest = accessCheckerFor(sessionFixture('guest'))
const account = (type: number) => accessCheckerFor(sessionFixture(type))
const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id)

describe('the side menu', () => {
  it('[MENU-01] lists home, the categories in order, promotions', () => {
    const menu = sideMenu(guest, ['INHOUSE', 'RNG', 'COCKFIGHT'])
    expect(ids(menu.categories)).toEqual(['HOME', 'INHOUSE', 'RNG', 'COCKFIGHT', 'PROMO'])
    expect(menu.categories.map(({ to }) => matchPath(routes, to)?.name)).toEqual([
      'home',
      'gameList',
      'categoryGames',
      'gameList',
      'promotions',
    ])
  })

  it('[MENU-02] offers agents their center instead of an invitation', () => {
    expect(sideMenu(account(0), []).rewards).toMatchObject([
      { id: 'vipBonus', to: '/m/rewardCenter' },
      { id: 'inviteFriends', to: '/m/invite' },
    ])
    expect(sideMenu(account(2), []).rewards).toMatchObject([
      { id: 'vipBonus', to: '/m/rewardCenter' },
      { id: 'agencyCenter', to: '/m/agent' },
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
    expect(menu()).toMatchObject([{ id: 'withdraw', to: '/m/withdraw' }])
  })

  it.each<[string, FlagName, string, string]>([
    ['MEMBER-04', 'TRANSBETREPMEM3', 'betRecord', '/m/gameRecord'],
    ['MEMBER-04', 'TRANSREC3', 'transactionRecord', '/m/transaction/record'],
    ['MEMBER-05', 'PERSREP', 'profitAndLoss', '/m/profitandloss'],
    ['MEMBER-05', 'REWCEN3', 'rewardCenter', '/m/rewardCenter'],
    ['MEMBER-06', 'PTSYS3', 'pointsMall', '/m/mall/mallHome'],
    ['MEMBER-06', 'MYACC', 'myAccount', '/m/myAccount/index'],
  ])('[%s] %s adds %s alone', (_id, flag, id, to) => {
    expect(menu(flag)).toMatchObject([{ id: 'withdraw' }, { id, to }])
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
    expect(ids(menu(...FLAGS))).toEqual([
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
      { id: 'memberCenter', to: '/m/member/home', checked: true },
      { id: 'promotions', to: '/m/activity', checked: false },
      { id: 'invite', to: '/m/invite', checked: true },
      { id: 'deposit', to: '/m/voucherCenter', checked: true },
      { id: 'service', to: '/m/message', checked: false },
    ])
  })

  it('[FOOTMENU-02] invites, or opens the agency center', () => {
    const third = (who: AccessChecker) => footerMenu(who)[2]?.id
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
    expect(settingsEntries(guest)).toEqual({ changePassword: '/m/login', logout: false })
    expect(settingsEntries(account(0))).toEqual({ changePassword: '/m/changePsw', logout: true })
  })
})
