import { type BetOption, type GameKind, selectedOption, timesText } from '../game-kind.ts'
import type { Random } from '../random.ts'
import { type Card, cardCode, drawCard } from '../random-cards-and-numbers.ts'
import type { Translate } from '../translations/translate.ts'

const worth = ({ rank }: Card) => (rank >= 9 ? 0 : rank + 1)
const sum = (cards: readonly Card[]) => cards.reduce((total, card) => total + worth(card), 0) % 10

/** Whether the banker, on `total`, takes a third card when the player's third was worth `third`. */
export function bankerDraws(total: number, third: number | undefined): boolean {
  if (third === undefined) return total <= 5
  if (total <= 2) return true
  if (total === 3) return third !== 8
  if (total === 4) return third >= 2 && third <= 7
  if (total === 5) return third >= 4 && third <= 7
  return total === 6 && third >= 6 && third <= 7
}

function deal(random: Random) {
  const player = [drawCard(random), drawCard(random)]
  const banker = [drawCard(random), drawCard(random)]
  if (sum(player) < 8 && sum(banker) < 8) {
    const third = sum(player) <= 5 ? drawCard(random) : undefined
    if (third) player.push(third)
    if (bankerDraws(sum(banker), third && worth(third))) banker.push(drawCard(random))
  }
  return { player, banker }
}

/** Chances with an endless shoe, by enumeration. */
export function baccaratChances() {
  const chance = (value: number) => (value === 0 ? 4 : 1) / 13
  const totals = Array.from({ length: 10 }, () => 0)
  for (let a = 0; a < 10; a++)
    for (let b = 0; b < 10; b++) totals[(a + b) % 10] = (totals[(a + b) % 10] ?? 0) + chance(a) * chance(b)
  const out = { player: 0, banker: 0, tie: 0 }
  const count = (p: number, b: number, odds: number) => {
    out[p > b ? 'player' : p < b ? 'banker' : 'tie'] += odds
  }
  totals.forEach((oddsP, p) => {
    totals.forEach((oddsB, b) => {
      const odds = oddsP * oddsB
      if (p >= 8 || b >= 8) count(p, b, odds)
      else if (p > 5) {
        if (!bankerDraws(b, undefined)) count(p, b, odds)
        else for (let v = 0; v < 10; v++) count(p, (b + v) % 10, odds * chance(v))
      } else
        for (let third = 0; third < 10; third++) {
          const now = (p + third) % 10
          if (!bankerDraws(b, third)) count(now, b, odds * chance(third))
          else for (let v = 0; v < 10; v++) count(now, (b + v) % 10, odds * chance(third) * chance(v))
        }
    })
  })
  return out
}

const PAYS = { player: 200, banker: 195, tie: 900 } as const

export function createBaccarat(t: Translate): GameKind {
  const { player, banker, tie } = baccaratChances()
  const options: readonly [BetOption, ...BetOption[]] = [
    { id: 'banker', label: t('Banker'), pays: PAYS.banker, returns: banker * 1.95 + tie },
    { id: 'player', label: t('Player'), pays: PAYS.player, returns: player * 2 + tie },
    { id: 'tie', label: t('Tie'), pays: PAYS.tie, returns: tie * 9 },
  ]
  return {
    rules: () => ({
      stage: 'cards',
      title: t('Baccarat'),
      options,
      table: options.map(({ label, pays }) => ({ label, pays: timesText(pays ?? 0) })),
      notes: [
        t(
          'Two hands are dealt from an endless shoe; the one nearer to nine wins. Tens and pictures count nothing, only the last digit of a sum counts.',
        ),
        t(
          'With eight or nine on two cards nobody draws. The player draws on five or less, the banker by the usual table.',
        ),
        t('A tie returns bets on player and banker.'),
      ],
      art: [],
      data: { hands: [t('Player'), t('Banker')] },
    }),
    draw(choice, random) {
      const { id } = selectedOption(options, choice)
      const hands = deal(random)
      const [p, b] = [sum(hands.player), sum(hands.banker)]
      const winner = p > b ? 'player' : p < b ? 'banker' : 'tie'
      const factor = winner === id ? PAYS[winner] : winner === 'tie' ? 100 : 0
      const said =
        winner === 'tie'
          ? t`Tie at ${p}`
          : winner === 'player'
            ? t`Player wins ${p} to ${b}`
            : t`Banker wins ${b} to ${p}`
      return {
        factor,
        result: said,
        view: {
          hands: [hands.player.map(cardCode), hands.banker.map(cardCode)],
          totals: [`${p}`, `${b}`],
          winner: winner === 'player' ? 0 : winner === 'banker' ? 1 : -1,
        },
      }
    },
  }
}
