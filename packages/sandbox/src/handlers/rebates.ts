import { GAME_GROUPS } from '@foyer/core/contract'
import type { HandlerContext, HandlerTable } from '../engine/handler.ts'
import { badRate, rateBounds } from '../world/agency/rate-bounds.ts'
import { incomeOn, levelsBelow, previewRebates } from '../world/agency/rebate-reports.ts'
import { mapGroups, type Rates } from '../world/agency/rules.ts'
import { pathTo, profileOf } from '../world/agency/team-members.ts'
import { addDays, daysIn, TIME_ZONE } from '../world/days.ts'
import type { Member } from '../world/member.ts'
import { toDecimal, toMinor } from '../world/money.ts'
import { invalidField, Refusal } from '../world/refusal.ts'
import type { World } from '../world/world.ts'
import { paginate } from './paginate.ts'
import { agentOf, MAX_ROWS, periodOf } from './team.ts'

/** Basis points as percent. */
export const ratesRow = (rates: Rates) => mapGroups((group) => toDecimal(rates[group]))

/** @throws Refusal naming the first rate that is none */
export function readRates(texts: Readonly<Record<keyof Rates, string>>): Rates {
  return mapGroups((group) => {
    const rate = /^\d{1,2}(?:\.\d{1,2})?$/.test(texts[group]) ? toMinor(texts[group]) : undefined
    if (rate === undefined) throw invalidField(group)
    return rate
  })
}

export function boundsRow({ agency }: Pick<World, 'agency'>, agentId: string, memberId?: string) {
  const { floor, ceiling } = rateBounds(agency, agentId, memberId)
  return { floor: ratesRow(floor), ceiling: ratesRow(ceiling), step: toDecimal(agency.rules().rateStep) }
}

/** @throws Refusal `rate.*` naming the first rate that cannot be given */
export function checkRates({ agency }: Pick<World, 'agency'>, rates: Rates, agentId: string, memberId?: string): void {
  const bad = badRate(rates, rateBounds(agency, agentId, memberId), agency.rules().rateStep)
  if (bad !== undefined) throw new Refusal(bad.code, { field: bad.field })
}

interface Asked {
  readonly agent: Member
  readonly memberId: string
  readonly isDirect: boolean
}

/** @throws Refusal for who is not below the caller */
function askedMember(context: HandlerContext<{ readonly memberId: string }>): Asked {
  const { world, input } = context
  const agent = agentOf(context)
  const path = pathTo(world, agent.id, input.memberId)
  if (path === undefined) throw new Refusal('member.notInTeam')
  return { agent, memberId: input.memberId, isDirect: path.length === 1 }
}

/** Changes with the rates of the member. */
function versionOf({ agency }: World, memberId: string): string {
  const periods = agency.tree.place(memberId)?.rates.slice(-2) ?? []
  return periods
    .map(({ fromDay, rates }) => [fromDay, ...GAME_GROUPS.map((group) => rates[group])].join(' '))
    .join(', ')
}

function settingsRow({ world }: HandlerContext<unknown>, { agent, memberId, isDirect }: Asked) {
  const { tree, today } = world.agency
  const next = tree.nextRatesOf(memberId, today())
  return {
    memberId,
    userName: profileOf(world, memberId)?.userName ?? memberId,
    isDirect,
    rates: ratesRow(tree.ratesOf(memberId, today())),
    ...(next && { next: { fromDay: next.fromDay, rates: ratesRow(next.rates) } }),
    bounds: boundsRow(world, agent.id, memberId),
    fromDay: addDays(today(), 1),
    version: versionOf(world, memberId),
  }
}

interface IncomeSum {
  turnover: number
  rebate: number
  soFar: number
}

export const rebateHandlers = {
  rebateGet: (context) => settingsRow(context, askedMember(context)),

  rebatePreview(context) {
    const { world, input } = context
    const { agent, memberId } = askedMember(context)
    const rates = readRates(input)
    checkRates(world, rates, agent.id, memberId)
    const { from, to, member, own } = previewRebates(world.agency, agent.id, memberId, rates)
    const pair = ({ before, after }: typeof own) => ({ before: toDecimal(before), after: toDecimal(after) })
    return { from, to, member: pair(member), own: pair(own) }
  },

  rebateSet(context) {
    const { world, input, changed } = context
    const asked = askedMember(context)
    const { agent, memberId, isDirect } = asked
    const { tree, today } = world.agency
    if (!isDirect) throw new Refusal('no.permission')
    const rates = readRates(input.rates)
    const current = tree.nextRatesOf(memberId, today())?.rates ?? tree.ratesOf(memberId, today())
    // After a lost answer the same comes again.
    if (GAME_GROUPS.every((group) => rates[group] === current[group])) return settingsRow(context, asked)
    if (input.version !== versionOf(world, memberId)) {
      throw new Refusal('rate.changed', { value: settingsRow(context, asked) })
    }
    checkRates(world, rates, agent.id, memberId)
    tree.setRates(memberId, rates, addDays(today(), 1))
    changed()
    return settingsRow(context, asked)
  },

  rebateIncome(context) {
    const { world, input, now } = context
    const agent = agentOf(context)
    const { agency } = world
    const days = periodOf(input)
    const { by, group, level, pageNo, pageSize, asOf = now } = input
    const settled = agency.lastDayBefore(now)
    const sums = new Map<string, IncomeSum>()
    const totals = { paid: 0, soFar: 0 }
    for (const day of [...daysIn(days)].reverse()) {
      for (const { lineId, turnover, rebate } of incomeOn(agency, agent.id, day, { group, level })) {
        const key = by === 'day' ? day : lineId
        const sum = sums.get(key) ?? { turnover: 0, rebate: 0, soFar: 0 }
        sums.set(key, sum)
        sum.turnover += turnover
        sum.rebate += rebate
        if (day > settled) sum.soFar += rebate
        totals[day > settled ? 'soFar' : 'paid'] += rebate
      }
    }
    const rows = by === 'day' ? [...sums] : [...sums].sort(([, one], [, other]) => other.rebate - one.rebate)
    const page = paginate(rows, pageNo, pageSize, { mostRows: MAX_ROWS })
    return {
      list: page.rows.map(([key, { turnover, rebate, soFar }]) => ({
        ...(by === 'day' ? { day: key } : { memberId: key, userName: profileOf(world, key)?.userName ?? key }),
        turnover: toDecimal(turnover),
        rebate: toDecimal(rebate),
        soFar: toDecimal(soFar),
      })),
      pageNum: page.pageNum,
      totalPages: page.totalPages,
      totalCount: page.totalCount,
      zone: TIME_ZONE,
      asOf,
      totals: { paid: toDecimal(totals.paid), soFar: toDecimal(totals.soFar), levels: levelsBelow(agency, agent.id) },
    }
  },
} satisfies Partial<HandlerTable>
