import type { Bet, LedgerEntry, LedgerState } from './ledger.ts'
import type { SeedAccount } from './seed/seed-data.ts'

const HOUR_MS = 3_600_000

type Movement = Pick<LedgerEntry, 'kind' | 'amount'>

function movementsOf({ betAmount, winAmount }: Pick<Bet, 'betAmount' | 'winAmount'>): readonly Movement[] {
  const stake: Movement = { kind: 'bet', amount: -betAmount }
  return winAmount > 0 ? [stake, { kind: 'win', amount: winAmount }] : [stake]
}

interface Row {
  readonly at: number
  readonly userName: string
  readonly movements: readonly Movement[]
  readonly bet: Omit<Bet, 'betId'> | undefined
}

/** One account's past: a first deposit, then its rounds, so that what is left is the balance of the seed. */
function historyOf({ userName, balance, bets = [] }: SeedAccount, startedAt: number): readonly Row[] {
  const rounds = bets
    .map(({ hoursAgo, ...bet }) => ({ ...bet, userName, at: Math.round(startedAt - hoursAgo * HOUR_MS) }))
    .sort((one, other) => one.at - other.at)
    .map((bet) => ({ at: bet.at, userName, movements: movementsOf(bet), bet }))
  const spent = rounds.flatMap(({ movements }) => movements).reduce((sum, { amount }) => sum + amount, 0)
  const first = { kind: 'deposit' as const, amount: balance - spent }
  if (first.amount <= 0) return rounds
  const at = (rounds[0]?.at ?? startedAt) - HOUR_MS
  return [{ at, userName, movements: [first], bet: undefined }, ...rounds]
}

/** The ledger at the start of the sandbox, in the order of the events. */
export function createOpeningLedger(accounts: readonly SeedAccount[], startedAt: number): LedgerState {
  const rows = accounts.flatMap((account) => historyOf(account, startedAt)).sort((one, other) => one.at - other.at)
  const ledger: LedgerEntry[] = []
  const bets: Bet[] = []
  const balances = new Map<string, number>()
  let nextNumber = 1
  for (const { at, userName, movements, bet } of rows) {
    for (const { kind, amount } of movements) {
      const balanceAfter = (balances.get(userName) ?? 0) + amount
      balances.set(userName, balanceAfter)
      ledger.push({ transactionId: `T${nextNumber++}`, userName, kind, at, amount, balanceAfter })
    }
    if (bet) bets.push({ betId: `B${nextNumber++}`, ...bet })
  }
  return { ledger, bets, nextNumber }
}
