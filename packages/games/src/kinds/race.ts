import { atLeastOne, type BetOption, type DrawnKind, selectedOption } from '../game-kind.ts'
import { createRandom, hash, type Random } from '../random.ts'
import { drawNumbers, randomBelow } from '../random-cards-and-numbers.ts'
import type { RaceName } from '../sports.ts'
import type { Translate } from '../translations/translate.ts'

const RETURN = 0.94

const TITLES: Readonly<Record<RaceName, string>> = {
  horses: 'Virtual horse race',
  dogs: 'Virtual greyhound race',
  cars: 'Virtual motor race',
  cycling: 'Virtual cycling race',
  camels: 'Virtual camel race',
  golf: 'Virtual golf tournament',
}

const PEOPLE = ['Lindqvist', 'Okafor', 'Salonga', 'Hartmann', 'Ivanova', 'Moreau', 'Tanaka', 'Pereira', 'Aquino']
const ANIMALS = ['Morning Tide', 'Copper Bell', 'Quiet Thunder', 'Lady Cobalt', 'Long Shadow', 'Red Kite', 'Old Penny']
const NAMES: Readonly<Record<RaceName, readonly string[]>> = {
  horses: ANIMALS,
  dogs: ['Swift Nora', 'Blue Biscuit', 'Hasty Tom', 'Silver Paw', 'Night Runner', 'Little Comet', 'Sir Wag'],
  cars: PEOPLE,
  cycling: PEOPLE,
  camels: ANIMALS,
  golf: PEOPLE,
}

const RUNNERS = 6

/** Who runs in a game, and with which chance: always the same ones. */
function createField(key: string, name: RaceName) {
  const random = createRandom(hash(key))
  const names = [...NAMES[name]]
  const weights = Array.from({ length: RUNNERS }, (_, at) => (RUNNERS - at) * (0.8 + 0.4 * random()))
  const sum = weights.reduce((all, one) => all + one, 0)
  return weights.map((weight) => ({
    name: names.splice(randomBelow(names.length, random), 1)[0] ?? '',
    chance: weight / sum,
  }))
}

/** The order of arrival: each place goes to one of those left, by chance. */
function arrive(chances: readonly number[], random: Random): number[] {
  const left = chances.map((chance, runner) => ({ chance, runner }))
  const order: number[] = []
  while (left.length > 0) {
    let at = random() * left.reduce((all, { chance }) => all + chance, 0)
    const found = left.findIndex(({ chance }) => {
      at -= chance
      return at < 0
    })
    order.push(left.splice(found < 0 ? left.length - 1 : found, 1)[0]?.runner ?? 0)
  }
  return order
}

/** A race of six with a bet on the winner. `key` decides who runs. */
export function createRace(key: string, name: RaceName, t: Translate): DrawnKind {
  const field = createField(key, name)
  const options = atLeastOne(
    field.map((runner, at): BetOption => {
      const pays = Math.floor((RETURN / runner.chance) * 100)
      return { id: `r${at}`, label: runner.name, pays, returns: (runner.chance * pays) / 100, group: t('Winner') }
    }),
  )
  return {
    rules: () => ({
      stage: 'race',
      title: t(TITLES[name]),
      options,
      table: options.map(({ label, pays = 0 }) => ({ label, pays: (pays / 100).toFixed(2) })),
      notes: [
        t(
          'Nothing here is real: the teams and names are made up, and each match is decided by a random draw when you bet.',
        ),
        t('The odds are fixed. They say what comes back for a bet of one, stake included.'),
      ],
      art: [],
      data: { runners: field.map((runner) => runner.name) },
    }),
    draw(choice, random) {
      const { id, pays = 0 } = selectedOption(options, choice)
      const order = arrive(
        field.map(({ chance }) => chance),
        random,
      )
      const [first = 0, second = 0] = order
      return {
        factor: id === `r${first}` ? pays : 0,
        result: t`${field[first]?.name ?? ''} won ahead of ${field[second]?.name ?? ''}`,
        view: { order },
      }
    },
  }
}

const TEN = Array.from({ length: 10 }, (_, index) => index + 1)
const PAYS_NUMBER = 960
const PAYS_SIDE = 192

const SIDES: readonly (readonly [id: string, label: string, wins: (runner: number) => boolean])[] = [
  ['big', 'Winner 6 to 10', (runner) => runner >= 6],
  ['small', 'Winner 1 to 5', (runner) => runner <= 5],
  ['odd', 'Odd winner', (runner) => runner % 2 === 1],
  ['even', 'Even winner', (runner) => runner % 2 === 0],
]

/** The lottery of ten runners (PK10): the order of arrival is drawn, the bet is on the first. */
export function createTenRace(t: Translate): DrawnKind {
  const options = atLeastOne([
    ...SIDES.map(
      ([id, label]): BetOption => ({ id, label: t(label), pays: PAYS_SIDE, group: t('Sides'), returns: 0.96 }),
    ),
    ...TEN.map(
      (runner): BetOption => ({
        id: `r${runner}`,
        label: `${runner}`,
        pays: PAYS_NUMBER,
        group: t('Winner'),
        returns: 0.96,
      }),
    ),
  ])
  return {
    rules: () => ({
      stage: 'race',
      title: t('Race of ten'),
      options,
      table: [
        { label: t('The number of the winner'), pays: `${PAYS_NUMBER / 100}×` },
        { label: t('High, low, odd or even winner'), pays: `${PAYS_SIDE / 100}×` },
      ],
      notes: [
        t('Ten numbers arrive in a drawn order, each order as likely. Earlier draws have no bearing on the next.'),
      ],
      art: [],
      data: { runners: TEN.map(String) },
    }),
    draw(choice, random) {
      const { id, pays = 0 } = selectedOption(options, choice)
      const order = drawNumbers(10, 10, random)
      const [first = 0] = order
      const won = id === `r${first}` || SIDES.find(([side]) => side === id)?.[2](first) === true
      return {
        factor: won ? pays : 0,
        result: order.join(' '),
        view: { order: order.map((runner) => runner - 1) },
      }
    },
  }
}
