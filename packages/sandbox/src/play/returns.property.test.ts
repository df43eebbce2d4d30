import { describe, expect, it } from 'vitest'
import { createGames } from '../seed/games.ts'
import { createRandom } from '../seed/random.ts'
import type { SeedGame } from '../world/types.ts'
import { gameKinds, kindName, kindOf } from './kind-of.ts'

const games = createGames()
const firstOf = (name: string): SeedGame => {
  const found = games.find((game) => kindName(game) === name)
  if (found === undefined) throw new Error(`no game is a ${name}`)
  return found
}

/** Mean return of `rounds` and how far it may be off: four standard errors. */
function simulate(game: SeedGame, choice: string | undefined, rounds: number) {
  const random = createRandom(rounds + (choice?.length ?? 0))
  let sum = 0
  let squares = 0
  const kind = kindOf(game)
  for (let index = 0; index < rounds; index++) {
    const share = kind.fall(choice, random).factor / 100
    sum += share
    squares += share * share
  }
  const mean = sum / rounds
  return { mean, slack: 4 * Math.sqrt((squares / rounds - mean * mean) / rounds) + 1e-9 }
}

describe('the stated return', () => {
  for (const name of gameKinds)
    it(`holds in a long row of rounds: ${name}`, () => {
      const game = firstOf(name)
      for (const option of kindOf(game).rules().options.slice(0, 5)) {
        const { mean, slack } = simulate(game, option.id, name === 'slot' ? 20_000 : 30_000)
        expect(slack, `${option.label}: too few rounds to tell`).toBeLessThan(0.35)
        expect(Math.abs(mean - option.returns), `${option.label}: ${mean} for ${option.returns}`).toBeLessThan(slack)
      }
    })
})
