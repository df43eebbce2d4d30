import type { Game, GameKey } from '../games/game.ts'

/** The games that have been seen, each once; the ones seen longest ago are forgotten first. */
export interface SeenGames {
  /** @param before what the same list held earlier: what it has in common with `keyRows` is known. */
  add(rows: readonly Game[], before?: readonly Game[]): void
  all(): readonly Game[]
  clear(): void
}

/** So many names can be compared with each typed letter. */
const MAX_GAMES = 3000

export function createSeenGames(max = MAX_GAMES): SeenGames {
  const games = new Map<GameKey, Game>()
  return {
    add(rows, before = []) {
      const grew = before.length > 0 && rows.length > before.length && rows[0] === before[0]
      for (const game of grew ? rows.slice(before.length) : rows) {
        games.delete(game.key)
        games.set(game.key, game)
      }
      for (const key of games.keys()) {
        if (games.size <= max) break
        games.delete(key)
      }
    },
    all: () => [...games.values()],
    clear: () => games.clear(),
  }
}
