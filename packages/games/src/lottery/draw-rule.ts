import type { Random } from '../random.ts'
import { drawNumbers, randomBelow } from '../random-cards-and-numbers.ts'

/** What a lottery draws: the same rule draws for the board and for the bets. */
export type DrawRule =
  /** `count` different ones of 1 to `of`; bonus balls come from those that are left. */
  | { readonly by: 'numbers'; readonly count: number; readonly of: number; readonly bonus: number }
  /** Each place a figure of its own, 0 to 9. */
  | { readonly by: 'digits'; readonly places: number }
  /** Three dice. */
  | { readonly by: 'dice' }
  /** Ten runners, in the order in which they arrive. */
  | { readonly by: 'race' }

/** What a draw brings, as it is sent. */
export interface Drawn {
  readonly numbers: readonly string[]
  readonly special?: readonly string[]
}

const two = (number: number) => String(number).padStart(2, '0')

export function drawBy(rule: DrawRule, random: Random): Drawn {
  switch (rule.by) {
    case 'numbers': {
      const balls = drawNumbers(rule.count + rule.bonus, rule.of, random)
      const numbers = balls
        .slice(0, rule.count)
        .sort((one, other) => one - other)
        .map(two)
      return rule.bonus === 0 ? { numbers } : { numbers, special: balls.slice(rule.count).map(two) }
    }
    case 'digits':
      return { numbers: Array.from({ length: rule.places }, () => String(randomBelow(10, random))) }
    case 'dice':
      return { numbers: Array.from({ length: 3 }, () => String(1 + randomBelow(6, random))) }
    case 'race':
      return { numbers: drawNumbers(10, 10, random).map(String) }
  }
}
