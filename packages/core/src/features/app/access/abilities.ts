import type { FoyerConfig } from '../../../config/config.ts'
import type { Flag } from '../../../config/flags.ts'
import { LIMITS } from '../../../config/limits.ts'
import type { SessionState } from '../../auth/session/session.ts'
import { type AccessRule, authorize, type Denial } from './authorize.ts'
import { HOME, LOGIN } from './routes.ts'

/** Everything that somebody may or may not do here. Pages, menu entries, tiles and verbs name one of these. */
export type Ability =
  | 'browse'
  | 'login'
  | 'startTrial'
  | 'play'
  | 'toggleFavourite'
  | 'favourites'
  | 'recents'
  | 'balance'
  | 'memberData'
  | 'memberNotices'
  | 'memberCenter'
  | 'inbox'
  | 'chat'
  | 'withdraw'
  | 'deposit'
  | 'records'
  | 'betRecord'
  | 'transactionRecord'
  | 'profitAndLoss'
  | 'rewardCenter'
  | 'pointsMall'
  | 'myAccount'
  | 'verification'
  | 'security'
  | 'changePassword'
  | 'changePasswordEntry'
  | 'logout'
  | 'footerEntry'
  | 'contracts'
  | 'dividend'
  | 'team'

const TO_LOGIN: Denial = { outcome: 'redirect', to: LOGIN }
const TO_HOME: Denial = { outcome: 'redirect', to: HOME }
const HIDDEN: Denial = { outcome: 'hidden' }
const TRIAL_POPUP: Denial = { outcome: 'popup', popup: 'free_reject' }
const NOT_LOGGED_IN = { key: 'in_logged_login', ms: LIMITS.guestInfoMs }

/** For everybody who is logged in; the others are sent to the login. */
const needsLogin: AccessRule = { roles: { guest: TO_LOGIN } }
/** What is silently absent for guests. */
const hiddenFromGuests: AccessRule = { roles: { guest: HIDDEN } }
/** For real accounts (ROLE-06). */
const needsAccount: AccessRule = { roles: { guest: TO_LOGIN, trial: TRIAL_POPUP } }
/** ROUTE-28: where a flag switches a page off, the lobby says so. */
const needsFlag = (flag: Flag, key = 'error.no.permission'): AccessRule => ({
  ...needsAccount,
  flag,
  whenFlagOff: { outcome: 'redirect', to: HOME, message: { key } },
})

/** Silently absent for guests and for some types of account. */
const hiddenFromTypes = (...types: readonly number[]): AccessRule => ({
  ...hiddenFromGuests,
  types: { excludes: (type) => types.includes(type), denial: HIDDEN },
})

/** Every rule, written once. Those that follow the merchant's settings are functions of them. */
const RULES: { readonly [A in Ability]: AccessRule | ((config: FoyerConfig) => AccessRule) } = {
  browse: {},
  // ROUTE-02: trial players may change their mind, members have no business there.
  login: { roles: { member: TO_HOME, agent: TO_HOME } },
  startTrial: { roles: { trial: TO_HOME, member: TO_HOME, agent: TO_HOME } },
  // LAUNCH-01, LAUNCH-06
  play: ({ launch }) => ({ roles: { guest: TO_LOGIN, trial: launch.allowTrial ? undefined : TRIAL_POPUP } }),
  // PROLE-05: the message stands over the login.
  toggleFavourite: (config) => ({ roles: { guest: { ...guestOf(config), message: NOT_LOGGED_IN } } }),
  favourites: (config) => ({ roles: { guest: guestOf(config) } }),
  recents: (config) => ({ roles: { guest: guestOf(config) } }),
  balance: hiddenFromGuests,
  memberData: hiddenFromGuests,
  // ROUTE-11
  memberNotices: needsLogin,
  memberCenter: needsAccount,
  inbox: needsAccount,
  // CHAT-03, CHAT-04, CHAT-07, settlement 7
  chat: {
    flag: 'CBS3',
    roles: { guest: TO_LOGIN, trial: { outcome: 'message', message: { key: 'error.trial.rejected' } } },
  },
  withdraw: needsAccount,
  deposit: needsAccount,
  records: needsAccount,
  betRecord: needsFlag('TRANSBETREPMEM3'),
  transactionRecord: needsFlag('TRANSREC3'),
  profitAndLoss: needsFlag('PERSREP'),
  // PROLE-04: this one names customer service.
  rewardCenter: needsFlag('REWCEN3', 'toast.contact_service'),
  pointsMall: needsFlag('PTSYS3'),
  myAccount: needsFlag('MYACC'),
  // VERIFY-01, AGENT-24
  verification: needsAccount,
  security: needsAccount,
  // CHPW-05, ROLE-05: the page sends guests home, its entry among the settings to the login.
  changePassword: ({ readings }) => ({
    roles: { guest: readings.changePswGuest === 'login' ? TO_LOGIN : TO_HOME, trial: TRIAL_POPUP },
  }),
  changePasswordEntry: needsLogin,
  logout: hiddenFromGuests,
  // FOOTMENU-03: types 41 and 42 are refused too, as the source says.
  footerEntry: ({ roles }) => ({
    roles: { guest: TO_LOGIN },
    types: { excludes: (type) => !roles.footerAllowed.includes(type), denial: TRIAL_POPUP },
  }),
  // ROLE-02, settlement 6: who is asked to sign contracts, and who has to do with dividends.
  contracts: hiddenFromTypes(4, 40, 41, 42),
  dividend: hiddenFromTypes(0, 4, 40, 41, 42),
  // ROUTE-10
  team: { roles: { guest: TO_HOME, trial: TO_HOME, member: TO_HOME } },
}

/** FAV-02: in the other reading a message stands in for the login. */
function guestOf({ readings }: FoyerConfig): Extract<Denial, { readonly outcome: 'redirect' | 'message' }> {
  return readings.favouritesGuest === 'redirect'
    ? { outcome: 'redirect', to: LOGIN }
    : { outcome: 'message', message: NOT_LOGGED_IN }
}

export function ruleFor(ability: Ability, config: FoyerConfig): AccessRule {
  const rule = RULES[ability]
  return typeof rule === 'function' ? rule(config) : rule
}

export function isAbility(name: string): name is Ability {
  return Object.hasOwn(RULES, name)
}

/**
 * The abilities of a session where every flag is on (ROLE-09), for overviews of roles.
 *
 * @public
 */
export function abilitiesOf(session: SessionState, config: FoyerConfig): readonly Ability[] {
  const flags = { settled: true, isOn: () => true }
  return Object.keys(RULES)
    .filter(isAbility)
    .filter((ability) => authorize(ruleFor(ability, config), session, flags).outcome === 'allow')
}
