import type { SeedGame } from '@foyer/demo-games'
import { fromMajor } from '../world/money.ts'

const STEPS = [1, 2, 5, 10, 20, 50, 100] as const

/** Bets that a game takes, in minor units, lowest first. */
export function betsOf(game: Pick<SeedGame, 'minBet'>): readonly number[] {
  return STEPS.map((step) => step * fromMajor(game.minBet))
}
