import { type BetOption, type GameKind, selectedOption, timesText, translated } from '../game-kind.ts'
import { randomBelow } from '../random-cards-and-numbers.ts'
import type { Translate } from '../translations/translate.ts'

const bets: readonly (readonly [id: string, label: string, pays: number, wins: (digit: number) => boolean])[] = [
  ['big', 'Big, 5 to 9', 192, (digit) => digit >= 5],
  ['small', 'Small, 0 to 4', 192, (digit) => digit <= 4],
  ['odd', 'Odd', 192, (digit) => digit % 2 === 1],
  ['even', 'Even', 192, (digit) => digit % 2 === 0],
]

const toOption = ([id, label, pays, wins]: (typeof bets)[number]): BetOption => ({
  id,
  label,
  pays,
  group: 'Sides',
  returns: (Array.from({ length: 10 }, (_, digit) => digit).filter(wins).length * pays) / 1000,
})

const [first = ['big', 'Big', 192, () => false] as const, ...others] = bets
const options: readonly [BetOption, ...BetOption[]] = [
  toOption(first),
  ...others.map(toOption),
  ...Array.from(
    { length: 10 },
    (_, digit): BetOption => ({ id: `d${digit}`, label: `${digit}`, pays: 960, group: 'One digit', returns: 0.96 }),
  ),
]

/** One ball of ten. */
export function createOneDigitDraw(t: Translate): GameKind {
  return {
    rules: () => ({
      stage: 'balls',
      title: t('Quick draw, one digit'),
      options: translated(options, t),
      table: [
        { label: t('Big, small, odd, even'), pays: timesText(192) },
        { label: t('The digit itself'), pays: timesText(960) },
      ],
      notes: [t('One ball of ten, 0 to 9, each as likely. Earlier draws have no bearing on the next.')],
      art: [],
      data: { of: 10, drawn: 1, zero: true },
    }),
    draw(choice, random) {
      const { id, pays = 0 } = selectedOption(options, choice)
      const digit = randomBelow(10, random)
      const won = id === `d${digit}` || bets.find(([name]) => name === id)?.[3](digit) === true
      return {
        factor: won ? pays : 0,
        result: `${digit}: ${t(digit >= 5 ? 'big' : 'small')}, ${t(digit % 2 ? 'odd' : 'even')}`,
        view: { balls: [digit], mine: [], hits: won ? [digit] : [] },
      }
    },
  }
}
