import * as z from 'zod/mini'
import { defineEndpoint } from '../../transport/endpoint.ts'
import {
  anything,
  noInput,
  optionalNumber,
  text,
  wireInteger,
  wireMaybe,
  wireOr,
} from '../../transport/wire-schemas.ts'

/** What a team did in a period; `size: 0` asks for the totals alone (PCALL-08, AGENT-07). Days are YYYY-MM-DD. */
export const teamKpi = defineEndpoint({
  id: 'teamKpi',
  method: 'GET',
  path: '/wps/agent/team/kpi',
  input: z.object({ startDate: text, endDate: text, size: wireInteger }),
  output: z.object({
    footer: wireOr(
      z.object({
        teamLoginMemberCount: optionalNumber,
        teamBetMemberCount: optionalNumber,
        teamRegisterMemberCount: optionalNumber,
        teamOnlineCount: optionalNumber,
      }),
      {},
    ),
  }),
  auth: 'required',
  silent: true,
})

/** Which agreements the agent still has to sign; whatever is not empty is one (PCALL-10, PDATA-09). */
export const contractInfo = defineEndpoint({
  id: 'contractInfo',
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
})
