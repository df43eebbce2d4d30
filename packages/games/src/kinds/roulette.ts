import { type BetOption, type GameKind, selectedOption, timesText, translated } from '../game-kind.ts'
import { randomBelow } from '../random-cards-and-numbers.ts'
import type { Translate } from '../translations/translate.ts'

/** The wheel from zero on, clockwise. */
const WHEEL = [
  0, 32, 15, 19, 4, 21, 2, 25, 17, 34, 6, 27, 13, 36, 11, 30, 8, 23, 10, 5, 24, 16, 33, 1, 20, 14, 31, 9, 22, 18, 29, 7,
  28, 12, 35, 3, 26,
] as const

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
const colourOf = (number: number): 'red' | 'black' | 'green' =>
  number === 0 ? 'green' : RED.has(number) ? 'red' : 'black'

const outside: readonly (readonly [id: string, label: string, pays: number, wins: (number: number) => boolean])[] = [
  ['red', 'Red', 200, (number) => colourOf(number) === 'red'],
  ['black', 'Black', 200, (number) => colourOf(number) === 'black'],
  ['even', 'Even', 200, (number) => number > 0 && number % 2 === 0],
  ['odd', 'Odd', 200, (number) => number % 2 === 1],
  ['low', '1 to 18', 200, (number) => number >= 1 && number <= 18],
  ['high', '19 to 36', 200, (number) => number >= 19],
  ['first', '1st dozen', 300, (number) => number >= 1 && number <= 12],
  ['second', '2nd dozen', 300, (number) => number >= 13 && number <= 24],
  ['third', '3rd dozen', 300, (number) => number >= 25],
]

const wins = (id: string, number: number) => outside.find(([name]) => name === id)?.[3](number) ?? id === `n${number}`

const TONES: Readonly<Record<string, BetOption['tone']>> = { red: 'red', black: 'black' }

const optionOf = (id: string, label: string, pays: number, group: string): BetOption => {
  const tone = id.startsWith('n') ? colourOf(Number(id.slice(1))) : TONES[id]
  return {
    id,
    ...(tone && { tone }),
    label,
    pays,
    group,
    returns: (WHEEL.filter((number) => wins(id, number)).length * pays) / 3700,
  }
}

const [first = ['red', 'Red', 200] as const, ...others] = outside
const options: readonly [BetOption, ...BetOption[]] = [
  optionOf(first[0], first[1], first[2], 'Outside'),
  ...others.map(([id, label, pays]) => optionOf(id, label, pays, 'Outside')),
  ...Array.from({ length: 37 }, (_, number) => optionOf(`n${number}`, `${number}`, 3600, 'Straight up')),
]

export function createRoulette(t: Translate): GameKind {
  return {
    rules: () => ({
      stage: 'wheel',
      title: t('Roulette, single zero'),
      options: translated(options, t),
      table: [
        { label: t('One number'), pays: timesText(3600) },
        { label: t('A dozen'), pays: timesText(300) },
        { label: t('Colour, odd or even, half'), pays: timesText(200) },
      ],
      notes: [t('One ball, 37 pockets, each as likely. Zero loses every bet but the one on zero itself.')],
      art: [],
      data: { slices: WHEEL.map((number) => ({ label: `${number}`, colour: colourOf(number) })) },
    }),
    draw(choice, random) {
      const { id, pays = 0 } = selectedOption(options, choice)
      const at = randomBelow(WHEEL.length, random)
      const number = WHEEL[at] ?? 0
      return {
        factor: wins(id, number) ? pays : 0,
        result: `${number} ${t(colourOf(number))}`,
        view: { at },
      }
    },
  }
}
