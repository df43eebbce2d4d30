import type { GameCategory } from '@foyer/core/contract'
import type { LocalizedText } from '@foyer/demo-games'
import type { Bet, Ledger } from './ledger.ts'
import type { Member } from './member.ts'

/**
 * Stakes that are asked for before money may be withdrawn. Each deposit and each reward is a source that asks for some;
 * settled bets fill the oldest source first. Amounts are whole minor units.
 */

/** The deposit or the reward that asks for turnover. */
export interface NewTurnoverSource {
  /** Of the deposit or the reward; it is opened once. */
  readonly sourceId: string
  readonly kind: 'deposit' | 'reward'
  /** What a person knows it as: the deposit method, the reward. */
  readonly name: LocalizedText
  /** What was credited. */
  readonly amount: number
  readonly required: number
  /** Only bets on these count. Missing: all. */
  readonly categories?: readonly GameCategory[] | undefined
  /** ms since the epoch; missing: without end. */
  readonly until?: number | undefined
}

/**
 * `met` is reached by play; `expired` by the clock; `spent` where nothing is left that could be withdrawn; `givenBack` by
 * the member. All but `open` are final.
 */
type TurnoverState = 'open' | 'met' | 'expired' | 'spent' | 'givenBack'

export interface TurnoverSource extends NewTurnoverSource {
  readonly userName: string
  readonly openedAt: number
  /** 0 to `required`. */
  readonly done: number
  readonly state: TurnoverState
  readonly endedAt?: number | undefined
  /** Cash that went back to the platform at the end. */
  readonly taken?: number | undefined
}

/** What a bet counts as. */
interface CountedStake {
  /** The share of its stake that counts as play in this category, whether or not a source is open. */
  readonly counted: number
  /** What of it went where. */
  readonly filled: readonly { readonly sourceId: string; readonly amount: number }[]
}

export interface Turnover {
  /** @throws Error where a source of this id was opened before. */
  open(member: Owner, source: NewTurnoverSource): TurnoverSource
  /** Open and ended ones, oldest first. */
  of(member: Owner): readonly TurnoverSource[]
  /** How much of the cash may not be withdrawn yet. */
  lockedOf(member: Owner): number
  /** The cash less what is locked. @param givenBack as if these rewards were given back before */
  withdrawableOf(member: Owner, givenBack?: readonly string[]): number
  /** Fills open sources with the stake of a bet that is settled. */
  count(member: Owner, stake: { readonly amount: number; readonly category: GameCategory }): CountedStake
  /** Takes back what a bet had filled; a source that has ended stays as it is. */
  takeBack(member: Owner, filled: CountedStake['filled']): void
  /**
   * Gives an open reward back: its amount, or the cash that is left of it, returns to the platform.
   * @returns undefined where there is no such reward, `onTable` where an open round may have its money: it is not given back
   */
  giveBack(member: Owner, sourceId: string): TurnoverSource | 'onTable' | undefined
  /** Ends the sources whose time is over, and all of them where nothing is left; returns those that ended now. */
  endDue(member: Owner): readonly TurnoverSource[]
  all(): readonly TurnoverSource[]
}

type Owner = Pick<Member, 'userName' | 'trial'>

/** What of a stake counts, in percent. */
const SHARES: Readonly<Record<GameCategory, number>> = {
  RNG: 100,
  FISH: 100,
  INHOUSE: 100,
  LOTT: 100,
  ELOTT: 100,
  SPORTS: 50,
  ESPORTS: 50,
  COCKFIGHT: 50,
  LIVE: 20,
  PVP: 20,
}
/** With less cash than this, nothing held and no round open, sources end: a rest of some centavos locks no deposit that comes later. */
const SPENT_BELOW = 100
/** Ended ones of one member. */
const ENDED_KEPT = 200

interface TurnoverDeps {
  readonly kept: readonly TurnoverSource[]
  readonly ledger: Ledger
  /** Whether a stake of the member is still to be settled. */
  readonly hasOpenRound: (member: Owner) => boolean
  readonly now: () => number
}

function lockedBy({ kind, amount, required, done }: TurnoverSource): number {
  return kind === 'reward' ? amount : required - done
}

export function createTurnover({ kept, ledger, hasOpenRound, now }: TurnoverDeps): Turnover {
  const byMember = new Map<string, TurnoverSource[]>()
  const sourcesOf = ({ userName }: Pick<Owner, 'userName'>) => byMember.get(userName) ?? []
  const openOf = (member: Owner) => sourcesOf(member).filter(({ state }) => state === 'open')
  for (const source of kept) byMember.set(source.userName, [...sourcesOf(source), source])

  function put(source: TurnoverSource): TurnoverSource {
    const sources = sourcesOf(source).map((old) => (old.sourceId === source.sourceId ? source : old))
    const tooMany = sources.filter(({ state }) => state !== 'open').slice(0, -ENDED_KEPT)
    byMember.set(
      source.userName,
      sources.filter((one) => !tooMany.includes(one)),
    )
    return source
  }

  /** Whether the stake of an open round may be what the cash lacks of a reward: it cannot be taken now. */
  const isOnTable = ({ kind, amount }: TurnoverSource, member: Owner) =>
    kind === 'reward' && ledger.balanceOf(member) < amount && hasOpenRound(member)

  const isOver = ({ until }: TurnoverSource, at: number) => until !== undefined && until <= at

  /** The reward itself goes; what was won with it stays. */
  function endUnmet(source: TurnoverSource, member: Owner, state: 'expired' | 'givenBack', at: number): TurnoverSource {
    const taken = source.kind === 'reward' ? Math.min(source.amount, ledger.balanceOf(member)) : 0
    if (taken > 0) ledger.move(member, 'bonus', -taken, at)
    return put({ ...source, state, endedAt: at, taken })
  }

  const lockedOf = (member: Owner) => {
    const locked = openOf(member).reduce((sum, source) => sum + lockedBy(source), 0)
    return Math.min(locked, ledger.balanceOf(member))
  }

  return {
    open(member, source) {
      const { userName } = member
      if (sourcesOf(member).some(({ sourceId }) => sourceId === source.sourceId)) {
        throw new Error(`${source.sourceId} has asked for turnover already.`)
      }
      const isMet = source.required <= 0
      const opened: TurnoverSource = {
        ...source,
        userName,
        openedAt: now(),
        done: 0,
        state: isMet ? 'met' : 'open',
        endedAt: isMet ? now() : undefined,
      }
      byMember.set(userName, [...sourcesOf(member), opened])
      return put(opened)
    },
    of: (member) => [...sourcesOf(member)],
    lockedOf,
    withdrawableOf(member, givenBack = []) {
      const isGiven = ({ sourceId, kind }: TurnoverSource) => kind === 'reward' && givenBack.includes(sourceId)
      const cash = openOf(member)
        .filter(isGiven)
        .reduce((left, { amount }) => left - Math.min(amount, left), ledger.balanceOf(member))
      const kept = openOf(member).filter((source) => !isGiven(source))
      return (
        cash -
        Math.min(
          cash,
          kept.reduce((sum, source) => sum + lockedBy(source), 0),
        )
      )
    },
    count(member, { amount, category }) {
      if (member.trial !== undefined) return { counted: 0, filled: [] }
      const counted = Math.floor((amount * SHARES[category]) / 100)
      const filled: { sourceId: string; amount: number }[] = []
      let left = counted
      for (const source of openOf(member)) {
        const { sourceId, required, done, categories } = source
        const share = Math.min(left, required - done)
        // One whose time is over may still wait for its money.
        if (share === 0 || isOver(source, now()) || (categories !== undefined && !categories.includes(category)))
          continue
        left -= share
        filled.push({ sourceId, amount: share })
        const isMet = done + share === required
        put({ ...source, done: done + share, ...(isMet && { state: 'met', endedAt: now() }) })
      }
      return { counted, filled }
    },
    takeBack(member, filled) {
      for (const { sourceId, amount } of filled) {
        const source = openOf(member).find((one) => one.sourceId === sourceId)
        if (source !== undefined) put({ ...source, done: source.done - amount })
      }
    },
    giveBack(member, sourceId) {
      const source = openOf(member).find((one) => one.sourceId === sourceId && one.kind === 'reward')
      if (source === undefined) return undefined
      return isOnTable(source, member) ? 'onTable' : endUnmet(source, member, 'givenBack', now())
    },
    endDue(member) {
      const at = now()
      const expired = openOf(member)
        .filter((source) => isOver(source, at) && !isOnTable(source, member))
        .map((source) => endUnmet(source, member, 'expired', source.until ?? at))
      const isSpent = ledger.balanceOf(member) < SPENT_BELOW && ledger.heldBy(member) === 0 && !hasOpenRound(member)
      if (!isSpent) return expired
      const spent = openOf(member).map((source) => put({ ...source, state: 'spent', endedAt: at, taken: 0 }))
      return [...expired, ...spent]
    },
    all: () => [...byMember.values()].flat(),
  }
}

/** What a bet has added to open sources, as its record tells. */
export function filledBy({ filled = [] }: Pick<Bet, 'filled'>): number {
  return filled.reduce((sum, { amount }) => sum + amount, 0)
}
