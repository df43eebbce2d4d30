import * as z from 'zod/mini'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import { noInput, wireMoney } from '../../../transport/wire.ts'

/** CALL-23, WALLET-03 */
export const walletLoad = defineEndpoint({
  id: 'walletLoad',
  method: 'GET',
  path: '/wps/wallets/gcs',
  input: noInput,
  output: z.object({ sumBalance: wireMoney }),
  auth: 'required',
})
