import { describe, expect, it } from 'vitest'
import { createGames } from './catalogue/games.ts'
import { playToEnd } from './game-kind.ts'
import { kindName, kindOf } from './game-kinds.ts'
import { createRandom } from './random.ts'

const games = createGames().filter(({ gameType }) => gameType === 'SPORTS' || gameType === 'ESPORTS')
const gameNamed = (name: string) => {
  const game = games.find((one) => one.name.EN === name)
  if (game === undefined) throw new Error(`there is no ${name}`)
  return game
}

interface View {
  readonly score: readonly [string, string]
  readonly periods: readonly [readonly number[], readonly number[]]
}

const sum = (parts: readonly number[]) => parts.reduce((all, part) => all + part, 0)

/** Many matches of a game; what its board showed. */
function matches(name: string): readonly View[] {
  const kind = kindOf(gameNamed(name))
  const random = createRandom(4)
  return Array.from({ length: 300 }, () => playToEnd(kind, undefined, random).view as unknown as View)
}

const labelsOf = (name: string) =>
  kindOf(gameNamed(name))
    .rules()
    .options.map(({ label }) => label)

describe('each sport plays its own sport', () => {
  it('baseball has nine innings with runs, and no draw', () => {
    expect(kindOf(gameNamed('Baseball Innings')).rules().title).toBe('Virtual baseball')
    expect(labelsOf('Baseball Innings')).not.toContain('Draw')
    expect(labelsOf('Baseball Innings').some((label) => /^Over \d+\.5 runs$/.test(label))).toBe(true)
    for (const { score, periods } of matches('Baseball Innings')) {
      expect(periods.map((innings) => innings.length)).toEqual([9, 9])
      expect(periods.map(sum)).toEqual(score.map(Number))
      expect(score[0]).not.toBe(score[1])
    }
  })

  it('football has a draw and two halves', () => {
    expect(labelsOf('Matchday Football')).toContain('Draw')
    const played = matches('Matchday Football')
    expect(played.some(({ score }) => score[0] === score[1])).toBe(true)
    for (const { score, periods } of played) expect(periods.map(sum)).toEqual(score.map(Number))
  })

  it('tennis is won at two sets of six games, and has no draw', () => {
    expect(labelsOf('Tennis Live Courts')).not.toContain('Draw')
    for (const { score, periods } of matches('Tennis Live Courts')) {
      const [one, other] = periods
      expect(Math.max(...score.map(Number))).toBe(2)
      expect(one).toHaveLength(sum(score.map(Number)))
      const won = one.filter((games, set) => games > (other[set] ?? 0)).length
      expect(won).toBe(Number(score[0]))
      for (const [set, games] of one.entries()) expect(Math.max(games, other[set] ?? 0)).toBeGreaterThanOrEqual(6)
    }
  })

  it.each([
    ['Three Point Markets', 'Virtual basketball'],
    ['Ice Hockey Periods', 'Virtual ice hockey'],
    ['Table Tennis Nonstop', 'Virtual table tennis'],
    ['Cricket Overs Live', 'Virtual cricket'],
    ['Snooker Frames', 'Virtual snooker'],
    ['Golf Leaderboard', 'Virtual golf tournament'],
    ['Harbour Horse Racing', 'Virtual horse race'],
    ['Greyhound Sprint', 'Virtual greyhound race'],
    ['Muay Thai Stadium', 'Virtual martial arts'],
    ['E-Basketball Blitz', 'Virtual basketball'],
    ['Map Veto Live', 'Virtual esports'],
    ['Golden Spur Derby', 'Virtual cockfight'],
  ])('%s is %s', (name, title) => {
    expect(kindOf(gameNamed(name)).rules().title).toBe(title)
  })

  it('every title that names a sport plays it', () => {
    const words =
      /(basketball|football|baseball|cricket|rugby|handball|tennis|badminton|volleyball|snooker|darts|golf|boxing|squash|padel)/i
    const wrong = games.filter((game) => {
      const named = words.exec(game.name.EN)?.[1]?.toLowerCase()
      if (named === undefined || /futsal|beach football/i.test(game.name.EN)) return false
      const { title } = kindOf(game).rules()
      return !title.toLowerCase().includes(named === 'boxing' && /kick/i.test(game.name.EN) ? 'martial' : named)
    })
    expect(wrong.map(({ name }) => name.EN)).toEqual([])
  })
})

it('a race has one winner and pays for that one only', () => {
  const race = games.find((game) => kindName(game) === 'race')
  if (race === undefined) throw new Error('there is no race')
  const kind = kindOf(race)
  const random = createRandom(8)
  for (let at = 0; at < 200; at++) {
    const { factor, view } = playToEnd(kind, 'r2', random)
    const { order } = view as unknown as { order: readonly number[] }
    expect([...order].sort()).toEqual([0, 1, 2, 3, 4, 5])
    expect(factor > 0).toBe(order[0] === 2)
  }
})
