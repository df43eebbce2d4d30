import type { Json } from '@foyer/demo-games'
import * as z from 'zod/mini'
import { whole } from './fields.ts'

export const bets = z.array(
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
)

/** Rounds that wait for a decision of the player. */
export const openRounds = z.array(
  z.object({
    userName: z.string(),
    vassalage: z.string(),
    nodeId: z.string(),
    roundId: z.string(),
    bet: whole,
    draws: z.array(z.number()),
    moves: z.array(z.string()),
  }),
)

/** Rounds that must not be played again. */
export const playedRounds = z.array(
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
)
