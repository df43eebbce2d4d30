import { FLAG_NAMES } from '@foyer/core/contract'
import type { AgencyRules } from './agency/rules.ts'
import type { CaptchaKind } from './captchas.ts'
import type { Payment } from './deposits.ts'
import { RATE_LIMITS, type RateLimitSettings } from './rate-limits.ts'
import {
  DEPOSIT_METHODS,
  DEPOSIT_OFFERS,
  type SeedDepositMethod,
  type SeedDepositOffer,
} from './seed/deposit-methods.ts'
import {
  createResources,
  createServiceEntries,
  type SeedResource,
  type SeedServiceEntry,
} from './seed/downloads-and-support.ts'
import { GOODS, type SeedGood } from './seed/goods.ts'
import { HELP_TOPICS, type SeedHelpTopic } from './seed/help-topics.ts'
import { createFieldRules, createFieldSettings, type FieldRules, type FieldSettings } from './seed/registration.ts'
import type { SeedAnnouncement, SeedBanner, SeedData } from './seed/seed-data.ts'
import { WITHDRAWAL_SETTINGS, type WithdrawalSettings } from './withdrawals.ts'

/** The merchant's side of the world: what the control API switches. Gone at a restart. */
export interface Settings {
  flags: Readonly<Record<string, boolean | string>>
  status: SiteStatusSettings
  site: SiteSettings
  announcements: readonly SeedAnnouncement[]
  banners: readonly SeedBanner[]
  /** Of the points mall, in the order in which they are shown. */
  goods: readonly SeedGood[]
  /** Whether the announcements of kind popup are sent. */
  popups: boolean
  /** Vendors whose games refuse to launch, and to go on, with `platform.maintenance`. */
  closedVendors: readonly string[]
  /** CALL-10, CALL-11 */
  registration: FieldSettings
  rules: FieldRules
  affiliateCodes: readonly string[]
  captchaKind: CaptchaKind
  /** Settlement 4 */
  human: HumanSettings
  resources: readonly SeedResource[]
  services: readonly SeedServiceEntry[]
  help: readonly SeedHelpTopic[]
  lobby: LobbySettings
  depositMethods: readonly SeedDepositMethod[]
  depositOffers: readonly SeedDepositOffer[]
  /** What the provider says of each deposit before the platform has answered, where it does. */
  paymentAtOnce: Payment | undefined
  rateLimits: RateLimitSettings
  chatDesk: ChatDeskSettings
  withdrawals: WithdrawalSettings
  agencyRules: AgencyRules
  /** Counters of a team in place of those that are counted. */
  teamKpi: TeamKpiSettings | undefined
}

interface TeamKpiSettings {
  readonly teamLoginMemberCount: number
  readonly teamBetMemberCount: number
  readonly teamRegisterMemberCount: number
  readonly teamOnlineCount: number
}

interface ChatDeskSettings {
  /** How long a member waits for a colleague, s. */
  readonly waitSeconds: number
}

interface LobbySettings {
  /** No games, no vendors. */
  readonly empty: boolean
  /** So many slots; 0: those of the seed. */
  readonly slots: number
  /** Lists of games come whole, whatever size of page was asked for. */
  readonly onePage: boolean
}

interface HumanSettings {
  /** No code by SMS without a proof of work; beside a captcha it is always taken. */
  readonly required: boolean
  /** How often the client has to hash at most. */
  readonly work: number
}

interface SiteStatusSettings {
  readonly maintenance: boolean
  readonly regionRestriction: boolean
  readonly ip: string
  readonly info: string
  /** RFC 3339; '' where that is not known. */
  readonly until: string
}

interface SiteSettings {
  /** Hosts of pictures; a path such as `/cdn/a` is served by the sandbox itself. */
  readonly cdn: readonly string[]
  readonly defaultCdn: string
  readonly languages: readonly string[]
  readonly currencySymbol: string
}

/** Off by default: sign-in methods that need an outside service. */
const OFF: readonly string[] = ['FACEBOOKLOGIN3', 'GOOGLELOGIN3']

export function createSettings(data: SeedData, humanCheck: boolean, agencyRules: AgencyRules): Settings {
  return {
    flags: {
      ...Object.fromEntries(FLAG_NAMES.map((flag) => [flag, !OFF.includes(flag)])),
      // FLAG-05: the text '1' means the new template.
      mem_cen: '1',
      dep_func: '1',
    },
    status: { maintenance: false, regionRestriction: false, ip: '203.0.113.9', info: '', until: '' },
    site: { cdn: [], defaultCdn: '', languages: ['EN', 'TY', 'BN'], currencySymbol: '₱' },
    announcements: data.announcements,
    banners: data.banners,
    goods: GOODS,
    popups: true,
    closedVendors: [],
    registration: createFieldSettings(),
    rules: createFieldRules(),
    affiliateCodes: ['GOOD1'],
    captchaKind: 'digits',
    human: { required: humanCheck, work: 80 },
    resources: createResources(),
    services: createServiceEntries(),
    help: HELP_TOPICS,
    lobby: { empty: false, slots: 0, onePage: false },
    depositMethods: DEPOSIT_METHODS,
    depositOffers: DEPOSIT_OFFERS,
    paymentAtOnce: undefined,
    rateLimits: RATE_LIMITS,
    chatDesk: { waitSeconds: 60 },
    agencyRules,
    teamKpi: undefined,
    withdrawals: WITHDRAWAL_SETTINGS,
  }
}
