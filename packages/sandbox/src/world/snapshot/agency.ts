import { GAME_GROUPS } from '@foyer/core/contract'
import * as z from 'zod/mini'
import { TEAM_KINDS } from '../agency/agency.ts'
import { AGREEMENT_KINDS } from '../agency/agreements.ts'
import { PERIODS } from '../agency/periods.ts'
import { JOIN_WAYS } from '../agency/tree.ts'
import { PAYOUT_KINDS } from '../ledger.ts'
import { rows, whole } from './fields.ts'

const play = z.object({ turnover: whole, win: whole, bets: whole })
const rates = z.object({ slots: whole, live: whole, sports: whole, lottery: whole })
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

export const agency = z.object({
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
      accounts: rows(
        z.object({ ownerId: z.string(), requestId: z.string(), memberId: z.string(), body: z.optional(z.string()) }),
      ),
    }),
  ),
})

export const redRain = z.object({
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
