import type { SeedGame } from '@foyer/demo-games'
import type { Tickets } from '../world/tickets.ts'

/** A game that is open or about to open: its member, its id, and where it leads back to. */
export interface LaunchedGame {
  readonly userName: string
  /** The session that it was started from; play ends with it. */
  readonly sessionId: string
  readonly game: SeedGame
  readonly language: string
  readonly backUrl: string
}

/** Tickets of games that are launched. */
export type Launches = Tickets<LaunchedGame>
