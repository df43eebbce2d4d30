import type { ReadableAtom } from 'nanostores'
import type { Resource } from '../../../kernel/resource.ts'
import type { Game } from '../games/game.ts'

/** HOT-03: cached for the browser session per merchant and language. */
export interface Featured {
  readonly $games: ReadableAtom<Resource<readonly Game[]>>
  load(): Promise<void>
  refresh(): Promise<void>
}
