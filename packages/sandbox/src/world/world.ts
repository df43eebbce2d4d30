import type { Agency } from './agency/agency.ts'
import type { RedRain } from './agency/red-rain.ts'
import type { AgencyRules } from './agency/rules.ts'
import type { Attempts } from './attempts.ts'
import type { BackUrls } from './back-url.ts'
import type { Captchas } from './captchas.ts'
import type { ChatDesk } from './chat-desk.ts'
import type { DepositLimits } from './deposit-limits.ts'
import type { DepositPauses } from './deposit-pauses.ts'
import type { Deposits } from './deposits.ts'
import type { FailedLogins } from './failed-logins.ts'
import type { HumanChecks } from './human-checks.ts'
import type { IdTokens } from './id-tokens.ts'
import type { Invitations } from './invitations.ts'
import type { Ledger } from './ledger.ts'
import type { Levels } from './levels.ts'
import type { Lobby } from './lobby.ts'
import type { Members } from './members.ts'
import type { OpenRounds } from './open-rounds.ts'
import type { Outbox } from './outbox.ts'
import type { PaymentPasswords } from './payment-passwords.ts'
import type { PlayedRounds } from './played-rounds.ts'
import type { Points } from './points.ts'
import type { RateLimits } from './rate-limits.ts'
import type { Redemptions } from './redemptions.ts'
import type { Rewards } from './rewards.ts'
import type { RandomBytes } from './secure-random.ts'
import type { SeedData } from './seed/seed-data.ts'
import type { SeededRandom } from './seeded-random.ts'
import type { Sessions } from './sessions.ts'
import type { Settings } from './settings.ts'
import type { SmsCodes } from './sms-codes.ts'
import type { SandboxSnapshot } from './snapshot.ts'
import type { Tickets } from './tickets.ts'
import type { Turnover } from './turnover.ts'
import type { Withdrawals } from './withdrawals.ts'

export interface Feedback {
  readonly userName: string
  readonly content: string
  /** ms since the epoch. */
  readonly at: number
  /** Under which it was sent. */
  readonly key?: string | undefined
}

/** A chat that is open or about to open. */
interface LaunchedChat {
  readonly userName: string
  /** The session that it was started from; the chat ends with it. */
  readonly sessionId: string
  /** Where the chat leads back to, written in full. */
  readonly backUrl: string
}

/** Everything that the platform knows, at rest and moving. */
export interface World {
  readonly merchantCode: string
  readonly startedAt: number
  readonly settings: Settings
  readonly lobby: () => Lobby
  readonly members: Members
  readonly ledger: Ledger
  readonly turnover: Turnover
  readonly withdrawals: Withdrawals
  readonly attempts: Attempts
  readonly points: Points
  /** Orders of the points mall. */
  readonly redemptions: Redemptions
  readonly levels: Levels
  readonly rewards: Rewards
  readonly invitations: Invitations
  readonly deposits: Deposits
  /** What members may bring in at most. */
  readonly depositLimits: DepositLimits
  /** Members who take a break: nothing is brought in until then (ms since the epoch), or until it is ended. */
  readonly depositPauses: DepositPauses
  readonly openRounds: OpenRounds
  readonly playedRounds: PlayedRounds
  readonly sessions: Sessions
  readonly agency: Agency
  readonly redRain: RedRain
  readonly random: SeededRandom
  readonly failedLogins: FailedLogins
  readonly rateLimits: RateLimits
  /** PCALL-02: messages of the chat that wait, by user name. */
  readonly chatUnread: Map<string, number>
  /** When a member called last, ms since the epoch, by user name. */
  readonly lastCalls: Map<string, number>
  readonly chatDesk: ChatDesk
  readonly chatTickets: Tickets<LaunchedChat>
  /** What players wrote to the merchant, earliest first. */
  readonly feedback: Feedback[]
  readonly outbox: Outbox
  readonly smsCodes: SmsCodes
  readonly paymentPasswords: PaymentPasswords
  readonly captchas: Captchas
  readonly humanChecks: HumanChecks
  readonly backUrls: BackUrls
  readonly idTokens: IdTokens
  /** Passwords sent by mail that are not used yet, by user name. */
  readonly mailed: Map<string, { readonly passwordHash: string; readonly until: number }>
  readonly randomBytes: RandomBytes
  snapshot(): SandboxSnapshot
}

export interface WorldOptions {
  readonly data: SeedData
  readonly seed: number
  readonly merchantCode: string
  readonly now: () => number
  readonly randomBytes: RandomBytes
  readonly snapshot?: SandboxSnapshot | undefined
  /** Whether codes by SMS cost a proof of work. */
  readonly humanCheck: boolean
  /** Whether games and deposits may lead back to a page of this other origin. */
  readonly isReturnOrigin: (origin: string) => boolean
  readonly agencyRules: AgencyRules
}
