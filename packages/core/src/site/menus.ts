import type { Ability } from '../config/abilities.ts'
import type { AccessGuard } from '../features/app/access/access-guard.ts'
import { isShown } from '../features/app/access/authorize.ts'
import { type RouteName, type RouteTarget, toPath } from '../kernel/routes.ts'
import { categoryPath, routes } from './routes.ts'

/** One line of a menu. `labelKey` is a locale key, `to` a path of the site. */
export interface MenuEntry {
  readonly id: string
  readonly labelKey: string
  readonly to: string
}

export interface FooterEntry extends MenuEntry {
  /** Only for real accounts (FOOTMENU-03). */
  readonly checked: boolean
  /** Pages on which this entry is marked as current. */
  readonly pages: readonly RouteName[]
}

/** The rules of the current session: `foyer.access`. */
export type AccessChecker = Pick<AccessGuard, 'check'>

/** The five entries of the footer menu (FOOTMENU-01, FOOTMENU-02). */
export function footerMenu({ check }: AccessChecker): readonly FooterEntry[] {
  const third: FooterEntry = isShown(check('team'))
    ? {
        id: 'agencyCenter',
        labelKey: 'footerMenu.agencyCenter',
        to: toPath(routes, { name: 'agentHome' }),
        checked: true,
        pages: ['agentHome'],
      }
    : {
        id: 'invite',
        labelKey: 'footerMenu.invite',
        to: toPath(routes, { name: 'invite' }),
        checked: true,
        pages: ['invite'],
      }
  return [
    {
      id: 'memberCenter',
      labelKey: 'footerMenu.memberCenter',
      to: toPath(routes, { name: 'memberHome' }),
      checked: true,
      pages: ['memberHome'],
    },
    {
      id: 'promotions',
      labelKey: 'footerMenu.promotions',
      to: toPath(routes, { name: 'promotions' }),
      checked: false,
      pages: ['promotions', 'promotion'],
    },
    third,
    {
      id: 'deposit',
      labelKey: 'footerMenu.deposit',
      to: toPath(routes, { name: 'deposit' }),
      checked: true,
      pages: ['deposit'],
    },
    // The message center is the last way to customer service (CS-07).
    {
      id: 'service',
      labelKey: 'footerMenu.service',
      to: toPath(routes, { name: 'messageCenter' }),
      checked: false,
      pages: ['messageCenter'],
    },
  ]
}

export interface SideMenu {
  /** HOME, every category in the order of the site, PROMO (MENU-01). Ids are category codes. */
  readonly categories: readonly MenuEntry[]
  /** Rewards, and the agency center or the invitation (MENU-02). */
  readonly rewards: readonly MenuEntry[]
  /** Whether the menu ends with signing out: only in a session (MENU-05). */
  readonly logout: boolean
}

export function sideMenu({ check }: AccessChecker, categories: readonly string[]): SideMenu {
  return {
    categories: ['HOME', ...categories, 'PROMO'].map((code) => ({
      id: code,
      labelKey: `category.${code}`,
      to: categoryPath(code),
    })),
    rewards: [
      { id: 'vipBonus', labelKey: 'menu.vipBonus', to: toPath(routes, { name: 'rewardCenter' }) },
      isShown(check('team'))
        ? { id: 'agencyCenter', labelKey: 'menu.agencyCenter', to: toPath(routes, { name: 'agentHome' }) }
        : { id: 'inviteFriends', labelKey: 'menu.inviteFriends', to: toPath(routes, { name: 'invite' }) },
    ],
    logout: isShown(check('logout')),
  }
}

/** An entry of the member center. It needs the ability of its id. */
interface MemberEntry extends Omit<MenuEntry, 'to'> {
  readonly id: Ability
  readonly page: RouteTarget
}

const MEMBER_ENTRIES: readonly MemberEntry[] = [
  { id: 'withdraw', labelKey: 'member.withdraw', page: { name: 'withdraw' } },
  { id: 'betRecord', labelKey: 'member.betRecord', page: { name: 'gameRecord' } },
  { id: 'transactionRecord', labelKey: 'member.transactionRecord', page: { name: 'transactionRecord' } },
  { id: 'profitAndLoss', labelKey: 'member.profitAndLoss', page: { name: 'profitAndLoss' } },
  { id: 'rewardCenter', labelKey: 'member.rewardCenter', page: { name: 'rewardCenter' } },
  { id: 'pointsMall', labelKey: 'member.pointsMall', page: { name: 'mall' } },
  { id: 'myAccount', labelKey: 'member.myAccount', page: { name: 'myAccount' } },
]

/** Withdrawal always, the others with their flag (MEMBER-03 to MEMBER-06). */
export function memberMenu({ check }: AccessChecker): readonly MenuEntry[] {
  return MEMBER_ENTRIES.filter(({ id }) => isShown(check(id))).map(({ id, labelKey, page }) => ({
    id,
    labelKey,
    to: toPath(routes, page),
  }))
}

export interface SettingsEntries {
  /** Path of the entry; it sends guests to the sign-in page, unlike the page itself (SET-01, ROLE-05). */
  readonly changePassword: string
  /** Whether signing out is offered (SET-02). */
  readonly logout: boolean
}

export function settingsEntries({ allows }: Pick<AccessGuard, 'allows'>): SettingsEntries {
  const name = allows('changePasswordEntry') ? 'changePassword' : 'signIn'
  return { changePassword: toPath(routes, { name }), logout: allows('logout') }
}
