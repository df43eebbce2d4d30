import type { Motif } from './art/motifs.ts'
import type { SeedGame } from './catalogue/seed-game.ts'

/** People or teams that meet; the lists are in `packages/sandbox/src/games/kinds/sports-match.ts`. */
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
  /** One side wins within so many rounds. */
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

const bouts = (rounds: number): Score => ({ by: 'rounds', rounds })

function sport(title: string, field: Field, art: Motif, score: Score, draw?: Sport['draw']): Sport {
  return { title, field, art, score, ...(draw && { draw }) }
}

export const SPORTS = {
  football: sport('Virtual football', 'towns', 'football', total('goals', 2, 0, 5), [0.22, 0.3]),
  futsal: sport('Virtual futsal', 'towns', 'football', total('goals', 2, 2, 9), [0.14, 0.2]),
  basketball: sport('Virtual basketball', 'clubs', 'basketball', total('points', 4, 150, 220)),
  baseball: sport('Virtual baseball', 'clubs', 'medal', total('runs', 9, 3, 14)),
  cricket: sport('Virtual cricket', 'towns', 'medal', total('runs', 4, 240, 360)),
  rugby: sport('Virtual rugby', 'towns', 'trophy', total('points', 2, 20, 60)),
  hockey: sport('Virtual ice hockey', 'clubs', 'trophy', total('goals', 3, 2, 9)),
  fieldhockey: sport('Virtual hockey', 'towns', 'goal', total('goals', 4, 0, 7), [0.16, 0.22]),
  waterpolo: sport('Virtual water polo', 'clubs', 'goal', total('goals', 4, 12, 25)),
  handball: sport('Virtual handball', 'towns', 'goal', total('goals', 2, 44, 66), [0.06, 0.1]),
  netball: sport('Virtual netball', 'clubs', 'hoop', total('goals', 4, 80, 120)),
  tennis: sport('Virtual tennis', 'players', 'racket', sets('sets', 2, 6)),
  padel: sport('Virtual padel', 'players', 'racket', sets('sets', 2, 6)),
  tabletennis: sport('Virtual table tennis', 'players', 'racket', sets('sets', 3, 11)),
  squash: sport('Virtual squash', 'players', 'racket', sets('sets', 3, 11)),
  badminton: sport('Virtual badminton', 'players', 'shuttle', sets('sets', 2, 21)),
  volleyball: sport('Virtual volleyball', 'clubs', 'shuttle', sets('sets', 3, 25)),
  snooker: sport('Virtual snooker', 'players', 'medal', sets('frames', 5)),
  darts: sport('Virtual darts', 'players', 'target', sets('legs', 6)),
  boxing: sport('Virtual boxing', 'fighters', 'glove', bouts(12)),
  martial: sport('Virtual martial arts', 'fighters', 'glove', bouts(5)),
  wrestling: sport('Virtual wrestling', 'fighters', 'medal', bouts(3)),
  fighting: sport('Virtual fighting game', 'gamers', 'joystick', sets('rounds', 3)),
  maps: sport('Virtual esports', 'gamers', 'controller', sets('maps', 2)),
  cockfight: sport('Virtual cockfight', 'cocks', 'rooster', bouts(5), [0.08, 0.08]),
}

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
