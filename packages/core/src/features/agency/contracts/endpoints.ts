import * as z from 'zod/mini'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import { anything, noInput, wireMaybe } from '../../../transport/wire-schemas.ts'

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
