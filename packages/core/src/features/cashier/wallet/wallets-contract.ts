import * as z from 'zod/mini'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import { maybeText, text, wireList, wireMoney, wireText } from '../../../transport/wire.ts'

const wallets = wireList(z.object({ walletId: wireText, name: text, balance: z.optional(wireMoney) }))

/** Code of the language that names are wanted in. */
const language = maybeText

/** CALL-39, WALLET-04 */
export const merchantWallet = defineEndpoint({
  id: 'merchantWallet',
  method: 'GET',
  path: '/wps/wallets/merchant',
  input: z.object({ merchantCode: text, language }),
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
