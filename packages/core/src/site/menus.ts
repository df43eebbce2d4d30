import type { Ability } from '../config/abilities.ts'
import { AGENT_TILES, type AgentTile, flagsOfTile } from '../config/agent-tiles.ts'
import type { FoyerConfig } from '../config/config.ts'
import type { Access } from '../features/access/access.ts'
import { isMenuEntryShown } from '../features/access/evaluate-access.ts'
import type { ContractKind } from '../features/agency/contracts/agreed-notice.ts'
import type { Platform } from '../features/app/platform/platform.ts'
import type { RouteTarget } from '../kernel/routes.ts'
import { categoryTarget } from './category-target.ts'
import type { MenuContext, MenuEntry } from './footer-menu.ts'

export interface SideMenu {
  /** HOME, every category in the order of the site, PROMO (MENU-01). Ids are category codes. */
  readonly categories: readonly MenuEntry[]
  /** Rewards, and the agency center or the invitation (MENU-02). */
  readonly rewards: readonly MenuEntry[]
  /** Whether the menu ends with signing out: only in a session (MENU-05). */
  readonly logout: boolean
}

export function sideMenu({ check, hasPage }: MenuContext, categories: readonly string[]): SideMenu {
  const rewards: readonly MenuEntry[] = [
    { id: 'vipBonus', labelKey: 'menu.vipBonus', to: { name: 'rewardCenter' } },
    isMenuEntryShown(check('team'))
      ? { id: 'agencyCenter', labelKey: 'menu.agencyCenter', to: { name: 'agentHome' } }
      : { id: 'inviteFriends', labelKey: 'menu.inviteFriends', to: { name: 'invite' } },
  ]
  return {
    categories: ['HOME', ...categories, 'PROMO']
      .map((code) => ({ id: code, labelKey: `category.${code}`, to: categoryTarget(code) }))
      .filter(({ to }) => hasPage(to)),
    rewards: rewards.filter(({ to }) => hasPage(to)),
    logout: isMenuEntryShown(check('signOut')),
  }
}

/** An entry of the member center. It needs the ability of its id. */
interface MemberEntry extends MenuEntry {
  readonly id: Ability
}

const MEMBER_ENTRIES: readonly MemberEntry[] = [
  { id: 'withdraw', labelKey: 'member.withdraw', to: { name: 'withdraw' } },
  { id: 'betRecord', labelKey: 'member.betRecord', to: { name: 'gameRecord' } },
  { id: 'transactionRecord', labelKey: 'member.transactionRecord', to: { name: 'transactionRecord' } },
  { id: 'profitAndLoss', labelKey: 'member.profitAndLoss', to: { name: 'profitAndLoss' } },
  { id: 'rewardCenter', labelKey: 'member.rewardCenter', to: { name: 'rewardCenter' } },
  { id: 'pointsMall', labelKey: 'member.pointsMall', to: { name: 'mall' } },
  { id: 'myAccount', labelKey: 'member.myAccount', to: { name: 'myAccount' } },
]

/** Withdrawal always, the others with their flag (MEMBER-03 to MEMBER-06). */
export function memberMenu({ check, hasPage }: MenuContext): readonly MenuEntry[] {
  return MEMBER_ENTRIES.filter(({ id, to }) => isMenuEntryShown(check(id)) && hasPage(to))
}

export interface SettingsMenu {
  /** Where the entry leads; it sends guests to the sign-in page, unlike the page itself (SET-01, ROLE-05). */
  readonly changePassword: RouteTarget
  /** Whether signing out is offered (SET-02). */
  readonly logout: boolean
}

export function settingsMenu({ allows }: Pick<Access, 'allows'>): SettingsMenu {
  const name = allows('changePasswordEntry') ? 'changePassword' : 'signIn'
  return { changePassword: { name }, logout: allows('signOut') }
}

/** A tile of the agent home: a page, or customer service. */
export interface AgentTileEntry {
  readonly id: AgentTile | 'service'
  readonly labelKey: string
  /** Undefined for customer service, whose place is known at the tap (CS-07). */
  readonly to: RouteTarget | undefined
}

const AGENT_TILE_TARGETS: { readonly [Tile in AgentTile]: RouteTarget } = {
  teamOverview: { name: 'teamOverview' },
  transactionRecord: { name: 'transactionRecord', params: { types: 'A' } },
  team: { name: 'team' },
  redRain: { name: 'redRain' },
  teamProfitAndLoss: { name: 'teamProfitAndLoss' },
  teamBets: { name: 'teamBets' },
  rebateSettings: { name: 'rebateSettings' },
  rebateIncome: { name: 'rebateIncome' },
  securityCenter: { name: 'securityCenter' },
  inbox: { name: 'inbox' },
}

/** The tiles of the agent home whose flag is on, and customer service always (AGENT-08 to AGENT-20). */
export function agentTiles(
  { hasPage }: Pick<Access, 'hasPage'>,
  { isOn }: Pick<Platform, 'isOn'>,
  { agent }: Pick<FoyerConfig, 'agent'>,
): readonly AgentTileEntry[] {
  const pages = AGENT_TILES.filter(
    (id) => hasPage(AGENT_TILE_TARGETS[id]) && flagsOfTile(id, agent).some((flag) => isOn(flag)),
  ).map((id) => ({ id, labelKey: `agent.tile.${id}`, to: AGENT_TILE_TARGETS[id] }))
  return [...pages, { id: 'service', labelKey: 'agent.tile.service', to: undefined }]
}

/** The footer of the agent home (AGENT-21 to AGENT-23). */
export function agentFooterMenu(
  { check, hasPage }: MenuContext,
  { isOn }: Pick<Platform, 'isOn'>,
  { agent: { dividendEnabled } }: Pick<FoyerConfig, 'agent'>,
): readonly MenuEntry[] {
  const hasDividend = typeof dividendEnabled === 'string' ? isOn(dividendEnabled) : dividendEnabled
  const entries: readonly (MenuEntry | false)[] = [
    { id: 'home', labelKey: 'agent.footer.home', to: { name: 'home' } },
    { id: 'openAccount', labelKey: 'agent.footer.openAccount', to: { name: 'openAccount' } },
    hasDividend &&
      isMenuEntryShown(check('dividend')) && {
        id: 'dividend',
        labelKey: 'agent.footer.dividend',
        to: { name: 'dividend' },
      },
    {
      id: 'announcements',
      labelKey: 'agent.footer.announcements',
      to: { name: 'announcements', params: { area: 'member', types: 'A' } },
    },
  ]
  return entries.filter((entry) => entry !== false).filter(({ to }) => hasPage(to))
}

const CONTRACT_TARGETS: { readonly [Kind in ContractKind]: RouteTarget } = {
  dailySalary: { name: 'dailySalaryContract' },
  dividend: { name: 'dividendContract' },
  hourlySalary: { name: 'hourlySalaryContract' },
}

/** The page of an agreement (CONTRACT-01 to CONTRACT-03). */
export function contractTarget(kind: ContractKind): RouteTarget {
  return CONTRACT_TARGETS[kind]
}
