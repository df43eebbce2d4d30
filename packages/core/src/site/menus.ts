import type { Ability } from '../config/abilities.ts'
import { isShown } from '../features/app/access/authorize.ts'
import type { AccessGuard } from '../features/app/access/guard.ts'
import { type RouteName, toPath } from '../kernel/routes.ts'
import { categoryPath, routes } from './routes.ts'

/** One line of a menu. `labelKey` is a locale key, `to` a path of the site. */
export interface MenuEntry {
  readonly id: string
  readonly labelKey: string
  readonly to: string
}

export const INVITE = '/m/invite'
export const AGENT = '/m/agent'

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
    ? { id: 'agencyCenter', labelKey: 'footerMenu.agencyCenter', to: AGENT, checked: true, pages: ['agentHome'] }
    : { id: 'invite', labelKey: 'footerMenu.invite', to: INVITE, checked: true, pages: ['invite'] }
  return [
    {
      id: 'memberCenter',
      labelKey: 'footerMenu.memberCenter',
      to: '/m/member/home',
      checked: true,
      pages: ['memberHome'],
    },
    {
      id: 'promotions',
      labelKey: 'footerMenu.promotions',
      to: '/m/activity',
      checked: false,
      pages: ['promotions', 'promotion'],
    },
    third,
    {
      id: 'deposit',
      labelKey: 'footerMenu.deposit',
      to: '/m/voucherCenter',
      checked: true,
      pages: ['deposit'],
    },
    // The message center is the last way to customer service (CS-07).
    { id: 'service', labelKey: 'footerMenu.service', to: '/m/message', checked: false, pages: ['messageCenter'] },
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

const REWARD_CENTER = '/m/rewardCenter'

export function sideMenu({ check }: AccessChecker, categories: readonly string[]): SideMenu {
  return {
    categories: ['HOME', ...categories, 'PROMO'].map((code) => ({
      id: code,
      labelKey: `category.${code}`,
      to: categoryPath(code),
    })),
    rewards: [
      { id: 'vipBonus', labelKey: 'menu.vipBonus', to: REWARD_CENTER },
      isShown(check('team'))
        ? { id: 'agencyCenter', labelKey: 'menu.agencyCenter', to: AGENT }
        : { id: 'inviteFriends', labelKey: 'menu.inviteFriends', to: INVITE },
    ],
    logout: isShown(check('logout')),
  }
}

const MEMBER_ENTRIES: readonly (MenuEntry & { readonly id: Ability })[] = [
  { id: 'withdraw', labelKey: 'member.withdraw', to: '/m/withdraw' },
  { id: 'betRecord', labelKey: 'member.betRecord', to: '/m/gameRecord' },
  { id: 'transactionRecord', labelKey: 'member.transactionRecord', to: '/m/transaction/record' },
  { id: 'profitAndLoss', labelKey: 'member.profitAndLoss', to: '/m/profitandloss' },
  { id: 'rewardCenter', labelKey: 'member.rewardCenter', to: REWARD_CENTER },
  { id: 'pointsMall', labelKey: 'member.pointsMall', to: '/m/mall/mallHome' },
  { id: 'myAccount', labelKey: 'member.myAccount', to: '/m/myAccount/index' },
]

/** Withdrawal always, the others with their flag (MEMBER-03 to MEMBER-06). Each entry needs the ability of its id. */
export function memberMenu({ check }: AccessChecker): readonly MenuEntry[] {
  return MEMBER_ENTRIES.filter(({ id }) => isShown(check(id)))
}

export interface SettingsMenu {
  /** Path of the entry; it sends guests to the login, unlike the page itself (SET-01, ROLE-05). */
  readonly changePassword: string
  /** Whether signing out is offered (SET-02). */
  readonly logout: boolean
}

export function settingsMenu({ allows }: Pick<AccessGuard, 'allows'>): SettingsMenu {
  const name = allows('changePasswordEntry') ? 'changePassword' : 'signIn'
  return { changePassword: toPath(routes, { name }), logout: allows('logout') }
}
