import { describe, expect, it } from 'vitest'
import { parseConfig } from '../config/config.ts'
import { FLAGS, type Flag } from '../ids.ts'
import { isAgent, isTrial } from '../session/roles.ts'
import type { SessionState } from '../session/session.ts'
import { footerCheck, footerMenu } from './menus.ts'
import { memberMenu, settingsMenu, sideMenu } from './panel-menus.ts'
import { resolveRoute } from './resolve-route.ts'

const config = parseConfig({ merchantCode: 'demo' })
const session = (type: number): SessionState => {
  const info = { token: 't', merchantCode: 'demo', userName: 'u', type, firstTimeLogin: false }
  return isTrial(type) ? { type: 'trial', info } : { type: 'member', info, isAgent: isAgent(type, config) }
}
const guest: SessionState = { type: 'guest' }
const ids = (entries: readonly { readonly id: string }[]) => entries.map(({ id }) => id)

describe('the side menu', () => {
  it('[MENU-01] lists home, the categories in order, promotions', () => {
    const menu = sideMenu(config, ['INHOUSE', 'RNG', 'COCKFIGHT'], guest)
    expect(ids(menu.categories)).toEqual(['HOME', 'INHOUSE', 'RNG', 'COCKFIGHT', 'PROMO'])
    for (const { to } of menu.categories) expect(resolveRoute(to).kind).toBe('route')
  })

  it('[MENU-02] offers agents their center instead of an invitation', () => {
    expect(sideMenu(config, [], session(0)).rewards).toMatchObject([
      { id: 'vipBonus', to: '/m/rewardCenter' },
      { id: 'inviteFriends', to: '/m/invite' },
    ])
    expect(sideMenu(config, [], session(2)).rewards).toMatchObject([
      { id: 'vipBonus', to: '/m/rewardCenter' },
      { id: 'agencyCenter', to: '/m/agent' },
    ])
    for (const type of [4, 40])
      expect(ids(sideMenu(config, [], session(type)).rewards)).toEqual(['vipBonus', 'inviteFriends'])
    expect(ids(sideMenu(config, [], guest).rewards)).toEqual(['vipBonus', 'inviteFriends'])
  })

  it('[MENU-05] ends with logout for those who are in', () => {
    expect(sideMenu(config, [], session(0)).logout).toBe(true)
    expect(sideMenu(config, [], session(4)).logout).toBe(true)
    expect(sideMenu(config, [], guest).logout).toBe(false)
  })
})

describe('the member menu', () => {
  const menu = (...on: readonly Flag[]) => memberMenu((flag) => on.includes(flag))

  it('[MEMBER-03] always has withdrawal', () => {
    expect(menu()).toMatchObject([{ id: 'withdraw', to: '/m/withdraw' }])
  })

  it.each<[string, Flag, string, string]>([
    ['MEMBER-04', 'TRANSBETREPMEM3', 'betRecord', '/m/gameRecord'],
    ['MEMBER-04', 'TRANSREC3', 'transactionRecord', '/m/transaction/record'],
    ['MEMBER-05', 'PERSREP', 'profitAndLoss', '/m/profitandloss'],
    ['MEMBER-05', 'REWCEN3', 'rewardCenter', '/m/rewardCenter'],
    ['MEMBER-06', 'PTSYS3', 'pointsMall', '/m/mall/mallHome'],
    ['MEMBER-06', 'MYACC', 'myAccount', '/m/myAccount/index'],
  ])('[%s] %s adds %s alone', (_id, flag, id, to) => {
    expect(menu(flag)).toMatchObject([{ id: 'withdraw' }, { id, to }])
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
    expect(footerMenu(config, guest)).toMatchObject([
      { id: 'memberCenter', to: '/m/member/home', checked: true },
      { id: 'promotions', to: '/m/activity', checked: false },
      { id: 'invite', to: '/m/invite', checked: true },
      { id: 'deposit', to: '/m/voucherCenter', checked: true },
      { id: 'service', to: '/m/message', checked: false },
    ])
  })

  it('[FOOTMENU-02] invites, or opens the agency center', () => {
    const third = (who: SessionState) => footerMenu(config, who)[2]?.id
    for (const who of [guest, session(0), session(4), session(40)]) expect(third(who)).toBe('invite')
    for (const type of [1, 2, 41, 42]) expect(third(session(type))).toBe('agencyCenter')
  })

  it('[FOOTMENU-03] lets types 0, 1 and 2 through', () => {
    for (const type of [0, 1, 2]) expect(footerCheck(config, session(type))).toBe('allow')
    for (const type of [4, 40, 41, 42]) expect(footerCheck(config, session(type))).toBe('free_reject')
    expect(footerCheck(config, guest)).toBe('login')
    expect(footerCheck(config, { type: 'unknown' })).toBe('login')
  })
})

describe('the settings', () => {
  it('[SET-01][ROLE-05] lead guests to the login, and members to the change of the password', () => {
    expect(settingsMenu(guest)).toEqual({ changePassword: '/m/login', logout: false })
    expect(settingsMenu(session(0))).toEqual({ changePassword: '/m/changePsw', logout: true })
  })
})
