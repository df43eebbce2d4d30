import { describe, expect, it } from 'vitest'
import { createGames } from './catalogue/games.ts'
import type { SeedGame } from './catalogue/seed-game.ts'
import { playToEnd } from './game-kind.ts'
import { gameKinds, kindName, kindOf } from './game-kinds.ts'
import { createRandom } from './random.ts'

const games = createGames()
/** One game of each sort that goes by a kind's name, e.g. with and without free bets. */
function sortsOf(name: string): readonly SeedGame[] {
  const sorts = new Map<string, SeedGame>()
  for (const game of games.filter((one) => kindName(one) === name)) {
    const { title } = kindOf(game).rules()
    if (!sorts.has(title)) sorts.set(title, game)
  }
  if (sorts.size === 0) throw new Error(`no game is a ${name}`)
  return [...sorts.values()]
}

/** Mean return of `rounds` and how far it may be off: four standard errors. */
function simulate(game: SeedGame, choice: string | undefined, rounds: number) {
  const random = createRandom(rounds + (choice?.length ?? 0))
  let sum = 0
  let squares = 0
  const kind = kindOf(game)
  for (let index = 0; index < rounds; index++) {
    const { factor, staked } = playToEnd(kind, choice, random)
    // Of the opening bet: what was added later is no gain.
    const share = (factor - staked) / 100 + 1
    sum += share
    squares += share * share
  }
  const mean = sum / rounds
  return { mean, slack: 4 * Math.sqrt((squares / rounds - mean * mean) / rounds) + 1e-9 }
}

/** Rare high prizes need more rounds; there are many sports, and a slot's round takes long. */
const ROUNDS: Partial<Record<string, number>> = { slot: 20_000, digits: 60_000, match: 5000 }

describe('the stated return', () => {
  for (const name of gameKinds)
    it(`holds in a long row of rounds: ${name}`, () => {
      for (const game of sortsOf(name))
        for (const option of kindOf(game).rules().options.slice(0, 5)) {
          const { mean, slack } = simulate(game, option.id, ROUNDS[name] ?? 30_000)
          const what = `${game.name.EN}, ${option.label}`
          expect(slack, `${what}: too few rounds to tell`).toBeLessThan(0.35)
          expect(Math.abs(mean - option.returns), `${what}: ${mean} for ${option.returns}`).toBeLessThan(slack)
        }
    })
})
