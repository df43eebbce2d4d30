import { type BetOption, type GameKind, selectedOption, timesText } from '../game-kind.ts'
import { RANKS, randomBelow, SUITS } from '../random-cards-and-numbers.ts'
import type { Translate } from '../translations/translate.ts'

const MIDDLE = 6
const PAYS_SIDE = 208
const PAYS_MIDDLE = 1250

/** High, low or the seven: one card of a pack. */
export function createHiLo(t: Translate): GameKind {
  const side = MIDDLE / RANKS.length
  const nameOf = (at: number) => RANKS[at] ?? ''
  const options: readonly [BetOption, ...BetOption[]] = [
    { id: 'high', label: t`High, ${nameOf(MIDDLE + 1)} and up`, pays: PAYS_SIDE, returns: (side * PAYS_SIDE) / 100 },
    { id: 'low', label: t`Low, ${nameOf(MIDDLE - 1)} and down`, pays: PAYS_SIDE, returns: (side * PAYS_SIDE) / 100 },
    { id: 'middle', label: t`The ${nameOf(MIDDLE)}`, pays: PAYS_MIDDLE, returns: PAYS_MIDDLE / 100 / RANKS.length },
    ...SUITS.map(
      (suit, index): BetOption => ({
        id: `suit${index}`,
        label: t(`${suit[0]?.toUpperCase()}${suit.slice(1)}`),
        pays: SUITS.length * 96,
        returns: 0.96,
      }),
    ),
  ]
  return {
    rules: () => ({
      stage: 'cards',
      title: t('High or low'),
      options,
      table: options.map(({ label, pays }) => ({ label, pays: timesText(pays ?? 0) })),
      notes: [
        t('One card of 52. The ace is the lowest, the king the highest; the seven belongs to neither side.'),
        t('Every one is as likely, each time anew.'),
      ],
      art: [],
      data: { hands: [t('Drawn')] },
    }),
    draw(choice, random) {
      const { id, pays = 0 } = selectedOption(options, choice)
      const rank = randomBelow(RANKS.length, random)
      const suit = randomBelow(SUITS.length, random)
      const where = rank > MIDDLE ? 'high' : rank < MIDDLE ? 'low' : 'middle'
      const won = id === where || id === `suit${suit}`
      return {
        factor: won ? pays : 0,
        result: t`${nameOf(rank)} of ${t(SUITS[suit] ?? '')}`,
        view: { hands: [[`${RANKS[rank]}${suit}`]], totals: [t(where)], winner: won ? 0 : -1 },
      }
    },
  }
}
