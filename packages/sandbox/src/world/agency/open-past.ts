import { addDays, startOfDay, TIME_ZONE } from '../days.ts'
import { type Bet, cashPostings, type JournalEntry, type Ledger, type MoneyKind } from '../ledger.ts'
import type { Member } from '../member.ts'
import type { TeamFigures } from './figures.ts'
import type { TeamHistory } from './history.ts'
import type { AgencyRules } from './rules.ts'
import { rebateRef, statementRef, sumShares } from './settlement.ts'
import type { Statement } from './statements.ts'

interface PastOptions {
  readonly figures: Pick<TeamFigures, 'rebatesOn'>
  readonly history: () => TeamHistory
  readonly rules: () => AgencyRules
  readonly ledger: Pick<Ledger, 'insert'>
  /** What this member was paid by agreement before the sandbox started. */
  readonly dividends: readonly Statement[]
  /** The last day whose rebates were paid before the sandbox started. */
  readonly lastDay: string
}

const MINUTE_MS = 60_000

type PastEntry = Omit<JournalEntry, 'transactionId'>

/** What the member was paid in rebates and by agreement, day after day, from the first day of the history on. */
function pastPayouts({ id, userName }: Member, { figures, history, rules, lastDay, dividends }: PastOptions) {
  return history()
    .days.filter((day) => day <= lastDay)
    .map((day) => {
      const at = startOfDay(TIME_ZONE, addDays(day, 1)) + rules().settledAfter
      const groups = [...(sumShares(figures.rebatesOn(day)).get(id) ?? [])]
      const entries: readonly PastEntry[] = groups.map(([group, amount]) => ({
        kind: 'rebate',
        at,
        ref: rebateRef(day, id, group),
        postings: cashPostings(userName, 'MONEY', 'rebate', amount),
      }))
      const dividend = dividends.find(({ toDay, paid }) => toDay === day && paid > 0)
      const agreed: readonly PastEntry[] =
        dividend === undefined
          ? []
          : [
              {
                kind: 'dividend',
                at,
                ref: statementRef(dividend),
                postings: cashPostings(userName, 'MONEY', 'dividend', dividend.paid),
              },
            ]
      const rebates = groups.reduce((sum, [, amount]) => sum + amount, 0)
      return { day, at, entries: [...entries, ...agreed], paid: rebates + (dividend?.paid ?? 0) }
    })
}

/** Agents whose balance is not of the history took this out each Monday, and the rest before the sandbox started. */
function takenOut({ userName }: Member, payouts: ReturnType<typeof pastPayouts>): readonly PastEntry[] {
  let waiting = 0
  return payouts.flatMap(({ day, at, paid }, index) => {
    waiting += paid
    const isSunday = new Date(day).getUTCDay() === 0
    if (waiting === 0 || (!isSunday && index < payouts.length - 1)) return []
    const postings = cashPostings(userName, 'MONEY', 'withdraw', -waiting)
    waiting = 0
    return [{ kind: 'withdraw' as const, at: at + MINUTE_MS, ref: undefined, postings }]
  })
}

/** Writes the past of a member of the seed into the books: what the history says, and what was paid for it. */
export function openPast(member: Member, options: PastOptions): void {
  const { ledger } = options
  const { id, userName } = member
  const history = options.history()
  const byDay = pastPayouts(member, options)
  const payouts = byDay.flatMap(({ entries }) => entries)
  if (!history.has(id)) {
    ledger.insert([...payouts, ...takenOut(member, byDay)], [])
    return
  }
  const entry = (kind: MoneyKind, at: number, amount: number): PastEntry => ({
    kind,
    at,
    ref: undefined,
    postings: cashPostings(userName, 'MONEY', kind, amount),
  })
  const rounds = history.days.flatMap((day) => history.roundsOf(id, day))
  const changes = history.changesOf(id).map(({ kind, at, amount }) => entry(kind, at, amount))
  const played = rounds.flatMap(({ at, stake, win }) => [
    entry('bet', at, -stake),
    ...(win > 0 ? [entry('win', at, win)] : []),
  ])
  const bets: readonly Bet[] = rounds.map(({ betId, at, game, stake, win }) => ({
    betId,
    userName,
    nodeId: game.nodeId,
    vassalage: game.vassalage,
    at,
    betAmount: stake,
    winAmount: win,
    // The amounts say it all.
    result: '',
  }))
  ledger.insert([...changes, ...played, ...payouts], bets)
}
