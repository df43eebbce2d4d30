import * as z from 'zod/mini'
import { GAME_GROUPS } from '../../../config/code-lists.ts'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { optionalMoment, wireZone } from '../../../transport/wire-moment.ts'
import {
  filledShortText,
  filledText,
  flag,
  optionalCount,
  optionalText,
  shortText,
  text,
  wireInteger,
  wireMaybe,
  wireMoney,
  wireOr,
  wirePage,
  wireText,
} from '../../../transport/wire-schemas.ts'
import { wireRates } from '../team/endpoints.ts'

/** Percent of the turnover, decimal text of two places. */
export const ratesInput = z.object({ slots: shortText, live: shortText, sports: shortText, lottery: shortText })

/** Between which rates a choice is, and in which steps. */
export const wireRateBounds = z.object({ floor: wireRates, ceiling: wireRates, step: wireMoney })

const settings = z.object({
  memberId: wireText,
  userName: wireText,
  /** Only the rates of direct members are set. */
  isDirect: wireOr(flag, false),
  rates: wireRates,
  /** Rates that count from a coming day on. */
  next: wireMaybe(z.object({ fromDay: text, rates: wireRates })),
  /** Of the floor: the highest rate that is given further below. Of the ceiling: the caller's own. */
  bounds: wireRateBounds,
  /** From which day on a change counts, YYYY-MM-DD. */
  fromDay: text,
  /** Of the rates as they are now. */
  version: wireText,
})

const pair = z.object({ before: wireMoney, after: wireMoney })

export const rebateEndpoints = defineEndpoints({
  /** The rebate rates of a member, with their bounds. Members outside the team are refused with `member.notInTeam`. Module COMM3. */
  rebateGet: {
    method: 'GET',
    path: '/wps/agent/rebates/{memberId}',
    input: z.object({ memberId: filledText }),
    output: settings,
    auth: 'required',
    module: 'COMM3',
  },

  /** The rebate of this line for the last seven whole days, with its rates and with other rates. Module COMM3. */
  rebatePreview: {
    method: 'GET',
    path: '/wps/agent/rebates/{memberId}/preview',
    input: z.extend(ratesInput, { memberId: filledText }),
    output: z.object({ from: text, to: text, member: pair, own: pair }),
    auth: 'required',
    silent: true,
    module: 'COMM3',
  },

  /**
   * Sets the four rebate rates of a member. `rate.aboveOwn`, `rate.belowDownline`, `rate.step` with the field; `rate.changed` with the current settings
   * where the version is another one. The same rates again change nothing. Module COMM3.
   */
  rebateSet: {
    method: 'PUT',
    path: '/wps/agent/rebates/{memberId}',
    input: z.object({ memberId: filledShortText, rates: ratesInput, version: shortText }),
    output: settings,
    auth: 'required',
    module: 'COMM3',
  },

  /** What the caller gets of the turnover of the team and the own one: by day, latest first, or by line. Module COMM3. */
  rebateIncome: {
    method: 'GET',
    path: '/wps/agent/rebates/income',
    input: z.object({
      /** YYYY-MM-DD, both included, at most 92 days. */
      startDate: text,
      endDate: text,
      pageNo: wireInteger,
      /** At most 100. */
      pageSize: wireInteger,
      asOf: z.optional(wireInteger),
      group: z.optional(z.enum(GAME_GROUPS)),
      /** Of the member who staked: 1 for direct members, 0 for the caller. */
      level: z.optional(wireInteger),
      by: z.enum(['day', 'line']),
    }),
    output: z.extend(
      wirePage(
        z.object({
          /** Of a row by day. */
          day: optionalText,
          /** Of a row by line: the direct member at its head, or the caller. */
          memberId: optionalText,
          userName: optionalText,
          turnover: wireMoney,
          /** Of it, what is the caller's. */
          rebate: wireMoney,
          /** The part of `rebate` of days that are not settled yet. */
          soFar: wireMoney,
        }),
      ),
      {
        zone: wireZone,
        asOf: optionalMoment,
        /** `levels`: how many there are below the caller, where the platform tells. */
        totals: wireMaybe(z.object({ paid: wireMoney, soFar: wireMoney, levels: optionalCount })),
      },
    ),
    auth: 'required',
    module: 'COMM3',
    throttleMs: SPEC_CONSTANTS.loadMoreMs,
  },
})
