import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { optionalMoment, wireMoment } from '../../../transport/wire-moment.ts'
import {
  filledText,
  noInput,
  optionalText,
  text,
  wireCount,
  wireInteger,
  wireMaybe,
  wireMoney,
  wireNumber,
  wirePage,
  wireText,
} from '../../../transport/wire-schemas.ts'

const page = { pageNo: wireInteger, pageSize: wireInteger }

export const FRIEND_STATES = ['registered', 'verified', 'funded', 'rewarded', 'ended'] as const
export const END_REASONS = ['time', 'samePerson', 'other'] as const

export const invitationEndpoints = defineEndpoints({
  /**
   * The own code of the member, where it leads (a path of this site), what inviting is worth, and how many have come. Agents
   * are refused with `no.permission`: they have the agency. Module COMM3.
   */
  invitation: {
    method: 'GET',
    path: '/wps/invite',
    input: noInput,
    output: z.object({
      code: filledText,
      url: filledText,
      rules: z.object({
        /** For one friend. */
        reward: wireMoney,
        /** The least first deposit that counts. */
        deposit: wireMoney,
        /** In how many days after the registration it must come. */
        days: wireCount,
        /** How long the reward waits then. */
        waitHours: wireCount,
        /** How often the reward is to be staked. */
        multiplier: wireMaybe(wireNumber),
        /** People younger than this may not play. */
        minimumAge: wireMaybe(wireCount),
      }),
      counts: z.object({ joined: wireCount, counted: wireCount, earned: wireMoney }),
    }),
    auth: 'required',
    module: 'COMM3',
  },

  /** Who registered by the code, latest first. Names come masked: `m***a`. Module COMM3. */
  invitedFriends: {
    method: 'GET',
    path: '/wps/invite/friends',
    input: z.object(page),
    output: wirePage(
      z.object({
        friendId: wireText,
        name: text,
        /** When they registered, ms since the epoch. */
        at: wireMoment,
        /** A state that this version does not know is no end. */
        state: z.catch(z.enum(FRIEND_STATES), 'registered'),
        /** Since when, ms since the epoch. */
        since: optionalMoment,
        /** Until when the deposit must come, or when the reward does, ms since the epoch. */
        dueAt: optionalMoment,
        reward: wireMaybe(wireMoney),
        /** Why they do not count. */
        reason: z.catch(wireMaybe(z.enum(END_REASONS)), 'other'),
      }),
    ),
    auth: 'required',
    module: 'COMM3',
    throttleMs: SPEC_CONSTANTS.loadMoreMs,
  },

  /** What came for friends, latest first. Module COMM3. */
  invitationEarnings: {
    method: 'GET',
    path: '/wps/invite/earnings',
    input: z.object(page),
    output: wirePage(
      z.object({
        earningId: wireText,
        /** ms since the epoch */
        at: wireMoment,
        amount: wireMoney,
        /** Masked. */
        friend: text,
        reference: optionalText,
      }),
    ),
    auth: 'required',
    module: 'COMM3',
    throttleMs: SPEC_CONSTANTS.loadMoreMs,
  },
})
