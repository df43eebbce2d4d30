import { compare, type Money } from '../../../kernel/money/money.ts'
import { commitmentOf, type DrawCrypto, rainDraw, ticketOf } from './rain-draw.ts'
import type { RainRound } from './rain-phase.ts'

/** What the device has computed again of a draw, see `rain-draw.ts`. */
export interface RainCheck {
  /** The seed is the one whose SHA-256 was published before. */
  readonly isSeedRight: boolean
  /** True where this device read what was published before the draw, so that no one has to be believed. */
  readonly wasSeenBefore: boolean
  /** Of the user's own entry, where there is one. */
  readonly own: OwnRainCheck | undefined
}

export interface OwnRainCheck {
  /** It was made of the round and the user name alone. */
  readonly isTicketRight: boolean
  readonly score: string
  /** It won exactly where its score is not above that of the last winner. */
  readonly isResultRight: boolean
  /** What the envelope of its place holds; undefined where it was not drawn. */
  readonly amount: Money | undefined
  readonly isAmountRight: boolean
}

/**
 * @param digits decimals of the currency
 * @param seen what was published for the round, where this device read it before the draw
 */
export async function checkDraw(
  crypto: DrawCrypto,
  round: RainRound & { readonly seed: string },
  userName: string,
  digits: number,
  seen: string | undefined,
): Promise<RainCheck> {
  const { seed, roundId, entry, limit = '', envelopes } = round
  const commitment = await commitmentOf(crypto, seed)
  const isSeedRight = commitment === (seen ?? round.commitment) && commitment === round.commitment
  const wasSeenBefore = seen !== undefined
  if (entry === undefined) return { isSeedRight, wasSeenBefore, own: undefined }
  const draw = await rainDraw(crypto, seed)
  const score = await draw.scoreOf(entry.ticket)
  const isWon = entry.state === 'won'
  const place = entry.place ?? 0
  const amount = isWon ? (await draw.cut({ ...round, digits }))[place - 1] : undefined
  return {
    isSeedRight,
    wasSeenBefore,
    own: {
      isTicketRight: entry.ticket === (await ticketOf(crypto, roundId, userName)),
      score,
      isResultRight: isWon === score <= limit && isWon === (place >= 1 && place <= envelopes),
      amount,
      isAmountRight: isWon
        ? amount !== undefined && entry.amount !== undefined && compare(amount, entry.amount) === 0
        : entry.amount === undefined,
    },
  }
}
