import type { Motif } from '../art/motifs.ts'
import type { SeedGame } from '../world/types.ts'

/** People or teams that meet; the lists are in `kinds/match.ts`. */
export type Field = 'towns' | 'clubs' | 'players' | 'fighters' | 'gamers' | 'cocks'

/** How a match is scored; decides what is bet on and what the board shows. */
export interface Sport {
  readonly title: string
  readonly field: Field
  readonly art: Motif
  /** Lowest and highest chance of a draw; missing where there is none. */
  readonly draw?: readonly [number, number]
  readonly score: Score
}

export type Score =
  /** Points fall over so many periods; a match has `low` to `high` of them in all. */
  | { readonly by: 'total'; readonly unit: Unit; readonly periods: number; readonly low: number; readonly high: number }
  /** Best of so many sets, each won at `to`; missing where only sets are counted. */
  | { readonly by: 'sets'; readonly unit: Unit; readonly wins: number; readonly to?: number }
  /** Somebody wins within so many rounds. */
  | { readonly by: 'rounds'; readonly rounds: number }

type Unit = 'goals' | 'points' | 'runs' | 'sets' | 'frames' | 'legs' | 'maps' | 'rounds'

const total = (unit: Unit, periods: number, low: number, high: number): Score => ({
  by: 'total',
  unit,
  periods,
  low,
  high,
})
const sets = (unit: Unit, wins: number, to?: number): Score => ({
  by: 'sets',
  unit,
  wins,
  ...(to !== undefined && { to }),
})

export const SPORTS = {
  football: {
    title: 'Virtual football',
    field: 'towns',
    art: 'football',
    draw: [0.22, 0.3],
    score: total('goals', 2, 0, 5),
  },
  futsal: {
    title: 'Virtual futsal',
    field: 'towns',
    art: 'football',
    draw: [0.14, 0.2],
    score: total('goals', 2, 2, 9),
  },
  basketball: { title: 'Virtual basketball', field: 'clubs', art: 'basketball', score: total('points', 4, 150, 220) },
  baseball: { title: 'Virtual baseball', field: 'clubs', art: 'medal', score: total('runs', 9, 3, 14) },
  cricket: { title: 'Virtual cricket', field: 'towns', art: 'medal', score: total('runs', 4, 240, 360) },
  rugby: { title: 'Virtual rugby', field: 'towns', art: 'trophy', score: total('points', 2, 20, 60) },
  hockey: { title: 'Virtual ice hockey', field: 'clubs', art: 'trophy', score: total('goals', 3, 2, 9) },
  fieldhockey: {
    title: 'Virtual hockey',
    field: 'towns',
    art: 'goal',
    draw: [0.16, 0.22],
    score: total('goals', 4, 0, 7),
  },
  waterpolo: { title: 'Virtual water polo', field: 'clubs', art: 'goal', score: total('goals', 4, 12, 25) },
  handball: {
    title: 'Virtual handball',
    field: 'towns',
    art: 'goal',
    draw: [0.06, 0.1],
    score: total('goals', 2, 44, 66),
  },
  netball: { title: 'Virtual netball', field: 'clubs', art: 'hoop', score: total('goals', 4, 80, 120) },
  tennis: { title: 'Virtual tennis', field: 'players', art: 'racket', score: sets('sets', 2, 6) },
  padel: { title: 'Virtual padel', field: 'players', art: 'racket', score: sets('sets', 2, 6) },
  tabletennis: { title: 'Virtual table tennis', field: 'players', art: 'racket', score: sets('sets', 3, 11) },
  squash: { title: 'Virtual squash', field: 'players', art: 'racket', score: sets('sets', 3, 11) },
  badminton: { title: 'Virtual badminton', field: 'players', art: 'shuttle', score: sets('sets', 2, 21) },
  volleyball: { title: 'Virtual volleyball', field: 'clubs', art: 'shuttle', score: sets('sets', 3, 25) },
  snooker: { title: 'Virtual snooker', field: 'players', art: 'medal', score: sets('frames', 5) },
  darts: { title: 'Virtual darts', field: 'players', art: 'target', score: sets('legs', 6) },
  boxing: { title: 'Virtual boxing', field: 'fighters', art: 'glove', score: { by: 'rounds', rounds: 12 } },
  martial: { title: 'Virtual martial arts', field: 'fighters', art: 'glove', score: { by: 'rounds', rounds: 5 } },
  wrestling: { title: 'Virtual wrestling', field: 'fighters', art: 'medal', score: { by: 'rounds', rounds: 3 } },
  fighting: { title: 'Virtual fighting game', field: 'gamers', art: 'joystick', score: sets('rounds', 3) },
  maps: { title: 'Virtual esports', field: 'gamers', art: 'controller', score: sets('maps', 2) },
  cockfight: {
    title: 'Virtual cockfight',
    field: 'cocks',
    art: 'rooster',
    draw: [0.08, 0.08],
    score: { by: 'rounds', rounds: 5 },
  },
} as const satisfies Readonly<Record<string, Sport>>

export type SportName = keyof typeof SPORTS

/** Races have several runners and one winner. */
export type RaceName = 'horses' | 'dogs' | 'cars' | 'cycling' | 'camels' | 'golf'

/** Words of a title and the sport that they name; the first that fits counts. */
const NAMED: readonly (readonly [words: RegExp, sport: SportName | RaceName])[] = [
  [/table tennis/i, 'tabletennis'],
  [/ice hockey/i, 'hockey'],
  [/field hockey/i, 'fieldhockey'],
  [/golf/i, 'golf'],
  [/greyhound|dog race/i, 'dogs'],
  [/camel/i, 'camels'],
  [/cycling/i, 'cycling'],
  [/motor|speedway|racing sim|joystick derby|speedrun/i, 'cars'],
  [/horse|trotting|virtual derby/i, 'horses'],
  [/futsal|beach football/i, 'futsal'],
  [/e-basketball|basketball|hoops|hardwood|courtside|buzzer|three point/i, 'basketball'],
  [/football|soccer|striker|goals|penalty|league night/i, 'football'],
  [/baseball/i, 'baseball'],
  [/cricket/i, 'cricket'],
  [/rugby/i, 'rugby'],
  [/handball/i, 'handball'],
  [/netball/i, 'netball'],
  [/water polo/i, 'waterpolo'],
  [/snooker/i, 'snooker'],
  [/darts/i, 'darts'],
  [/badminton/i, 'badminton'],
  [/volleyball/i, 'volleyball'],
  [/squash/i, 'squash'],
  [/padel/i, 'padel'],
  [/tennis|clay|grass court/i, 'tennis'],
  [/wrestling/i, 'wrestling'],
  [/muay|martial|kickboxing/i, 'martial'],
  [/boxing|ringside|fight night/i, 'boxing'],
  [/fighter|combo breaker/i, 'fighting'],
]

/** What a scene plays whose title names nothing. */
function sportOfScene({ scene, gameType }: Pick<SeedGame, 'scene' | 'gameType'>): SportName | RaceName {
  switch (scene) {
    case 'rooster':
      return 'cockfight'
    case 'basketball':
      return 'basketball'
    case 'tennis':
      return 'tennis'
    case 'boxing':
      return 'boxing'
    case 'racing':
      return 'horses'
    default:
      return gameType === 'ESPORTS' ? 'maps' : 'football'
  }
}

/** The sport of a game: the one that its title names, else that of its scene. */
export function sportOf(game: Pick<SeedGame, 'scene' | 'gameType' | 'name'>): SportName | RaceName {
  if (game.scene === 'rooster') return 'cockfight'
  return NAMED.find(([words]) => words.test(game.name.EN))?.[1] ?? sportOfScene(game)
}

export const isRace = (name: SportName | RaceName): name is RaceName => !Object.hasOwn(SPORTS, name)
