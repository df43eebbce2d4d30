import { isSafeRegex, PROMO_LABELS } from '@foyer/core/contract'
import * as z from 'zod/mini'
import { KEY_ALGORITHMS } from '../engine/decryption.ts'
import { FAULT_TARGETS, type FaultKind } from '../engine/faults.ts'
import { TEAM_KINDS } from '../world/agency/agency.ts'
import { AGREEMENT_KINDS } from '../world/agency/agreements.ts'
import { PERIODS } from '../world/agency/periods.ts'
import { GAME_GROUPS } from '../world/agency/rules.ts'
import { END_REASONS } from '../world/invitations.ts'
import { LIMITED } from '../world/rate-limits.ts'
import { REDEMPTION_STATES } from '../world/redemptions.ts'

const FAULT_KINDS = [
  'offline',
  'slow',
  'hang',
  'malformed',
  'html',
  'schema',
  'truncated',
  'session-expired',
  'upgrading',
  'reorder',
] as const

const faultKind = z.custom<FaultKind>(
  (value) =>
    typeof value === 'string' && (FAULT_KINDS.some((kind) => kind === value) || /^status:[2-5]\d\d$/.test(value)),
  'one of the fault kinds, or status:<n>',
)

const texts = z.object({ EN: z.string(), TY: z.exactOptional(z.string()), BN: z.exactOptional(z.string()) })

const announcement = z.object({
  id: z.int(),
  group: z.enum(['promotion', 'player', 'popup', 'hot', 'agent']),
  title: texts,
  content: texts,
  startDay: z.number(),
  endDay: z.exactOptional(z.number()),
  noExpiry: z.boolean(),
  categoryIds: z.array(z.int()),
  images: z.array(z.string()),
  groupName: z.exactOptional(z.string()),
  url: z.exactOptional(z.string()),
  width: z.exactOptional(z.number()),
  height: z.exactOptional(z.number()),
  terms: z.exactOptional(
    z.object({
      amount: z.exactOptional(z.string()),
      stake: z.exactOptional(texts),
      games: z.exactOptional(texts),
      cap: z.exactOptional(z.string()),
    }),
  ),
})

const banner = z.object({
  bannerId: z.int(),
  groupName: z.enum(['m_home', 'm_reg', 'm_game']),
  url: z.string(),
  title: texts,
  images: z.array(z.string()),
})

const good = z.strictObject({
  goodsId: z.string().check(z.minLength(1)),
  name: texts,
  image: z.string(),
  cost: z.int().check(z.minimum(1)),
  stock: z.int().check(z.minimum(0)),
  kind: z.enum(['credit', 'item', 'voucher']),
  terms: texts,
  value: z.exactOptional(z.int().check(z.minimum(1))),
  most: z.exactOptional(z.int().check(z.minimum(1))),
})

/** The same check as in clients: a slow pattern would block the whole sandbox. */
function isUsablePattern(pattern: string): boolean {
  if (!isSafeRegex(pattern)) return false
  try {
    return new RegExp(pattern, 'u') instanceof RegExp
  } catch {
    return false
  }
}

const rateLimits = z.partialRecord(
  z.enum(LIMITED),
  z.strictObject({ most: z.int().check(z.minimum(0)), seconds: z.int().check(z.minimum(1), z.maximum(86_400)) }),
)

const withdrawalReason = z.enum(['identity', 'account', 'name', 'rules', 'other'])

const fieldRule = z.object({
  min: z.optional(z.number()),
  max: z.optional(z.number()),
  pattern: z.optional(z.string().check(z.refine(isUsablePattern, 'a regular expression that is quick'))),
  message: z.optional(z.string()),
})

/** 0.50 is half a percent. */
const percent = z.string().check(z.regex(/^\d{1,2}(\.\d{1,2})?$/))
const money = z.string().check(z.regex(/^\d{1,12}(\.\d{1,2})?$/))

/** What each command of the control API takes; also over HTTP, as the JSON body of `POST /sandbox/<command>`. */
export const commands = {
  /** The seed again: no sessions, all switches as at the start. */
  reset: z.strictObject({}),
  /** Merged into the current flags; a string is sent as a string. */
  setFlags: z.record(z.string(), z.union([z.boolean(), z.string()])),
  setStatus: z.strictObject({
    maintenance: z.optional(z.boolean()),
    regionRestriction: z.optional(z.boolean()),
    ip: z.optional(z.string()),
    info: z.optional(z.string()),
    /** When the site is expected back, at the next whole quarter of an hour; without it nothing is said. */
    endsInMinutes: z.optional(z.number()),
  }),
  setSite: z.strictObject({
    cdn: z.optional(z.array(z.string())),
    defaultCdn: z.optional(z.string()),
    languages: z.optional(z.array(z.string())),
    currencySymbol: z.optional(z.string()),
  }),
  setFault: z.strictObject({
    endpoint: z.enum(FAULT_TARGETS),
    kind: faultKind,
    times: z.optional(z.int().check(z.minimum(1))),
    delayMs: z.optional(z.int().check(z.minimum(0), z.maximum(600_000))),
  }),
  clearFaults: z.strictObject({}),
  /** Ends the sessions of one member; without a name, of all members. */
  revoke: z.strictObject({ userName: z.optional(z.string()) }),
  /** A new key pair; bodies encrypted with the old one are refused. */
  rotateKey: z.strictObject({
    alg: z.optional(z.enum(KEY_ALGORITHMS)),
    /** A private key of the caller, who can then decrypt what is encrypted for the platform. */
    jwk: z.optional(z.looseObject({ kty: z.string(), alg: z.enum(KEY_ALGORITHMS) })),
  }),
  /** `balance` is decimal text. */
  setBalance: z.strictObject({ userName: z.string(), balance: z.string() }),
  /** The payment password of a member, without the code that setting it takes. */
  setPaymentPassword: z.strictObject({ userName: z.string(), password: z.string().check(z.regex(/^\d{6,12}$/)) }),
  /** Adds a payout account to a member, without the code that adding it takes; an e-wallet unless it says otherwise. */
  addPayoutAccount: z.strictObject({
    userName: z.string(),
    kind: z.optional(z.enum(['ewallet', 'bank'])),
    institution: z.optional(z.string()),
    number: z.string().check(z.regex(/^\d{10,16}$/)),
  }),
  /** The merchant decides about a withdrawal in review: the latest one unless it is named. `ask`: for a proof of identity. */
  reviewWithdrawal: z.strictObject({
    userName: z.string(),
    withdrawalId: z.optional(z.string()),
    decision: z.enum(['approve', 'refuse', 'ask']),
    reason: z.optional(withdrawalReason),
    note: z.optional(z.string()),
  }),
  /** What the rail says of a withdrawal that is sent; it may return one that was paid. */
  settleWithdrawal: z.strictObject({
    userName: z.string(),
    withdrawalId: z.optional(z.string()),
    result: z.enum(['paid', 'returned']),
    reason: z.optional(withdrawalReason),
    note: z.optional(z.string()),
  }),
  /** Merged into the delays of the clock, ms, and the amount above which a person decides, decimal text. */
  setWithdrawals: z.strictObject({
    untilReview: z.optional(z.int().check(z.minimum(0))),
    review: z.optional(z.int().check(z.minimum(0))),
    rail: z.optional(z.int().check(z.minimum(0))),
    byHandAbove: z.optional(z.string()),
  }),
  /** Opens turnover for a member, as a deposit or a reward of this amount does, which is credited too. Decimal texts. */
  openTurnover: z.strictObject({
    userName: z.string(),
    kind: z.enum(['deposit', 'reward']),
    name: texts,
    amount: z.string(),
    required: z.string(),
    until: z.optional(z.number()),
  }),
  /** Declares a bet void, as a vendor does after a match that was called off: stake and win go back, and no turnover counts. */
  voidBet: z.strictObject({ userName: z.string(), betId: z.string() }),
  /** Money that a member paid in at the office, and not by the cashier. Decimal text. */
  bookDeposit: z.strictObject({ userName: z.string(), amount: z.string() }),
  /** As if so much had been played for them, and nothing for more. */
  setPoints: z.strictObject({ userName: z.string(), points: z.int().check(z.minimum(0), z.maximum(10_000_000)) }),
  /** The level of a member, with so much counted in this month (decimal text). */
  setLevel: z.strictObject({
    userName: z.string(),
    level: z.int().check(z.minimum(0), z.maximum(6)),
    counted: z.optional(z.string()),
  }),
  /** The terms of rewards that can be claimed, and of those to come: another version is another agreement. */
  setRewardTerms: z.strictObject({
    multiplier: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
    days: z.optional(z.int().check(z.minimum(1), z.maximum(365))),
    version: z.string(),
  }),
  /** An invited friend, by user name, does not count. */
  endInvitation: z.strictObject({ userName: z.string(), reason: z.enum(END_REASONS) }),
  /** The goods of the points mall; replaces them. `value` in minor units. */
  setGoods: z.strictObject({ goods: z.array(good) }),
  /** How many pieces of a good there are. */
  setStock: z.strictObject({ goodsId: z.string(), stock: z.int().check(z.minimum(0)) }),
  /** The merchant's next step with an order. */
  moveOrder: z.strictObject({
    redemptionId: z.string(),
    state: z.enum(REDEMPTION_STATES),
    reason: z.optional(z.string()),
  }),
  /** Merged into a way to pay; amounts are decimal text, the rate in hundredths of a per cent. */
  setDepositMethod: z.strictObject({
    methodCode: z.string(),
    isClosed: z.optional(z.boolean()),
    minimum: z.optional(z.string()),
    maximum: z.optional(z.string()),
    feeRate: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
    feeFixed: z.optional(z.string()),
    opens: z.optional(z.enum(['window', 'frame'])),
  }),
  /** What a member may bring in at most, decimal text; null: no limit. */
  setDepositLimit: z.strictObject({
    userName: z.string(),
    period: z.optional(z.enum(['day', 'week', 'month'])),
    amount: z.nullable(z.string()),
  }),
  /** A break that a member takes: nothing is brought in until then, ms since the epoch; without a time until it is ended. */
  setDepositPause: z.strictObject({ userName: z.string(), paused: z.boolean(), until: z.optional(z.number()) }),
  /** What the provider makes of a deposit, as its page does; `cancel`: the person leaves it. Amounts are decimal text. */
  payDeposit: z.strictObject({
    depositId: z.string(),
    end: z.enum(['paid', 'refused', 'silent', 'cancel']),
    amount: z.optional(z.string()),
    currency: z.optional(z.string()),
    afterMs: z.optional(z.int().check(z.minimum(0))),
    times: z.optional(z.int().check(z.minimum(1), z.maximum(10))),
  }),
  /** What the provider says of each deposit from now on, before the platform has answered; null: nothing. */
  setPaymentAtOnce: z.strictObject({ end: z.nullable(z.enum(['paid', 'refused', 'silent'])) }),
  /** Replaces what is given. */
  setAnnouncements: z.strictObject({
    announcements: z.optional(z.array(announcement)),
    banners: z.optional(z.array(banner)),
  }),
  /** So many notices for players, for agents; in place of those that there are. */
  setNotices: z.strictObject({
    players: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
    agents: z.optional(z.int().check(z.minimum(0), z.maximum(10_000))),
  }),
  /** The notices that a member has read; replaces the list. Without a name, of each member. */
  setReadNotices: z.strictObject({ ids: z.array(z.int()), userName: z.optional(z.string()) }),
  /** Offers an agreement, or a new version of one; what is not said is as usual. Amounts and rates are decimal text, rates percent. */
  offerContract: z.strictObject({
    userName: z.string(),
    kind: z.enum(AGREEMENT_KINDS),
    tiers: z.optional(
      z.array(
        z.strictObject({
          from: money,
          active: z.int().check(z.minimum(0)),
          rate: z.optional(percent),
          amount: z.optional(money),
        }),
      ),
    ),
    period: z.optional(z.enum(PERIODS)),
    /** YYYY-MM-DD; tomorrow. */
    fromDay: z.optional(z.string()),
    answerInDays: z.optional(z.int().check(z.minimum(0), z.maximum(365))),
  }),
  /** Where an agreement stands, whatever it was; `agreed` counts from the period that runs, with a loss that was carried. */
  setContract: z.strictObject({
    userName: z.string(),
    kind: z.enum(AGREEMENT_KINDS),
    state: z.enum(['none', 'agreed', 'expired', 'withdrawn', 'ended']),
    carried: z.optional(z.string().check(z.regex(/^-\d{1,12}(\.\d{1,2})?$/))),
  }),
  /** What the account of a member is from now on; their session stays. */
  setMemberType: z.strictObject({ userName: z.string(), type: z.literal([0, 1, 2, 40, 41, 42]) }),
  /** Who is below the agents of the seed: its own members, only those who register, or 100,000 below `agent2`. */
  setTeam: z.strictObject({ members: z.enum(TEAM_KINDS) }),
  /** The counters of a team, for every agent, in place of what is counted; without them it is counted again. */
  setTeamKpi: z.strictObject({
    counters: z.optional(
      z.object({
        teamLoginMemberCount: z.int(),
        teamBetMemberCount: z.int(),
        teamRegisterMemberCount: z.int(),
        teamOnlineCount: z.int(),
      }),
    ),
  }),
  /** From the next day of the zone on, with everyone below; without an upline: to the house. */
  moveMember: z.strictObject({ userName: z.string(), upline: z.optional(z.string()) }),
  /** From the next day of the zone on; percent as decimal text, those of other groups stay. */
  setRates: z.strictObject({ userName: z.string(), rates: z.partialRecord(z.enum(GAME_GROUPS), percent) }),
  /** So many new members, direct ones of this one. */
  addDownline: z.strictObject({
    userName: z.string(),
    count: z.int().check(z.minimum(1), z.maximum(1000)),
  }),
  /** Merged into the current rules. */
  setAgencyRules: z.strictObject({
    houseMaximum: z.optional(z.record(z.enum(GAME_GROUPS), z.int().check(z.minimum(0), z.maximum(10_000)))),
    rateStep: z.optional(z.int().check(z.minimum(1))),
    settledAfter: z.optional(z.int().check(z.minimum(0), z.maximum(3_600_000))),
    onlineFor: z.optional(z.int().check(z.minimum(0))),
    rain: z.optional(
      z.strictObject({
        times: z.array(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/))),
        seconds: z.int().check(z.minimum(1)),
        pool: z.int().check(z.minimum(1)),
        envelopes: z.int().check(z.minimum(1), z.maximum(1000)),
        least: z.int().check(z.minimum(0)),
      }),
    ),
  }),
  /** Opens a red envelope rain now, for so many seconds; none may be open. */
  startRain: z.strictObject({ seconds: z.int().check(z.minimum(1), z.maximum(3600)) }),
  /** Whether the popups of the sign-in are sent. */
  setPopups: z.strictObject({ shown: z.boolean() }),
  /** Vendors that are closed for maintenance; replaces the list. */
  setClosedVendors: z.strictObject({ codes: z.array(z.string()) }),
  /** Merged into the current fields and rules. */
  setRegistration: z.strictObject({
    fields: z.optional(z.record(z.string(), z.object({ enabled: z.boolean(), required: z.boolean() }))),
    rules: z.optional(z.record(z.string(), fieldRule)),
    affiliateCodes: z.optional(z.array(z.string())),
  }),
  /** Approves or refuses the documents of a member (VERIFY-03); there must be some to review. */
  reviewIdentity: z.strictObject({
    userName: z.string(),
    verdict: z.enum(['approve', 'refuse']),
    reason: z.optional(z.string()),
  }),
  /** Where a member stands with a promotion; null: nowhere, so that its dates decide (PROMO-15). */
  setPromotionLabel: z.strictObject({
    userName: z.string(),
    id: z.int(),
    label: z.nullable(z.enum(PROMO_LABELS)),
  }),
  /** Approves or refuses the application of a member: then it can be claimed, or is rejected (PROMO-13). */
  reviewApplication: z.strictObject({
    userName: z.string(),
    id: z.int(),
    decision: z.enum(['approve', 'refuse']),
  }),
  /** Settlement 4: whether codes by SMS cost a proof of work, and how much. */
  setHumanCheck: z.strictObject({
    required: z.optional(z.boolean()),
    work: z.optional(z.int().check(z.minimum(2), z.maximum(1_000_000))),
  }),
  /** Registers an id token of a provider for this number or address (LOGIN-10). */
  vouch: z.strictObject({
    idToken: z.string().check(z.minLength(8)),
    channel: z.enum(['sms', 'facebook', 'google']),
    /** With a plus and its dialing code, or one of the platform's country. */
    mobileNum: z.optional(z.string()),
    email: z.optional(z.string()),
  }),
  /** Merged into the current limits; `on: false` counts nothing. */
  setRateLimits: z.strictObject({
    on: z.optional(z.boolean()),
    byAccountAtAddress: z.optional(rateLimits),
    byAccount: z.optional(rateLimits),
    byAddress: z.optional(rateLimits),
  }),
  setCaptcha: z.strictObject({ kind: z.enum(['digits', 'equation']) }),
  /** Replaces the topics of the help center. */
  setHelp: z.strictObject({
    topics: z.array(z.object({ key: z.string(), title: texts, content: texts })),
  }),
  /** Replaces what is given; paths in clear. */
  setLinks: z.strictObject({
    resources: z.optional(z.array(z.object({ resourceType: z.string(), url: z.string() }))),
    services: z.optional(z.array(z.object({ csPosition: z.string(), title: z.string(), path: z.string() }))),
  }),
  /** A colleague of the desk writes to a member. */
  answerChat: z.strictObject({ userName: z.string(), text: z.string().check(z.minLength(1), z.maxLength(2000)) }),
  /** How long a member waits for a colleague of the desk. */
  setChatDesk: z.strictObject({ waitSeconds: z.int().check(z.minimum(0), z.maximum(86_400)) }),
  /** Unread chat messages of one member; without a name, of each member. The next launch of the chat clears them. */
  setUnread: z.strictObject({ chat: z.int().check(z.minimum(0)), userName: z.optional(z.string()) }),
  /** Puts a letter into the inbox of a member, or so many of it; the content is HTML. */
  sendLetter: z.strictObject({
    userName: z.string(),
    title: texts,
    content: texts,
    times: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
  }),
  /** Merged into the current lobby: no vendors and no games; so many slots (0: those of the seed); whole lists on one page. */
  setLobby: z.strictObject({
    empty: z.optional(z.boolean()),
    slots: z.optional(z.int().check(z.minimum(0), z.maximum(100_000))),
    onePage: z.optional(z.boolean()),
  }),
  /** A named list of these commands, see `scenarios.ts`. */
  scenario: z.strictObject({ name: z.string() }),
} as const

export type Commands = typeof commands
export type CommandName = keyof Commands
export type CommandInput<V extends CommandName> = z.input<Commands[V]>

/** One step of a scenario. */
export type ScenarioStep = { [V in CommandName]: { readonly command: V; readonly input: CommandInput<V> } }[CommandName]
