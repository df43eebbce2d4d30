import type { Member } from './members.ts'

/**
 * The books of the platform, by double entry: nothing is added to one account that is not taken from another. Balances,
 * records and totals are read from the journal.
 */

/** Money, and the credits of trial players, which are no money and never leave. */
export type Unit = 'MONEY' | 'TRIAL'

/** `cash` is what a member can play with; the other accounts are the platform's and may be overdrawn. */
export type Account =
  | `cash:${string}`
  | `provider:${string}`
  | `rail:${string}`
  | 'games'
  | 'rewards'
  | 'fees'
  | 'adjust'
  | 'opening'

export type EntryKind = 'deposit' | 'withdraw' | 'bet' | 'win' | 'bonus' | 'adjustment'

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
  /** Reference of what was booked, where it has one: the same reference is booked once. */
  readonly ref?: string | undefined
  /** Their sum is 0 in each unit. */
  readonly postings: readonly Posting[]
}

/** A change of one member's balance, as the records show it. */
interface Movement extends Pick<JournalEntry, 'transactionId' | 'kind' | 'at' | 'ref'> {
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
  /**
   * Books an entry.
   * @throws Error where the postings do not balance, a member would owe, or the reference was booked before. Nothing is
   * changed then.
   */
  post(entry: Pick<JournalEntry, 'kind' | 'postings' | 'ref'>): JournalEntry
  /** Books a signed change of a member's cash against the account that this kind belongs to. */
  move(member: Owner, kind: EntryKind, amount: number): JournalEntry
  bet(member: Pick<Member, 'userName'>, bet: Omit<Bet, 'betId' | 'userName' | 'at'>): Bet
  /** Latest first. */
  movementsOf(member: Owner): readonly Movement[]
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
} as const satisfies Record<EntryKind, Account>

function cashOf({ userName }: Pick<Member, 'userName'>): Account {
  return `cash:${userName}`
}

/** Both sides of a signed change of a member's cash. */
export function cashPostings(userName: string, unit: Unit, kind: EntryKind, amount: number): readonly Posting[] {
  return [
    { account: cashOf({ userName }), unit, amount },
    { account: COUNTERPARTS[kind], unit, amount: -amount },
  ]
}

function unitOf({ trial }: Owner): Unit {
  return trial === undefined ? 'MONEY' : 'TRIAL'
}

/** Those of members, who cannot owe. */
function isOfMember(account: Account): boolean {
  return account.startsWith('cash:')
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
  for (const unit of ['MONEY', 'TRIAL'] as const) {
    const sum = postings.reduce((before, posting) => before + (posting.unit === unit ? posting.amount : 0), 0)
    if (sum !== 0) throw new Error(`An entry does not balance: ${sum} in ${unit}.`)
  }
  if (postings.some(({ amount }) => !Number.isSafeInteger(amount))) throw new Error('An amount is too large.')
}

export function createLedger(state: LedgerState, now: () => number): Ledger {
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

  const post: Ledger['post'] = ({ kind, ref, postings }) => {
    checkBalanced(postings)
    if (ref !== undefined && refs.has(ref)) throw new Error(`${ref} is booked already.`)
    const changes = [...sumPostings(postings).values()]
    const short = changes.find((change) => isOfMember(change.account) && amountOf(change) + change.amount < 0)
    if (short !== undefined) throw new Error(`${short.account} would be below 0.`)
    for (const change of changes) {
      balances.set(keyOf(change), { ...change, amount: amountOf(change) + change.amount })
    }
    const entry: JournalEntry = { transactionId: `T${next++}`, kind, at: now(), ref, postings }
    entries.push(entry)
    if (ref !== undefined) refs.add(ref)
    cutOldest()
    return entry
  }

  return {
    bets,
    journal: () => ({ opening, entries: [...entries] }),
    balanceOf: (member) => amountOf({ account: cashOf(member), unit: unitOf(member), amount: 0 }),
    post,
    move: (member, kind, amount) =>
      post({ kind, postings: cashPostings(member.userName, unitOf(member), kind, amount) }),
    bet(member, bet) {
      const row: Bet = { betId: `B${next++}`, userName: member.userName, at: now(), ...bet }
      bets.push(row)
      if (bets.length > KEPT) bets.shift()
      return row
    },
    movementsOf(member) {
      const own = { account: cashOf(member), unit: unitOf(member) }
      const isOwn = ({ account, unit }: Posting) => account === own.account && unit === own.unit
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
    },
    betsOf: ({ userName }) => bets.filter((row) => row.userName === userName).reverse(),
    nextNumber: () => next,
  }
}
