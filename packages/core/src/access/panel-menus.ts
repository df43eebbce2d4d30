import { categoryPath } from '../catalogue/rules.ts'
import type { FoyerConfig } from '../config/config.ts'
import type { Flag } from '../ids.ts'
import type { SessionState } from '../session/session.ts'
import { AGENT, INVITE, isAgentSession, type MenuEntry, typeOf } from './menus.ts'
import { LOGIN } from './routes.ts'

export interface SideMenu {
  /** HOME, every category in the order of the site, PROMO (MENU-01). Ids are category codes. */
  readonly categories: readonly MenuEntry[]
  /** MENU-02 */
  readonly rewards: readonly MenuEntry[]
  /** MENU-05: logout stands at the end, for people with a session. */
  readonly logout: boolean
}

const REWARD_CENTER = '/m/rewardCenter'

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
