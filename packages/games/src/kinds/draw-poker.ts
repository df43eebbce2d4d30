import type { DealtKind, Hand, TableRow } from '../game-kind.ts'
import type { Random } from '../random.ts'
import { type Card, cardCode, drawNumbers, RANKS, SUITS } from '../random-cards-and-numbers.ts'
import type { Translate } from '../translations/translate.ts'
import { adviseHold, type Combination, isLow, type Ranked, rankHand } from './poker-hands.ts'

export type PokerVariant = 'jacks' | 'bonus' | 'double'

type Pay = readonly [name: string, times: number, fits: (hand: Ranked) => boolean]

const is =
  (name: Combination) =>
  ({ combination }: Ranked) =>
    combination === name
const four = (fits: (hand: Ranked) => boolean) => (hand: Ranked) => hand.combination === 'Four of a kind' && fits(hand)
const ACE = 0
const isLowKicker = ({ kicker }: Ranked) => kicker === ACE || isLow(kicker)

const upper: readonly Pay[] = [
  ['Royal flush', 800, is('Royal flush')],
  ['Straight flush', 50, is('Straight flush')],
]

const lower = (fullHouse: number, twoPairs: number): readonly Pay[] => [
  ['Full house', fullHouse, is('Full house')],
  ['Flush', 5, is('Flush')],
  ['Straight', 4, is('Straight')],
  ['Three of a kind', 3, is('Three of a kind')],
  ['Two pairs', twoPairs, is('Two pairs')],
  ['Jacks or better', 1, is('Jacks or better')],
]

interface Machine {
  readonly title: string
  /** From the best hand on; the first row that fits pays. */
  readonly pays: readonly Pay[]
  /** Known for these pay tables: the return when every hold is the best one. */
  readonly returns: number
}

const MACHINES: Readonly<Record<PokerVariant, Machine>> = {
  jacks: {
    title: 'Jacks or better',
    pays: [...upper, ['Four of a kind', 25, is('Four of a kind')], ...lower(8, 2)],
    returns: 0.97298,
  },
  bonus: {
    title: 'Bonus poker',
    pays: [
      ...upper,
      ['Four aces', 80, four(({ rank }) => rank === ACE)],
      ['Four twos to fours', 40, four(({ rank }) => isLow(rank))],
      ['Four fives to kings', 25, is('Four of a kind')],
      ...lower(7, 2),
    ],
    returns: 0.98014,
  },
  double: {
    title: 'Double double bonus poker',
    pays: [
      ...upper,
      ['Four aces with a two, three or four', 400, four((hand) => hand.rank === ACE && isLow(hand.kicker))],
      ['Four twos to fours with an ace to four', 160, four((hand) => isLow(hand.rank) && isLowKicker(hand))],
      ['Four aces', 160, four(({ rank }) => rank === ACE)],
      ['Four twos to fours', 80, four(({ rank }) => isLow(rank))],
      ['Four fives to kings', 50, is('Four of a kind')],
      ...lower(8, 1),
    ],
    returns: 0.96786,
  },
}

const toCard = (number: number): Card => ({ rank: (number - 1) % 13, suit: Math.floor((number - 1) / 13) })

interface Table {
  /** The cards on the table. */
  readonly cards: readonly Card[]
  /** The next ones of the pack, as many as can be changed. */
  readonly pack: readonly Card[]
  /** Places held; undefined before the player said so. */
  readonly held?: readonly number[]
}

/** The places of `draw:0,3`; undefined when it is no such move or names a card that was not dealt. */
function heldBy(move: string): readonly number[] | undefined {
  const places = /^draw:((?:[0-4](?:,[0-4])*)?)$/.exec(move)?.[1]
  if (places === undefined) return undefined
  const held = places === '' ? [] : places.split(',').map(Number)
  return new Set(held).size === held.length ? held : undefined
}

function handOf({ pays }: Pick<Machine, 'pays'>, { cards, pack, held }: Table, t: Translate): Hand {
  const over = held !== undefined
  const hand = rankHand(cards)
  const row = pays.findIndex(([, , fits]) => fits(hand))
  const [name, times] = pays[row] ?? ['No pair of jacks or better', 0]
  return {
    moves: over ? [] : [{ id: 'draw', label: t('Draw cards'), costs: 0 }],
    staked: 100,
    factor: over ? times * 100 : 0,
    result: over
      ? t(name)
      : row < 0
        ? t('Hold the cards you want to keep, then draw')
        : t`${t(name)}. Hold the cards you want to keep, then draw`,
    view: {
      cards: cards.map(cardCode),
      spoken: cards.map(({ rank, suit }) => t`${RANKS[rank] ?? ''} of ${t(SUITS[suit] ?? '')}`),
      held: [...(held ?? [])],
      row,
      over,
    },
    advice: `draw:${adviseHold(cards).join(',')}`,
    play(move) {
      const places = over ? undefined : heldBy(move)
      if (places === undefined) return undefined
      const left = [...pack]
      const drawn = cards.map((card, at) => (places.includes(at) ? card : (left.shift() ?? card)))
      return handOf({ pays }, { cards: drawn, pack: [], held: places }, t)
    },
  }
}

/** Video poker: five cards, hold what you like, draw the others once. */
export function createDrawPoker(variant: PokerVariant, t: Translate): DealtKind {
  const machine = MACHINES[variant]
  const table: readonly TableRow[] = machine.pays.map(([label, times]) => ({ label: t(label), pays: `${times}×` }))
  return {
    rules: () => ({
      stage: 'poker',
      played: 'best',
      title: t(machine.title),
      options: [{ id: 'deal', label: t('Deal'), returns: machine.returns }],
      table,
      notes: [
        t('You get five cards of a full pack of 52, freshly shuffled each round. Hold what you want to keep.'),
        t('The other cards are changed once. The best hand of the table pays; a pair pays from jacks on.'),
      ],
      art: [],
      data: { pays: table.map(({ label, pays }) => [label, pays]), held: t('Held'), hand: t('Your hand') },
    }),
    deal(random: Random) {
      // Ten cards are taken at once: what comes for a changed card does not hang on which one is changed.
      const cards = drawNumbers(10, 52, random).map(toCard)
      return handOf(machine, { cards: cards.slice(0, 5), pack: cards.slice(5) }, t)
    },
  }
}
