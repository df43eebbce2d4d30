import * as z from 'zod/mini'
import { defineEndpoint } from '../transport/endpoint.ts'
import { wireList, wireMoney, wireText } from '../transport/wire.ts'

const wallets = wireList(z.object({ walletId: wireText, name: z.string(), balance: z.optional(wireMoney) }))

/** Code of the language that names are wanted in. */
const language = z.optional(z.string())

/** CALL-39, WALLET-04 */
export const merchantWallet = defineEndpoint({
  id: 'merchantWallet',
  method: 'GET',
  path: '/wps/wallets/merchant',
  input: z.object({ merchantCode: z.string(), language }),
  output: wallets,
})

/** CALL-39, WALLET-04 */
export const memberWallet = defineEndpoint({
  id: 'memberWallet',
  method: 'GET',
  path: '/wps/wallets/member',
  input: z.object({ language }),
  output: wallets,
  auth: 'required',
})
