/**
 * The arithmetic of blackjack: what a hand is worth, which decision is best, and what the game returns when it is
 * played that way. The shoe is endless, so each rank is as likely at every draw and the values are exact.
 */
export interface BlackjackRules {
  /** Doubling on 9, 10 and 11 and splitting cost nothing; in exchange a dealer's 22 does not lose. */
  readonly freeBets: boolean
}

export interface Total {
  /** Aces count as one. */
  readonly hard: number
  readonly ace: boolean
}

/** What a hand stands to win and to lose, in opening bets. */
export interface Stakes {
  readonly wins: number
  readonly loses: number
}

export type Decision = 'hit' | 'stand' | 'double' | 'split'

const NO_CARDS: Total = { hard: 0, ace: false }
const worth = (rank: number) => Math.min(10, rank + 1)
const withCard = ({ hard, ace }: Total, rank: number): Total => ({
  hard: hard + worth(rank),
  ace: ace || rank === 0,
})
export const isSoft = ({ hard, ace }: Total) => ace && hard <= 11
export const best = (total: Total) => (isSoft(total) ? total.hard + 10 : total.hard)
export const totalOf = (ranks: readonly number[]) => ranks.reduce(withCard, NO_CARDS)

/** The dealer draws on 16 and on a soft 17. */
export const dealerDraws = (total: Total) => best(total) < 17 || (isSoft(total) && best(total) === 17)

/** Doubling needs a hard 9, 10 or 11. */
export const canDouble = (total: Total) => !isSoft(total) && total.hard >= 9 && total.hard <= 11

/** Whether splitting a pair of this rank is free; tens are always paid for. */
export const freeSplit = (rules: BlackjackRules, rank: number) => rules.freeBets && worth(rank) !== 10

/** 1: the player wins, 0: a tie, -1: the dealer wins. Neither hand is a blackjack. */
export function compare(rules: BlackjackRules, player: number, dealer: number): -1 | 0 | 1 {
  if (player > 21) return -1
  if (dealer > 21) return rules.freeBets && dealer === 22 ? 0 : 1
  return player > dealer ? 1 : player === dealer ? 0 : -1
}

const RANKS = Array.from({ length: 13 }, (_, rank) => rank)
const ODDS = 1 / 13

/** Chance of each final total behind a card, given that it is no blackjack. */
function dealerTotals(up: number): ReadonlyMap<number, number> {
  const out = new Map<number, number>()
  const walk = (total: Total, odds: number): void => {
    if (!dealerDraws(total)) {
      const end = best(total)
      out.set(end, (out.get(end) ?? 0) + odds)
      return
    }
    for (const rank of RANKS) walk(withCard(total, rank), odds * ODDS)
  }
  const first = totalOf([up])
  const holes = RANKS.filter((hole) => best(withCard(first, hole)) !== 21)
  for (const hole of holes) walk(withCard(first, hole), 1 / holes.length)
  return out
}

export interface Odds {
  /** The decision with the highest value. */
  decide(total: Total, up: number, stakes: Stakes, may: ReadonlySet<Decision>): Decision
  /** Share of the opening bet that comes back on average when every decision is the best one. */
  readonly returns: number
}

export function createOdds(rules: BlackjackRules): Odds {
  const dealers = RANKS.map(dealerTotals)
  const stood = new Map<string, number>()
  const drawn = new Map<string, number>()

  function stand(total: Total, up: number, { wins, loses }: Stakes): number {
    const key = `${best(total)} ${up} ${wins} ${loses}`
    let value = stood.get(key)
    if (value === undefined) {
      value = 0
      for (const [dealer, odds] of dealers[up] ?? []) {
        const side = compare(rules, best(total), dealer)
        value += odds * (side > 0 ? wins : side < 0 ? -loses : 0)
      }
      stood.set(key, value)
    }
    return value
  }

  /** One card, then the better of standing and drawing on. */
  function hit(total: Total, up: number, stakes: Stakes): number {
    const key = `${total.hard} ${total.ace} ${up} ${stakes.wins} ${stakes.loses}`
    let value = drawn.get(key)
    if (value === undefined) {
      value = 0
      for (const rank of RANKS) {
        const next = withCard(total, rank)
        const rest = next.hard > 21 ? -stakes.loses : Math.max(stand(next, up, stakes), hit(next, up, stakes))
        value += rest * ODDS
      }
      drawn.set(key, value)
    }
    return value
  }

  function double(total: Total, up: number, stakes: Stakes): number {
    const doubled = doubledStakes(rules, stakes)
    return RANKS.reduce((sum, rank) => sum + stand(withCard(total, rank), up, doubled) * ODDS, 0)
  }

  /** Two hands of a card each, of which neither can be doubled; aces get one card each. */
  function split(rank: number, up: number): number {
    const start = totalOf([rank])
    const hand = (stakes: Stakes) =>
      RANKS.reduce((sum, next) => {
        const total = withCard(start, next)
        const value = rank === 0 ? stand(total, up, stakes) : Math.max(stand(total, up, stakes), hit(total, up, stakes))
        return sum + value * ODDS
      }, 0)
    return hand(OPENING) + hand(splitStakes(rules, rank))
  }

  function values(total: Total, up: number, stakes: Stakes, may: ReadonlySet<Decision>): [Decision, number][] {
    const pair = total.hard === 2 ? 0 : total.hard / 2 - 1
    const of: Readonly<Record<Decision, () => number>> = {
      stand: () => stand(total, up, stakes),
      hit: () => hit(total, up, stakes),
      double: () => double(total, up, stakes),
      split: () => split(pair, up),
    }
    return [...may].map((decision) => [decision, of[decision]()])
  }

  function returns(): number {
    let sum = 0
    for (const up of RANKS)
      for (const one of RANKS)
        for (const other of RANKS) {
          const total = totalOf([one, other])
          const dealerNatural = up === 0 ? 4 / 13 : worth(up) === 10 ? ODDS : 0
          if (best(total) === 21) {
            sum += (1 - dealerNatural) * 1.5
            continue
          }
          const may = new Set<Decision>(['stand', 'hit'])
          if (canDouble(total)) may.add('double')
          if (one === other) may.add('split')
          const value = Math.max(...values(total, up, OPENING, may).map(([, worthOf]) => worthOf))
          sum += (1 - dealerNatural) * value - dealerNatural
        }
    return 1 + sum * ODDS ** 3
  }

  return {
    decide(total, up, stakes, may) {
      const [first = ['stand', 0] as const, ...others] = values(total, up, stakes, may)
      return others.reduce((top, one) => (one[1] > top[1] ? one : top), first)[0]
    },
    returns: returns(),
  }
}

export const OPENING: Stakes = { wins: 1, loses: 1 }

export const doubledStakes = ({ freeBets }: BlackjackRules, { wins, loses }: Stakes): Stakes => ({
  wins: wins + 1,
  loses: freeBets ? loses : loses + 1,
})

/** Of the second hand: the house puts a free bet on it. */
export const splitStakes = (rules: BlackjackRules, rank: number): Stakes =>
  freeSplit(rules, rank) ? { wins: 1, loses: 0 } : OPENING
