import type { Random } from './random.ts'

export const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'] as const
export const SUITS = ['spades', 'hearts', 'clubs', 'diamonds'] as const

/** `rank` 0 is the ace, 12 the king. */
export interface Card {
  readonly rank: number
  readonly suit: number
}

/** A whole number from 0 to `count` - 1, each as likely. */
export const randomBelow = (count: number, random: Random) => Math.min(count - 1, Math.floor(random() * count))

/** A card of an endless shoe: every card is as likely each time. */
export function drawCard(random: Random): Card {
  const card = randomBelow(52, random)
  return { rank: card % 13, suit: Math.floor(card / 13) }
}

/** `count` different ones of `of`, in the order of drawing, counted from 1. */
export function drawNumbers(count: number, of: number, random: Random): readonly number[] {
  // Plain loops: this is most of what a round costs.
  const left: number[] = []
  for (let number = 1; number <= of; number++) left.push(number)
  const drawn: number[] = []
  while (drawn.length < count) drawn.push(left.splice(randomBelow(left.length, random), 1)[0] ?? 0)
  return drawn
}

/** For the page: `A0` is the ace of spades. */
export const cardCode = ({ rank, suit }: Card) => `${RANKS[rank]}${suit}`
