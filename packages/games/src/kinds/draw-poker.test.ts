import { describe, expect, it } from 'vitest'
import { createGames } from '../catalogue/games.ts'
import { playToEnd } from '../game-kind.ts'
import { kindName, kindOf } from '../game-kinds.ts'
import { createRandom } from '../random.ts'
import { english } from '../translations/translate.ts'
import { createDrawPoker, type PokerVariant } from './draw-poker.ts'
import { adviseHold, rankHand } from './poker-hands.ts'

const RANKS = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K']
const cards = (text: string) =>
  text.split(' ').map((code) => ({ rank: RANKS.indexOf(code[0] ?? ''), suit: Number(code[1]) }))

/** Random numbers that take these cards from the pack, in this order. */
function pack(text: string) {
  const left = Array.from({ length: 52 }, (_, index) => index)
  const numbers = cards(text).map(({ rank, suit }) => {
    const at = left.indexOf(suit * 13 + rank)
    const share = (at + 0.5) / left.length
    left.splice(at, 1)
    return share
  })
  return () => numbers.shift() ?? 0
}

function played(ten: string, move: string, variant: PokerVariant = 'jacks') {
  const random = pack(ten)
  const hand = createDrawPoker(variant, english).deal(random).play(move, random)
  if (hand === undefined) throw new Error(`${move} is refused`)
  return hand
}

describe('a hand of five', () => {
  it.each([
    ['A0 T0 J0 Q0 K0', 'Royal flush'],
    ['50 60 70 80 90', 'Straight flush'],
    ['70 71 72 73 20', 'Four of a kind'],
    ['70 71 72 20 21', 'Full house'],
    ['20 50 70 90 K0', 'Flush'],
    ['A0 21 32 43 50', 'Straight'],
    ['Q0 K1 A2 23 30', 'Nothing'],
    ['70 71 72 20 31', 'Three of a kind'],
    ['70 71 20 21 30', 'Two pairs'],
    ['J0 J1 20 31 40', 'Jacks or better'],
    ['A0 A1 20 31 40', 'Jacks or better'],
    ['T0 T1 20 31 40', 'Nothing'],
  ])('%s is %s', (text, name) => {
    expect(rankHand(cards(text)).combination).toBe(name)
  })
})

describe('draw poker', () => {
  it('keeps what is held and changes the rest once', () => {
    const hand = played('A0 A1 20 31 40 A2 A3 90 80 70', 'draw:0,1')
    expect(hand.view).toMatchObject({ cards: ['A0', 'A1', 'A2', 'A3', '90'], over: true })
    expect([hand.factor, hand.moves]).toEqual([2500, []])
    expect(hand.play('draw:0', createRandom(1))).toBeUndefined()
  })

  it.each([
    ['A0 A1 A2 A3 20', 'jacks', 2500],
    ['A0 A1 A2 A3 90', 'bonus', 8000],
    ['30 31 32 33 A0', 'bonus', 4000],
    ['A0 A1 A2 A3 20', 'double', 40_000],
    ['A0 A1 A2 A3 90', 'double', 16_000],
    ['30 31 32 33 A0', 'double', 16_000],
    ['30 31 32 33 90', 'double', 8000],
    ['90 91 92 93 20', 'double', 5000],
    ['J0 J1 20 31 40', 'double', 100],
    ['T0 T1 20 31 40', 'double', 0],
  ] as const)('%s on %s pays %i', (five, variant, factor) => {
    expect(played(`${five} 50 51 52 53 60`, 'draw:0,1,2,3,4', variant).factor).toBe(factor)
  })

  it.each(['draw', 'draw:5', 'draw:0,0', 'draw:-1', 'draw:0,', 'draw:a', 'hold:0', 'hit', ''])(
    'refuses "%s"',
    (move) => {
      expect(createDrawPoker('jacks', english).deal(createRandom(3)).play(move, createRandom(3))).toBeUndefined()
    },
  )

  it.each([
    ['A0 K0 Q0 J0 J1', [0, 1, 2, 3], 'four to a royal flush before a pair'],
    ['J0 J1 20 50 60', [0, 1], 'a high pair before four to a flush'],
    ['40 41 20 50 60', [0, 2, 3, 4], 'four to a flush before a low pair'],
    ['40 41 92 K3 20', [0, 1], 'a low pair before a king'],
    ['50 61 72 83 K0', [0, 1, 2, 3], 'an open row before a king'],
    ['K0 91 72 43 20', [0], 'a king alone'],
    ['90 71 52 43 20', [], 'nothing'],
  ])('advises for %s to hold %j: %s', (five, places) => {
    expect(adviseHold(cards(five))).toEqual(places)
  })

  it('returns what it states, royal flushes apart, in a long row of advised hands', () => {
    const kind = createDrawPoker('jacks', english)
    const random = createRandom(77)
    const rounds = 60_000
    let sum = 0
    // Royal flushes are too rare to count on: their share, two percent, is known.
    for (let at = 0; at < rounds; at++) sum += Math.min(playToEnd(kind, undefined, random).factor, 5000)
    expect(sum / rounds / 100).toBeGreaterThan(0.94)
    expect(sum / rounds / 100).toBeLessThan(0.985)
  })
})

it('every room of the poker category and every video poker machine is poker', () => {
  const rooms = createGames().filter(({ gameType, gameClassify }) => gameType === 'PVP' || gameClassify === 'VP')
  expect(rooms.length).toBeGreaterThan(100)
  expect(rooms.filter((game) => kindName(game) !== 'draw-poker')).toEqual([])
  const titleOf = (name: string) => {
    const game = rooms.find((one) => one.name.EN === name)
    return game && kindOf(game).rules().title
  }
  expect(titleOf('Jade Ox Cards')).toBe('Jacks or better')
  expect(titleOf('Bonus Kicker Poker')).toBe('Bonus poker')
  expect(titleOf('Double Double Draw')).toBe('Double double bonus poker')
})
