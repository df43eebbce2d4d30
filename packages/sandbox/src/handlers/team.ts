import { GAME_GROUPS, MAX_TEAM_DAYS, OWN_TEAM } from '@foyer/core/contract'
import { callerOf, type HandlerContext, type HandlerTable } from '../engine/handler.ts'
import { mapGroups, type Rates } from '../world/agency/rules.ts'
import { listBets, type TeamBet } from '../world/agency/team-bets.ts'
import {
  belowOf,
  countsInTeam,
  type Listed,
  listMembers,
  pathTo,
  profileOf,
  type TeamMember,
  teamMemberOf,
} from '../world/agency/team-members.ts'
import {
  teamKpi as countTeam,
  orderLines,
  type PeriodSums,
  periodBefore,
  sumPeriod,
  type TeamTotals,
  teamTotals,
} from '../world/agency/team-reports.ts'
import { addCount, addSums, lostOf, netOf, noSums, type Sums, total } from '../world/agency/team-sums.ts'
import { addDays, type DayRange, isDay, lengthOf, TIME_ZONE } from '../world/days.ts'
import { textIn } from '../world/lobby.ts'
import type { Member } from '../world/member.ts'
import { isAgentType } from '../world/members.ts'
import { toDecimal } from '../world/money.ts'
import { Refusal } from '../world/refusal.ts'
import { type Page, paginate } from './paginate.ts'

export const MAX_ROWS = 100
const LINES_SHOWN = 10

export function agentOf(context: HandlerContext<unknown>): Member {
  const { member } = callerOf(context)
  if (!isAgentType(member.type)) throw new Refusal('no.permission')
  return member
}

/** Both ends included. @throws Refusal for days that there are not, and for too many */
export function periodOf({ startDate, endDate }: { readonly startDate: string; readonly endDate: string }): DayRange {
  const wrong = [!isDay(startDate) && 'startDate', !isDay(endDate) && 'endDate'].find((field) => field !== false)
  if (wrong) throw new Refusal('period.invalid', { field: wrong })
  const days = { from: startDate, to: endDate }
  const length = lengthOf(days)
  if (length < 1 || length > MAX_TEAM_DAYS) throw new Refusal('period.invalid', { field: 'endDate' })
  return days
}

/** The last seven days, where none are named. */
function periodOrWeek(
  { startDate, endDate }: { readonly startDate?: string | undefined; readonly endDate?: string | undefined },
  today: string,
): DayRange {
  if (startDate === undefined && endDate === undefined) return { from: addDays(today, -6), to: today }
  return periodOf({ startDate: startDate ?? '', endDate: endDate ?? '' })
}

function playOf(sums: Sums) {
  return {
    bets: total(sums.bets),
    turnover: toDecimal(total(sums.turnover)),
    win: toDecimal(total(sums.win)),
    lost: toDecimal(lostOf(sums)),
  }
}

function cashOf({ deposits, withdrawals }: Pick<Sums, 'deposits' | 'withdrawals'>) {
  return { deposits: toDecimal(deposits), withdrawals: toDecimal(withdrawals) }
}

function costsOf(sums: Sums) {
  const { rebates, salaries, bonuses, redRain, yourRebate } = sums
  return {
    rebates: toDecimal(rebates),
    salaries: toDecimal(salaries),
    bonuses: toDecimal(bonuses),
    redRain: toDecimal(redRain),
    net: toDecimal(netOf(sums)),
    yourRebate: toDecimal(total(yourRebate)),
  }
}

const nameOf = (world: HandlerContext<unknown>['world'], memberId: string) => ({
  memberId,
  userName: profileOf(world, memberId)?.userName ?? memberId,
})

function totalsOf({ sums, members, registered, firstDeposits, betting }: TeamTotals) {
  return { ...playOf(sums), ...cashOf(sums), members, registered, firstDeposits, betting }
}

function seriesOf<Day extends object>(days: PeriodSums['days'], of: (sums: Sums) => Day) {
  return [...days].map(([day, sums]) => ({ day, ...playOf(sums), ...of(sums) }))
}

/** @throws Refusal for a member who is not below the caller, and for an id that there is not: both read the same */
function pathOrRefuse({ world }: HandlerContext<unknown>, agent: Member, memberId: string): readonly string[] {
  const path = pathTo(world, agent.id, memberId)
  if (path === undefined) throw new Refusal('member.notInTeam')
  return path
}

/** Whose lines are asked for: the caller's, or those of a member below. */
function parentOf(context: HandlerContext<{ readonly parentId?: string | undefined }>, agent: Member) {
  const { parentId = '' } = context.input
  if (['', OWN_TEAM, agent.id].includes(parentId)) return { parentId: agent.id, path: [] }
  return { parentId, path: pathOrRefuse(context, agent, parentId).map((memberId) => nameOf(context.world, memberId)) }
}

function pageOf<Row>(list: Listed<Row>, { pageNo, pageSize }: { readonly pageNo: number; readonly pageSize: number }) {
  return paginate(list, pageNo, pageSize, { mostRows: MAX_ROWS })
}

const countsOf = ({ pageNum, totalPages, totalCount }: Page<unknown>) => ({ pageNum, totalPages, totalCount })

function memberRow({ turnover, ...row }: TeamMember) {
  return { ...row, turnover: toDecimal(turnover) }
}

const MAX_QUERY_LENGTH = 32

function ratesOf(rates: Rates) {
  return mapGroups((group) => toDecimal(rates[group]))
}

/** The part of one group alone. */
function ofGroup(sums: Sums, group: (typeof GAME_GROUPS)[number] | undefined): Sums {
  if (group === undefined) return sums
  const at = GAME_GROUPS.indexOf(group)
  const only = (list: readonly number[]) => [list[at] ?? 0]
  return { ...sums, turnover: only(sums.turnover), win: only(sums.win), bets: only(sums.bets) }
}

export const teamHandlers = {
  /** PCALL-08: what the members of the team did, themselves, in these days. */
  teamKpi(context) {
    const { world, now, input } = context
    const agent = agentOf(context)
    const { loggedIn, betting, registered, online } = countTeam(world, agent.id, periodOf(input), now)
    return {
      footer: {
        teamLoginMemberCount: loggedIn,
        teamBetMemberCount: betting,
        teamRegisterMemberCount: registered,
        teamOnlineCount: online,
        ...world.settings.teamKpi,
      },
    }
  },

  teamOverview(context) {
    const { world, now, input } = context
    const agent = agentOf(context)
    const days = periodOf(input)
    const { lines, days: byDay } = sumPeriod(world, agent.id, agent.id, days)
    const totals = teamTotals(world, agent.id, days, now)
    const { history } = world.agency
    const before = periodBefore(days)
    // Before the first day of the history there is nothing to compare with.
    const isKnown = ({ from }: DayRange) => from >= (history().days[0] ?? '')
    return {
      zone: TIME_ZONE,
      asOf: now,
      totals: totalsOf(totals),
      ...(isKnown(before) && { previous: totalsOf(teamTotals(world, agent.id, before, now)) }),
      online: totals.online,
      series: seriesOf(byDay, cashOf),
      lines: orderLines(lines)
        .filter(([memberId]) => memberId !== agent.id)
        .slice(0, LINES_SHOWN)
        .map(([memberId, sums]) => ({
          ...nameOf(world, memberId),
          type: profileOf(world, memberId)?.type,
          below: belowOf(world, memberId),
          ...playOf(sums),
        })),
    }
  },

  teamPnl(context) {
    const { world, now, input } = context
    const agent = agentOf(context)
    const days = periodOf(input)
    const { parentId, path } = parentOf(context, agent)
    const sums = sumPeriod(world, agent.id, parentId, days)
    const page = pageOf(orderLines(sums.lines), input)
    return {
      list: page.rows.map(([memberId, line]) => ({
        ...nameOf(world, memberId),
        type: profileOf(world, memberId)?.type,
        below: belowOf(world, memberId),
        own: memberId === parentId,
        left: memberId !== agent.id && pathTo(world, agent.id, memberId) === undefined,
        ...playOf(line),
        ...costsOf(line),
      })),
      ...countsOf(page),
      zone: TIME_ZONE,
      asOf: input.asOf ?? now,
      path,
      totals: { ...playOf(sums.total), ...costsOf(sums.total) },
      series: seriesOf(sums.days, (ofDay) => ({ net: toDecimal(netOf(ofDay)) })),
    }
  },

  teamMembers(context) {
    const { world, now, input } = context
    const agent = agentOf(context)
    const { q = '', type, sort = 'joined', asOf = now } = input
    const days = periodOrWeek(input, world.agency.today())
    const parent = input.parentId ? parentOf(context, agent) : undefined
    const found = listMembers(world, agent.id, {
      parentId: parent?.parentId,
      q: q.trim().slice(0, MAX_QUERY_LENGTH),
      type,
      sort,
      days,
      asOf,
    })
    const page = pageOf(found, input)
    return { list: page.rows.map(memberRow), ...countsOf(page), zone: TIME_ZONE, asOf, path: parent?.path ?? [] }
  },

  teamMember(context) {
    const { world, now, input } = context
    const { agency, members } = world
    const agent = agentOf(context)
    const { memberId } = input
    const days = periodOrWeek(input, agency.today())
    const path = pathOrRefuse(context, agent, memberId)
    const member = teamMemberOf(world, agent.id, memberId, days)
    if (member === undefined) throw new Refusal('member.notInTeam')
    const own = noSums()
    const team = noSums()
    for (const count of countsInTeam(world, agent.id, memberId, days)) addCount(own, count)
    for (const [lineId, line] of sumPeriod(world, agent.id, memberId, days).lines) {
      if (lineId !== memberId) addSums(team, line)
    }
    const next = agency.tree.nextRatesOf(memberId, agency.today())
    return {
      ...memberRow(member),
      zone: TIME_ZONE,
      asOf: now,
      path: path.slice(0, -1).map((id) => nameOf(world, id)),
      below: belowOf(world, memberId),
      isActive: members.byId(memberId)?.account?.disabled !== true,
      own: { ...playOf(own), ...cashOf(own) },
      team: { ...playOf(team), ...cashOf(team) },
      rates: ratesOf(agency.tree.ratesOf(memberId, agency.today())),
      ...(next && { next: { fromDay: next.fromDay, rates: ratesOf(next.rates) } }),
    }
  },

  teamBets(context) {
    const { world, now, input, language } = context
    const agent = agentOf(context)
    const { memberId = '', group, asOf = now } = input
    const days = periodOf(input)
    if (memberId !== '') pathOrRefuse(context, agent, memberId)
    const { list, sums } = listBets(world, agent.id, { days, memberId: memberId || undefined, group, asOf })
    const page = pageOf(list, input)
    const row = ({ vassalage, nodeId, stake, win, ...bet }: TeamBet) => {
      const game = world.lobby().game(vassalage, nodeId)
      return {
        ...bet,
        ...nameOf(world, bet.memberId),
        nodeId,
        gameName: game === undefined ? nodeId : textIn(game.name, language),
        stake: toDecimal(stake),
        win: toDecimal(win),
      }
    }
    return {
      list: page.rows.map(row),
      ...countsOf(page),
      zone: TIME_ZONE,
      asOf,
      totals: playOf(ofGroup(sums, group)),
    }
  },
} satisfies Partial<HandlerTable>
