import { describe, expect, it } from 'vitest'
import type { Hand } from '../game-kind.ts'
import { createRandom } from '../random.ts'
import { english } from '../translations/translate.ts'
import { createBlackjack } from './blackjack.ts'
import { compare, createOdds, OPENING, totalOf } from './blackjack-odds.ts'

interface View {
  readonly boxes: readonly { readonly cards: readonly string[]; readonly winner: number }[]
  readonly dealer: readonly string[]
  readonly over: boolean
}

const viewOf = (hand: Hand) => hand.view as unknown as View

/** A shoe that gives these cards, `A` to `K`: player, player, dealer, dealer, then as they are drawn. */
function shoe(ranks: string) {
  const left = ranks.split(' ').map((rank) => 'A 2 3 4 5 6 7 8 9 10 J Q K'.split(' ').indexOf(rank))
  return () => ((left.shift() ?? 0) + 0.5) / 52
}

/** Deals from a shoe and makes the moves. */
function played(ranks: string, moves = '', variant: 'classic' | 'free' = 'classic') {
  const random = shoe(ranks)
  let hand = createBlackjack(variant, english).deal(random)
  for (const move of moves.split(' ').filter(Boolean)) {
    const next = hand.play(move, random)
    if (next === undefined) throw new Error(`${move} is refused`)
    hand = next
  }
  return hand
}

describe('blackjack', () => {
  it.each([
    ['A K 9 5', '', 250, 'an ace and a ten pay three to two'],
    ['A K A Q', '', 100, 'both have a blackjack'],
    ['10 9 A K', '', 0, 'the dealer’s blackjack ends the round'],
    ['10 9 10 8', 'stand', 200, 'nearer to 21'],
    ['10 8 10 8', 'stand', 100, 'level'],
    ['10 6 10 8 9', 'hit', 0, 'bust, whatever the dealer has'],
    ['10 6 10 6 5 K', 'hit', 200, '21 stands by itself, the dealer goes bust'],
    ['10 7 A 6 5 10', 'stand', 200, 'the dealer draws on a soft 17'],
    ['6 5 10 7 10', 'double', 400, 'doubled and won'],
    ['6 5 10 9 2', 'double', 0, 'doubled and lost'],
    ['8 8 10 7 10 3 K', 'split stand hit', 400, 'both halves of a split win'],
    ['A A 10 8 K 9', 'split', 400, 'split aces get one card each, and 21 on them is no blackjack'],
  ])('%s %s pays %i: %s', (ranks, moves, factor) => {
    const hand = played(ranks, moves)
    expect(hand.moves).toEqual([])
    expect(hand.factor).toBe(factor)
    expect(viewOf(hand).over).toBe(true)
  })

  it.each([
    ['6 5 10 7 10', 'double', 100, 300, 'wins the double for one bet'],
    ['6 5 10 9 2', 'double', 100, 0, 'loses one bet only'],
    ['10 9 10 6 6', 'stand', 100, 100, 'a dealer’s 22 gives the bet back'],
    ['8 8 10 7 10 K', 'split stand stand', 100, 300, 'a free split wins twice for one bet'],
    ['K K 10 7 9 9', 'split stand stand', 200, 400, 'tens are split for money'],
  ])('free bets: %s %s costs %i and pays %i: %s', (ranks, moves, staked, factor) => {
    const hand = played(ranks, moves, 'free')
    expect([hand.staked, hand.factor]).toEqual([staked, factor])
  })

  it('shows the second card of the dealer only when the player is done', () => {
    expect(viewOf(played('10 6 9 K')).dealer).toEqual(['90', 'back'])
    expect(viewOf(played('10 9 9 K', 'stand')).dealer).toEqual(['90', 'K0'])
  })

  it('offers double on 9, 10 and 11, split on a pair, and neither after a hit', () => {
    const movesOf = (hand: Hand) => hand.moves.map(({ id }) => id)
    expect(movesOf(played('6 5 9 K'))).toEqual(['hit', 'stand', 'double'])
    expect(movesOf(played('4 4 9 K'))).toEqual(['hit', 'stand', 'split'])
    expect(movesOf(played('5 5 9 K'))).toEqual(['hit', 'stand', 'double', 'split'])
    expect(movesOf(played('6 4 9 K 2', 'hit'))).toEqual(['hit', 'stand'])
    expect(played('10 4 9 K').play('double', createRandom(1))).toBeUndefined()
    expect(played('10 9 9 K', 'stand').play('hit', createRandom(1))).toBeUndefined()
  })

  it('advises what every table of basic strategy says', () => {
    const { decide } = createOdds({ freeBets: false })
    const all = new Set(['hit', 'stand', 'double', 'split'] as const)
    const plain = new Set(['hit', 'stand'] as const)
    expect(decide(totalOf([9, 5]), 9, OPENING, plain)).toBe('hit')
    expect(decide(totalOf([9, 5]), 5, OPENING, plain)).toBe('stand')
    expect(decide(totalOf([9, 6]), 9, OPENING, plain)).toBe('stand')
    expect(decide(totalOf([5, 4]), 5, OPENING, new Set(['hit', 'stand', 'double'] as const))).toBe('double')
    expect(decide(totalOf([7, 7]), 8, OPENING, all)).toBe('split')
    expect(compare({ freeBets: true }, 20, 22)).toBe(0)
  })
})
