import * as z from 'zod/mini'
import { GAME_GROUPS } from '../../../config/code-lists.ts'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { optionalMoment, wireMoment, wireZone } from '../../../transport/wire-moment.ts'
import {
  filledText,
  flag,
  maybeText,
  optionalCount,
  optionalInteger,
  optionalText,
  text,
  wireInteger,
  wireList,
  wireMaybe,
  wireMoney,
  wireOr,
  wirePage,
  wireText,
} from '../../../transport/wire-schemas.ts'

/** The longest period of one question, as platforms have it. */
export const MAX_TEAM_DAYS = 92

/** YYYY-MM-DD, both included, at most {@link MAX_TEAM_DAYS}. */
const days = { startDate: text, endDate: text }
const page = {
  pageNo: wireInteger,
  /** At most 100. */
  pageSize: wireInteger,
  /** Of the first page: what came later shifts no row of the next ones. ms since the epoch. */
  asOf: z.optional(wireInteger),
}
const zoneAndMoment = {
  /** In which days are cut: `Asia/Manila`. */
  zone: wireZone,
  asOf: optionalMoment,
}
const count = wireOr(wireInteger, 0)
const amount = wireMoney

const wireMemberName = z.object({ memberId: wireText, userName: wireText })

/** Settled stakes, what was paid back in all, and their difference; below 0 the members have won. */
const play = { bets: count, turnover: amount, win: amount, lost: amount }

const wireTeamTotals = z.object({
  ...play,
  /** At the end of the period. */
  members: count,
  registered: count,
  firstDeposits: count,
  betting: count,
  deposits: amount,
  withdrawals: amount,
})

const wireTeamDay = z.object({ day: text, ...play, deposits: amount, withdrawals: amount })

/** What a line costs and leaves; `net` is `lost` less rebates, salaries, bonuses and red envelopes. */
const costs = { rebates: amount, salaries: amount, bonuses: amount, redRain: amount, net: amount, yourRebate: amount }

const wireTeamLine = z.extend(wireMemberName, {
  type: optionalInteger,
  below: count,
  /** What the member at the head did alone: of the caller only what is paid for the team. */
  own: wireOr(flag, false),
  /** No longer in the team: its past days are. */
  left: wireOr(flag, false),
  ...play,
  ...costs,
})

const wireTeamMember = z.extend(wireMemberName, {
  nickname: optionalText,
  type: optionalInteger,
  /** 1 is directly below the caller. */
  level: wireInteger,
  uplineId: optionalText,
  uplineName: optionalText,
  /** Direct members. */
  childCount: count,
  /** ms since the epoch */
  joinedAt: optionalMoment,
  lastSeenAt: optionalMoment,
  turnover: amount,
})

/** As `parentId`: the caller, whose id a client need not know. */
export const OWN_TEAM = 'me'

/** Percent of the turnover, decimal text of two places. */
export const wireRates = z.object({ slots: wireMoney, live: wireMoney, sports: wireMoney, lottery: wireMoney })

const memberTotals = z.object({ ...play, deposits: amount, withdrawals: amount })

export const teamEndpoints = defineEndpoints({
  /** What a team did in a period; `size: 0` asks for the totals alone (PCALL-08, AGENT-07). Days are YYYY-MM-DD. */
  teamKpi: {
    method: 'GET',
    path: '/wps/agent/team/kpi',
    input: z.object({ startDate: text, endDate: text, size: wireInteger }),
    output: z.object({
      footer: wireOr(
        z.object({
          teamLoginMemberCount: optionalCount,
          teamBetMemberCount: optionalCount,
          teamRegisterMemberCount: optionalCount,
          teamOnlineCount: optionalCount,
        }),
        {},
      ),
    }),
    auth: 'required',
    silent: true,
  },

  /** What the whole team did on the given days: sums, one row a day, and the ten lines with the most turnover. Module COMM3. */
  teamOverview: {
    method: 'GET',
    path: '/wps/agent/team/overview',
    input: z.object(days),
    output: z.object({
      ...zoneAndMoment,
      totals: wireTeamTotals,
      /** Of as many days before. */
      previous: wireMaybe(wireTeamTotals),
      /** Members with a call in the last minutes, whatever the period. */
      online: count,
      /** Every day of the period, earliest first. */
      series: wireList(wireTeamDay),
      /** The ten lines with the most turnover, highest first. */
      lines: wireList(z.extend(wireMemberName, { type: optionalInteger, below: count, ...play })),
    }),
    auth: 'required',
    module: 'COMM3',
  },

  /** The lines below `parentId`, or below the caller, with the most turnover first. Module COMM3. */
  teamPnl: {
    method: 'GET',
    path: '/wps/agent/team/pnl',
    input: z.object({ ...days, ...page, parentId: maybeText }),
    output: z.extend(wirePage(wireTeamLine), {
      ...zoneAndMoment,
      /** From the member below the caller down to `parentId`. */
      path: wireList(wireMemberName),
      totals: wireMaybe(z.object({ ...play, ...costs })),
      /** Every day of the period, earliest first. */
      series: wireList(z.object({ day: text, ...play, net: amount })),
    }),
    auth: 'required',
    module: 'COMM3',
    throttleMs: SPEC_CONSTANTS.loadMoreMs,
  },

  /**
   * Members of the team. Of `parentId` the direct members; of `q` (1 to 32 signs) those whose user name begins with it; without both the whole team.
   * Module COMM3.
   */
  teamMembers: {
    method: 'GET',
    path: '/wps/agent/team/members',
    input: z.object({
      ...page,
      parentId: maybeText,
      q: maybeText,
      type: z.optional(wireInteger),
      /** `joined`: latest first; `name`: from A; `turnover`: highest first. */
      sort: z.optional(z.enum(['joined', 'name', 'turnover'])),
      /** For the turnover; the last 7 days without them. */
      startDate: maybeText,
      endDate: maybeText,
    }),
    output: z.extend(wirePage(wireTeamMember), { ...zoneAndMoment, path: wireList(wireMemberName) }),
    auth: 'required',
    module: 'COMM3',
    throttleMs: SPEC_CONSTANTS.loadMoreMs,
  },

  /** A member of the team. Members outside the team are refused with `member.notInTeam`. Module COMM3. */
  teamMember: {
    method: 'GET',
    path: '/wps/agent/team/members/{memberId}',
    input: z.object({ memberId: filledText, startDate: maybeText, endDate: maybeText }),
    output: z.extend(wireTeamMember, {
      ...zoneAndMoment,
      /** From the member below the caller down to the one above this member. */
      path: wireList(wireMemberName),
      /** Everyone below. */
      below: count,
      isActive: wireOr(flag, true),
      /** Of the member alone, in the period. */
      own: memberTotals,
      /** Of everyone below. */
      team: memberTotals,
      rates: wireRates,
      /** Rates that count from a coming day on. */
      next: wireMaybe(z.object({ fromDay: text, rates: wireRates })),
    }),
    auth: 'required',
    module: 'COMM3',
  },

  /** Settled bets of members, latest first; of `memberId` alone where it is named. Module COMM3. */
  teamBets: {
    method: 'GET',
    path: '/wps/agent/team/bets',
    input: z.object({ ...days, ...page, memberId: maybeText, group: z.optional(z.enum(GAME_GROUPS)) }),
    output: z.extend(
      wirePage(
        z.extend(wireMemberName, {
          betId: wireText,
          /** ms since the epoch */
          at: wireMoment,
          gameName: wireOr(text, ''),
          nodeId: wireOr(text, ''),
          group: z.catch(z.optional(z.enum(GAME_GROUPS)), undefined),
          stake: wireMoney,
          win: wireMoney,
          /** Declared void: the stake went back. */
          isVoid: wireOr(flag, false),
        }),
      ),
      { ...zoneAndMoment, totals: wireMaybe(z.object(play)) },
    ),
    auth: 'required',
    module: 'COMM3',
    throttleMs: SPEC_CONSTANTS.loadMoreMs,
  },
})
