import type { BetOption, DrawnKind } from '../game-kind.ts'
import { randomBelow } from '../random-cards-and-numbers.ts'
import type { Translate } from '../translations/translate.ts'

/** Times the bet by how many digits are right, counted from the last one; the index is the number of digits. */
const PAYS: Readonly<Record<number, readonly number[]>> = {
  2: [0, 3, 65],
  3: [0, 3, 30, 400],
  4: [0, 3, 35, 250, 1000],
  5: [0, 3, 35, 250, 1000, 2000],
}

/** Chance of exactly so many of the last digits. */
const chanceOf = (right: number, places: number) => (right === places ? 1 : 0.9) * 10 ** -right

/** The digits of a choice like `0,7,7`; undefined unless there are as many as there should be. */
function parseDigits(choice: string | undefined, places: number): readonly number[] | undefined {
  return /^\d(,\d)*$/.test(choice ?? '') && choice?.length === places * 2 - 1
    ? choice.split(',').map(Number)
    : undefined
}

/** A number of so many digits is drawn, and one is bet on. Without a proper pick the round picks by lot. */
export function createDigits(places: number, t: Translate): DrawnKind {
  const pays = PAYS[places] ?? []
  const returns = pays.reduce((sum, times, right) => sum + chanceOf(right, places) * times, 0)
  const options: readonly [BetOption] = [{ id: 'lucky', label: t('Lucky dip'), returns }]
  return {
    rules: () => ({
      stage: 'balls',
      title: t`Number of ${places} digits`,
      options,
      pick: { count: places, of: 10, digits: true },
      table: pays
        .map((times, right) => ({ label: t`Last ${right} right`, pays: `${times.toLocaleString('en')}×` }))
        .slice(1)
        .reverse(),
      notes: [
        t`Choose a number of ${places} digits. What counts is how many digits are right from the last one on; only the best prize is paid.`,
        t('Each place is drawn from 0 to 9, each as likely. Earlier draws have no bearing on the next.'),
      ],
      art: [],
      data: { of: 10, drawn: places, zero: true },
    }),
    draw(choice, random) {
      const mine = parseDigits(choice, places) ?? Array.from({ length: places }, () => randomBelow(10, random))
      const balls = Array.from({ length: places }, () => randomBelow(10, random))
      let right = 0
      while (right < places && mine[places - 1 - right] === balls[places - 1 - right]) right += 1
      return {
        factor: (pays[right] ?? 0) * 100,
        result: t`${balls.join(' ')}, last ${right} right`,
        view: {
          balls,
          mine: [...mine],
          hits: [],
          places: Array.from({ length: right }, (_, at) => places - 1 - at),
        },
      }
    },
  }
}
