import type { Card } from '../random-cards-and-numbers.ts'

export type Combination =
  | 'Royal flush'
  | 'Straight flush'
  | 'Four of a kind'
  | 'Full house'
  | 'Flush'
  | 'Straight'
  | 'Three of a kind'
  | 'Two pairs'
  | 'Jacks or better'
  | 'Nothing'

export interface Ranked {
  readonly combination: Combination
  /** Of the largest group of equal cards; 0 is the ace. */
  readonly rank: number
  /** Of the card beside four of a kind. */
  readonly kicker: number
}

const isHigh = (rank: number) => rank === 0 || rank >= 10
/** Two, three or four. */
export const isLow = (rank: number) => rank >= 1 && rank <= 3
const BROADWAY = '0,9,10,11,12'

/** What five cards are. */
export function rankHand(cards: readonly Card[]): Ranked {
  const counts = new Map<number, number>()
  for (const { rank } of cards) counts.set(rank, (counts.get(rank) ?? 0) + 1)
  const groups = [...counts].sort((a, b) => b[1] - a[1])
  const [[rank, most] = [0, 0], [kicker, next] = [0, 0]] = groups
  const ranks = [...counts.keys()].sort((a, b) => a - b)
  const flush = cards.every(({ suit }) => suit === cards[0]?.suit)
  const broadway = ranks.join() === BROADWAY
  const straight = groups.length === 5 && ((ranks[4] ?? 0) - (ranks[0] ?? 0) === 4 || broadway)
  const is = (combination: Combination): Ranked => ({ combination, rank, kicker })
  if (flush && straight) return is(broadway ? 'Royal flush' : 'Straight flush')
  if (most === 4) return is('Four of a kind')
  if (most === 3 && next === 2) return is('Full house')
  if (flush) return is('Flush')
  if (straight) return is('Straight')
  if (most === 3) return is('Three of a kind')
  if (most === 2 && next === 2) return is('Two pairs')
  return is(most === 2 && isHigh(rank) ? 'Jacks or better' : 'Nothing')
}

/** Every choice of `count` of the five places. */
function choices(count: number): readonly (readonly number[])[] {
  const all = Array.from({ length: 32 }, (_, mask) => [0, 1, 2, 3, 4].filter((place) => mask & (1 << place)))
  return all.filter((places) => places.length === count)
}
const CHOICES = [0, 1, 2, 3, 4, 5].map(choices)

const isRoyal = (rank: number) => rank === 0 || rank >= 9
const sameSuit = (cards: readonly Card[]) => cards.every(({ suit }) => suit === cards[0]?.suit)

/** How far apart different ranks are, the ace low or high; 9 where two are alike. */
function spread(cards: readonly Card[]): number {
  const spanOf = (ranks: readonly number[]) =>
    new Set(ranks).size < ranks.length ? 9 : Math.max(...ranks) - Math.min(...ranks)
  const low = cards.map(({ rank }) => rank)
  return Math.min(spanOf(low), spanOf(low.map((rank) => (rank === 0 ? 13 : rank))))
}

/** Four in a row that either end completes: neither the ace nor a gap is among them. */
const isOpenRow = (cards: readonly Card[]) => spread(cards) === 3 && cards.every(({ rank }) => rank !== 0)

/**
 * The places to hold by the usual list for machines that pay from jacks on: the first line that fits. It comes within
 * a tenth of a percent of the best play.
 */
export function adviseHold(cards: readonly Card[]): readonly number[] {
  const pick = (places: readonly number[]) => cards.filter((_, place) => places.includes(place))
  const hold = (count: number, fits: (some: readonly Card[]) => boolean) =>
    (CHOICES[count] ?? []).find((places) => fits(pick(places)))
  const mostOfSuit = Math.max(...cards.map(({ suit }) => cards.filter((card) => card.suit === suit).length))
  /** Of one suit. Most hands have too few, and need not be looked through. */
  const holdSuited = (count: number, fits: (some: readonly Card[]) => boolean) =>
    mostOfSuit < count ? undefined : hold(count, (some) => sameSuit(some) && fits(some))
  const { combination, rank } = rankHand(cards)
  const alike = (wanted: readonly number[]) =>
    cards.flatMap((card, place) => (wanted.includes(card.rank) ? [place] : []))
  const royals = (some: readonly Card[]) => some.every((card) => isRoyal(card.rank))
  const pairs = cards.map((card) => card.rank).filter((one, at, all) => all.indexOf(one) !== at)
  const highs = cards.flatMap((card, place) => (isHigh(card.rank) ? [place] : []))
  const value = (place: number) => cards[place]?.rank || 13

  const pat = combination === 'Royal flush' || combination === 'Straight flush' || combination === 'Full house'
  if (pat) return [0, 1, 2, 3, 4]
  if (combination === 'Four of a kind') return [0, 1, 2, 3, 4]
  const fourRoyal = holdSuited(4, royals)
  if (fourRoyal) return fourRoyal
  if (combination === 'Flush' || combination === 'Straight') return [0, 1, 2, 3, 4]
  if (combination === 'Three of a kind') return alike([rank])
  const fourStraightFlush = holdSuited(4, (some) => spread(some) <= 4)
  if (fourStraightFlush) return fourStraightFlush
  if (combination === 'Two pairs') return alike(pairs)
  if (combination === 'Jacks or better') return alike([rank])
  return (
    holdSuited(3, royals) ??
    holdSuited(4, () => true) ??
    (pairs.length > 0 ? alike(pairs) : undefined) ??
    hold(4, isOpenRow) ??
    holdSuited(2, (some) => some.every((card) => isHigh(card.rank))) ??
    holdSuited(3, (some) => spread(some) <= 4) ??
    (highs.length >= 2 ? [...highs].sort((a, b) => value(a) - value(b)).slice(0, 2) : undefined) ??
    holdSuited(
      2,
      (some) => royals(some) && some.some((card) => card.rank === 9) && some.every((card) => card.rank !== 0),
    ) ??
    (highs.length === 1 ? highs : [])
  )
}
