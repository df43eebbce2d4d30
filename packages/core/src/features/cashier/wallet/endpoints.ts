import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { maybeText, noInput, text, wireList, wireMaybe, wireMoney, wireText } from '../../../transport/wire-schemas.ts'

const told = z.catch(wireMaybe(wireMoney), undefined)
/** Of the member's money, where the platform tells. What does not fit here hides no balance. */
const bound = {
  /** Set aside for withdrawals; not in the balance. */
  held: told,
  /** Of the balance, what open turnover keeps from being withdrawn. */
  locked: told,
}

const wallets = wireList(z.object({ walletId: wireText, name: text, balance: z.optional(wireMoney), ...bound }))

/** Code of the language of the names. */
const language = maybeText

export const walletEndpoints = defineEndpoints({
  /** The balance of the member (CALL-23, WALLET-03). Module FUNDTRANS3. */
  walletLoad: {
    method: 'GET',
    path: '/wps/wallets/gcs',
    input: noInput,
    output: z.object({ sumBalance: wireMoney, ...bound }),
    auth: 'required',
    module: 'FUNDTRANS3',
  },

  /** The wallets of the merchant (CALL-39, WALLET-04). Module COMM3. */
  merchantWallet: {
    method: 'GET',
    path: '/wps/wallets/merchant',
    input: z.object({ merchantCode: text, language }),
    output: wallets,
    module: 'COMM3',
  },

  /** The wallets of the member (CALL-39, WALLET-04). Module FUNDTRANS3. */
  memberWallet: {
    method: 'GET',
    path: '/wps/wallets/member',
    input: z.object({ language }),
    output: wallets,
    auth: 'required',
    module: 'FUNDTRANS3',
  },
})
