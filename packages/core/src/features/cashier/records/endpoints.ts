import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import {
  maybeText,
  text,
  wireInteger,
  wireMoney,
  wireNumber,
  wirePage,
  wireText,
} from '../../../transport/wire-schemas.ts'

const pageInput = z.object({ pageNo: wireInteger, pageSize: wireInteger })

/** One settled bet (ROUTE-19, settlement 11). Times are ms since the epoch. */
const wireBet = z.object({
  betId: wireText,
  nodeId: wireText,
  gameName: text,
  vassalage: text,
  gameType: text,
  betAt: wireNumber,
  betAmount: wireMoney,
  winAmount: wireMoney,
  /** Result of the round as the game writes it, e.g. the symbols on the reels. */
  result: maybeText,
})

export const gameRecord = defineEndpoint({
  id: 'gameRecord',
  method: 'GET',
  path: '/wps/record/bets',
  input: pageInput,
  output: wirePage(wireBet),
  auth: 'required',
  throttleMs: SPEC_CONSTANTS.loadMoreMs,
})

/** Kinds of transactions. What a platform calls otherwise reads as `other`: an unknown change of a balance is shown too. */
const TRANSACTION_KINDS = ['deposit', 'withdraw', 'bet', 'win', 'bonus', 'adjustment', 'other'] as const

/** One movement of the balance: bets, wins, deposits, withdrawals. */
const wireTransaction = z.object({
  transactionId: wireText,
  kind: z.catch(z.enum(TRANSACTION_KINDS), 'other'),
  at: wireNumber,
  /** Signed. */
  amount: wireMoney,
  balanceAfter: wireMoney,
})

export const transactionRecord = defineEndpoint({
  id: 'transactionRecord',
  method: 'GET',
  path: '/wps/record/transactions',
  input: pageInput,
  output: wirePage(wireTransaction),
  auth: 'required',
  throttleMs: SPEC_CONSTANTS.loadMoreMs,
})

/** One row a day, newest first; `day` is YYYY-MM-DD. */
export const profitAndLoss = defineEndpoint({
  id: 'profitAndLoss',
  method: 'GET',
  path: '/wps/record/profitAndLoss',
  input: pageInput,
  output: wirePage(
    z.object({ day: text, betAmount: wireMoney, winAmount: wireMoney, profit: wireMoney, rounds: wireInteger }),
  ),
  auth: 'required',
  throttleMs: SPEC_CONSTANTS.loadMoreMs,
})
