import { createRandom, hash, type Random } from '../../seed/random.ts'
import { below } from '../deck.ts'
import { atLeastOne, chosen, type Kind, type Option } from '../rules.ts'
import type { Say } from '../words/say.ts'

const RETURN = 0.95

export type Sport = 'football' | 'points' | 'sets' | 'fight' | 'maps' | 'cockfight'

interface Fixture {
  readonly sides: readonly [string, string]
  /** Chance of the first side, of neither, of the second. */
  readonly chances: readonly [number, number, number]
}

const NAMES: Readonly<Record<Sport, readonly string[]>> = {
  football: [
    'Harbour Town',
    'Northfield',
    'Red Quarry',
    'Lakeside',
    'Old Mill',
    'Saint Orlo',
    'Westgate',
    'Iron Bridge',
    'Marsh Rovers',
    'Highgrove',
  ],
  points: [
    'Bay Herons',
    'Hill Rockets',
    'Coast Kings',
    'Valley Hawks',
    'City Comets',
    'River Wolves',
    'Port Giants',
    'Delta Storm',
  ],
  sets: [
    'A. Lindqvist',
    'M. Okafor',
    'J. Salonga',
    'R. Hartmann',
    'T. Ivanova',
    'K. Moreau',
    'S. Tanaka',
    'D. Pereira',
  ],
  fight: ['Cruz', 'Volkov', 'Mbeki', 'Santana', 'O’Hara', 'Reyes', 'Kim', 'Duarte'],
  maps: [
    'Nightjar',
    'Blue Static',
    'Copper Foxes',
    'Team Lumen',
    'Zero Harbor',
    'Paper Tigers',
    'Ninth Wave',
    'Oak & Ash',
  ],
  cockfight: ['Meron', 'Wala'],
}

const between = (low: number, high: number, random: Random) => low + (high - low) * random()

/** The fixtures of a game: always the same ones. */
function createFixtures(key: string, sport: Sport): readonly Fixture[] {
  const random = createRandom(hash(key))
  const names = [...NAMES[sport]]
  const draws = sport === 'football' || sport === 'cockfight'
  const count = sport === 'cockfight' ? 1 : 3
  return Array.from({ length: count }, () => {
    const take = () =>
      sport === 'cockfight' ? (names.shift() ?? '') : (names.splice(below(names.length, random), 1)[0] ?? '')
    const neither = sport === 'football' ? between(0.22, 0.3, random) : sport === 'cockfight' ? 0.08 : 0
    const share = between(0.34, 0.64, random)
    const one = (1 - neither) * share
    return { sides: [take(), take()], chances: [one, draws ? neither : 0, 1 - neither - one] }
  })
}

/** Odds in hundredths, rounded down so that no bet returns more than it says. */
const oddsOf = (chance: number) => Math.floor((RETURN / chance) * 100)

const SIDES = ['1', 'X', '2'] as const

function toOptions(fixtures: readonly Fixture[], sport: Sport, t: Say): readonly [Option, ...Option[]] {
  const all = fixtures.flatMap(({ sides, chances }, at) =>
    SIDES.flatMap((side, index): Option[] => {
      const chance = chances[index] ?? 0
      if (chance === 0) return []
      const label = side === 'X' ? t('Draw') : (sides[side === '1' ? 0 : 1] ?? '')
      const pays = oddsOf(chance)
      return [
        {
          id: `${at}${side}`,
          label,
          pays,
          returns: (chance * pays) / 100,
          group: sport === 'cockfight' ? t('Next match') : t`${sides[0]} v ${sides[1]}`,
        },
      ]
    }),
  )
  return atLeastOne(all)
}

/** A score that fits the outcome; only for show. */
function scoreOf(outcome: number, sport: Sport, random: Random, t: Say): readonly [string, string] {
  const order = (high: number, low: number): readonly [string, string] =>
    outcome === 0 ? [`${high}`, `${low}`] : outcome === 2 ? [`${low}`, `${high}`] : [`${low}`, `${low}`]
  switch (sport) {
    case 'football': {
      const low = below(3, random)
      return order(low + 1 + below(2, random), low)
    }
    case 'points': {
      const low = 68 + below(34, random)
      return order(low + 1 + below(18, random), low)
    }
    case 'sets':
      return order(2, below(2, random))
    case 'maps':
      return order(2, below(2, random))
    case 'fight':
    case 'cockfight':
      return outcome === 1 ? ['–', '–'] : outcome === 0 ? [t('Won'), t('Lost')] : [t('Lost'), t('Won')]
  }
}

/** Virtual matches with fixed odds. `key` decides the fixtures. */
export function createMatch(key: string, sport: Sport, t: Say): Kind {
  const fixtures = createFixtures(key, sport)
  const options = toOptions(fixtures, sport, t)
  return {
    rules: () => ({
      stage: 'match',
      title: t(sport === 'cockfight' ? 'Virtual cockfight' : 'Virtual matches'),
      options,
      table: options.map(({ label, pays = 0, group }) => ({
        label: `${group}: ${label}`,
        pays: (pays / 100).toFixed(2),
      })),
      notes: [
        t(
          'Nothing here is real: the teams and names are made up, and each match is decided by a random draw when you bet.',
        ),
        t('The odds are fixed. They say what comes back for a bet of one, stake included.'),
      ],
      art: [sport === 'cockfight' ? 'rooster' : sport === 'maps' ? 'controller' : 'trophy'],
      data: { sport, fixtures: fixtures.map(({ sides }) => [...sides]) },
    }),
    fall(choice, random) {
      const { id, pays = 0 } = chosen(options, choice)
      const at = Number(id[0])
      const { sides, chances } = fixtures[at] ?? { sides: ['', ''], chances: [1, 0, 0] }
      const drawn = random()
      const outcome = drawn < chances[0] ? 0 : drawn < chances[0] + chances[1] ? 1 : 2
      const score = scoreOf(outcome, sport, random, t)
      const said = outcome === 1 ? t('Draw') : t`${sides[outcome === 0 ? 0 : 1]} won`
      return {
        factor: id === `${at}${SIDES[outcome]}` ? pays : 0,
        result: sport === 'cockfight' || sport === 'fight' ? said : `${sides[0]} ${score[0]} : ${score[1]} ${sides[1]}`,
        view: { at, outcome, score },
      }
    },
  }
}
