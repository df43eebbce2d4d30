import { categoryPath } from '../catalogue/rules.ts'
import type { FoyerConfig } from '../config/config.ts'
import type { Flag } from '../ids.ts'
import { isAgent } from '../session/roles.ts'
import type { SessionState } from '../session/session.ts'
import { LOGIN } from './routes.ts'

/** One line of a menu. `labelKey` is a locale key, `to` a path of the site. */
export interface MenuEntry {
  readonly id: string
  readonly labelKey: string
  readonly to: string
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
const INVITE = '/m/invite'
const AGENT = '/m/agent'

export function sideMenu(config: FoyerConfig, categories: readonly string[], session: SessionState): SideMenu {
  return {
    categories: ['HOME', ...categories, 'PROMO'].map((code) => ({
      id: code,
      labelKey: `category.${code}`,
      to: categoryPath(code),
    })),
    rewards: [
      { id: 'vipBonus', labelKey: 'menu.vipBonus', to: REWARD_CENTER },
      isAgentSession(session, config)
        ? { id: 'agencyCenter', labelKey: 'menu.agencyCenter', to: AGENT }
        : { id: 'inviteFriends', labelKey: 'menu.inviteFriends', to: INVITE },
    ],
    logout: typeOf(session) !== undefined,
  }
}

const MEMBER_ENTRIES: readonly (MenuEntry & { readonly flag?: Flag })[] = [
  { id: 'withdraw', labelKey: 'member.withdraw', to: '/m/withdraw' },
  { id: 'betRecord', labelKey: 'member.betRecord', to: '/m/gameRecord', flag: 'TRANSBETREPMEM3' },
  {
    id: 'transactionRecord',
    labelKey: 'member.transactionRecord',
    to: '/m/transaction/record',
    flag: 'TRANSREC3',
  },
  { id: 'profitAndLoss', labelKey: 'member.profitAndLoss', to: '/m/profitandloss', flag: 'PERSREP' },
  { id: 'rewardCenter', labelKey: 'member.rewardCenter', to: REWARD_CENTER, flag: 'REWCEN3' },
  { id: 'pointsMall', labelKey: 'member.pointsMall', to: '/m/mall/mallHome', flag: 'PTSYS3' },
  { id: 'myAccount', labelKey: 'member.myAccount', to: '/m/myAccount/index', flag: 'MYACC' },
]

/** MEMBER-03 to MEMBER-06: withdrawal always, the others with their flag. */
export function memberMenu(isOn: (flag: Flag) => boolean): readonly MenuEntry[] {
  return MEMBER_ENTRIES.filter(({ flag }) => flag === undefined || isOn(flag)).map(({ id, labelKey, to }) => ({
    id,
    labelKey,
    to,
  }))
}

export interface FooterEntry extends MenuEntry {
  /** The free-check stands before it (FOOTMENU-03). */
  readonly checked: boolean
}

/** FOOTMENU-01, FOOTMENU-02 */
export function footerMenu(config: FoyerConfig, session: SessionState): readonly FooterEntry[] {
  const third = isAgentSession(session, config)
    ? { id: 'agencyCenter', labelKey: 'footerMenu.agencyCenter', to: AGENT }
    : { id: 'invite', labelKey: 'footerMenu.invite', to: INVITE }
  return [
    { id: 'memberCenter', labelKey: 'footerMenu.memberCenter', to: '/m/member/home', checked: true },
    { id: 'promotions', labelKey: 'footerMenu.promotions', to: '/m/activity', checked: false },
    { ...third, checked: true },
    { id: 'deposit', labelKey: 'footerMenu.deposit', to: '/m/voucherCenter', checked: true },
    // CS-07: the message center is where customer service is reached.
    { id: 'service', labelKey: 'footerMenu.service', to: '/m/message', checked: false },
  ]
}

/** FOOTMENU-03: types 41 and 42 are refused too, as the source says. */
export function footerCheck(config: FoyerConfig, session: SessionState): 'allow' | 'login' | 'free_reject' {
  const type = typeOf(session)
  if (type === undefined) return 'login'
  return config.roles.footerAllowed.includes(type) ? 'allow' : 'free_reject'
}

export interface SettingsMenu {
  /** SET-01, ROLE-05: the entry sends guests to the login, unlike the page itself. */
  readonly changePassword: string
  /** SET-02 */
  readonly logout: boolean
}

export function settingsMenu(session: SessionState): SettingsMenu {
  const known = typeOf(session) !== undefined
  return { changePassword: known ? '/m/changePsw' : LOGIN, logout: known }
}

function typeOf(session: SessionState): number | undefined {
  return session.type === 'trial' || session.type === 'member' ? session.info.type : undefined
}

function isAgentSession(session: SessionState, config: FoyerConfig): boolean {
  const type = typeOf(session)
  return type !== undefined && isAgent(type, config)
}
