import { type BetOption, type GameKind, selectedOption, timesText } from '../game-kind.ts'
import { randomBelow } from '../random-cards-and-numbers.ts'
import type { Translate } from '../translations/translate.ts'

/** Prize in times the bet, stake back included, and how many of the 54 fields show it. */
const PRIZES: readonly (readonly [times: number, fields: number, colour: string])[] = [
  [2, 26, 'gold'],
  [3, 17, 'blue'],
  [10, 5, 'violet'],
  [17, 3, 'green'],
  [25, 2, 'red'],
  [50, 1, 'black'],
]
const FIELDS = 54

/** The fields in an order that spreads equal ones. */
function createWheel(): readonly number[] {
  const owed = PRIZES.map(() => 0)
  return Array.from({ length: FIELDS }, () => {
    let best = 0
    PRIZES.forEach(([, fields], index) => {
      owed[index] = (owed[index] ?? 0) + fields
      if ((owed[index] ?? 0) > (owed[best] ?? 0)) best = index
    })
    owed[best] = (owed[best] ?? 0) - FIELDS
    return best
  })
}

const toOption = ([times, fields]: (typeof PRIZES)[number]): BetOption => ({
  id: `x${times}`,
  label: `${times}×`,
  pays: times * 100,
  returns: (times * fields) / FIELDS,
})

const [lowest = [2, 26, 'gold'] as const, ...higher] = PRIZES
const options: readonly [BetOption, ...BetOption[]] = [toOption(lowest), ...higher.map(toOption)]

export function createMoneyWheel(t: Translate): GameKind {
  const wheel = createWheel()
  return {
    rules: () => ({
      stage: 'wheel',
      title: t('Money wheel'),
      options,
      table: PRIZES.map(([times, fields]) => ({
        label: t`${fields} of ${FIELDS} fields`,
        pays: timesText(times * 100),
      })),
      notes: [
        t('Choose a prize. If the wheel stops on a field with that prize, you get it; every field is as likely.'),
      ],
      art: [],
      data: {
        slices: wheel.map((prize) => ({ label: `${PRIZES[prize]?.[0]}`, colour: PRIZES[prize]?.[2] ?? 'gold' })),
      },
    }),
    draw(choice, random) {
      const { id, pays = 0 } = selectedOption(options, choice)
      const at = randomBelow(FIELDS, random)
      const times = PRIZES[wheel[at] ?? 0]?.[0] ?? 0
      return { factor: id === `x${times}` ? pays : 0, result: t`The wheel stops on ${times}×`, view: { at } }
    },
  }
}
