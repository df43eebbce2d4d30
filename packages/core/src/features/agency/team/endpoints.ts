import * as z from 'zod/mini'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import { optionalNumber, text, wireInteger, wireOr } from '../../../transport/wire-schemas.ts'

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
