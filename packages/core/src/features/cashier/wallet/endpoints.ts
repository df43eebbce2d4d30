import * as z from 'zod/mini'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import { maybeText, noInput, text, wireList, wireMoney, wireText } from '../../../transport/wire-schemas.ts'

/** The balance of the member (CALL-23, WALLET-03). */
export const walletLoad = defineEndpoint({
  id: 'walletLoad',
  method: 'GET',
  path: '/wps/wallets/gcs',
  input: noInput,
  output: z.object({ sumBalance: wireMoney }),
  auth: 'required',
})

const wallets = wireList(z.object({ walletId: wireText, name: text, balance: z.optional(wireMoney) }))

/** Code of the language of the names. */
const language = maybeText

/** The wallets of the merchant (CALL-39, WALLET-04). */
export const merchantWallet = defineEndpoint({
  id: 'merchantWallet',
  method: 'GET',
  path: '/wps/wallets/merchant',
  input: z.object({ merchantCode: text, language }),
  output: wallets,
})

/** The wallets of the member (CALL-39, WALLET-04). */
export const memberWallet = defineEndpoint({
  id: 'memberWallet',
  method: 'GET',
  path: '/wps/wallets/member',
  input: z.object({ language }),
  output: wallets,
  auth: 'required',
})
