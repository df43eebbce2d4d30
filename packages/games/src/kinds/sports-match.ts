import { atLeastOne, type BetOption, type DrawnKind, selectedOption } from '../game-kind.ts'
import { createRandom, hash, type Random } from '../random.ts'
import { randomBelow } from '../random-cards-and-numbers.ts'
import { type Field, type Score, SPORTS, type Sport, type SportName } from '../sports.ts'
import type { Translate } from '../translations/translate.ts'

const RETURN = 0.95

interface Fixture {
  readonly sides: readonly [string, string]
  /** Chance of the first side, of neither, of the second. */
  readonly chances: readonly [number, number, number]
}

const split = (names: string) => names.split(', ')

const NAMES: Readonly<Record<Field, readonly string[]>> = {
  towns: split(
    'Harbour Town, Northfield, Red Quarry, Lakeside, Old Mill, Saint Orlo, Westgate, Iron Bridge, Marsh Rovers, Highgrove',
  ),
  clubs: split(
    'Bay Herons, Hill Rockets, Coast Kings, Valley Hawks, City Comets, River Wolves, Port Giants, Delta Storm',
  ),
  players: split('A. Lindqvist, M. Okafor, J. Salonga, R. Hartmann, T. Ivanova, K. Moreau, S. Tanaka, D. Pereira'),
  fighters: split('Cruz, Volkov, Mbeki, Santana, O’Hara, Reyes, Kim, Duarte'),
  gamers: split('Nightjar, Blue Static, Copper Foxes, Team Lumen, Zero Harbor, Paper Tigers, Ninth Wave, Oak & Ash'),
  cocks: ['Meron', 'Wala'],
}

const between = (low: number, high: number, random: Random) => low + (high - low) * random()

/** The fixtures of a game: always the same ones. */
function createFixtures(key: string, { field, draw }: Sport): readonly Fixture[] {
  const random = createRandom(hash(key))
  const names = [...NAMES[field]]
  const take = () => (field === 'cocks' ? names.shift() : names.splice(randomBelow(names.length, random), 1)[0]) ?? ''
  return Array.from({ length: field === 'cocks' ? 1 : 2 }, () => {
    const neither = draw ? between(draw[0], draw[1], random) : 0
    const one = (1 - neither) * between(0.34, 0.64, random)
    return { sides: [take(), take()], chances: [one, neither, 1 - neither - one] }
  })
}

/** How much is scored in all: every number is as likely. A draw takes an even one, a win at least one. */
function totalsOf(score: Score, outcome: number): readonly number[] {
  switch (score.by) {
    case 'rounds':
      return []
    case 'sets':
      return Array.from({ length: score.wins }, (_, lost) => score.wins + lost)
    case 'total': {
      const all = Array.from({ length: score.high - score.low + 1 }, (_, more) => score.low + more)
      return all.filter((sum) => (outcome === 1 ? sum % 2 === 0 : sum > 0))
    }
  }
}

/** Half a unit above the middle, so that no total is level with it. */
function lineOf(score: Score): number | undefined {
  const totals = totalsOf(score, 0)
  const middle = totals[Math.ceil(totals.length / 2) - 1]
  return middle === undefined ? undefined : middle + 0.5
}

function overChance({ chances }: Fixture, score: Score, line: number): number {
  return chances.reduce((sum, chance, outcome) => {
    const totals = totalsOf(score, outcome)
    return chance === 0 ? sum : sum + (chance * totals.filter((one) => one > line).length) / totals.length
  }, 0)
}

/** Odds in hundredths, rounded down so that no bet returns more than it says. */
const oddsOf = (chance: number) => Math.floor((RETURN / chance) * 100)

const SIDES = ['1', 'X', '2'] as const

function toOptions(
  fixtures: readonly Fixture[],
  { score, field }: Sport,
  t: Translate,
): readonly [BetOption, ...BetOption[]] {
  const line = lineOf(score)
  const all = fixtures.flatMap((fixture, at) => {
    const { sides, chances } = fixture
    const group = field === 'cocks' ? t('Next match') : t`${sides[0]} v ${sides[1]}`
    const option = (id: string, label: string, chance: number): BetOption[] => {
      const pays = oddsOf(chance)
      return chance === 0 ? [] : [{ id: `${at}${id}`, label, pays, returns: (chance * pays) / 100, group }]
    }
    const winners = SIDES.flatMap((side, index) =>
      option(side, side === 'X' ? t('Draw') : sides[side === '1' ? 0 : 1], chances[index] ?? 0),
    )
    if (line === undefined || score.by === 'rounds') return winners
    const over = overChance(fixture, score, line)
    const unit = t(score.unit)
    return [
      ...winners,
      ...option('O', t`Over ${line} ${unit}`, over),
      ...option('U', t`Under ${line} ${unit}`, 1 - over),
    ]
  })
  return atLeastOne(all)
}

interface Board {
  readonly score: readonly [string, string]
  /** What each side did in each period or set; for show. */
  readonly periods: readonly [readonly number[], readonly number[]]
}

/** `sum` units fallen over so many periods, each unit by itself. */
function spread(sum: number, periods: number, random: Random): number[] {
  const parts = Array.from({ length: periods }, () => 0)
  for (let unit = 0; unit < sum; unit++) {
    const at = randomBelow(periods, random)
    parts[at] = (parts[at] ?? 0) + 1
  }
  return parts
}

/** A set that the first side wins at `to`, by two at least. */
function setScore(to: number, random: Random): readonly [number, number] {
  const loser = randomBelow(to, random)
  return loser === to - 1 ? [to + 1, to - 1] : [to, loser]
}

/** A score that fits the outcome and the total. */
function boardOf(outcome: number, sum: number, score: Score, random: Random, t: Translate): Board {
  switch (score.by) {
    case 'rounds':
      return {
        score: outcome === 1 ? ['–', '–'] : outcome === 0 ? [t('Won'), t('Lost')] : [t('Lost'), t('Won')],
        periods: [[], []],
      }
    case 'total': {
      const half = Math.floor(sum / 2)
      // The winner is ahead by as much as fits the total, at most by a third of it.
      const least = sum % 2 === 0 ? 1 : 0
      const lead = outcome === 1 ? 0 : least + randomBelow(Math.max(1, Math.ceil(half / 3)), random)
      const [high, low] = outcome === 1 ? [half, half] : [sum - half + lead, half - lead]
      const [one, other] = outcome === 2 ? [low, high] : [high, low]
      return {
        score: [`${one}`, `${other}`],
        periods: [spread(one, score.periods, random), spread(other, score.periods, random)],
      }
    }
    case 'sets': {
      const lost = sum - score.wins
      // The winner takes the last set; the lost ones are anywhere before.
      const order = [...Array.from({ length: sum - 1 }, (_, at) => at >= lost), true]
      for (let at = sum - 2; at > 0; at--) {
        const other = randomBelow(at + 1, random)
        const held = order[at] ?? true
        order[at] = order[other] ?? true
        order[other] = held
      }
      const played = score.to === undefined ? [] : order.map((won) => ({ won, set: setScore(score.to ?? 6, random) }))
      const winner = played.map(({ won, set }) => set[won ? 0 : 1])
      const loser = played.map(({ won, set }) => set[won ? 1 : 0])
      return outcome === 0
        ? { score: [`${score.wins}`, `${lost}`], periods: [winner, loser] }
        : { score: [`${lost}`, `${score.wins}`], periods: [loser, winner] }
    }
  }
}

/** Virtual matches of one sport with fixed odds. `key` decides the fixtures. */
export function createMatch(key: string, name: SportName, t: Translate): DrawnKind {
  const sport: Sport = SPORTS[name]
  const fixtures = createFixtures(key, sport)
  const options = toOptions(fixtures, sport, t)
  const line = lineOf(sport.score) ?? 0
  return {
    rules: () => ({
      stage: 'match',
      title: t(sport.title),
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
      art: [sport.art],
      data: { sport: name, art: sport.art, fixtures: fixtures.map(({ sides }) => [...sides]) },
    }),
    draw(choice, random) {
      const { id, pays = 0 } = selectedOption(options, choice)
      const at = Number(id[0])
      const market = id.slice(1)
      const { sides, chances } = fixtures[at] ?? { sides: ['', ''], chances: [1, 0, 0] }
      const drawn = random()
      const outcome = drawn < chances[0] ? 0 : drawn < chances[0] + chances[1] ? 1 : 2
      const totals = totalsOf(sport.score, outcome)
      const sum = totals[randomBelow(totals.length, random)] ?? 0
      const { score, periods } = boardOf(outcome, sum, sport.score, random, t)
      const won = market === 'O' ? sum > line : market === 'U' ? sum < line : market === SIDES[outcome]
      const said =
        outcome === 1
          ? t('Draw')
          : sport.score.by === 'rounds' && sport.field !== 'cocks'
            ? t`${sides[outcome === 0 ? 0 : 1]} won in round ${1 + randomBelow(sport.score.rounds, random)}`
            : t`${sides[outcome === 0 ? 0 : 1]} won`
      return {
        factor: won ? pays : 0,
        result: sport.score.by === 'rounds' ? said : `${sides[0]} ${score[0]} : ${score[1]} ${sides[1]}`,
        view: { at, outcome, score, periods: periods.map((side) => [...side]) },
      }
    },
  }
}
