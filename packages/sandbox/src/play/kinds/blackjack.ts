import type { Random } from '../../seed/random.ts'
import { type Card, cardCode, drawCard } from '../deck.ts'
import type { Kind, Option } from '../rules.ts'
import type { Say } from '../words/say.ts'

const DEALER_STANDS = 17
const BLACKJACK = 'blackjack'

interface Hand {
  /** Aces as one. */
  readonly hard: number
  readonly aces: boolean
}

const worth = (rank: number) => Math.min(10, rank + 1)
const add = (hand: Hand, rank: number): Hand => ({ hard: hand.hard + worth(rank), aces: hand.aces || rank === 0 })
const best = ({ hard, aces }: Hand) => (aces && hard <= 11 ? hard + 10 : hard)
const EMPTY: Hand = { hard: 0, aces: false }

/** Chance of each final total of a hand that draws until `stand`; `blackjack` is 21 on two cards, 22 is a bust. */
function totals(stand: number): ReadonlyMap<number | typeof BLACKJACK, number> {
  const out = new Map<number | typeof BLACKJACK, number>()
  const note = (key: number | typeof BLACKJACK, odds: number) => out.set(key, (out.get(key) ?? 0) + odds)
  const walk = (hand: Hand, cards: number, odds: number): void => {
    const total = best(hand)
    if (cards === 2 && total === 21) note(BLACKJACK, odds)
    else if (total > 21) note(22, odds)
    else if (cards >= 2 && total >= stand) note(total, odds)
    else for (let rank = 0; rank < 13; rank++) walk(add(hand, rank), cards + 1, odds / 13)
  }
  walk(EMPTY, 0, 1)
  return out
}

type Total = number | typeof BLACKJACK

function factorOf(player: Total, dealer: Total): number {
  if (player === BLACKJACK) return dealer === BLACKJACK ? 100 : 250
  if (dealer === BLACKJACK || player > 21) return 0
  if (dealer > 21 || player > dealer) return 200
  return player === dealer ? 100 : 0
}

function returnOf(stand: number, dealer: ReadonlyMap<Total, number>): number {
  let sum = 0
  for (const [own, oddsOwn] of totals(stand))
    for (const [other, oddsOther] of dealer) sum += oddsOwn * oddsOther * (factorOf(own, other) / 100)
  return sum
}

function play(stand: number, random: Random): { cards: Card[]; total: Total } {
  const cards: Card[] = []
  let hand = EMPTY
  while (cards.length < 2 || best(hand) < stand) {
    const card = drawCard(random)
    cards.push(card)
    hand = add(hand, card.rank)
  }
  const total = best(hand)
  return { cards, total: cards.length === 2 && total === 21 ? BLACKJACK : Math.min(total, 22) }
}

const STANDS = [16, 15, 14, 17] as const

function createOptions(): readonly [Option, ...Option[]] {
  const dealer = totals(DEALER_STANDS)
  const option = (stand: number): Option => ({
    id: `${stand}`,
    label: `Stand on ${stand}`,
    returns: returnOf(stand, dealer),
  })
  const [first, ...others] = STANDS
  return [option(first), ...others.map(option)]
}

/** Every hand that there is goes into the chances, so they are worked out once. */
let options: ReturnType<typeof createOptions> | undefined

export function createBlackjack(t: Say): Kind {
  options ??= createOptions()
  const offered = options
  const named = (option: Option): Option => ({ ...option, label: t`Stand on ${option.id}` })
  const say = (total: Total) => (total === BLACKJACK ? t('blackjack') : total > 21 ? t('bust') : `${total}`)
  return {
    rules: () => ({
      stage: 'cards',
      title: t('Blackjack, quick hand'),
      options: [named(offered[0]), ...offered.slice(1).map(named)],
      table: [
        { label: t('Ace and ten'), pays: '2.50×' },
        { label: t('Nearer to 21 than the dealer'), pays: '2×' },
        { label: t('Level with the dealer'), pays: '1×' },
      ],
      notes: [
        t('You say beforehand when your hand stops drawing; the dealer always stops on 17 or more.'),
        t('The shoe is endless. Over 21 you lose, whatever the dealer has. No splitting or doubling.'),
      ],
      art: [],
      data: { hands: [t('You'), t('Dealer')] },
    }),
    fall(choice, random) {
      const stand = STANDS.find((one) => `${one}` === choice) ?? STANDS[0]
      const you = play(stand, random)
      const house = play(DEALER_STANDS, random)
      const factor = factorOf(you.total, house.total)
      return {
        factor,
        result: t`You ${say(you.total)}, dealer ${say(house.total)}`,
        view: {
          hands: [you.cards.map(cardCode), house.cards.map(cardCode)],
          totals: [say(you.total), say(house.total)],
          winner: factor > 100 ? 0 : factor === 0 ? 1 : -1,
        },
      }
    },
  }
}
