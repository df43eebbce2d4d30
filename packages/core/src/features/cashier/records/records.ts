import type { PagedList } from '../../../kernel/paged-list.ts'

export interface Bet {
  readonly betId: string
  readonly nodeId: string
  readonly gameName: string
  readonly vassalage: string
  readonly gameType: string
  /** ms since the epoch */
  readonly betAt: number
  readonly betAmount: string
  readonly winAmount: string
  readonly result: string | undefined
}

export interface Transaction {
  readonly transactionId: string
  readonly kind: 'deposit' | 'withdraw' | 'bet' | 'win' | 'bonus'
  readonly at: number
  readonly amount: string
  readonly balanceAfter: string
}

export interface DayResult {
  /** YYYY-MM-DD */
  readonly day: string
  readonly betAmount: string
  readonly winAmount: string
  readonly profit: string
  readonly rounds: number
}

/** ROUTE-19: one list per screen; `dispose()` when the screen closes. */
export interface Records {
  bets(): PagedList<Bet>
  transactions(): PagedList<Transaction>
  profitAndLoss(): PagedList<DayResult>
}
