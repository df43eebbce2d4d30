import type { Ability } from '../features/app/access/abilities.ts'
import { isShown } from '../features/app/access/authorize.ts'
import type { AccessGuard } from '../features/app/access/guard.ts'
import { LOGIN, type RouteName } from '../features/app/access/routes.ts'
import { categoryPath } from '../features/lobby/catalogue/category-rules.ts'

/** One line of a menu. `labelKey` is a locale key, `to` a path of the site. */
export interface MenuEntry {
  readonly id: string
  readonly labelKey: string
  readonly to: string
}

export const INVITE = '/m/invite'
export const AGENT = '/m/agent'

export interface FooterEntry extends MenuEntry {
  /** The free-check stands before it (FOOTMENU-03). */
  readonly checked: boolean
  /** Pages on which a person is inside this entry. */
  readonly pages: readonly RouteName[]
}

/** Asks about the person who is here: `foyer.access`. */
export type AccessChecker = Pick<AccessGuard, 'check'>

/** FOOTMENU-01, FOOTMENU-02 */
export function footerMenu({ check }: AccessChecker): readonly FooterEntry[] {
  const third: FooterEntry = isShown(check('team'))
    ? { id: 'agencyCenter', labelKey: 'footerMenu.agencyCenter', to: AGENT, checked: true, pages: ['agent'] }
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
      pages: ['activity', 'activityDetail'],
    },
    third,
    {
      id: 'deposit',
      labelKey: 'footerMenu.deposit',
      to: '/m/voucherCenter',
      checked: true,
      pages: ['voucherCenter'],
    },
    // CS-07: the message center stands in where customer service is not reached otherwise.
    { id: 'service', labelKey: 'footerMenu.service', to: '/m/message', checked: false, pages: ['message'] },
  ]
}

export interface SideMenu {
  /** HOME, every category in the order of the site, PROMO (MENU-01). Ids are category codes. */
  readonly categories: readonly MenuEntry[]
  /** MENU-02 */
  readonly rewards: readonly MenuEntry[]
  /** MENU-05: logout stands at the end, for people with a session. */
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

/** MEMBER-03 to MEMBER-06: withdrawal always, the others with their flag. Each stands for the ability of its name. */
export function memberMenu({ check }: AccessChecker): readonly MenuEntry[] {
  return MEMBER_ENTRIES.filter(({ id }) => isShown(check(id)))
}

export interface SettingsMenu {
  /** SET-01, ROLE-05: the entry sends guests to the login, unlike the page itself. */
  readonly changePassword: string
  /** SET-02 */
  readonly logout: boolean
}

export function settingsMenu({ allows }: Pick<AccessGuard, 'allows'>): SettingsMenu {
  return { changePassword: allows('changePasswordEntry') ? '/m/changePsw' : LOGIN, logout: allows('logout') }
}
