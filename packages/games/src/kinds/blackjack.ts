import type { BetOption, DealtKind, Hand, Move } from '../game-kind.ts'
import type { Random } from '../random.ts'
import { type Card, cardCode, drawCard, RANKS, SUITS } from '../random-cards-and-numbers.ts'
import type { Translate } from '../translations/translate.ts'
import {
  type BlackjackRules,
  best,
  canDouble,
  compare,
  createOdds,
  type Decision,
  dealerDraws,
  doubledStakes,
  freeSplit,
  isSoft,
  type Odds,
  OPENING,
  type Stakes,
  splitStakes,
  totalOf,
} from './blackjack-odds.ts'

export type BlackjackVariant = 'classic' | 'free'

const VARIANTS: Readonly<Record<BlackjackVariant, BlackjackRules>> = {
  classic: { freeBets: false },
  free: { freeBets: true },
}

interface Box {
  readonly cards: readonly Card[]
  readonly stakes: Stakes
  readonly done: boolean
}

interface Table {
  /** The player's: one hand, two after a split. */
  readonly boxes: readonly Box[]
  /** The second card is hidden until the player is done. */
  readonly dealer: readonly Card[]
}

const ranksOf = (cards: readonly Card[]) => cards.map(({ rank }) => rank)
const isNatural = (cards: readonly Card[]) => cards.length === 2 && best(totalOf(ranksOf(cards))) === 21
const totalIn = (cards: readonly Card[]) => totalOf(ranksOf(cards))

/** Going through every hand takes a while, so it is done once a variant. */
const odds = new Map<BlackjackVariant, Odds>()

function oddsOf(variant: BlackjackVariant): Odds {
  const known = odds.get(variant) ?? createOdds(VARIANTS[variant])
  odds.set(variant, known)
  return known
}

function movesOf(rules: BlackjackRules, { boxes }: Table, t: Translate): readonly (Move & { readonly id: Decision })[] {
  const box = boxes.find(({ done }) => !done)
  if (box === undefined) return []
  const moves: (Move & { id: Decision })[] = [
    { id: 'hit', label: t('Hit'), costs: 0 },
    { id: 'stand', label: t('Stand'), costs: 0 },
  ]
  const [one, other] = box.cards
  if (boxes.length > 1 || box.cards.length > 2 || one === undefined) return moves
  if (canDouble(totalIn(box.cards))) {
    moves.push(
      rules.freeBets
        ? { id: 'double', label: t('Free double'), costs: 0 }
        : { id: 'double', label: t('Double'), costs: 100 },
    )
  }
  if (one.rank === other?.rank) {
    moves.push(
      freeSplit(rules, one.rank)
        ? { id: 'split', label: t('Free split'), costs: 0 }
        : { id: 'split', label: t('Split'), costs: 100 },
    )
  }
  return moves
}

/** A hand is done on 21 and above; split aces get one card. */
function settledBox(cards: readonly Card[], stakes: Stakes, done = false): Box {
  return { cards, stakes, done: done || best(totalIn(cards)) >= 21 }
}

function moved(rules: BlackjackRules, table: Table, move: Decision, random: Random): Table {
  const at = table.boxes.findIndex(({ done }) => !done)
  const box = table.boxes[at]
  const [first, second] = box?.cards ?? []
  if (box === undefined || first === undefined || second === undefined) return table
  const replaced = (...now: readonly Box[]): Table => ({
    ...table,
    boxes: [...table.boxes.slice(0, at), ...now, ...table.boxes.slice(at + 1)],
  })
  switch (move) {
    case 'stand':
      return replaced({ ...box, done: true })
    case 'hit':
      return replaced(settledBox([...box.cards, drawCard(random)], box.stakes))
    case 'double':
      return replaced(settledBox([...box.cards, drawCard(random)], doubledStakes(rules, box.stakes), true))
    case 'split': {
      const aces = first.rank === 0
      return replaced(
        settledBox([first, drawCard(random)], OPENING, aces),
        settledBox([second, drawCard(random)], splitStakes(rules, first.rank), aces),
      )
    }
  }
}

/** The dealer draws when a hand is left that could still win. */
function finished(table: Table, random: Random): Table {
  const open = table.boxes.some(({ cards }) => best(totalIn(cards)) <= 21)
  const natural = table.boxes.length === 1 && isNatural(table.boxes[0]?.cards ?? [])
  if (!open || natural) return table
  const dealer = [...table.dealer]
  while (dealerDraws(totalIn(dealer))) dealer.push(drawCard(random))
  return { ...table, dealer }
}

/** What a box gets back, in hundredths of the opening bet, and who won it. */
function outcomeOf(rules: BlackjackRules, { cards, stakes }: Box, { boxes, dealer }: Table): [number, -1 | 0 | 1] {
  const { wins, loses } = stakes
  const own = boxes.length === 1 && isNatural(cards)
  const house = isNatural(dealer)
  if (own) return house ? [100, 0] : [250, 1]
  const side = house ? -1 : compare(rules, best(totalIn(cards)), best(totalIn(dealer)))
  return [side > 0 ? (wins + loses) * 100 : side === 0 ? loses * 100 : 0, side]
}

const BACK = 'back'

function handOf(variant: BlackjackVariant, table: Table, t: Translate): Hand {
  const rules = VARIANTS[variant]
  const moves = movesOf(rules, table, t)
  const { boxes, dealer } = table
  const over = moves.length === 0
  const active = boxes.findIndex(({ done }) => !done)
  const outcomes = boxes.map((box) => outcomeOf(rules, box, table))
  const shown = over ? dealer : dealer.slice(0, 1)
  const say = (cards: readonly Card[], natural: boolean) => {
    const total = totalIn(cards)
    if (natural && isNatural(cards)) return t('blackjack')
    if (best(total) > 21) return t`${best(total)}, bust`
    return isSoft(total) && best(total) < 21 ? t`soft ${best(total)}` : `${best(total)}`
  }
  const totals = boxes.map(({ cards }) => say(cards, boxes.length === 1))
  const house = say(shown, over)
  const mine = totals.join(' · ')
  const faceUp = (cards: readonly Card[]) =>
    cards.map(({ rank, suit }) => t`${RANKS[rank] ?? ''} of ${t(SUITS[suit] ?? '')}`).join(', ')
  const box = boxes[active]
  const result = over
    ? t`You ${mine}, dealer ${house}`
    : boxes.length > 1
      ? t`Hand ${active + 1}: ${totals[active] ?? ''}. The dealer shows ${house}`
      : t`You have ${mine}. The dealer shows ${house}`
  return {
    moves,
    staked: boxes.reduce((sum, { stakes }) => sum + stakes.loses * 100, 0),
    factor: over ? outcomes.reduce((sum, [factor]) => sum + factor, 0) : 0,
    result,
    view: {
      boxes: boxes.map(({ cards, stakes }, at) => ({
        cards: cards.map(cardCode),
        total: totals[at] ?? '',
        winner: over ? (outcomes[at]?.[1] ?? 0) : 0,
        free: stakes.wins > stakes.loses,
        doubled: stakes.wins > 1,
        spoken: faceUp(cards),
      })),
      dealer: [...shown.map(cardCode), ...(over ? [] : [BACK])],
      dealerTotal: house,
      dealerSpoken: faceUp(shown),
      active,
      over,
    },
    advice:
      box === undefined
        ? 'stand'
        : oddsOf(variant).decide(
            totalIn(box.cards),
            dealer[0]?.rank ?? 0,
            box.stakes,
            new Set(moves.map(({ id }) => id)),
          ),
    play(move, random) {
      const wanted = moves.find(({ id }) => id === move)
      if (wanted === undefined) return undefined
      const next = moved(rules, table, wanted.id, random)
      return handOf(variant, next.boxes.every(({ done }) => done) ? finished(next, random) : next, t)
    },
  }
}

/** Blackjack against the dealer, one player. */
export function createBlackjack(variant: BlackjackVariant, t: Translate): DealtKind {
  const free = variant === 'free'
  return {
    rules() {
      const options: readonly [BetOption] = [{ id: 'deal', label: t('Deal'), returns: oddsOf(variant).returns }]
      return {
        stage: 'blackjack',
        played: 'best',
        title: t(free ? 'Free bet blackjack' : 'Blackjack'),
        options,
        table: [
          { label: t('Blackjack: ace and ten'), pays: '2.50×' },
          { label: t('Nearer to 21 than the dealer'), pays: '2×' },
          { label: t('Level with the dealer'), pays: '1×' },
        ],
        notes: [
          t(
            'Hit for another card, stand to keep your hand. Over 21 you lose, whatever the dealer has. The dealer draws on 16 and on a soft 17.',
          ),
          t(
            'On 9, 10 or 11 with two cards you may double: the bet is doubled and you get one more card. A pair may be split into two hands once; split aces get one card each.',
          ),
          ...(free
            ? [
                t(
                  'The house pays for doubling and for splitting, except of tens: a free bet wins like your own and costs nothing when it loses. In exchange, a dealer’s 22 returns the bet instead of losing.',
                ),
              ]
            : []),
          t('The shoe is endless: every card is as likely each time. A dealer’s blackjack ends the round at once.'),
        ],
        art: [],
        data: { hands: [t('You'), t('Dealer')], named: t('Hand {0}') },
      }
    },
    deal(random) {
      const cards = [drawCard(random), drawCard(random)]
      const dealer = [drawCard(random), drawCard(random)]
      const done = isNatural(cards) || isNatural(dealer)
      return handOf(variant, { boxes: [settledBox(cards, OPENING, done)], dealer }, t)
    },
  }
}
