import { below, RANKS, SUITS } from '../deck.ts'
import { chosen, type Kind, type Option, timesText } from '../rules.ts'
import type { Say } from '../words/say.ts'

interface Pack {
  readonly title: string
  readonly ranks: readonly string[]
  readonly suits: readonly string[]
  readonly middle: number
  readonly paysSide: number
  readonly paysMiddle: number
  readonly note: string
}

const CARDS: Pack = {
  title: 'High or low',
  ranks: RANKS,
  suits: SUITS,
  middle: 6,
  paysSide: 208,
  paysMiddle: 1250,
  note: 'One card of 52. The ace is the lowest, the king the highest; the seven belongs to neither side.',
}

const TILES: Pack = {
  title: 'High or low tile',
  ranks: ['1', '2', '3', '4', '5', '6', '7', '8', '9'],
  suits: ['dots', 'bamboo', 'characters'],
  middle: 4,
  paysSide: 216,
  paysMiddle: 865,
  note: 'One tile of 27, three suits of one to nine. The five belongs to neither side.',
}

const PACKS = { cards: CARDS, tiles: TILES } as const

/** High, low or the middle one of a pack. */
export function createHiLo(which: keyof typeof PACKS, t: Say): Kind {
  const pack = PACKS[which]
  const { ranks, suits, middle, paysSide, paysMiddle } = pack
  const side = middle / ranks.length
  const nameOf = (at: number) => ranks[at] ?? ''
  const options: readonly [Option, ...Option[]] = [
    { id: 'high', label: t`High, ${nameOf(middle + 1)} and up`, pays: paysSide, returns: (side * paysSide) / 100 },
    { id: 'low', label: t`Low, ${nameOf(middle - 1)} and down`, pays: paysSide, returns: (side * paysSide) / 100 },
    { id: 'middle', label: t`The ${nameOf(middle)}`, pays: paysMiddle, returns: paysMiddle / 100 / ranks.length },
    ...suits.map(
      (suit, index): Option => ({
        id: `suit${index}`,
        label: t(`${suit[0]?.toUpperCase()}${suit.slice(1)}`),
        pays: suits.length * 96,
        returns: 0.96,
      }),
    ),
  ]
  return {
    rules: () => ({
      stage: 'cards',
      title: t(pack.title),
      options,
      table: options.map(({ label, pays }) => ({ label, pays: timesText(pays ?? 0) })),
      notes: [t(pack.note), t('Every one is as likely, each time anew.')],
      art: [],
      data: { hands: [t('Drawn')], tiles: which === 'tiles' },
    }),
    fall(choice, random) {
      const { id, pays = 0 } = chosen(options, choice)
      const rank = below(ranks.length, random)
      const suit = below(suits.length, random)
      const where = rank > middle ? 'high' : rank < middle ? 'low' : 'middle'
      const won = id === where || id === `suit${suit}`
      return {
        factor: won ? pays : 0,
        result: t`${nameOf(rank)} of ${t(suits[suit] ?? '')}`,
        view: { hands: [[`${ranks[rank]}${suit}`]], totals: [t(where)], winner: won ? 0 : -1 },
      }
    },
  }
}
