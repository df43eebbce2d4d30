import type { GameGroup } from '../../../config/code-lists.ts'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import type { Money } from '../../../kernel/money/money.ts'
import { access } from '../../access/access.ts'
import type { AccessGuard } from '../../access/access-guard.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { createUserCache } from '../../auth/session/user-cache.ts'
import type { PeriodCalendar, RecordDetails, RecordList } from '../../cashier/records/period-lists.ts'
import type { RecordDays, RecordPeriod } from '../../cashier/records/record-days.ts'
import { createAgencyLists } from '../agency-lists.ts'
import { agentStatus } from '../agent-status/agent-status.ts'
import { daysInput, pageInput } from '../days-input.ts'
import { OWN_TEAM, teamEndpoints } from './endpoints.ts'
import { createTeamBetList, type TeamBetList } from './team-bet-list.ts'
import { createTeamTree, type TeamTree, type TeamTreeQuery } from './team-tree.ts'
import type { TeamBetQuery, TeamMember, TeamMemberName, TeamPlay, TeamSort } from './types.ts'

export interface TeamTotals extends TeamPlay {
  /** At the end of the period. */
  readonly members: number
  readonly registered: number
  readonly firstDeposits: number
  readonly betting: number
  readonly deposits: Money
  readonly withdrawals: Money
}

export interface TeamDay extends TeamPlay {
  /** YYYY-MM-DD */
  readonly day: string
  readonly deposits: Money
  readonly withdrawals: Money
}

/** A direct member with everyone below. */
export interface TeamOverviewLine extends TeamMemberName, TeamPlay {
  readonly type?: number | undefined
  /** Members below the head of the line. */
  readonly below: number
}

export interface TeamOverview {
  readonly days: RecordDays
  /** In which days are cut: `Asia/Manila`. */
  readonly zone: string
  readonly totals: TeamTotals
  /** Of as many days before. */
  readonly previous: TeamTotals | undefined
  /** Now, whatever the period. */
  readonly online: number
  /** Every day, earliest first. */
  readonly series: readonly TeamDay[]
  /** The ten with the most turnover. */
  readonly lines: readonly TeamOverviewLine[]
}

/** What a line costs, and what is left of what its members lost. */
export interface TeamCosts {
  readonly rebates: Money
  readonly salaries: Money
  readonly bonuses: Money
  readonly redRain: Money
  readonly net: Money
  /** The agent's part of `rebates`. */
  readonly yourRebate: Money
}

export interface TeamLine extends TeamOverviewLine, TeamCosts {
  /** What the head of the line did alone. */
  readonly own: boolean
  /** No longer in the team; its past is. */
  readonly left: boolean
}

/** Beside the lines of a period. */
export interface TeamResult {
  readonly sums: (TeamPlay & TeamCosts) | undefined
  /** Every day, earliest first. */
  readonly series: readonly (TeamPlay & { readonly day: string; readonly net: Money })[]
  /** From a direct member down to the one whose lines these are; empty for one's own. */
  readonly path: readonly TeamMemberName[]
}

/** Percent of the turnover, with two decimals. */
export type RebateRates = Readonly<Record<GameGroup, Money>>

type MemberTotals = TeamPlay & Pick<TeamTotals, 'deposits' | 'withdrawals'>

export interface TeamMemberDetails extends TeamMember {
  readonly days: RecordDays
  readonly zone: string
  /** From a direct member of the agent down to the one above this one. */
  readonly path: readonly TeamMemberName[]
  /** Everyone below. */
  readonly below: number
  readonly isActive: boolean
  readonly own: MemberTotals
  /** Of everyone below. */
  readonly team: MemberTotals
  readonly rates: RebateRates
  /** Rates that count from a coming day on. */
  readonly next?: { readonly fromDay: string; readonly rates: RebateRates } | undefined
}

export interface TeamMemberQuery {
  /** The beginning of a user name, at most 32 signs; blank: all. */
  readonly text?: string | undefined
  /** Those directly below the agent alone; not with a text. */
  readonly isDirect?: boolean | undefined
  readonly type?: number | undefined
  readonly sort?: TeamSort | undefined
  /** For the turnover. Default: seven days. */
  readonly period?: RecordPeriod | RecordDays | undefined
  /** Where the list is shown, such as the entry of the history: asked for there again, it is as it was left. */
  readonly place?: string | undefined
}

export interface TeamLineQuery {
  readonly period: RecordPeriod | RecordDays
  /** Whose lines; the agent's own without it. */
  readonly parentId?: string | undefined
}

/**
 * What an agent sees of the team (AGENT-09 to AGENT-14). Each call makes a list, a tree or details; `dispose()` them when their
 * screen closes. They belong to one user. Days that cannot be asked for fail with `period.invalid` and their field, and
 * nothing is sent; a member who is not, or no longer, in the team fails with `member.notInTeam`.
 */
export interface Team extends PeriodCalendar {
  overview(period: RecordPeriod | RecordDays): RecordDetails<TeamOverview>
  profitAndLoss(query: TeamLineQuery): RecordList<TeamLine, TeamResult>
  bets(query: TeamBetQuery): TeamBetList
  members(query?: TeamMemberQuery): RecordList<TeamMember, never>
  tree(query?: TeamTreeQuery): TeamTree
  member(memberId: string, period?: RecordPeriod | RecordDays): RecordDetails<TeamMemberDetails>
}

const PAGE_SIZE = SPEC_CONSTANTS.pageSizes.records
/** Whole at once, for the chart and the table: more lines than an agent usually has. */
const LINES_PAGE_SIZE = 100
const MAX_TEXT_LENGTH = 32
const WEEK: RecordPeriod = 'days7'

export function createTeam(context: FeatureContext, session: Session, guard: Pick<AccessGuard, 'check'>): Team {
  const { call } = context
  const lists = createAgencyLists(context, session, guard, 'team', 'team')
  const { today, daysOf, checkDays, mostDays, list, details, checkedDays, learnZone } = lists

  /** Asks again where only the answer tells which day the platform has. */
  async function ofDays<Answer extends { readonly zone?: string | undefined }>(
    period: RecordPeriod | RecordDays,
    ask: (days: RecordDays) => Promise<Answer>,
    endpoint: Parameters<typeof checkedDays>[1],
  ): Promise<Answer & { readonly days: RecordDays; readonly zone: string }> {
    const days = checkedDays(period, endpoint)
    const answer = await ask(days)
    const zone = learnZone(answer.zone)
    const right = checkedDays(period, endpoint)
    const isRight = right.from === days.from && right.to === days.to
    return { ...(isRight ? answer : await ask(right)), days: right, zone }
  }

  const { scope } = context
  const memberLists = createUserCache<RecordList<TeamMember, never>>({
    scope,
    session,
    isKept: ({ $state }) => $state.get().status === 'ready',
  })
  const trees = createUserCache<TeamTree>({
    scope,
    session,
    isKept: ({ $summary }) => $summary.get().status === 'ready',
  })

  return {
    today,
    daysOf,
    checkDays,
    mostDays,
    overview: (period) =>
      details(
        (signal) =>
          ofDays(
            period,
            (days) => call(teamEndpoints.teamOverview, daysInput(days), { signal }),
            teamEndpoints.teamOverview,
          ),
        'none',
      ),
    profitAndLoss: ({ parentId, period }) =>
      list(
        { period },
        {
          endpoint: teamEndpoints.teamPnl,
          pageSize: LINES_PAGE_SIZE,
          language: 'none',
          key: ({ memberId, own }) => `${memberId} ${own}`,
          async load(input, signal) {
            const { totals, series, path, ...page } = await call(
              teamEndpoints.teamPnl,
              { ...pageInput(input), parentId },
              { signal },
            )
            return { ...page, totals: { sums: totals, series, path } }
          },
        },
      ),
    bets: (query) => createTeamBetList({ context, session, lists, query }),
    members({ place, ...query } = {}) {
      const { text = '', isDirect = false, type, sort, period = WEEK } = query
      const at = place === undefined ? undefined : JSON.stringify([place, query])
      return memberLists.lease(at, () =>
        list(
          { period },
          {
            endpoint: teamEndpoints.teamMembers,
            pageSize: PAGE_SIZE,
            language: 'none',
            key: ({ memberId }) => memberId,
            async load(input, signal) {
              const q = text.trim().slice(0, MAX_TEXT_LENGTH) || undefined
              const parentId = isDirect && q === undefined ? OWN_TEAM : undefined
              return call(teamEndpoints.teamMembers, { ...pageInput(input), q, parentId, type, sort }, { signal })
            },
          },
        ),
      )
    },
    tree({ place, ...query } = {}) {
      const at = place === undefined ? undefined : JSON.stringify([place, query])
      return trees.lease(at, () => createTeamTree({ context, session, guard, query }))
    },
    member: (memberId, period = WEEK) =>
      details((signal) => {
        const ask = (days: RecordDays) => call(teamEndpoints.teamMember, { memberId, ...daysInput(days) }, { signal })
        return ofDays(period, ask, teamEndpoints.teamMember)
      }, 'none'),
  }
}

/** The team of an agent: overview, members, profit and loss, bets. */
export const team: Feature<Team> = defineFeature({
  id: 'team',
  needs: { session, access, agentStatus },
  create: (context, { session, access }) => createTeam(context, session, access),
})
