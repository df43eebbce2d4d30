import type { Json } from '@foyer/demo-games'

/** Answer of `POST /play/session {ticket}`. The page keeps `session` in sessionStorage and sends it as Bearer. */
export interface PlaySession {
  readonly session: string
  readonly state: PlayState
}

/** Answer of `GET /play/state`. Refusals of all three: 401, 400, 404, 409 with `{code, message}`. */
export interface PlayState {
  readonly vassalage: string
  readonly nodeId: string
  /** Exact decimal text, major units. */
  readonly balance: string
  readonly currencySymbol: string
  readonly backUrl: string
  /** Bets on offer, decimal text, lowest first. */
  readonly bets: readonly string[]
  /** A round of this game that waits for its player. */
  readonly open?: PlayTurn
}

/**
 * A round that waits for a decision, answered by `POST /play/round` and `POST /play/move {roundId, step, move}`.
 * `runStep` counts the moves made: a move asked for again under its step is not made twice.
 */
export interface PlayTurn {
  readonly open: true
  readonly roundId: string
  readonly step: number
  /** The opening bet. */
  readonly bet: string
  readonly balance: string
  readonly result: string
  readonly view: Json
  readonly moves: readonly { readonly id: string; readonly label: string; readonly costs: string }[]
}

/**
 * `POST /play/round {roundId, bet: '1.00', choice?}` with the play session as Bearer. `roundId` is the page's own:
 * asked again with the same one, the answer is the round already played and nothing is bet.
 */
export interface SettledRound {
  readonly betId: string
  readonly bet: string
  readonly win: string
  readonly balance: string
  readonly result: string
  readonly view: Json
}
