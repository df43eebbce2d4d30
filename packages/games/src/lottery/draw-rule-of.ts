import type { SeedGame } from '../catalogue/seed-game.ts'
import type { DrawRule } from './draw-rule.ts'
import { LOTTERY_PLANS } from './lotteries.ts'

const numbers = (count: number, of: number, bonus = 0): DrawRule => ({ by: 'numbers', count, of, bonus })
const digits = (places: number): DrawRule => ({ by: 'digits', places })

/** Words of a title, and the rule that they mean; the first match counts. */
const NAMED: readonly (readonly [words: RegExp, rule: DrawRule])[] = [
  [/\bkeno\b/i, numbers(20, 80)],
  [/eleven pick five/i, numbers(5, 11)],
  [/six of fifty/i, numbers(6, 50)],
  [/pick five/i, numbers(5, 39)],
  [/\bsix\b|sixes/i, numbers(6, 45)],
  [/three dice|three fire|three gold|\bk3\b|hash dice/i, { by: 'dice' }],
  [/racing|airship|race ten|bullseye ten/i, { by: 'race' }],
  [/\b3d\b|three digit|pick three|triple digit|community three/i, digits(3)],
  [/\b4d\b|pick four|four digit|jakarta|pools|sweep/i, digits(4)],
  [/five d\b|first and last/i, digits(5)],
  [/pick two|twin|pair/i, digits(2)],
  [/bonus ball/i, numbers(6, 49, 1)],
]

/** The rule of a lottery without a plan, where its title does not name one; undefined: one ball of ten. */
function ruleOfScene({ scene }: Pick<SeedGame, 'scene'>): DrawRule | undefined {
  switch (scene) {
    case 'balls':
      return digits(5)
    case 'ticket':
      return numbers(6, 42)
    case 'drum':
      return numbers(6, 49)
    default:
      return undefined
  }
}

/** The rule of a lottery: that of its plan where it has regular draws, else by its title. */
export function drawRuleOf(game: Pick<SeedGame, 'scene' | 'name'>): DrawRule | undefined {
  const title = game.name.EN
  return (
    LOTTERY_PLANS.find((plan) => plan.title === title)?.rule ??
    NAMED.find(([words]) => words.test(title))?.[1] ??
    ruleOfScene(game)
  )
}
