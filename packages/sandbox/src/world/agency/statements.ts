import { addDays, daysIn } from '../days.ts'
import type { AgreementKind, Agreements, AgreementVersion } from './agreements.ts'
import type { DayBook, DayCount } from './day-book.ts'
import type { TeamFigures } from './figures.ts'
import { dividendPay, type Pay, salaryPay } from './pay-rules.ts'
import { type Period, periodAt, periodOfDay } from './periods.ts'
import type { AgencyRules } from './rules.ts'
import { addSums, lostOf, netOf, noSums, type TeamSums, total } from './team-sums.ts'
import type { TeamTree } from './tree.ts'

/** One settled period of an agreement. It never changes. Amounts are whole minor units. */
export interface Statement {
  readonly memberId: string
  readonly kind: AgreementKind
  readonly version: number
  /** Moments; the end is the first one after the period. */
  readonly from: number
  readonly to: number
  readonly fromDay: string
  readonly toDay: string
  readonly turnover: number
  readonly active: number
  /** What the tiers were measured by. */
  readonly base: number
  /** A loss that came along, 0 or below. */
  readonly carry: number
  readonly gross: number
  readonly below: number
  readonly paid: number
  /** A loss that goes along. */
  readonly carryOn: number
}

/** What a team did in a period, by the tree of each day. */
interface PeriodFigures {
  readonly turnover: number
  readonly active: number
  readonly lost: number
  readonly net: number
}

/** The period that runs, as it would end now. */
interface Running extends Pay {
  readonly period: Period
  readonly lost: number
  /** 0 or below. */
  readonly costs: number
  readonly carry: number
  readonly base: number
  readonly active: number
}

export interface Statements {
  /** Latest first. */
  of(memberId: string, kind: AgreementKind): readonly Statement[]
  /** Settles the hour that ends then. */
  settleHour(from: number, pay: PayStatement): void
  /** Settles daily salaries of the day, and dividends whose period ends with it. */
  settleDay(day: string, pay: PayStatement): void
  /** Dividends that were due before the sandbox started, earliest first. */
  past(memberId: string): readonly Statement[]
  running(memberId: string, kind: AgreementKind, version: AgreementVersion): Running
  save(): readonly Statement[]
}

/** What agents above take off of a statement. */
type Payout = Pick<Statement, 'memberId' | 'fromDay' | 'toDay' | 'gross' | 'paid'>

/** A period that has ended. */
interface Due {
  readonly memberId: string
  readonly version: AgreementVersion
  readonly period: Period
}

/** Books a statement that pays something. */
export type PayStatement = (statement: Statement) => void

interface StatementsOptions {
  readonly agreements: Agreements
  readonly figures: Pick<TeamFigures, 'countsOn'>
  readonly sums: TeamSums
  readonly tree: TeamTree
  readonly dayBook: Pick<DayBook, 'hour'>
  readonly rules: () => Pick<AgencyRules, 'settledAfter'>
  readonly now: () => number
  /** ms since the epoch; what was due before belongs to the history. */
  readonly startedAt: number
  readonly saved: readonly Statement[]
}

/** Of each agreement so many are kept. */
const KEPT = 400
/** Of a period. */
const MAX_DAYS = 31
const HOUR_MS = 3_600_000

const daysOf = ({ fromDay, toDay }: Pick<Period, 'fromDay' | 'toDay'>) => daysIn({ from: fromDay, to: toDay })
const turnoverOf = ({ play }: DayCount) => Object.values(play).reduce((sum, { turnover }) => sum + turnover, 0)

export function createStatements(options: StatementsOptions): Statements {
  const { agreements, figures, sums, tree, dayBook, rules, now, startedAt, saved } = options
  const kept = new Map<string, Statement[]>()
  const keyOf = (memberId: string, kind: AgreementKind) => `${memberId} ${kind}`
  const listOf = (memberId: string, kind: AgreementKind) => kept.get(keyOf(memberId, kind)) ?? []
  const keep = (statement: Statement) => {
    const key = keyOf(statement.memberId, statement.kind)
    kept.set(key, [...(kept.get(key) ?? []), statement].slice(-KEPT))
  }
  for (const statement of saved) keep(statement)

  function inDays(memberId: string, days: readonly string[], version: AgreementVersion): PeriodFigures {
    const all = noSums()
    const people = new Map<string, { turnover: number; deposit: number }>()
    for (const day of days) {
      for (const line of sums.linesOn(memberId, memberId, day).values()) addSums(all, line)
      for (const [below, count] of figures.countsOn(day)) {
        if (!tree.isBelow(below, memberId, day)) continue
        const before = people.get(below) ?? { turnover: 0, deposit: 0 }
        people.set(below, {
          turnover: before.turnover + turnoverOf(count),
          deposit: Math.max(before.deposit, count.largestDeposit),
        })
      }
    }
    const { turnover, deposit = 0 } = version.terms.active
    const active = [...people.values()].filter((one) => one.turnover >= turnover && one.deposit >= deposit).length
    return { turnover: total(all.turnover), active, lost: lostOf(all), net: netOf(all) }
  }

  function inHour(memberId: string, { from, fromDay }: Period, version: AgreementVersion): PeriodFigures {
    const hour = dayBook.hour(from / HOUR_MS)
    let turnover = 0
    let active = 0
    for (const [below, own] of hour) {
      if (!tree.isBelow(below, memberId, fromDay)) continue
      turnover += own
      if (own >= version.terms.active.turnover) active += 1
    }
    return { turnover, active, lost: 0, net: 0 }
  }

  /** What agents below got for a period that ended within this one. */
  function paidBelow(memberId: string, kind: AgreementKind, { from, to, fromDay, toDay }: Period): number {
    // The tree of a day is one. A dividend below may have begun before this period.
    const first = kind === 'dividend' ? addDays(fromDay, -MAX_DAYS) : fromDay
    const days = daysIn({ from: first, to: toDay })
    return agreements
      .membersWith(kind)
      .filter((below) => days.some((day) => tree.isBelow(below, memberId, day)))
      .flatMap((below) => allOf(below, kind))
      .filter((statement) => statement.paid > 0 && statement.to > from && statement.to <= to)
      .reduce((sum, statement) => sum + partBelow(memberId, statement), 0)
  }

  /** What an agent would get without agents below. */
  function payoutOf({ memberId, version, period }: Due): Payout {
    const { fromDay, toDay } = period
    const { active, net } = inDays(memberId, daysOf(period), version)
    const carry = carryInto(version, allOf(memberId, 'dividend'))
    const { gross } = dividendPay(version.terms, net, carry, active, 0)
    return { memberId, fromDay, toDay, gross, paid: gross }
  }

  /**
   * What of a payout was made below this member. Of an agent who moved within the period at most the part of what that agent
   * would get without agents below, by what each line gained: what they got may be taken off of another line.
   */
  function partBelow(memberId: string, { memberId: below, fromDay, toDay, gross, paid }: Payout): number {
    const lines = new Map<string, { readonly isBelow: boolean; readonly net: number }>()
    for (const day of daysOf({ fromDay, toDay })) {
      const [, ...above] = tree.chainOf(below, day)
      const sum = noSums()
      for (const line of sums.linesOn(below, below, day).values()) addSums(sum, line)
      const net = (lines.get(above.join())?.net ?? 0) + netOf(sum)
      lines.set(above.join(), { isBelow: above.includes(memberId), net })
    }
    const all = [...lines.values()]
    if (all.every(({ isBelow }) => isBelow)) return paid
    const gained = (of: typeof all) => of.reduce((sum, { net }) => sum + Math.max(0, net), 0)
    const own = gained(all.filter(({ isBelow }) => isBelow))
    return own === 0 ? 0 : Math.min(paid, Math.ceil((gross * own) / gained(all)))
  }

  /** The loss that comes along into the next period of this version. */
  function carryInto(version: AgreementVersion, earlier: readonly Statement[]): number {
    const last = earlier.at(-1)
    if (version.carried !== undefined && last?.version !== version.version) return version.carried
    return last?.carryOn ?? 0
  }

  function statementOf(
    memberId: string,
    kind: AgreementKind,
    version: AgreementVersion,
    period: Period,
    earlier: readonly Statement[],
    later: readonly Due[] = [],
  ): Statement {
    const below = later
      .filter((due) => daysOf(due.period).some((day) => tree.isBelow(due.memberId, memberId, day)))
      .reduce((sum, due) => sum + partBelow(memberId, payoutOf(due)), paidBelow(memberId, kind, period))
    const { from, to, fromDay, toDay } = period
    const told = { memberId, kind, version: version.version, from, to, fromDay, toDay, below }
    if (kind === 'dividend') {
      const { turnover, active, net } = inDays(memberId, daysOf(period), version)
      const carry = carryInto(version, earlier)
      const { base, gross, paid, carryOn } = dividendPay(version.terms, net, carry, active, below)
      return { ...told, turnover, active, base, carry, gross, paid, carryOn }
    }
    const { turnover, active } =
      kind === 'hourlySalary' ? inHour(memberId, period, version) : inDays(memberId, [fromDay], version)
    const { gross, paid } = salaryPay(version.terms, turnover, active, below)
    return { ...told, turnover, active, base: turnover, carry: 0, gross, paid, carryOn: 0 }
  }

  /**
   * These agents in an order in which who stood below another, on any of these days, comes first. Two who stood below each
   * other, in turns, have no such order: from the first of them is taken off what the other would get (`payoutOf`).
   */
  function lowestFirst(agents: readonly string[], days: readonly string[]): ReadonlySet<string> {
    const above = new Map(agents.map((id) => [id, new Set(days.flatMap((day) => tree.chainOf(id, day).slice(1)))]))
    const seen = new Set<string>()
    const ordered = new Set<string>()
    const visit = (id: string) => {
      if (seen.has(id)) return
      seen.add(id)
      for (const other of agents) if (above.get(other)?.has(id)) visit(other)
      ordered.add(id)
    }
    agents.forEach(visit)
    return ordered
  }

  const isDueBeforeStart = ({ to }: Period) => to + rules().settledAfter <= startedAt

  /** By the versions of now: what an agent of the seed had before the start. */
  const pasts = new Map<string, { readonly of: string; readonly statements: readonly Statement[] }>()
  function past(memberId: string): readonly Statement[] {
    const versions = agreements.versionsOf(memberId, 'dividend')
    const first = versions.find(({ effectiveAt }) => effectiveAt !== undefined)?.effectiveAt
    if (first === undefined || first >= startedAt) return []
    const of = versions.map(({ version, effectiveAt, endsAt }) => `${version} ${effectiveAt} ${endsAt}`).join()
    const known = pasts.get(memberId)
    if (known?.of === of) return known.statements
    const statements: Statement[] = []
    let moment = first
    for (;;) {
      const version = agreements.inForce(memberId, 'dividend', moment)
      const period = periodAt(version?.terms.period ?? 'day', moment)
      if (!isDueBeforeStart(period)) break
      if (version !== undefined) statements.push(statementOf(memberId, 'dividend', version, period, statements))
      moment = period.to
    }
    pasts.set(memberId, { of, statements })
    return statements
  }

  /** Earliest first. */
  const allOf = (memberId: string, kind: AgreementKind): readonly Statement[] =>
    kind === 'dividend' ? [...past(memberId), ...listOf(memberId, kind)] : listOf(memberId, kind)

  function settle(
    kind: AgreementKind,
    { memberId, period, version }: Due,
    pay: PayStatement,
    later?: readonly Due[],
  ): void {
    const statement = statementOf(memberId, kind, version, period, allOf(memberId, kind), later)
    // Hours and days without play are no news.
    if (kind !== 'dividend' && statement.turnover === 0) return
    if (kind === 'hourlySalary' && statement.gross === 0) return
    keep(statement)
    if (statement.paid > 0) pay(statement)
  }

  return {
    of: (memberId, kind) => [...allOf(memberId, kind)].reverse(),
    past,
    settleHour(from, pay) {
      const period = periodAt('hour', from)
      for (const memberId of lowestFirst(agreements.membersWith('hourlySalary'), [period.fromDay])) {
        const version = agreements.inForce(memberId, 'hourlySalary', from)
        if (version !== undefined) settle('hourlySalary', { memberId, period, version }, pay)
      }
    },
    settleDay(day, pay) {
      const ofDay = periodOfDay('day', day)
      for (const memberId of lowestFirst(agreements.membersWith('dailySalary'), [day])) {
        const version = agreements.inForce(memberId, 'dailySalary', ofDay.from)
        if (version !== undefined) settle('dailySalary', { memberId, period: ofDay, version }, pay)
      }
      const due = new Map<string, Due>()
      for (const memberId of agreements.membersWith('dividend')) {
        const version = agreements.inForce(memberId, 'dividend', ofDay.from)
        if (version === undefined) continue
        const period = periodAt(version.terms.period, ofDay.from)
        const isAlready = allOf(memberId, 'dividend').some(({ to }) => to === period.to)
        if (period.toDay === day && !isAlready) due.set(memberId, { memberId, version, period })
      }
      if (due.size === 0) return
      const days = daysIn({ from: addDays(day, -MAX_DAYS), to: day })
      for (const memberId of lowestFirst([...due.keys()], days)) {
        const own = due.get(memberId)
        due.delete(memberId)
        if (own !== undefined) settle('dividend', own, pay, [...due.values()])
      }
    },
    running(memberId, kind, version) {
      const period = periodAt(version.terms.period, now())
      const days = daysIn({ from: period.fromDay, to: periodAt('day', now()).fromDay })
      const { turnover, active, lost, net } =
        kind === 'hourlySalary' ? inHour(memberId, period, version) : inDays(memberId, days, version)
      const below = paidBelow(memberId, kind, period)
      if (kind !== 'dividend') {
        const pay = salaryPay(version.terms, turnover, active, below)
        return { ...pay, period, lost, costs: 0, carry: 0, base: turnover, active }
      }
      const carry = carryInto(version, allOf(memberId, kind))
      const pay = dividendPay(version.terms, net, carry, active, below)
      return { ...pay, period, lost, costs: net - lost, carry, active }
    },
    save: () => [...kept.values()].flat(),
  }
}
