/**
 * A round that waits for its player. Kept are the numbers that were drawn and the moves that were made: played again
 * from these, the table is the same one.
 */
export interface OpenRound {
  readonly userName: string
  readonly vassalage: string
  readonly nodeId: string
  /** The page's own id of the round. */
  readonly roundId: string
  /** The opening bet, minor units. */
  readonly bet: number
  readonly draws: readonly number[]
  readonly moves: readonly string[]
}

/** Rounds that wait for a decision: one a member and game. The bet is already taken. */
export interface OpenRounds {
  find(userName: string, game: Pick<OpenRound, 'vassalage' | 'nodeId'>): OpenRound | undefined
  save(round: OpenRound): void
  close(round: OpenRound): void
  all(): readonly OpenRound[]
}

const keyOf = (userName: string, { vassalage, nodeId }: Pick<OpenRound, 'vassalage' | 'nodeId'>) =>
  JSON.stringify([userName, vassalage, nodeId])

export function createOpenRounds(kept: readonly OpenRound[]): OpenRounds {
  const rounds = new Map(kept.map((round) => [keyOf(round.userName, round), round]))
  return {
    find: (userName, game) => rounds.get(keyOf(userName, game)),
    save: (round) => rounds.set(keyOf(round.userName, round), round),
    close: (round) => rounds.delete(keyOf(round.userName, round)),
    all: () => [...rounds.values()],
  }
}
