import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { optionalMoment, wireMoment, wireZone } from '../../../transport/wire-moment.ts'
import {
  maybeText,
  optionalText,
  text,
  wireInteger,
  wireList,
  wireMaybe,
  wireMoney,
  wireOr,
  wirePage,
  wireText,
} from '../../../transport/wire-schemas.ts'

/** The days that are asked for, cut by the platform in its own zone. Without them: everything. */
const rangeInput = {
  pageNo: wireInteger,
  pageSize: wireInteger,
  /** YYYY-MM-DD, both included; at most 90 days. */
  from: maybeText,
  to: maybeText,
  /** Of the first page: what came later shifts no row of the next ones. ms since the epoch. */
  asOf: z.optional(wireInteger),
}
const gameFilter = { vassalage: maybeText, gameType: maybeText }

/** What stands beside the rows of the range. */
const rangeOutput = {
  /** Name of the zone in which days are cut: `Asia/Manila`. */
  zone: wireZone,
  asOf: optionalMoment,
}
/** Totals that do not fit are as good as none: the rows are shown without them. */
function wireTotals<Shape extends z.core.$ZodLooseShape>(shape: Shape) {
  return z.catch(wireMaybe(z.object(shape)), undefined)
}
const unnamed = wireOr(text, '')

/** One settled bet (ROUTE-19, settlement 11). Times are ms since the epoch. */
const wireBet = z.object({
  betId: wireText,
  nodeId: wireText,
  gameName: unnamed,
  vassalage: unnamed,
  gameType: unnamed,
  betAt: wireMoment,
  betAmount: wireMoney,
  winAmount: wireMoney,
  /** Result of the round as the game writes it, e.g. the symbols on the reels. */
  result: optionalText,
  /** Declared void: the stake came back, and no total counts it. */
  voided: z.catch(wireMaybe(z.boolean()), undefined),
})

/** Kinds of transactions. What a platform calls otherwise reads as `other`: an unknown change of a balance is shown too. */
export const TRANSACTION_KINDS = [
  'deposit',
  'withdraw',
  'bet',
  'win',
  'bonus',
  'adjustment',
  'rebate',
  'dailySalary',
  'hourlySalary',
  'dividend',
  'redRain',
  'other',
] as const

/** One movement of the balance: bets, wins, deposits, withdrawals, and what of them is taken back with the other sign. */
const wireTransaction = z.object({
  transactionId: wireText,
  kind: z.catch(z.enum(TRANSACTION_KINDS), 'other'),
  at: wireMoment,
  /** Signed. */
  amount: wireMoney,
  balanceAfter: wireMoney,
  /** What a person reads to the support: `D7K2M9Q4XA`. */
  reference: optionalText,
})

const result = {
  betAmount: wireMoney,
  winAmount: wireMoney,
  /** Won less staked. */
  profit: wireMoney,
  /** Given by the merchant; no part of `profit`. */
  rewardAmount: wireMaybe(wireMoney),
}

/** Between whom money moved. What a platform calls otherwise reads as `other`. */
export const POSTING_ACCOUNTS = [
  'wallet',
  'hold',
  'provider',
  'rail',
  'games',
  'rewards',
  'fees',
  'adjust',
  'opening',
  'house',
  'other',
] as const

const detail = {
  /** What was taken from whom, and given to whom; signed. Their sum is 0. */
  postings: wireList(z.object({ account: z.catch(z.enum(POSTING_ACCOUNTS), 'other'), amount: wireMoney })),
  zone: wireZone,
}

export const recordEndpoints = defineEndpoints({
  /** The member's bets, latest first (settlement 11). Module COMM3. */
  gameRecord: {
    method: 'GET',
    path: '/wps/record/bets',
    input: z.object({ ...rangeInput, ...gameFilter }),
    output: z.extend(wirePage(wireBet), {
      ...rangeOutput,
      totals: wireTotals({ count: wireInteger, betAmount: wireMoney, winAmount: wireMoney, profit: wireMoney }),
    }),
    auth: 'required',
    module: 'COMM3',
    throttleMs: SPEC_CONSTANTS.loadMoreMs,
  },

  /**
   * The member's transactions, latest first. `kind` is one or more kinds, with commas. `types=A` asks for those of an agent
   * (settlement 11). Module FUNDTRANS3.
   */
  transactionRecord: {
    method: 'GET',
    path: '/wps/record/transactions',
    input: z.object({ ...rangeInput, kind: maybeText, types: maybeText }),
    output: z.extend(wirePage(wireTransaction), {
      ...rangeOutput,
      totals: wireTotals({ in: wireMoney, out: wireMoney }),
    }),
    auth: 'required',
    module: 'FUNDTRANS3',
    throttleMs: SPEC_CONSTANTS.loadMoreMs,
  },

  /** One row a day on which something happened, newest first; `day` is YYYY-MM-DD. Module COMM3. */
  profitAndLoss: {
    method: 'GET',
    path: '/wps/record/profitAndLoss',
    input: z.object({ ...rangeInput, ...gameFilter }),
    output: z.extend(wirePage(z.object({ day: text, ...result, rounds: wireInteger })), {
      ...rangeOutput,
      totals: wireTotals({ count: wireInteger, ...result }),
    }),
    auth: 'required',
    module: 'COMM3',
    throttleMs: SPEC_CONSTANTS.loadMoreMs,
  },

  /** A bet of the member. The id of another user is refused with `request.invalid`. Module COMM3. */
  betDetail: {
    method: 'GET',
    path: '/wps/record/bets/{betId}',
    input: z.object({ betId: text }),
    output: z.extend(wireBet, {
      ...detail,
      /** How much of it counts towards open turnover. */
      turnover: wireMaybe(wireMoney),
    }),
    auth: 'required',
    module: 'COMM3',
  },

  /** A transaction of the member. The id of another user is refused with `request.invalid`. Module FUNDTRANS3. */
  transactionDetail: {
    method: 'GET',
    path: '/wps/record/transactions/{transactionId}',
    input: z.object({ transactionId: text }),
    output: z.extend(wireTransaction, detail),
    auth: 'required',
    module: 'FUNDTRANS3',
  },
})
