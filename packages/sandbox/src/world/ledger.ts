import type { Member } from './members.ts'

/** One member's money. */
export interface LedgerEntry {
  readonly transactionId: string
  readonly userName: string
  readonly kind: 'deposit' | 'withdraw' | 'bet' | 'win' | 'bonus'
  /** ms since the epoch. */
  readonly at: number
  /** Signed. */
  readonly amount: number
  readonly balanceAfter: number
}

export interface Bet {
  readonly betId: string
  readonly userName: string
  readonly nodeId: string
  readonly vassalage: string
  readonly at: number
  readonly betAmount: number
  readonly winAmount: number
  /** The round in the game's own words. */
  readonly result: string
}

/** Every movement of money and every round, in the order in which they happened. */
export interface Ledger {
  readonly entries: readonly LedgerEntry[]
  readonly bets: readonly Bet[]
  /** Moves the balance; the only way to do so. */
  move(member: Member, kind: LedgerEntry['kind'], amount: number): void
  bet(member: Member, bet: Omit<Bet, 'betId' | 'userName' | 'at'>): Bet
  /** Latest first. */
  entriesOf(member: Member): readonly LedgerEntry[]
  betsOf(member: Member): readonly Bet[]
  nextNumber(): number
}

export interface LedgerState {
  readonly ledger: readonly LedgerEntry[]
  readonly bets: readonly Bet[]
  readonly nextNumber: number
}

/** The limit for all members together, so that the state file stays small. */
const KEPT = 20_000

export function createLedger(state: LedgerState, now: () => number): Ledger {
  const entries = [...state.ledger]
  const bets = [...state.bets]
  let next = state.nextNumber

  function add<T>(rows: T[], row: T) {
    rows.push(row)
    if (rows.length > KEPT) rows.shift()
  }

  return {
    entries,
    bets,
    move(member, kind, amount) {
      member.balance += amount
      const { userName, balance } = member
      add(entries, { transactionId: `T${next++}`, userName, kind, at: now(), amount, balanceAfter: balance })
    },
    bet(member, bet) {
      const row: Bet = { betId: `B${next++}`, userName: member.userName, at: now(), ...bet }
      add(bets, row)
      return row
    },
    entriesOf: ({ userName }) => entries.filter((row) => row.userName === userName).reverse(),
    betsOf: ({ userName }) => bets.filter((row) => row.userName === userName).reverse(),
    nextNumber: () => next,
  }
}
