import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { wireMoment } from '../../../transport/wire-moment.ts'
import {
  noInput,
  optionalCount,
  optionalText,
  shortText,
  text,
  wireInteger,
  wireList,
  wireMaybe,
  wireMoney,
  wirePage,
  wireText,
} from '../../../transport/wire-schemas.ts'

/** `entered` until the draw. */
export const RAIN_ENTRY_STATES = ['entered', 'won', 'notDrawn'] as const

const entry = z.object({
  state: z.enum(RAIN_ENTRY_STATES),
  /** What stands for the caller in the draw, see `ticketOf`. */
  ticket: text,
  /** Once drawn: 1 is the first. */
  place: optionalCount,
  /** Where it is won. */
  amount: wireMaybe(wireMoney),
})

/** Times are ms since the epoch. */
const round = z.object({
  roundId: wireText,
  opensAt: wireMoment,
  /** Entries are taken before it; the draw is then. */
  closesAt: wireMoment,
  pool: wireMoney,
  envelopes: wireInteger,
  /** The least that an envelope holds. */
  least: wireMoney,
  /** SHA-256 of the seed, published before the round. */
  commitment: text,
  /** The caller's own. */
  entry: wireMaybe(entry),
  /** After the draw. */
  seed: optionalText,
  entries: optionalCount,
  /** The score of the last entry that won. */
  limit: optionalText,
})

export const redRainEndpoints = defineEndpoints({
  /** The rounds of the red envelope rain around now. Module COMM3. */
  redRainState: {
    method: 'GET',
    path: '/wps/redRain/state',
    input: noInput,
    output: z.object({
      open: wireMaybe(round),
      next: wireMaybe(round),
      /** The latest that are drawn, latest first. */
      results: wireList(round),
      /** False if the caller may not enter, which the page says before the round. A missing value means true. */
      isEligible: wireMaybe(z.boolean()),
    }),
    auth: 'required',
    module: 'COMM3',
    silent: true,
  },

  /**
   * Enters the draw of a round that is open. Again, also when it has closed: the same entry. `break.active` in a
   * break of the member, `rain.notEligible` for an account with neither a confirmed mobile number nor completed deposits that
   * together reach the least that can be deposited, `rain.closed` for all others. Module FUNDTRANS3.
   */
  redRainClaim: {
    method: 'POST',
    path: '/wps/redRain/rounds/{roundId}/claim',
    input: z.object({ roundId: shortText }),
    output: entry,
    auth: 'required',
    module: 'FUNDTRANS3',
    silent: true,
  },

  /** The rounds that the caller entered, latest first. Module COMM3. */
  redRainHistory: {
    method: 'GET',
    path: '/wps/redRain/claims',
    input: z.object({ pageNo: wireInteger, pageSize: wireInteger }),
    output: wirePage(round),
    auth: 'required',
    module: 'COMM3',
  },
})
