import type { Game, GameKey } from '../games/game.ts'

/** The games that lists and searches have shown, each once. Where there are too many, the oldest are removed. */
export interface LoadedGames {
  /** @param before the earlier rows of the same list: where the list has only grown, they are not added again */
  add(rows: readonly Game[], before?: readonly Game[]): void
  all(): readonly Game[]
  clear(): void
}

/** This many names can be compared at each typed letter without a delay. */
const MAX_GAMES = 3000

export function createLoadedGames(max = MAX_GAMES): LoadedGames {
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
