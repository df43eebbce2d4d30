import type { Ability } from '../../config/abilities.ts'
import { type AgentTile, flagsOfTile } from '../../config/agent-tiles.ts'
import type { FoyerConfig } from '../../config/config.ts'
import type { FlagName } from '../../config/flags.ts'
import { SPEC_CONSTANTS } from '../../config/spec-constants.ts'
import { deepFreeze } from '../../kernel/deep-freeze.ts'
import { FoyerError, type FoyerErrorInit } from '../../kernel/errors.ts'
import { nearestName } from '../../kernel/nearest-name.ts'
import type { AccessRule, Denial } from './evaluate-access.ts'

// All clients share these objects, and listeners receive them: no code may change them.
const TO_SIGN_IN: Denial = { outcome: 'redirect', to: { name: 'signIn' } }
const TO_HOME: Denial = { outcome: 'redirect', to: { name: 'home' } }
const HIDDEN: Denial = { outcome: 'hidden' }
const TRIAL_POPUP: Denial = { outcome: 'popup', popup: 'free_reject' }
const NOT_LOGGED_IN = { key: 'in_logged_login', ms: SPEC_CONSTANTS.guestInfoMs }

/** For every session; guests are sent to the sign-in page. */
const needsSignIn: AccessRule = { roles: { guest: TO_SIGN_IN } }
/** Hidden from guests, without a message. */
const hiddenFromGuests: AccessRule = { roles: { guest: HIDDEN } }
/** For real accounts (ROLE-06). */
const needsAccount: AccessRule = { roles: { guest: TO_SIGN_IN, trial: TRIAL_POPUP } }
/** A page that a flag switches off redirects to the lobby, with a message there (ROUTE-28). */
const needsFlag = (flag: FlagName, key = 'error.no.permission'): AccessRule => ({
  ...needsAccount,
  flag,
  whenFlagOff: { outcome: 'redirect', to: { name: 'home' }, message: { key } },
})

/** Hidden from guests and from some types of account, without a message. */
const hiddenFromTypes = (...types: readonly number[]): AccessRule => ({
  ...hiddenFromGuests,
  types: { excludes: (type) => types.includes(type), denial: HIDDEN },
})

/** The agent pages are for agents; for others it looks as if they did not exist (ROUTE-10). */
const FOR_AGENTS: AccessRule = { roles: { guest: TO_HOME, trial: TO_HOME, member: TO_HOME } }
/** The table of routes leads to the agent home instead. */
const NOT_OFFERED: Denial = { outcome: 'redirect', to: { name: 'home' }, message: { key: 'error.no.permission' } }
/** A page behind a tile of the agent home, with the flag of that tile (AGENT-20). */
const agentPage =
  (tile: AgentTile) =>
  ({ agent }: FoyerConfig): AccessRule => ({
    ...FOR_AGENTS,
    flag: flagsOfTile(tile, agent),
    whenFlagOff: NOT_OFFERED,
  })
/** The page of dividends, where the merchant has them (AGENT-22). Types that take no part are told so there. */
const dividendPage = ({ agent: { dividendEnabled } }: FoyerConfig): AccessRule => {
  if (typeof dividendEnabled === 'string') return { ...FOR_AGENTS, flag: dividendEnabled, whenFlagOff: NOT_OFFERED }
  return dividendEnabled ? FOR_AGENTS : { roles: { ...FOR_AGENTS.roles, agent: NOT_OFFERED } }
}

/** Every rule, written once. Those that follow the merchant's settings are functions of them. */
const RULES: { readonly [A in Ability]: AccessRule | ((config: FoyerConfig) => AccessRule) } =
  /* @__PURE__ */ deepFreeze({
    browse: {},
    // Trial players may still sign in or register; members are redirected (ROUTE-02).
    signIn: { roles: { member: TO_HOME, agent: TO_HOME } },
    startTrial: { roles: { trial: TO_HOME, member: TO_HOME, agent: TO_HOME } },
    // Trial players may play where the merchant allows it (LAUNCH-01, LAUNCH-06).
    play: ({ launch }) => ({ roles: { guest: TO_SIGN_IN, trial: launch.allowTrial ? undefined : TRIAL_POPUP } }),
    // The message is shown above the sign-in page (PROLE-05).
    toggleFavourite: (config) => ({ roles: { guest: { ...guestOf(config), message: NOT_LOGGED_IN } } }),
    favourites: (config) => ({ roles: { guest: guestOf(config) } }),
    recents: (config) => ({ roles: { guest: guestOf(config) } }),
    balance: hiddenFromGuests,
    memberData: hiddenFromGuests,
    // The announcements of the member area (ROUTE-11).
    memberNotices: needsSignIn,
    // Those for agents (NOTICE-09); the table of routes leads others to the announcements for all.
    agentNotices: { roles: { guest: TO_SIGN_IN, trial: TO_HOME, member: TO_HOME } },
    memberCenter: needsAccount,
    inbox: needsAccount,
    // Applications and claims; the promotions themselves are open to all (PROMO-14).
    joinPromotions: needsAccount,
    // Guests are sent to the sign-in page, trial players get a message (CHAT-03, CHAT-04, CHAT-07, settlement 7).
    chat: {
      flag: 'CBS3',
      roles: { guest: TO_SIGN_IN, trial: { outcome: 'message', message: { key: 'error.trial.rejected' } } },
    },
    feedback: needsSignIn,
    withdraw: needsAccount,
    deposit: needsAccount,
    records: needsAccount,
    betRecord: needsFlag('TRANSBETREPMEM3'),
    transactionRecord: needsFlag('TRANSREC3'),
    profitAndLoss: needsFlag('PERSREP'),
    // The message names customer service (PROLE-04).
    rewardCenter: needsFlag('REWCEN3', 'toast.contact_service'),
    pointsMall: needsFlag('PTSYS3'),
    // Agents bring people by the links of the agency; the table of routes leads them there.
    invite: { roles: { guest: TO_SIGN_IN, trial: TRIAL_POPUP, agent: TO_HOME } },
    myAccount: needsFlag('MYACC'),
    // Verification is for real accounts (VERIFY-01, AGENT-24).
    verification: needsAccount,
    security: needsAccount,
    // The page sends guests home, its entry in the settings sends them to the sign-in page (CHPW-05, ROLE-05).
    changePassword: ({ readings }) => ({
      roles: { guest: readings.changePswGuest === 'login' ? TO_SIGN_IN : TO_HOME, trial: TRIAL_POPUP },
    }),
    changePasswordEntry: needsSignIn,
    signOut: hiddenFromGuests,
    // Types 41 and 42 are denied too, as in the source (FOOTMENU-03).
    footerEntry: ({ roles }) => ({
      roles: { guest: TO_SIGN_IN },
      types: { excludes: (type) => !roles.footerAllowed.includes(type), denial: TRIAL_POPUP },
    }),
    // Types that sign contracts, and types that take part in dividends (ROLE-02, settlement 6).
    contracts: hiddenFromTypes(4, 40, 41, 42),
    dividend: hiddenFromTypes(0, 4, 40, 41, 42),
    team: FOR_AGENTS,
    teamOverview: agentPage('teamOverview'),
    teamManagement: agentPage('team'),
    teamProfitAndLoss: agentPage('teamProfitAndLoss'),
    teamBets: agentPage('teamBets'),
    rebateSettings: agentPage('rebateSettings'),
    rebateIncome: agentPage('rebateIncome'),
    openAccount: FOR_AGENTS,
    dividendPage,
    // Types without agreements are told so there.
    contractPages: FOR_AGENTS,
    // For every real account (AGENT-24).
    redRain: needsAccount,
  })

/** Guests are sent to the sign-in page, or get a message in the other reading of the specification (FAV-02). */
function guestOf({ readings }: FoyerConfig): Extract<Denial, { readonly outcome: 'redirect' | 'message' }> {
  return readings.favouritesGuest === 'redirect'
    ? { outcome: 'redirect', to: { name: 'signIn' } }
    : { outcome: 'message', message: NOT_LOGGED_IN }
}

/** @throws FoyerError `request.invalid` for a word that is no ability, which would else be open to all */
export function accessRuleFor(ability: Ability, config: FoyerConfig): AccessRule {
  if (!isAbility(ability)) throw new FoyerError({ code: 'request.invalid', ...unknownAbility(ability) })
  const rule = RULES[ability]
  return typeof rule === 'function' ? deepFreeze(rule(config)) : rule
}

/** For the error about a word that is no ability. */
export function unknownAbility(word: unknown): Pick<FoyerErrorInit, 'field' | 'suggestion'> {
  const field = String(word)
  return { field, suggestion: nearestName(field, Object.keys(RULES)) }
}

export function isAbility(name: string): name is Ability {
  return Object.hasOwn(RULES, name)
}
