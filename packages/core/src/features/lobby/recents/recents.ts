import type { ReadableAtom } from 'nanostores'
import type { Game } from '../games/game.ts'

export interface Recents {
  /** Bumped after a game was added, so that lists reload. */
  readonly $revision: ReadableAtom<number>
  /** RECENT-02; failure is logged only. */
  add(game: Game): Promise<void>
}
