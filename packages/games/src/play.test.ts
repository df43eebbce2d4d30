import { describe, expect, it } from 'vitest'
import { createGames } from './catalogue/games.ts'
import type { SeedGame } from './catalogue/seed-game.ts'
import { payOut } from './game-kind.ts'
import { drawRound, gameKinds, kindName, kindOf } from './game-kinds.ts'
import { baccaratChances, bankerDraws } from './kinds/baccarat.ts'
import { slotModel, slotReturn } from './kinds/slot.ts'
import { createRandom } from './random.ts'
import { drawNumbers } from './random-cards-and-numbers.ts'

const games = createGames()
const firstOf = (name: string): SeedGame => {
  const found = games.find((game) => kindName(game) === name)
  if (found === undefined) throw new Error(`no game is a ${name}`)
  return found
}

describe('every game of the lobby', () => {
  it('is of a kind that exists, and every kind has a game', () => {
    expect(new Set(games.map(kindName))).toEqual(new Set(gameKinds))
  })

  it('returns between 85 and 99 of a hundred, whatever is chosen', () => {
    const offered = games.flatMap((game) =>
      kindOf(game)
        .rules()
        .options.map((option) => ({ game: game.name.EN, ...option })),
    )
    expect(offered.length).toBeGreaterThan(games.length)
    expect(offered.filter(({ returns }) => !(returns > 0.85 && returns < 0.99))).toEqual([])
  })

  it('pays whole minor units, from nothing up', () => {
    const random = createRandom(7)
    for (const game of games.filter((_, index) => index % 9 === 0))
      for (let round = 0; round < 5; round++) {
        const { win, result, view } = drawRound({ game, bet: 1 + round * 7, choice: undefined, random })
        expect(Number.isInteger(win) && win >= 0, game.name.EN).toBe(true)
        expect(result.length).toBeGreaterThan(0)
        expect(JSON.parse(JSON.stringify(view))).toEqual(view)
      }
  })

  it('gives the same result for the same random numbers', () => {
    for (const name of gameKinds) {
      const play = () => drawRound({ game: firstOf(name), bet: 100, choice: undefined, random: createRandom(5) })
      expect(play(), name).toEqual(play())
    }
  })

  it('takes its first option for a choice that it does not know', () => {
    for (const name of gameKinds) {
      const game = firstOf(name)
      const [first] = kindOf(game).rules().options
      const play = (choice: string | undefined) => drawRound({ game, bet: 100, choice, random: createRandom(11) })
      expect(play('no such thing'), name).toEqual(play(undefined))
      if (kindOf(game).rules().pick === undefined) expect(play(first.id), name).toEqual(play(undefined))
    }
  })
})

describe('the stated return', () => {
  it('of slots is the same for every model to within two of a hundred', () => {
    const returns = (['calm', 'even', 'bold', 'jackpot', 'classic'] as const).map((name) => slotReturn(slotModel(name)))
    for (const share of returns) {
      expect(share).toBeGreaterThan(0.935)
      expect(share).toBeLessThan(0.965)
    }
  })

  it('of small bets is that of large ones: fractions are drawn for', () => {
    const random = createRandom(3)
    let paid = 0
    for (let round = 0; round < 20_000; round++) paid += payOut(1, 37.5, random)
    expect(paid / 20_000).toBeCloseTo(0.375, 1)
    expect(payOut(100, 195, () => 0.999)).toBe(195)
    expect(payOut(3, 100, () => 0)).toBe(3)
  })
})

describe('rules of the tables', () => {
  it('baccarat: known chances of an endless shoe, and the banker’s third card', () => {
    const { player, banker, tie } = baccaratChances()
    expect(player + banker + tie).toBeCloseTo(1, 10)
    expect(banker).toBeCloseTo(0.4586, 3)
    expect(player).toBeCloseTo(0.4462, 3)
    expect([
      bankerDraws(3, 8),
      bankerDraws(3, 9),
      bankerDraws(6, 5),
      bankerDraws(6, 6),
      bankerDraws(5, undefined),
    ]).toEqual([false, true, false, true, true])
  })

  it('draws: different numbers only, and a wrong pick becomes a lucky dip', () => {
    const numbers = drawNumbers(30, 30, createRandom(1))
    expect(new Set(numbers).size).toBe(30)
    const game = firstOf('bingo')
    const mine = (choice: string) => {
      const { view } = drawRound({ game, bet: 10, choice, random: createRandom(2) })
      return (view as { mine: number[] }).mine
    }
    expect(mine('1,2,3,4,5')).toEqual([1, 2, 3, 4, 5])
    for (const wrong of ['1,2,3,4', '1,1,2,3,4', '0,1,2,3,4', '1,2,3,4,31', 'a,b,c,d,e', '']) {
      expect(mine(wrong), wrong).toHaveLength(5)
      expect(mine(wrong)).not.toEqual([1, 2, 3, 4, 5])
    }
  })

  it('slots: as many lines as the catalogue says', () => {
    for (const game of games.filter((one) => kindName(one) === 'slot')) {
      const { lines } = kindOf(game).rules().data as { lines: number[][] }
      expect(lines.length, game.name.EN).toBe(game.minLine)
      expect(new Set(lines.map(String)).size).toBe(lines.length)
    }
  })
})
