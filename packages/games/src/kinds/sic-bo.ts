import { type BetOption, type GameKind, selectedOption, timesText, translated } from '../game-kind.ts'
import { randomBelow } from '../random-cards-and-numbers.ts'
import type { Translate } from '../translations/translate.ts'

type Dice = readonly [number, number, number]

const sum = ([a, b, c]: Dice) => a + b + c
const triple = ([a, b, c]: Dice) => a === b && b === c

const bets: readonly (readonly [id: string, label: string, pays: number, wins: (dice: Dice) => boolean])[] = [
  ['big', 'Big, 11 to 17', 200, (dice) => sum(dice) >= 11 && !triple(dice)],
  ['small', 'Small, 4 to 10', 200, (dice) => sum(dice) <= 10 && !triple(dice)],
  ['odd', 'Odd', 200, (dice) => sum(dice) % 2 === 1 && !triple(dice)],
  ['even', 'Even', 200, (dice) => sum(dice) % 2 === 0 && !triple(dice)],
  ['triple', 'Any triple', 3400, triple],
  ['s9', 'Sum 9', 830, (dice) => sum(dice) === 9],
  ['s10', 'Sum 10', 770, (dice) => sum(dice) === 10],
  ['s11', 'Sum 11', 770, (dice) => sum(dice) === 11],
  ['s12', 'Sum 12', 830, (dice) => sum(dice) === 12],
]

const ALL: readonly Dice[] = Array.from({ length: 216 }, (_, index) => [
  (index % 6) + 1,
  (Math.floor(index / 6) % 6) + 1,
  Math.floor(index / 36) + 1,
])

const toOption = ([id, label, pays, wins]: (typeof bets)[number]): BetOption => ({
  id,
  label,
  pays,
  returns: (ALL.filter(wins).length * pays) / 21_600,
})

const [first = ['big', 'Big', 200, () => false] as const, ...others] = bets
const options: readonly [BetOption, ...BetOption[]] = [toOption(first), ...others.map(toOption)]

export function createSicBo(t: Translate): GameKind {
  const offered = translated(options, t)
  return {
    rules: () => ({
      stage: 'dice',
      title: t('Three dice'),
      options: offered,
      table: offered.map(({ label, pays }) => ({ label, pays: timesText(pays ?? 0) })),
      notes: [t('Three fair dice. With three alike, big, small, odd and even lose.')],
      art: [],
      data: null,
    }),
    draw(choice, random) {
      const { id, pays = 0 } = selectedOption(options, choice)
      const dice: Dice = [randomBelow(6, random) + 1, randomBelow(6, random) + 1, randomBelow(6, random) + 1]
      const won = bets.find(([name]) => name === id)?.[3](dice) === true
      return { factor: won ? pays : 0, result: t`${dice.join(', ')}: sum ${sum(dice)}`, view: { dice } }
    },
  }
}
