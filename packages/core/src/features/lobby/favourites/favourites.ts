import type { ReadableAtom } from 'nanostores'
import type { Game, GameKey } from '../games/game.ts'

export interface Favourites {
  /** One atom per game, made on first use: tapping a heart tells one subscriber (performance A1). */
  $isFavourite(key: GameKey): ReadableAtom<boolean>
  /** How many; -1 before they are known. */
  $count: ReadableAtom<number>
  /** Bumped when the set changed, for lists of favourites. */
  $revision: ReadableAtom<number>
  has(key: GameKey): boolean
  /** HOME-19: LOTT and ELOTT have no heart. */
  canFavourite(game: Pick<Game, 'type' | 'category'>): boolean
  /** Optimistic, rolled back with a message on failure; guests go to login (FAV-02 to FAV-05). */
  toggle(game: Game): Promise<void>
  /** The same with a given end: adding what is there already does nothing (FAV-03). */
  set(game: Game, on: boolean): Promise<void>
  load(): Promise<void>
}
