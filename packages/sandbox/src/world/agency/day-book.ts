import { GAME_GROUPS, type GameGroup } from '@foyer/core/contract'
import { addDays, dayIn, TIME_ZONE } from '../days.ts'
import { type Bet, type JournalEntry, PAYOUT_KINDS, type PayoutKind } from '../ledger.ts'

/** What was settled: minor units and rounds. */
interface Play {
  readonly turnover: number
  /** Paid back in all, stakes with it. */
  readonly win: number
  readonly bets: number
}

/** What one member did on one day, minor units. */
export interface DayCount {
  readonly play: { readonly [Group in GameGroup]?: Play }
  /** Completed on that day. */
  readonly deposits: number
  /** The largest one. */
  readonly largestDeposit: number
  readonly withdrawals: number
  readonly bonuses: number
  /** Logins and renewed sessions. */
  readonly logins: number
  /** What the member was paid for that day, by kind; rebates are counted from the turnover. */
  readonly paid: { readonly [Kind in PayoutKind]?: number }
}

/** As it is saved. `day` is '' for all days that are no longer kept one by one. */
interface SavedDay extends DayCount {
  readonly memberId: string
  readonly day: string
}

export interface SavedDayBook {
  readonly days: readonly SavedDay[]
  /** Turnover in hours that are not settled: whole hours since the epoch. */
  readonly hours: readonly { readonly memberId: string; readonly hour: number; readonly turnover: number }[]
  /** ms since the epoch */
  readonly firstDeposits: readonly { readonly memberId: string; readonly at: number }[]
}

/** Running sums of what members did, so that no question about a team has to read the books (`agency.md` 5). */
export interface DayBook {
  countOf(memberId: string, day: string): DayCount | undefined
  /** By member. */
  countsOn(day: string): ReadonlyMap<string, DayCount>
  /** Turnover of each member in one hour: whole hours since the epoch. */
  hour(hour: number): ReadonlyMap<string, number>
  /** Hours before this one are no longer asked for. */
  dropHoursBefore(hour: number): void
  /** ms since the epoch */
  firstDepositOf(memberId: string): number | undefined
  /** All that were completed, minor units. */
  depositsOf(memberId: string): number
  noteBet(memberId: string, group: GameGroup, bet: Pick<Bet, 'at' | 'betAmount' | 'winAmount'>): void
  /** On the day when the bet was declared void, what it was is taken off again. */
  noteVoid(memberId: string, group: GameGroup, bet: Pick<Bet, 'voidedAt' | 'betAmount' | 'winAmount'>): void
  noteEntry(memberId: string, entry: Pick<JournalEntry, 'at' | 'kind' | 'postings'>): void
  noteLogin(memberId: string, at: number): void
  /** @param day that it is paid for */
  notePaid(memberId: string, kind: PayoutKind, day: string, amount: number): void
  /** Grows with each payout that is no rebate. */
  revision(): number
  save(): SavedDayBook
}

const HOUR_MS = 3_600_000
/** More than the longest question is about. */
const DAYS_KEPT = 120
const EARLIER = ''

export const NO_COUNT: DayCount = Object.freeze({
  play: {},
  deposits: 0,
  largestDeposit: 0,
  withdrawals: 0,
  bonuses: 0,
  logins: 0,
  paid: {},
})

function addPlay(one: Play | undefined, other: Play | undefined): Play | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return { turnover: one.turnover + other.turnover, win: one.win + other.win, bets: one.bets + other.bets }
}

function addPlays(one: DayCount['play'], other: DayCount['play']): DayCount['play'] {
  const sum: { [Group in GameGroup]?: Play } = {}
  for (const group of GAME_GROUPS) {
    const play = addPlay(one[group], other[group])
    if (play !== undefined) sum[group] = play
  }
  return sum
}

function addPaid(one: DayCount['paid'], other: DayCount['paid']): DayCount['paid'] {
  const sum: { [Kind in PayoutKind]?: number } = {}
  for (const kind of PAYOUT_KINDS) {
    const amount = (one[kind] ?? 0) + (other[kind] ?? 0)
    if (amount !== 0) sum[kind] = amount
  }
  return sum
}

export function addCounts(one: DayCount, other: DayCount): DayCount {
  return {
    play: addPlays(one.play, other.play),
    deposits: one.deposits + other.deposits,
    largestDeposit: Math.max(one.largestDeposit, other.largestDeposit),
    withdrawals: one.withdrawals + other.withdrawals,
    bonuses: one.bonuses + other.bonuses,
    logins: one.logins + other.logins,
    paid: addPaid(one.paid, other.paid),
  }
}

/** The money that accounts of this kind gave. */
function takenFrom({ postings }: Pick<JournalEntry, 'postings'>, prefix: string): number {
  const own = postings.filter(({ account, unit }) => unit === 'MONEY' && account.startsWith(prefix))
  return own.reduce((sum, { amount }) => sum - amount, 0)
}

export function createDayBook(saved: SavedDayBook | undefined): DayBook {
  const days = new Map<string, Map<string, DayCount>>()
  const hours = new Map<number, Map<string, number>>()
  const firstDeposits = new Map((saved?.firstDeposits ?? []).map(({ memberId, at }) => [memberId, at]))

  function add(memberId: string, day: string, count: DayCount): void {
    const ofDay = days.get(day) ?? new Map<string, DayCount>()
    days.set(day, ofDay)
    ofDay.set(memberId, addCounts(ofDay.get(memberId) ?? NO_COUNT, count))
  }

  function addHour(memberId: string, hour: number, turnover: number): void {
    const ofHour = hours.get(hour) ?? new Map<string, number>()
    hours.set(hour, ofHour)
    ofHour.set(memberId, (ofHour.get(memberId) ?? 0) + turnover)
  }

  for (const { memberId, day, ...count } of saved?.days ?? []) add(memberId, day, count)
  for (const { memberId, hour, turnover } of saved?.hours ?? []) addHour(memberId, hour, turnover)

  let revision = 0
  let latest = [...days.keys()].sort().at(-1) ?? EARLIER

  /** Days that are too old to be asked for become one. */
  function fold(): void {
    const firstKept = addDays(latest, 1 - DAYS_KEPT)
    for (const [day, counts] of days) {
      if (day === EARLIER || day >= firstKept) continue
      days.delete(day)
      for (const [memberId, count] of counts) add(memberId, EARLIER, count)
    }
  }

  function note(memberId: string, at: number, count: Partial<DayCount>): void {
    const day = dayIn(TIME_ZONE, at)
    add(memberId, day, { ...NO_COUNT, ...count })
    if (day <= latest) return
    latest = day
    fold()
  }

  return {
    countOf: (memberId, day) => days.get(day)?.get(memberId),
    countsOn: (day) => days.get(day) ?? new Map(),
    hour: (hour) => hours.get(hour) ?? new Map(),
    dropHoursBefore(first) {
      for (const hour of hours.keys()) if (hour < first) hours.delete(hour)
    },
    firstDepositOf: (memberId) => firstDeposits.get(memberId),
    depositsOf: (memberId) =>
      [...days.values()].reduce((sum, counts) => sum + (counts.get(memberId)?.deposits ?? 0), 0),
    noteBet(memberId, group, { at, betAmount, winAmount }) {
      note(memberId, at, { play: { [group]: { turnover: betAmount, win: winAmount, bets: 1 } } })
      addHour(memberId, Math.floor(at / HOUR_MS), betAmount)
    },
    noteVoid(memberId, group, { voidedAt = 0, betAmount, winAmount }) {
      note(memberId, voidedAt, { play: { [group]: { turnover: -betAmount, win: -winAmount, bets: -1 } } })
      addHour(memberId, Math.floor(voidedAt / HOUR_MS), -betAmount)
    },
    noteEntry(memberId, entry) {
      const deposits = takenFrom(entry, 'provider:')
      const bonuses = takenFrom(entry, 'rewards')
      // What waits for a payout is no withdrawal yet.
      const isPaidOut = entry.postings.some(({ account }) => account.startsWith('rail:'))
      const withdrawals = isPaidOut ? takenFrom(entry, 'cash:') + takenFrom(entry, 'hold:') : 0
      if (deposits === 0 && bonuses === 0 && withdrawals === 0) return
      note(memberId, entry.at, { deposits, largestDeposit: Math.max(0, deposits), withdrawals, bonuses })
      if (deposits > 0 && !firstDeposits.has(memberId)) firstDeposits.set(memberId, entry.at)
    },
    noteLogin: (memberId, at) => note(memberId, at, { logins: 1 }),
    notePaid(memberId, kind, day, amount) {
      if (kind !== 'rebate') revision += 1
      add(memberId, day, { ...NO_COUNT, paid: { [kind]: amount } })
    },
    revision: () => revision,
    save: () => ({
      days: [...days].flatMap(([day, counts]) => [...counts].map(([memberId, count]) => ({ memberId, day, ...count }))),
      hours: [...hours].flatMap(([hour, counts]) =>
        [...counts].map(([memberId, turnover]) => ({ memberId, hour, turnover })),
      ),
      firstDeposits: [...firstDeposits].map(([memberId, at]) => ({ memberId, at })),
    }),
  }
}
