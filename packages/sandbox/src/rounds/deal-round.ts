import type { DealtKind, Hand, Random } from '@foyer/demo-games'
import type { OpenRound } from '../world/open-rounds.ts'

interface Resumed {
  readonly hand: Hand
  /** For the next move; the numbers that it draws are recorded. */
  readonly random: Random
  /** Every number drawn so far. */
  draws(): readonly number[]
}

/** Numbers that were drawn before, then new ones. */
function recorder(known: readonly number[], fresh: Random) {
  const draws = [...known]
  let at = 0
  const random = () => {
    const number = draws[at] ?? fresh()
    draws[at] = number
    at += 1
    return number
  }
  return { random, draws: () => [...draws] }
}

/** Deals a round; the bet is taken by the caller. */
export function dealRound(kind: DealtKind, round: Omit<OpenRound, 'draws' | 'moves'>, fresh: Random): OpenRound {
  const { random, draws } = recorder([], fresh)
  kind.deal(random)
  return { ...round, draws: draws(), moves: [] }
}

/**
 * Plays a round again up to where it stands.
 * @throws Error when the recorded moves do not fit the game: its rules changed while the round was open.
 */
export function resume(kind: DealtKind, { draws: known, moves }: OpenRound, fresh: Random): Resumed {
  const { random, draws } = recorder(known, fresh)
  let hand = kind.deal(random)
  for (const move of moves) {
    const next = hand.play(move, random)
    if (next === undefined) throw new Error(`the move ${move} does not fit the round`)
    hand = next
  }
  return { hand, random, draws }
}
