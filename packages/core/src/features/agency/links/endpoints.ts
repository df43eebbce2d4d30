import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { optionalMoment, wireMoment } from '../../../transport/wire-moment.ts'
import {
  filledShortText,
  flag,
  optionalText,
  shortText,
  text,
  wireInteger,
  wireMaybe,
  wireOr,
  wirePage,
  wireText,
} from '../../../transport/wire-schemas.ts'
import { ratesInput, wireRateBounds } from '../rebates/endpoints.ts'
import { wireRates } from '../team/endpoints.ts'

/** `full`: as many have joined as may. `ended`: its last day is over. `off`: turned off, for good. */
export const LINK_STATES = ['active', 'full', 'ended', 'off'] as const

/** The longest title of a link. */
export const MAX_LINK_TITLE_LENGTH = 40
/** The most who may join by one link, where it has a limit. */
export const MAX_LINK_JOINS = 10_000

/** Types of accounts that an agent opens: 0 is a member, 1 an agent. */
const memberType = z.literal([0, 1])

const link = z.object({
  code: wireText,
  /** A path of this site, or an address of it. */
  url: text,
  title: wireOr(text, ''),
  memberType: wireInteger,
  rates: wireRates,
  /** Some of these are above the owner's own now: who joins gets those. */
  isCapped: wireOr(flag, false),
  joined: wireInteger,
  limit: wireMaybe(wireInteger),
  /** The last day on which it is open, YYYY-MM-DD. */
  endDay: optionalText,
  /** ms since the epoch */
  createdAt: wireMoment,
  state: z.enum(LINK_STATES),
})

export const linkEndpoints = defineEndpoints({
  /** The agent's links, latest first, with the bounds of what a new link may give. Module COMM3. */
  linkList: {
    method: 'GET',
    path: '/wps/agent/links',
    input: z.object({ pageNo: wireInteger, pageSize: wireInteger, asOf: z.optional(wireInteger) }),
    output: z.extend(wirePage(link), { asOf: optionalMoment, totals: wireMaybe(z.object({ bounds: wireRateBounds })) }),
    auth: 'required',
    module: 'COMM3',
    throttleMs: SPEC_CONSTANTS.loadMoreMs,
  },

  /**
   * Makes a link that members join by. The same `requestId` again answers the same link. Refusals: `rate.*` with the field, and
   * `link.limit`. Module COMM3.
   */
  linkCreate: {
    method: 'POST',
    path: '/wps/agent/links',
    input: z.object({
      requestId: filledShortText,
      /** At most {@link MAX_LINK_TITLE_LENGTH} signs; missing where it has none. */
      title: z.optional(shortText),
      memberType,
      rates: ratesInput,
      /** From 1 to {@link MAX_LINK_JOINS}. */
      limit: z.optional(wireInteger),
      endDay: z.optional(shortText),
    }),
    output: link,
    auth: 'required',
    module: 'COMM3',
  },

  /** Turns a link off, for good. Asked again, the answer is the same. Module COMM3. */
  linkDeactivate: {
    method: 'DELETE',
    path: '/wps/agent/links/{code}',
    input: z.object({ code: filledShortText }),
    output: link,
    auth: 'required',
    module: 'COMM3',
  },

  /** Opens an account directly below the caller. The same `requestId` again: the same account. Module REG3. */
  accountOpen: {
    method: 'PUT',
    path: '/wps/agent/accounts',
    input: z.object({
      requestId: filledShortText,
      username: filledShortText,
      password: filledShortText,
      memberType,
      rates: ratesInput,
    }),
    output: z.object({ memberId: wireText, userName: wireText }),
    auth: 'required',
    encrypted: true,
    module: 'REG3',
  },
})
