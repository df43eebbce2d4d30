import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import type { redRainEndpoints } from './endpoints.ts'

export type RainRounds = EndpointOutput<typeof redRainEndpoints.redRainState>
/** One rain. Times are ms since the epoch, amounts exact decimal texts. */
export type RainRound = RainRounds['results'][number]
/** The user's own part in a round. */
export type RainEntry = NonNullable<RainRound['entry']>

/** What became of the claim: `unknown` where no answer came, so that it may count. */
export type RainClaim = 'none' | 'sending' | 'unknown'

export type RainPhase =
  /** Nothing is planned. */
  | { readonly status: 'none' }
  | { readonly status: 'waiting'; readonly round: RainRound }
  | { readonly status: 'open'; readonly round: RainRound; readonly entry: RainClaim | 'entered' }
  /** The round has closed with the user in it, and its result is not here yet. */
  | { readonly status: 'drawing'; readonly round: RainRound }
  /** A short time ago, with the user in it. */
  | { readonly status: 'drawn'; readonly round: RainRound; readonly entry: RainEntry; readonly next: Next }
  /** It closed a moment ago, without the user. */
  | { readonly status: 'missed'; readonly round: RainRound; readonly next: Next }

type Next = RainRound | undefined

/** How long a result stands in front of the next round. */
const RESULT_SHOWN_MS = 600_000
const MISSED_SHOWN_MS = 60_000

/** By the id of a round; `none` where there is nothing. */
export type RainClaims = ReadonlyMap<string, Exclude<RainClaim, 'none'>>

/** What there is to see and do. @param now server time, ms since the epoch */
export function rainPhase({ open, next, results }: RainRounds, now: number, claims: RainClaims): RainPhase {
  const known = [open, next].filter((round) => round !== undefined)
  const current = known.find(({ opensAt, closesAt }) => opensAt <= now && now < closesAt)
  if (current !== undefined) {
    const claim = claims.get(current.roundId) ?? 'none'
    return { status: 'open', round: current, entry: current.entry === undefined ? claim : 'entered' }
  }
  const closed = known.find((round) => round.closesAt <= now && results.every((one) => one.roundId !== round.roundId))
  if (closed?.entry !== undefined) return { status: 'drawing', round: closed }
  const coming = known.find(({ opensAt }) => opensAt > now)
  const last = closed ?? results[0]
  if (last !== undefined) {
    const since = now - last.closesAt
    if (last.entry !== undefined && last.entry.state !== 'entered' && since < RESULT_SHOWN_MS) {
      return { status: 'drawn', round: last, entry: last.entry, next: coming }
    }
    if (last.entry === undefined && since < MISSED_SHOWN_MS) return { status: 'missed', round: last, next: coming }
  }
  return coming === undefined ? { status: 'none' } : { status: 'waiting', round: coming }
}
