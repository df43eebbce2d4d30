import { type Card, cardCode, drawNumbers } from '../deck.ts'
import type { Kind, Option, TableRow } from '../rules.ts'
import type { Say } from '../words/say.ts'

/** Name, what it pays in hundredths, how many of the 2,598,960 hands it is. */
const HANDS: readonly (readonly [name: string, pays: number, hands: number])[] = [
  ['Royal flush', 200_000, 4],
  ['Straight flush', 50_000, 36],
  ['Four of a kind', 20_000, 624],
  ['Full house', 4_000, 3_744],
  ['Flush', 3_000, 5_108],
  ['Straight', 2_200, 10_200],
  ['Three of a kind', 900, 54_912],
  ['Two pairs', 500, 123_552],
  ['Jacks or better', 200, 337_920],
]
const ALL_HANDS = 2_598_960

/** Index into the table; undefined is a hand that pays nothing. */
export function rankHand(cards: readonly Card[]): number | undefined {
  const counts = Array.from({ length: 13 }, (_, rank) => cards.filter((card) => card.rank === rank).length)
  const groups = counts.filter((count) => count > 1).sort((a, b) => b - a)
  const flush = cards.every((card) => card.suit === cards[0]?.suit)
  const ranks = cards.map((card) => card.rank).sort((a, b) => a - b)
  const [low = 0] = ranks
  const high = ranks[4] ?? 0
  const broadway = ranks.join() === '0,9,10,11,12'
  const straight = groups.length === 0 && (high - low === 4 || broadway)
  if (flush && broadway) return 0
  if (flush && straight) return 1
  if (groups[0] === 4) return 2
  if (groups[0] === 3 && groups[1] === 2) return 3
  if (flush) return 4
  if (straight) return 5
  if (groups[0] === 3) return 6
  if (groups[1] === 2) return 7
  const pair = counts.indexOf(2)
  return pair === 0 || pair >= 10 ? 8 : undefined
}

export function createPokerHand(t: Say): Kind {
  const returns = HANDS.reduce((sum, [, pays, hands]) => sum + (pays / 100) * (hands / ALL_HANDS), 0)
  const options: readonly [Option, ...Option[]] = [{ id: 'deal', label: t('Five cards'), returns }]
  const table: readonly TableRow[] = HANDS.map(([label, pays]) => ({ label: t(label), pays: `${pays / 100}×` }))
  return {
    rules: () => ({
      stage: 'cards',
      title: t('Five card deal'),
      options,
      table,
      notes: [
        t('Five cards of a full deck of 52, freshly shuffled each round. The best hand of the table pays.'),
        t('There is nothing to hold or change: what is dealt counts.'),
      ],
      art: [],
      data: { hands: [t('Your hand')] },
    }),
    fall(_choice, random) {
      const cards = drawNumbers(5, 52, random).map(
        (number): Card => ({ rank: (number - 1) % 13, suit: Math.floor((number - 1) / 13) }),
      )
      const rank = rankHand(cards)
      const hand = rank === undefined ? undefined : HANDS[rank]
      return {
        factor: hand?.[1] ?? 0,
        result: t(hand?.[0] ?? 'No pair of jacks or better'),
        view: { hands: [cards.map(cardCode)], totals: [t(hand?.[0] ?? 'No hand')], winner: hand ? 0 : -1 },
      }
    },
  }
}
