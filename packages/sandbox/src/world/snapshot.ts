import * as z from 'zod/mini'
import { agency, redRain } from './snapshot/agency.ts'
import {
  attempts,
  depositLimits,
  depositPauses,
  deposits,
  journal,
  oldLedger,
  turnover,
  withdrawals,
} from './snapshot/cashier.ts'
import { whole } from './snapshot/fields.ts'
import { chats, feedback, members, sessions } from './snapshot/members.ts'
import { bets, openRounds, playedRounds } from './snapshot/play.ts'
import { invitations, levels, points, redemptions, rewards } from './snapshot/rewards.ts'

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
  members,
  /** Missing in states that were saved before there were teams. */
  agency: z.optional(agency),
  /** With the secret of its draws: what was published before a restart stays true. */
  redRain: z.optional(redRain),
  sessions,
  /** Tries that count against a limit: a restart is no way around it. */
  rateLimits: z.optional(z.array(z.object({ key: z.string(), freeAt: z.number(), windowMs: z.optional(z.number()) }))),
  ledger: z.optional(oldLedger),
  journal: z.optional(journal),
  bets,
  /** Missing in states that were saved before there were withdrawals. */
  withdrawals: z.optional(withdrawals),
  /** Missing in states that were saved before deposits and rewards asked for turnover. */
  turnover: z.optional(turnover),
  /** Missing in states that were saved before keys were kept. */
  attempts: z.optional(attempts),
  /** Missing in states that were saved before there were points, as the orders are. */
  points: z.optional(points),
  levels: z.optional(levels),
  rewards: z.optional(rewards),
  invitations: z.optional(invitations),
  redemptions: z.optional(redemptions),
  /** Missing in states that were saved before there were deposits. */
  deposits: z.optional(deposits),
  /** Missing in states that were saved before members set limits of their own. */
  depositLimits: z.optional(depositLimits),
  /** Missing in states that were saved before breaks were kept. */
  depositPauses: z.optional(depositPauses),
  feedback: z.optional(feedback),
  /** Missing in states that were saved before the desk kept its conversations. */
  chats: z.optional(chats),
  /** Missing in states that were saved before there were rounds with decisions. */
  openRounds: z.optional(openRounds),
  playedRounds: z.optional(playedRounds),
})

export type SandboxSnapshot = z.output<typeof snapshotSchema>

/** @throws Error that names the first field which does not fit. */
export function parseSnapshot(candidate: unknown): SandboxSnapshot {
  const parsed = z.safeParse(snapshotSchema, candidate)
  if (parsed.success) return parsed.data
  const field = parsed.error.issues[0]?.path.join('.') || 'content'
  throw new Error(`The sandbox's state is not readable: ${field} does not fit.`, { cause: parsed.error })
}
