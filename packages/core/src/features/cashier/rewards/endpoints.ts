import * as z from 'zod/mini'
import { GAME_CATEGORIES } from '../../../config/code-lists.ts'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { optionalMoment, wireZone } from '../../../transport/wire-moment.ts'
import {
  filledText,
  maybeText,
  noInput,
  optionalText,
  shortText,
  text,
  texts,
  wireCount,
  wireInteger,
  wireList,
  wireMaybe,
  wireMoney,
  wireNumber,
  wireOr,
  wirePage,
  wireText,
} from '../../../transport/wire-schemas.ts'
import { idempotencyKey } from '../attempts/endpoints.ts'

export const REWARD_KINDS = ['daily', 'weekly', 'level', 'invite', 'other'] as const
export const REWARD_STATES = ['coming', 'open', 'claimed', 'done', 'expired', 'givenBack'] as const

const wireReward = z.object({
  rewardId: filledText,
  /** What a person reads to the support: `R7K2M9Q4XA`. */
  reference: wireText,
  kind: z.catch(z.enum(REWARD_KINDS), 'other'),
  /** In the language, where the platform has a name for it. */
  name: optionalText,
  amount: wireMoney,
  /** A state that this version does not know can not be claimed. */
  state: z.catch(z.enum(REWARD_STATES), 'coming'),
  terms: z.object({
    /** The amount times this is to be staked. */
    multiplier: wireNumber,
    /** What is to be staked. */
    turnover: wireMoney,
    /** Only stakes on these count. */
    gameTypes: wireList(z.enum(GAME_CATEGORIES)),
    /** The most that may be withdrawn of it. */
    cap: wireMaybe(wireMoney),
    /** Days from the claim on in which the turnover is to be met. */
    days: wireMaybe(wireCount),
    version: filledText,
  }),
  /** From when and until when it can be claimed, ms since the epoch. */
  opensAt: optionalMoment,
  closesAt: optionalMoment,
  /** Of one that was claimed: ms since the epoch. */
  claimedAt: optionalMoment,
  turnover: wireMaybe(z.object({ required: wireMoney, done: wireMoney, until: optionalMoment })),
  /** When it ended, ms since the epoch, and what went back. */
  endedAt: optionalMoment,
  taken: wireMaybe(wireMoney),
})

export const rewardEndpoints = defineEndpoints({
  /** The level of the member, what the next one asks for, and what it gives. Level 0 is none. Module COMM3. */
  memberLevel: {
    method: 'GET',
    path: '/wps/reward/level',
    input: noInput,
    output: z.object({
      level: wireCount,
      /** In the language, as the benefits are. */
      name: optionalText,
      /** Counted stakes so far. */
      done: wireMoney,
      next: wireMaybe(z.object({ name: text, required: wireMoney })),
      /** The last day of the level, YYYY-MM-DD. */
      keepUntil: optionalText,
      benefits: wireOr(texts, []),
    }),
    auth: 'required',
    module: 'COMM3',
  },

  /** Rewards, latest first. `state`: one or more, with commas. Module COMM3. */
  rewardList: {
    method: 'GET',
    path: '/wps/reward',
    input: z.object({ pageNo: wireInteger, pageSize: wireInteger, state: maybeText }),
    output: z.extend(wirePage(wireReward), {
      /** Name of the zone in which days begin: `Asia/Manila`. */
      zone: wireZone,
      /** The member takes a break: nothing can be claimed. `until`: ms since the epoch. */
      paused: wireMaybe(z.object({ until: optionalMoment })),
    }),
    auth: 'required',
    module: 'COMM3',
    throttleMs: SPEC_CONSTANTS.loadMoreMs,
  },

  /**
   * Claims an open reward under the terms that were shown: those of another version are refused with `terms.changed`.
   * `reward.gone` where it is not open, `break.active` in a break of the member. The same key again is answered with the same reward. Module COMM3.
   */
  rewardClaim: {
    method: 'POST',
    path: '/wps/reward/{rewardId}/claim',
    input: z.object({ rewardId: shortText, termsVersion: shortText, idempotencyKey }),
    output: wireReward,
    auth: 'required',
    module: 'COMM3',
  },

  /** Gives a claimed reward back, so that the rest may be withdrawn. One that has ended is answered as it is. Module COMM3. */
  rewardGiveBack: {
    method: 'POST',
    path: '/wps/reward/{rewardId}/giveBack',
    input: z.object({ rewardId: shortText }),
    output: wireReward,
    auth: 'required',
    module: 'COMM3',
    safe: true,
  },
})
