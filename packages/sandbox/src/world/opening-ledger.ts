import { type Bet, cashPostings, type JournalEntry, type LedgerState, type MoneyKind, sumPostings } from './ledger.ts'
import type { SeedGood } from './seed/goods.ts'
import type { OpeningPoints } from './seed/opening-points.ts'
import type { SeedAccount } from './seed/seed-data.ts'
import type { SandboxSnapshot } from './snapshot.ts'

const HOUR_MS = 3_600_000

interface Change {
  readonly kind: MoneyKind
  readonly amount: number
}

function changesOf({ betAmount, winAmount }: Pick<Bet, 'betAmount' | 'winAmount'>): readonly Change[] {
  const stake: Change = { kind: 'bet', amount: -betAmount }
  return winAmount > 0 ? [stake, { kind: 'win', amount: winAmount }] : [stake]
}

type Booked = Pick<JournalEntry, 'kind' | 'ref' | 'reference' | 'postings'>

interface Row {
  readonly at: number
  readonly booked: readonly Booked[]
  readonly bet?: Omit<Bet, 'betId'> | undefined
}

/** One account's past: a first deposit, then its rounds, so that what is left is the balance of the seed. */
function historyOf({ userName, balance, bets = [] }: SeedAccount, startedAt: number): readonly Row[] {
  const rounds = bets
    .map(({ hoursAgo, ...bet }) => ({ ...bet, userName, at: Math.round(startedAt - hoursAgo * HOUR_MS) }))
    .sort((one, other) => one.at - other.at)
    .map((bet) => ({ at: bet.at, changes: changesOf(bet), bet }))
  const spent = rounds.flatMap(({ changes }) => changes).reduce((sum, { amount }) => sum + amount, 0)
  const book = ({ kind, amount }: Change): Booked => ({ kind, postings: cashPostings(userName, 'MONEY', kind, amount) })
  const rows = rounds.map(({ changes, ...row }) => ({ ...row, booked: changes.map(book) }))
  const first = { kind: 'deposit' as const, amount: balance - spent }
  if (first.amount <= 0) return rows
  const at = (rounds[0]?.at ?? startedAt) - HOUR_MS
  return [{ at, booked: [book(first)] }, ...rows]
}

/** The ledger at the start of the sandbox, in the order of the events. `points`: what was earned by play and ordered for it. */
export function createOpeningLedger(
  accounts: readonly SeedAccount[],
  points: OpeningPoints['entries'],
  startedAt: number,
): LedgerState {
  const rows: readonly Row[] = [
    ...accounts.flatMap((account) => historyOf(account, startedAt)),
    ...points.map(({ at, ...booked }) => ({ at, booked: [booked] })),
  ].sort((one, other) => one.at - other.at)
  const entries: JournalEntry[] = []
  const bets: Bet[] = []
  let nextNumber = 1
  for (const { at, booked, bet } of rows) {
    for (const entry of booked) entries.push({ transactionId: `T${nextNumber++}`, at, ...entry })
    if (bet) bets.push({ betId: `B${nextNumber++}`, ...bet })
  }
  return { journal: { opening: [], entries }, bets, nextNumber }
}

/** The ledger with the pieces of every good on the shelves that it does not know of yet. */
export function withStock(state: LedgerState, goods: readonly SeedGood[]): LedgerState {
  const { opening, entries } = state.journal
  const known = new Set(opening.map(({ unit }) => unit))
  const shelved = goods.flatMap(({ goodsId, stock }) => {
    const unit = `GOOD:${goodsId}` as const
    if (known.has(unit)) return []
    return [
      { account: 'stock', unit, amount: stock },
      { account: 'opening', unit, amount: -stock },
    ] as const
  })
  return { ...state, journal: { opening: [...opening, ...shelved], entries } }
}

/** The ledger of a saved state. Older states have rows of one side and balances beside them. */
export function savedLedger(saved: SandboxSnapshot): LedgerState {
  const { bets, nextNumber, journal } = saved
  if (journal !== undefined) return { journal, bets, nextNumber }
  const trials = new Set(saved.members.flatMap(({ userName, trial }) => (trial === undefined ? [] : [userName])))
  const unitOf = (userName: string) => (trials.has(userName) ? ('TRIAL' as const) : ('MONEY' as const))
  const entries = (saved.ledger ?? []).map(
    ({ transactionId, userName, kind, at, amount }): JournalEntry => ({
      transactionId,
      kind,
      at,
      postings: cashPostings(userName, unitOf(userName), kind, amount),
    }),
  )
  const booked = sumPostings(entries.flatMap(({ postings }) => postings))
  const opening = saved.members.flatMap(({ userName, balance = 0 }) => {
    const unit = unitOf(userName)
    const missing = balance - (booked.get(`${unit} cash:${userName}`)?.amount ?? 0)
    if (missing === 0) return []
    return [
      { account: `cash:${userName}`, unit, amount: missing },
      { account: 'opening', unit, amount: -missing },
    ] as const
  })
  return { journal: { opening, entries }, bets, nextNumber }
}
