import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { optionalMoment, wireMoment, wireZone } from '../../../transport/wire-moment.ts'
import {
  anything,
  noInput,
  shortText,
  text,
  wireInteger,
  wireList,
  wireMaybe,
  wireMoney,
  wirePage,
  wireText,
} from '../../../transport/wire-schemas.ts'

/** Agreements between an agent and the merchant. */
export const CONTRACT_KINDS = ['dailySalary', 'dividend', 'hourlySalary'] as const

const kind = z.enum(CONTRACT_KINDS)

/** `replaced`: an earlier version of one that runs. `expired`: there was no answer in time. */
export const AGREEMENT_STATES = ['offered', 'agreed', 'replaced', 'ended', 'expired', 'withdrawn'] as const

/** Every condition of a tier must hold; the highest such tier counts for all of it. */
const tier = z.object({
  /** What the team's turnover of the period, or the base of the dividend, must reach. */
  from: wireMoney,
  /** How many active members it takes. */
  active: wireInteger,
  /** Percent: 0.10 is a thousandth. */
  rate: wireMaybe(wireMoney),
  /** In place of a rate. */
  amount: wireMaybe(wireMoney),
})

/** Times are ms since the epoch, days YYYY-MM-DD in the zone. */
const version = {
  version: wireInteger,
  state: z.enum(AGREEMENT_STATES),
  offeredAt: wireMoment,
  /** Of an offer: until then it can be agreed to. */
  answerBy: optionalMoment,
  agreedAt: optionalMoment,
  /** The first day that it counts for. */
  fromDay: text,
  /** The last one, where it ends. */
  toDay: wireMaybe(text),
}

const terms = {
  ...version,
  contractId: wireText,
  period: z.enum(['hour', 'day', 'week', 'halfMonth', 'month']),
  /** In which days and hours are cut: `Asia/Manila`. Missing: the merchant's zone. */
  zone: wireZone,
  currency: text,
  tiers: wireList(tier),
  /** Who counts as active in a period. */
  active: z.object({ turnover: wireMoney, deposit: wireMaybe(wireMoney) }),
  /** What is taken off: what agents below are paid, and costs of the team. */
  deducts: wireList(z.enum(['below', 'rebates', 'salaries', 'bonuses', 'rain'])),
  /** Whether a loss goes along into the next period. */
  carryOver: wireMaybe(z.enum(['full', 'none'])),
}

const agreement = z.object({
  kind,
  ...terms,
  /** A loss of earlier periods: 0 or below. */
  carried: wireMaybe(wireMoney),
  /** The period that runs, as it would end now. */
  current: wireMaybe(
    z.object({
      from: text,
      to: text,
      lost: wireMaybe(wireMoney),
      costs: wireMaybe(wireMoney),
      carry: wireMaybe(wireMoney),
      base: wireMoney,
      active: wireInteger,
      /** Which tier it reaches, 1 is the lowest; missing below it. */
      tier: wireMaybe(wireInteger),
      estimate: wireMoney,
    }),
  ),
  /** Offered in place of one that runs. */
  replacement: wireMaybe(z.object(terms)),
  /** Earlier versions, latest first. */
  earlier: wireList(z.object(version)),
})

export const contractEndpoints = defineEndpoints({
  /** Which agreements the agent still has to sign; whatever is not empty is one (PCALL-10, PDATA-09). */
  contractInfo: {
    method: 'GET',
    path: '/wps/agent/contract/info',
    input: noInput,
    output: z.object({
      dailysalreqtype: wireMaybe(anything),
      divtypecompperiodreq: wireMaybe(anything),
      contracthoursalreq: wireMaybe(anything),
    }),
    auth: 'required',
    silent: true,
    tokenInPayload: true,
  },

  /** One agreement, or that there is none. Module COMM3. */
  contractGet: {
    method: 'GET',
    path: '/wps/agent/contract/{kind}',
    input: z.object({ kind }),
    output: z.union([agreement, z.object({ kind, state: z.literal('none') })]),
    auth: 'required',
    module: 'COMM3',
  },

  /**
   * Agrees to one version. Again: the same answer. `contract.changed` with the current one where there is a newer version,
   * `contract.expired` where it can no longer be agreed to. Module COMM3.
   */
  contractAgree: {
    method: 'POST',
    path: '/wps/agent/contract/{kind}/agree',
    input: z.object({ kind, contractId: shortText, version: wireInteger }),
    output: agreement,
    auth: 'required',
    module: 'COMM3',
  },

  /** Every settled period whose last day is within these days, latest first. They never change. Module COMM3. */
  contractStatements: {
    method: 'GET',
    path: '/wps/agent/contract/{kind}/statements',
    input: z.object({
      kind,
      /** YYYY-MM-DD, both included, at most 92 days. */
      startDate: text,
      endDate: text,
      pageNo: wireInteger,
      /** At most 100. */
      pageSize: wireInteger,
      asOf: z.optional(wireInteger),
    }),
    output: z.extend(
      wirePage(
        z.object({
          /** ms since the epoch */
          from: wireMoment,
          /** YYYY-MM-DD in the zone, both included. */
          fromDay: text,
          toDay: text,
          version: wireInteger,
          turnover: wireMoney,
          active: wireInteger,
          /** The amount that decides the tier, with the carry. */
          base: wireMoney,
          /** A loss that came along: 0 or below. */
          carry: wireMoney,
          gross: wireMoney,
          /** The amount that agents below received for the same period. */
          below: wireMoney,
          paid: wireMoney,
        }),
      ),
      {
        zone: wireZone,
        asOf: optionalMoment,
        totals: wireMaybe(z.object({ paid: wireMoney })),
      },
    ),
    auth: 'required',
    module: 'COMM3',
    throttleMs: SPEC_CONSTANTS.loadMoreMs,
  },
})
