export interface DepositPause {
  /** Without it the break runs until it is ended by hand, ms since the epoch. */
  readonly until?: number | undefined
}

/** The breaks that members take, by user name. */
export type DepositPauses = Map<string, DepositPause>

/** The break that runs then. */
export function pauseAt(pauses: Pick<DepositPauses, 'get'>, userName: string, now: number): DepositPause | undefined {
  const pause = pauses.get(userName)
  return pause === undefined || (pause.until !== undefined && pause.until <= now) ? undefined : pause
}
