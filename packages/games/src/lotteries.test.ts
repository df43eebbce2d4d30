import { describe, expect, it } from 'vitest'
import { createGames } from './catalogue/games.ts'
import { playToEnd } from './game-kind.ts'
import { kindName, kindOf } from './game-kinds.ts'
import { drawBy } from './lottery/draw-rule.ts'
import { LOTTERY_PLANS } from './lottery/lotteries.ts'
import { createRandom } from './random.ts'

const games = createGames().filter(({ gameType }) => gameType === 'LOTT' || gameType === 'ELOTT')
const gameNamed = (name: string) => {
  const game = games.find((one) => one.name.EN === name)
  if (game === undefined) throw new Error(`there is no ${name}`)
  return game
}

interface View {
  readonly balls: readonly number[]
  readonly mine: readonly number[]
}

const round = (name: string, choice?: string) => playToEnd(kindOf(gameNamed(name)), choice, createRandom(6))

describe('a lottery bets on what it draws', () => {
  it('[LOTTERY-02] Hanoi Five Minute draws five digits, and is bet on with five digits', () => {
    expect(kindOf(gameNamed('Hanoi Five Minute')).rules().pick).toEqual({ count: 5, of: 10, digits: true })
    const drawn = (round('Hanoi Five Minute', '1,2,3,4,5').view as unknown as View).balls
    expect(drawn).toHaveLength(5)
    expect(drawn.every((digit) => digit >= 0 && digit <= 9)).toBe(true)
    const win = (right: number) => {
      // The last digits as they will fall, the one before them different.
      const mine = drawn.map((digit, at) => (at >= 5 - right ? digit : (digit + 1) % 10))
      return round('Hanoi Five Minute', mine.join(',')).factor / 100
    }
    expect([0, 1, 2, 3, 4, 5].map(win)).toEqual([0, 3, 35, 250, 1000, 2000])
  })

  it.each(LOTTERY_PLANS.map(({ title, rule }) => [title, rule] as const))('%s', (title, rule) => {
    const game = gameNamed(title)
    const { pick, data, stage } = kindOf(game).rules()
    const { numbers, special = [] } = drawBy(rule, createRandom(1))
    switch (rule.by) {
      case 'digits':
        return expect(pick).toEqual({ count: numbers.length, of: 10, digits: true })
      case 'numbers':
        expect(pick?.of).toBe(rule.of)
        return expect((round(title).view as unknown as View).balls).toHaveLength(numbers.length + special.length)
      case 'dice':
        return expect([kindName(game), stage]).toEqual(['sic-bo', 'dice'])
      case 'race':
        return expect((data as { runners: string[] }).runners).toHaveLength(numbers.length)
    }
  })

  it.each(['', '1,2,3,4', '1,2,3,4,10', 'a,b,c,d,e', '1,2,3,4,5,6', '12345'])(
    'takes "%s", which is no number of five digits, for a lucky dip',
    (choice) => {
      expect((round('Hanoi Five Minute', choice).view as unknown as View).mine).toHaveLength(5)
      expect(round('Hanoi Five Minute', choice)).toEqual(round('Hanoi Five Minute'))
    },
  )
})
