import { ATTEMPT_KINDS, GAME_CATEGORIES, PROMO_LABELS } from '@foyer/core/contract'
import * as z from 'zod/mini'
import type { Json } from '../json.ts'
import { TEAM_KINDS } from './agency/agency.ts'
import { AGREEMENT_KINDS } from './agency/agreements.ts'
import { PERIODS } from './agency/periods.ts'
import { GAME_GROUPS } from './agency/rules.ts'
import { JOIN_WAYS } from './agency/tree.ts'
import { DEPOSIT_STATES } from './deposit.ts'
import { END_REASONS } from './invitations.ts'
import { type Account, ENTRY_KINDS, PAYOUT_KINDS, type Unit } from './ledger.ts'
import { REDEMPTION_STATES } from './redemptions.ts'
import { REWARD_KINDS } from './rewards.ts'

const ref = z.object({ vassalage: z.string(), nodeId: z.string() })
const whole = z.int()
const images = z.array(z.object({ field: z.string(), type: z.string(), bytes: whole }))
const identity = z.object({
  state: z.enum(['none', 'pending', 'verified', 'rejected']),
  reason: z.optional(z.string()),
  images,
})
const promotion = z.object({
  id: whole,
  label: z.enum(PROMO_LABELS),
  appliedAt: z.optional(z.number()),
  comment: z.optional(z.string()),
  images: z.optional(images),
  applyKey: z.optional(z.string()),
})

const account = z.custom<Account>(
  (value) =>
    typeof value === 'string' &&
    /^((cash|hold|points|pointsHeld|pointsSpent|provider|rail|house):.+|pointsIssued|stock|ordered|delivered|games|rewards|fees|adjust|opening)$/.test(
      value,
    ),
)
const unit = z.custom<Unit>((value) => typeof value === 'string' && /^(MONEY|TRIAL|PTS|GOOD:.+)$/.test(value))
const posting = z.object({ account, unit, amount: whole })

const withdrawalState = z.enum(['requested', 'review', 'sending', 'paid', 'refused', 'returned'])
const localizedText = z.object({ EN: z.string(), TY: z.exactOptional(z.string()), BN: z.exactOptional(z.string()) })
const mailbox = z.object({
  sent: whole,
  letters: z.array(
    z.object({
      id: z.string(),
      title: localizedText,
      content: localizedText,
      createTime: z.number(),
      read: z.boolean(),
    }),
  ),
})

const play = z.object({ turnover: whole, win: whole, bets: whole })
const rates = z.object({ slots: whole, live: whole, sports: whole, lottery: whole })
const rows = <Row extends z.ZodMiniType>(row: Row) => z.readonly(z.array(row))
const tier = z.object({ from: whole, active: whole, rate: z.optional(whole), amount: z.optional(whole) })
const agreements = rows(
  z.object({
    memberId: z.string(),
    kind: z.enum(AGREEMENT_KINDS),
    versions: rows(
      z.object({
        contractId: z.string(),
        version: whole,
        terms: z.object({
          period: z.enum(PERIODS),
          tiers: rows(tier),
          active: z.object({ turnover: whole, deposit: z.optional(whole) }),
          carryOver: z.optional(z.enum(['full', 'none'])),
        }),
        offeredAt: z.number(),
        answerBy: z.number(),
        fromDay: z.string(),
        agreedAt: z.optional(z.number()),
        effectiveAt: z.optional(z.number()),
        withdrawnAt: z.optional(z.number()),
        endsAt: z.optional(z.number()),
        carried: z.optional(whole),
      }),
    ),
  }),
)
const statements = rows(
  z.object({
    memberId: z.string(),
    kind: z.enum(AGREEMENT_KINDS),
    version: whole,
    from: z.number(),
    to: z.number(),
    fromDay: z.string(),
    toDay: z.string(),
    turnover: whole,
    active: whole,
    base: whole,
    carry: whole,
    gross: whole,
    below: whole,
    paid: whole,
    carryOn: whole,
  }),
)
const agency = z.object({
  team: z.optional(z.enum(TEAM_KINDS)),
  places: rows(
    z.object({
      memberId: z.string(),
      joinedBy: z.object({
        way: z.enum(JOIN_WAYS),
        code: z.optional(z.string()),
      }),
      uplines: rows(z.object({ fromDay: z.string(), /** Missing: the house. */ uplineId: z.optional(z.string()) })),
      rates: rows(z.object({ fromDay: z.string(), rates })),
    }),
  ),
  dayBook: z.object({
    days: rows(
      z.object({
        memberId: z.string(),
        day: z.string(),
        play: z.partialRecord(z.enum(GAME_GROUPS), play),
        deposits: whole,
        /** Missing in states that were saved before it was counted. */
        largestDeposit: z._default(whole, 0),
        withdrawals: whole,
        bonuses: whole,
        logins: whole,
        paid: z.partialRecord(z.enum(PAYOUT_KINDS), whole),
      }),
    ),
    hours: rows(z.object({ memberId: z.string(), hour: whole, turnover: whole })),
    firstDeposits: rows(z.object({ memberId: z.string(), at: z.number() })),
  }),
  opened: rows(z.string()),
  settled: z.object({
    rebates: z.string(),
    hours: z.optional(z.number()),
    owed: z._default(z.record(z.string(), whole), {}),
  }),
  agreements: z.optional(agreements),
  statements: z.optional(statements),
  links: z.optional(
    z.object({
      links: rows(
        z.object({
          code: z.string(),
          ownerId: z.string(),
          requestId: z.string(),
          title: z.string(),
          memberType: z.literal([0, 1]),
          rates,
          limit: z.optional(whole),
          endDay: z.optional(z.string()),
          createdAt: z.number(),
          offAt: z.optional(z.number()),
        }),
      ),
      accounts: rows(z.object({ ownerId: z.string(), requestId: z.string(), memberId: z.string() })),
    }),
  ),
})

const redRain = z.object({
  secret: z.optional(z.string()),
  rounds: rows(
    z.object({
      roundId: z.string(),
      opensAt: z.number(),
      closesAt: z.number(),
      pool: whole,
      envelopes: whole,
      least: whole,
      entries: rows(
        z.object({
          memberId: z.string(),
          ticket: z.string(),
          place: z.optional(whole),
          amount: z.optional(whole),
        }),
      ),
      limit: z.optional(z.string()),
    }),
  ),
})

/**
 * What survives a restart: the actions of members. Test switches (flags, faults, status) do not, and neither do
 * secrets: of tokens only fingerprints are kept, of passwords salted hashes, and a new key pair is made at every start.
 */
const snapshotSchema = z.object({
  version: z.literal(1),
  seed: whole,
  merchantCode: z.string(),
  startedAt: z.number(),
  randomState: whole,
  nextNumber: whole.check(z.minimum(1)),
  members: z.array(
    z.object({
      userName: z.string(),
      /** Missing in states that were saved before it could change. */
      type: z.optional(z.literal([0, 1, 2, 4, 40, 41, 42])),
      trial: z.optional(whole),
      /** Of people who registered: their number, and what they wrote. */
      id: z.optional(z.string()),
      registration: z.optional(z.record(z.string(), z.string())),
      passwordHash: z.optional(z.string()),
      firstTimeLogin: z.optional(z.boolean()),
      paymentPassword: z.optional(
        z.object({
          hash: z.string(),
          misses: whole,
          lockedUntil: z.optional(z.number()),
          pausedUntil: z.optional(z.number()),
          lastMiss: z.optional(z.object({ key: z.string(), hash: z.string() })),
        }),
      ),
      payoutAccounts: z.optional(
        z.array(
          z.object({
            accountId: z.string(),
            kind: z.enum(['ewallet', 'bank']),
            institution: z.string(),
            ending: z.string(),
            fingerprint: z.string(),
            addedAt: z.number(),
          }),
        ),
      ),
      joinedAt: z.optional(z.number()),
      headIcon: z.optional(z.string()),
      /** Of documents what is known of them, never the pictures. */
      identity: z.optional(identity),
      promotions: z.optional(z.array(promotion)),
      readNotices: z.optional(z.array(whole)),
      /** Missing in states that were saved before there was an inbox. */
      mailbox: z.optional(mailbox),
      logins: z.optional(z.array(z.object({ at: z.number(), ip: z.string() }))),
      /** Older states only. */
      balance: z.optional(whole.check(z.minimum(0))),
      favourites: z.array(ref),
      recents: z.array(ref),
    }),
  ),
  /** Missing in states that were saved before there were teams. */
  agency: z.optional(agency),
  /** With the secret of its draws: what was published before a restart stays true. */
  redRain: z.optional(redRain),
  sessions: z.array(
    z.object({
      fingerprint: z.string(),
      /** Missing in older states. */
      sessionId: z.optional(z.string()),
      userName: z.string(),
      expiresAt: z.number(),
    }),
  ),
  /** Tries that count against a limit: a restart is no way around it. */
  rateLimits: z.optional(z.array(z.object({ key: z.string(), freeAt: z.number() }))),
  /** What older states had in place of the journal. */
  ledger: z.optional(
    z.array(
      z.object({
        transactionId: z.string(),
        userName: z.string(),
        kind: z.enum(['deposit', 'withdraw', 'bet', 'win', 'bonus']),
        at: z.number(),
        amount: whole,
        balanceAfter: whole,
      }),
    ),
  ),
  journal: z.optional(
    z.object({
      opening: z.array(posting),
      entries: z.array(
        z.object({
          transactionId: z.string(),
          kind: z.enum(ENTRY_KINDS),
          at: z.number(),
          ref: z.optional(z.string()),
          reference: z.optional(z.string()),
          postings: z.array(posting),
        }),
      ),
    }),
  ),
  bets: z.array(
    z.object({
      betId: z.string(),
      userName: z.string(),
      nodeId: z.string(),
      vassalage: z.string(),
      at: z.number(),
      betAmount: whole,
      winAmount: whole,
      result: z.string(),
      counted: z.optional(whole),
      filled: z.optional(z.array(z.object({ sourceId: z.string(), amount: whole }))),
      voidedAt: z.optional(z.number()),
    }),
  ),
  /** Missing in states that were saved before there were withdrawals. */
  withdrawals: z.optional(
    z.array(
      z.object({
        withdrawalId: z.string(),
        userName: z.string(),
        accountId: z.string(),
        account: z.object({ name: z.string(), masked: z.string(), institution: z.string() }),
        amount: whole,
        fee: whole,
        state: withdrawalState,
        history: z.array(z.object({ state: withdrawalState, at: z.number() })),
        reason: z.optional(z.enum(['identity', 'account', 'name', 'rules', 'other'])),
        note: z.optional(z.string()),
        missing: z.optional(z.literal('identity')),
        railReference: z.optional(z.string()),
      }),
    ),
  ),
  /** Missing in states that were saved before deposits and rewards asked for turnover. */
  turnover: z.optional(
    z.array(
      z.object({
        sourceId: z.string(),
        userName: z.string(),
        kind: z.enum(['deposit', 'reward']),
        name: localizedText,
        amount: whole,
        required: whole,
        categories: z.optional(z.array(z.enum(GAME_CATEGORIES))),
        until: z.optional(z.number()),
        openedAt: z.number(),
        done: whole,
        state: z.enum(['open', 'met', 'expired', 'spent', 'givenBack']),
        endedAt: z.optional(z.number()),
        taken: z.optional(whole),
      }),
    ),
  ),
  /** Missing in states that were saved before keys were kept. */
  attempts: z.optional(
    z.array(
      z.object({
        userName: z.string(),
        key: z.string(),
        at: z.number(),
        made: z.optional(z.object({ kind: z.enum(ATTEMPT_KINDS), body: z.string(), objectId: z.string() })),
      }),
    ),
  ),
  /** Missing in states that were saved before there were points, as the orders are. */
  points: z.optional(z.array(z.object({ userName: z.string(), counted: whole.check(z.minimum(0)) }))),
  levels: z.optional(
    z.array(
      z.object({
        userName: z.string(),
        level: whole,
        month: z.string(),
        counted: whole.check(z.minimum(0)),
        keepUntil: z.string(),
      }),
    ),
  ),
  rewards: z.optional(
    z.array(
      z.object({
        rewardId: z.string(),
        userName: z.string(),
        kind: z.enum(REWARD_KINDS),
        of: z.string(),
        amount: whole,
        terms: z.object({
          multiplier: whole,
          categories: z.array(z.enum(GAME_CATEGORIES)),
          days: whole,
          version: z.string(),
        }),
        opensAt: z.number(),
        closesAt: z.number(),
        claimedAt: z.optional(z.number()),
      }),
    ),
  ),
  invitations: z.optional(
    z.object({
      codes: z.array(z.object({ userName: z.string(), code: z.string() })),
      friends: z.array(
        z.object({
          friend: z.string(),
          inviter: z.string(),
          registeredAt: z.number(),
          verifiedAt: z.optional(z.number()),
          fundedAt: z.optional(z.number()),
          rewardedAt: z.optional(z.number()),
          endedAt: z.optional(z.number()),
          reason: z.optional(z.enum(END_REASONS)),
          rewardId: z.optional(z.string()),
        }),
      ),
    }),
  ),
  redemptions: z.optional(
    z.array(
      z.object({
        redemptionId: z.string(),
        userName: z.string(),
        goodsId: z.string(),
        name: localizedText,
        image: z.string(),
        kind: z.enum(['credit', 'item', 'voucher']),
        cost: whole,
        value: z.optional(whole),
        address: z.optional(z.string()),
        code: z.optional(z.string()),
        reason: z.optional(z.string()),
        history: z.array(z.object({ state: z.enum(REDEMPTION_STATES), at: z.number() })),
      }),
    ),
  ),
  /** Missing in states that were saved before there were deposits. */
  deposits: z.optional(
    z.array(
      z.object({
        depositId: z.string(),
        paymentId: z.string(),
        userName: z.string(),
        methodCode: z.string(),
        methodName: localizedText,
        opens: z.enum(['window', 'frame']),
        amount: whole,
        fee: whole,
        feeRate: whole,
        feeFixed: whole,
        returnUrl: z.string(),
        expiresAt: z.number(),
        offer: z.optional(
          z.object({
            promotionId: whole,
            percent: whole,
            cap: whole,
            multiplier: whole,
            days: whole,
            name: localizedText,
          }),
        ),
        bonus: z.optional(whole),
        reason: z.optional(z.string()),
        receipts: z.array(
          z.object({ eventId: z.string(), at: z.number(), received: whole, fee: whole, credited: whole }),
        ),
        events: z.array(
          z.object({
            eventId: z.string(),
            at: z.number(),
            end: z.enum(['paid', 'refused']),
            amount: whole,
            currency: z.string(),
          }),
        ),
        history: z.array(z.object({ state: z.enum(DEPOSIT_STATES), at: z.number() })),
      }),
    ),
  ),
  feedback: z.optional(z.array(z.object({ userName: z.string(), content: z.string(), at: z.number() }))),
  /** Missing in states that were saved before the desk kept its conversations. */
  chats: z.optional(
    z.array(
      z.object({
        userName: z.string(),
        messages: z.array(z.object({ by: z.enum(['member', 'desk', 'colleague']), text: z.string(), at: z.number() })),
        colleague: z.optional(z.object({ at: z.number(), text: z.string() })),
        seenAt: z.number(),
      }),
    ),
  ),
  /** Missing in states that were saved before there were rounds with decisions. */
  openRounds: z.optional(
    z.array(
      z.object({
        userName: z.string(),
        vassalage: z.string(),
        nodeId: z.string(),
        roundId: z.string(),
        bet: whole,
        draws: z.array(z.number()),
        moves: z.array(z.string()),
      }),
    ),
  ),
  /** Rounds that must not be played again. */
  playedRounds: z.optional(
    z.array(
      z.object({
        userName: z.string(),
        vassalage: z.string(),
        nodeId: z.string(),
        roundId: z.string(),
        moves: z.array(z.string()),
        round: z.object({
          betId: z.string(),
          bet: z.string(),
          win: z.string(),
          balance: z.string(),
          result: z.string(),
          view: z.custom<Json>((view) => view !== undefined),
        }),
        at: z.number(),
      }),
    ),
  ),
})

export type SandboxSnapshot = z.output<typeof snapshotSchema>

/** @throws Error that names the first field which does not fit. */
export function parseSnapshot(candidate: unknown): SandboxSnapshot {
  const parsed = z.safeParse(snapshotSchema, candidate)
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.') || 'content'
  throw new Error(`The sandbox's state is not readable: ${field} does not fit.`, { cause: parsed.error })
}
