import type { SettledRound } from '../rounds/play-responses.ts'
import { createBoundedMap } from './bounded-map.ts'
import type { GameRef } from './seed/seed-data.ts'

/** A round that is over, with the moves that led there. */
export interface PlayedRound extends GameRef {
  readonly userName: string
  /** The page's own id of the round. */
  readonly roundId: string
  readonly moves: readonly string[]
  readonly round: SettledRound
  /** ms since the epoch */
  readonly at: number
}

/**
 * The latest rounds of each member and game. A request with the id of one of them, from any tab, does not play again.
 */
export interface PlayedRounds {
  find(userName: string, game: GameRef, roundId: string): PlayedRound | undefined
  save(played: Omit<PlayedRound, 'at'>): void
  all(): readonly PlayedRound[]
}

/** How long a game stays open. An older page cannot ask for its rounds. */
export const PLAY_MS = 4 * 3_600_000
const MAX_OF_GAME = 50
const MAX_OF_MEMBER = 1000
const MAX_IN_ALL = 5000

const tableOf = (userName: string, { vassalage, nodeId }: GameRef) => JSON.stringify([userName, vassalage, nodeId])
const keyOf = (userName: string, game: GameRef, roundId: string) => `${tableOf(userName, game)} ${roundId}`

export function createPlayedRounds(kept: readonly PlayedRound[], now: () => number): PlayedRounds {
  const rounds = createBoundedMap<PlayedRound>({
    ownerOf: ({ userName }) => userName,
    maxOfOwner: MAX_OF_MEMBER,
    maxInAll: MAX_IN_ALL,
  })
  for (const played of kept) rounds.set(keyOf(played.userName, played, played.roundId), played)
  const isOver = ({ at }: PlayedRound) => at + PLAY_MS <= now()

  function forget(latest: Omit<PlayedRound, 'at'>): void {
    const table = tableOf(latest.userName, latest)
    const all = rounds.entries()
    const own = all.filter(([, played]) => tableOf(played.userName, played) === table)
    for (const [key] of own.slice(0, Math.max(0, own.length - MAX_OF_GAME))) rounds.delete(key)
    for (const [key, played] of all) if (isOver(played)) rounds.delete(key)
  }

  return {
    find(userName, game, roundId) {
      const played = rounds.get(keyOf(userName, game, roundId))
      return played && !isOver(played) ? played : undefined
    },
    save(played) {
      const key = keyOf(played.userName, played, played.roundId)
      rounds.set(key, { ...played, at: now() })
      forget(played)
    },
    all: () => rounds.entries().map(([, played]) => played),
  }
}
