import type { Member } from './member.ts'

/**
 * The books of the platform, by double entry: nothing is added to one account that is not taken from another. Balances,
 * records and totals are read from the journal.
 */

/**
 * Money; the credits of trial players, which are no money and never leave; points, which are earned by play and no money
 * either; and the pieces of each good of the points mall.
 */
export type Unit = 'MONEY' | 'TRIAL' | 'PTS' | `GOOD:${string}`

/**
 * `cash` is what a member can play with, `hold` what is set aside for withdrawals; `points` is what a member can redeem,
 * `pointsHeld` what orders under way have taken, `pointsSpent` what was given for goods. The other accounts are the
 * platform's and may be overdrawn, but for pieces of goods.
 */
export type Account =
  | `cash:${string}`
  | `hold:${string}`
  | `points:${string}`
  | `pointsHeld:${string}`
  | `pointsSpent:${string}`
  | 'pointsIssued'
  | 'stock'
  | 'ordered'
  | 'delivered'
  | `provider:${string}`
  | `rail:${string}`
  | 'games'
  | 'rewards'
  | 'fees'
  | 'adjust'
  | 'opening'
  | `house:${string}`

/** What agents and their members are paid by the agency. */
export const PAYOUT_KINDS = ['rebate', 'dailySalary', 'hourlySalary', 'dividend', 'redRain'] as const
export type PayoutKind = (typeof PAYOUT_KINDS)[number]

/** What moves the cash of members. */
const MONEY_KINDS = ['deposit', 'withdraw', 'bet', 'win', 'bonus', 'adjustment', ...PAYOUT_KINDS] as const
export type MoneyKind = (typeof MONEY_KINDS)[number]

/** `points`: earned by play, or taken back with it. `redemption`: an order of the points mall. */
export const ENTRY_KINDS = [...MONEY_KINDS, 'points', 'redemption'] as const
export type EntryKind = (typeof ENTRY_KINDS)[number]

/** One side of an entry: signed whole minor units. */
export interface Posting {
  readonly account: Account
  readonly unit: Unit
  readonly amount: number
}

export interface JournalEntry {
  readonly transactionId: string
  readonly kind: EntryKind
  /** ms since the epoch. */
  readonly at: number
  /** Names what is booked: the same is booked once. */
  readonly ref?: string | undefined
  /** What a person reads to the support, where it is not `ref`: one withdrawal is booked when asked for and when it ends. */
  readonly reference?: string | undefined
  /** Their sum is 0 in each unit. */
  readonly postings: readonly Posting[]
}

/** A change of what stands on one account, as the records show it. */
export interface Movement extends Pick<JournalEntry, 'transactionId' | 'kind' | 'at' | 'ref' | 'reference'> {
  /** Signed. */
  readonly amount: number
  readonly balanceAfter: number
}

interface CashMovement extends Movement {
  readonly kind: MoneyKind
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
  /** What of the stake counts as play, and which sources of turnover it filled. Missing in older states. */
  readonly counted?: number | undefined
  readonly filled?: readonly { readonly sourceId: string; readonly amount: number }[] | undefined
  /** ms since the epoch; of a bet that was declared void, whose stake came back. */
  readonly voidedAt?: number | undefined
}

/** A reading of the journal: the balances before the first entry that is kept, and the entries since. */
interface Journal {
  /** In place of the entries that were cut. */
  readonly opening: readonly Posting[]
  readonly entries: readonly JournalEntry[]
}

export interface Ledger {
  readonly bets: readonly Bet[]
  journal(): Journal
  /** What a member can play with, minor units. */
  balanceOf(member: Owner): number
  /** What is set aside for withdrawals. */
  heldBy(member: Owner): number
  /**
   * Books an entry. `at`: of what became due earlier. Default: now.
   * @throws Error where the postings do not balance, a member would owe, or the reference was booked before. Nothing is
   * changed then.
   */
  post(entry: Pick<JournalEntry, 'kind' | 'postings' | 'ref' | 'reference'> & { readonly at?: number }): JournalEntry
  /** Whether something with this reference was booked. */
  has(ref: string): boolean
  /** Writes what was before into the books, in its place by time. The observer is not told. */
  insert(entries: readonly Omit<JournalEntry, 'transactionId'>[], bets: readonly Bet[]): void
  /** Books a signed change of a member's cash against the account that this kind belongs to. */
  move(member: Owner, kind: MoneyKind, amount: number, at?: number): JournalEntry
  /** What stands on an account of the platform or of a member. */
  standingOf(account: Account, unit: Unit): number
  bet(member: Pick<Member, 'userName'>, bet: Omit<Bet, 'betId' | 'userName' | 'at'>): Bet
  /**
   * Declares a bet void: the exact reverse of what it booked.
   * @returns undefined where there is no such bet, it is void already, or its win is no longer there.
   */
  voidBet(member: Owner, betId: string): Bet | undefined
  /** Of the member's cash, latest first. */
  movementsOf(member: Owner): readonly CashMovement[]
  /** Latest first. */
  movementsOn(account: Account, unit: Unit): readonly Movement[]
  betsOf(member: Pick<Member, 'userName'>): readonly Bet[]
  nextNumber(): number
}

export interface LedgerState {
  readonly journal: Journal
  readonly bets: readonly Bet[]
  readonly nextNumber: number
}

type Owner = Pick<Member, 'userName' | 'trial'>

/** The limit for all members together, so that the state file stays small. */
const KEPT = 20_000

/** Where money comes from and goes to that a member gets and gives. */
const COUNTERPARTS = {
  deposit: 'provider:office',
  withdraw: 'rail:office',
  bet: 'games',
  win: 'games',
  bonus: 'rewards',
  adjustment: 'adjust',
  rebate: 'house:agency',
  dailySalary: 'house:agency',
  hourlySalary: 'house:agency',
  dividend: 'house:agency',
  redRain: 'house:agency',
} as const satisfies Record<MoneyKind, Account>

function cashOf({ userName }: Pick<Member, 'userName'>): Account {
  return `cash:${userName}`
}

export function holdOf({ userName }: Pick<Member, 'userName'>): Account {
  return `hold:${userName}`
}

/** Both sides of a signed change of a member's cash. */
export function cashPostings(userName: string, unit: Unit, kind: MoneyKind, amount: number): readonly Posting[] {
  return [
    { account: cashOf({ userName }), unit, amount },
    { account: COUNTERPARTS[kind], unit, amount: -amount },
  ]
}

function unitOf({ trial }: Owner): Unit {
  return trial === undefined ? 'MONEY' : 'TRIAL'
}

/** Members cannot owe, and no piece of a good is given away twice. */
function mustNotOwe({ account, unit }: Posting): boolean {
  if (unit.startsWith('GOOD:')) return account !== 'opening'
  return /^(cash|hold|points|pointsHeld|pointsSpent):/.test(account)
}

function isOfCash(movement: Movement): movement is CashMovement {
  return movement.kind in COUNTERPARTS
}

const keyOf = ({ account, unit }: Posting) => `${unit} ${account}`

/** What stands on each account after these postings. */
export function sumPostings(postings: Iterable<Posting>): ReadonlyMap<string, Posting> {
  const sums = new Map<string, Posting>()
  for (const posting of postings) {
    const before = sums.get(keyOf(posting))?.amount ?? 0
    sums.set(keyOf(posting), { ...posting, amount: before + posting.amount })
  }
  return sums
}

function checkBalanced(postings: readonly Posting[]): void {
  const sums = new Map<Unit, number>()
  for (const { unit, amount } of postings) sums.set(unit, (sums.get(unit) ?? 0) + amount)
  for (const [unit, sum] of sums) if (sum !== 0) throw new Error(`An entry does not balance: ${sum} in ${unit}.`)
  if (postings.some(({ amount }) => !Number.isSafeInteger(amount))) throw new Error('An amount is too large.')
}

/** Is told of what is booked, right after it. */
export interface LedgerObserver {
  entry(entry: JournalEntry): void
  bet(bet: Bet): void
  voided(bet: Bet): void
}

const byTime = (one: { readonly at: number }, other: { readonly at: number }) => one.at - other.at

export function createLedger(state: LedgerState, now: () => number, observer?: LedgerObserver): Ledger {
  let opening = state.journal.opening
  const entries = [...state.journal.entries]
  const bets = [...state.bets]
  const balances = new Map(sumPostings([...opening, ...entries.flatMap(({ postings }) => postings)]))
  const refs = new Set(entries.map(({ ref }) => ref))
  let next = state.nextNumber

  const amountOf = (posting: Posting) => balances.get(keyOf(posting))?.amount ?? 0

  function cutOldest(): void {
    const cut = entries.splice(0, Math.max(0, entries.length - KEPT))
    if (cut.length === 0) return
    const sums = sumPostings([...opening, ...cut.flatMap(({ postings }) => postings)])
    opening = [...sums.values()].filter(({ amount }) => amount !== 0)
  }

  const post: Ledger['post'] = ({ kind, ref, reference, postings, at = now() }) => {
    checkBalanced(postings)
    if (ref !== undefined && refs.has(ref)) throw new Error(`${ref} is booked already.`)
    const changes = [...sumPostings(postings).values()]
    const short = changes.find((change) => mustNotOwe(change) && amountOf(change) + change.amount < 0)
    if (short !== undefined) throw new Error(`${short.account} would be below 0.`)
    for (const change of changes) {
      balances.set(keyOf(change), { ...change, amount: amountOf(change) + change.amount })
    }
    const entry: JournalEntry = { transactionId: `T${next++}`, kind, at, ref, reference, postings }
    entries.push(entry)
    if (ref !== undefined) refs.add(ref)
    cutOldest()
    observer?.entry(entry)
    return entry
  }

  const standingOf: Ledger['standingOf'] = (account, unit) => amountOf({ account, unit, amount: 0 })
  const balanceOf = (member: Owner) => standingOf(cashOf(member), unitOf(member))
  const move: Ledger['move'] = (member, kind, amount, at) =>
    post({
      kind,
      postings: cashPostings(member.userName, unitOf(member), kind, amount),
      ...(at !== undefined && { at }),
    })

  const movementsOn: Ledger['movementsOn'] = (ownAccount, ownUnit) => {
    const isOwn = ({ account, unit }: Posting) => account === ownAccount && unit === ownUnit
    const sum = (postings: readonly Posting[]) =>
      postings.filter(isOwn).reduce((before, { amount }) => before + amount, 0)
    let balanceAfter = sum(opening)
    const rows: Movement[] = []
    for (const { postings, ...entry } of entries) {
      if (!postings.some(isOwn)) continue
      const amount = sum(postings)
      balanceAfter += amount
      rows.push({ ...entry, amount, balanceAfter })
    }
    return rows.reverse()
  }

  return {
    bets,
    journal: () => ({ opening, entries: [...entries] }),
    balanceOf,
    heldBy: (member) => standingOf(holdOf(member), unitOf(member)),
    standingOf,
    post,
    move,
    bet(member, bet) {
      const row: Bet = { betId: `B${next++}`, userName: member.userName, at: now(), ...bet }
      bets.push(row)
      if (bets.length > KEPT) bets.shift()
      observer?.bet(row)
      return row
    },
    voidBet(member, betId) {
      const index = bets.findIndex((bet) => bet.betId === betId && bet.userName === member.userName)
      const bet = bets[index]
      if (bet === undefined || bet.voidedAt !== undefined) return undefined
      const { betAmount, winAmount } = bet
      if (balanceOf(member) + betAmount < winAmount) return undefined
      move(member, 'bet', betAmount)
      if (winAmount > 0) move(member, 'win', -winAmount)
      const voided: Bet = { ...bet, voidedAt: now() }
      bets[index] = voided
      observer?.voided(voided)
      return voided
    },
    has: (ref) => refs.has(ref),
    insert(past, pastBets) {
      for (const entry of past) {
        checkBalanced(entry.postings)
        for (const change of sumPostings(entry.postings).values()) {
          balances.set(keyOf(change), { ...change, amount: amountOf(change) + change.amount })
        }
        entries.push({ transactionId: `T${next++}`, ...entry })
        if (entry.ref !== undefined) refs.add(entry.ref)
      }
      entries.sort(byTime)
      bets.push(...pastBets)
      bets.sort(byTime)
      bets.splice(0, Math.max(0, bets.length - KEPT))
      cutOldest()
    },
    movementsOf: (member) => movementsOn(cashOf(member), unitOf(member)).filter(isOfCash),
    movementsOn,
    betsOf: ({ userName }) => bets.filter((row) => row.userName === userName).reverse(),
    nextNumber: () => next,
  }
}
