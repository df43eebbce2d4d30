import * as z from 'zod/mini'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { optionalMoment } from '../../../transport/wire-moment.ts'
import {
  noInput,
  nothing,
  optionalText,
  shortText,
  wireInteger,
  wireList,
  wireSwitch,
  wireText,
} from '../../../transport/wire-schemas.ts'
import { idempotencyKey } from '../attempts/endpoints.ts'

const kind = z.enum(['ewallet', 'bank'])

/** Where withdrawals go. Never its full number. */
export const wirePayoutAccount = z.object({
  accountId: wireText,
  kind,
  /** Code of the e-wallet or the bank, and its name. */
  institution: wireText,
  name: wireText,
  /** `••4821` */
  masked: wireText,
  /** The member's own name, where the platform knows it. */
  holder: optionalText,
  addedAt: optionalMoment,
  /** A withdrawal is on its way to it. */
  inUse: wireSwitch,
})

const common = { auth: 'required', module: 'FUNDTRANS3' } as const

export const payoutAccountEndpoints = defineEndpoints({
  /** The payout accounts of the member, and what can be added. Module FUNDTRANS3. */
  payoutAccounts: {
    method: 'GET',
    path: '/wps/fund/payoutAccounts',
    input: noInput,
    output: z.object({
      list: wireList(wirePayoutAccount),
      kinds: wireList(
        z.object({
          kind,
          institutions: wireList(z.object({ code: wireText, name: wireText })),
          /** Digits of a number. */
          minimum: wireInteger,
          maximum: wireInteger,
        }),
      ),
      /** So many can be kept. */
      most: wireInteger,
      holder: optionalText,
    }),
    ...common,
  },

  /**
   * Adds an account, with a code to the phone of the member. Refusals: `verification.code.error`, `payout.invalid` with `field`,
   * `payout.exists`, `payout.tooMany` with `most`, `phone.missing`. Repeated by its key. Module FUNDTRANS3.
   */
  payoutAccountAdd: {
    method: 'POST',
    path: '/wps/fund/payoutAccounts',
    input: z.object({ kind, institution: shortText, number: shortText, verificationCode: shortText, idempotencyKey }),
    output: wirePayoutAccount,
    encrypted: true,
    ...common,
  },

  /** Removes a payout account. Removing one that is gone is a success. Refusal: `payout.inUse`. Module FUNDTRANS3. */
  payoutAccountRemove: {
    method: 'DELETE',
    path: '/wps/fund/payoutAccounts/{accountId}',
    input: z.object({ accountId: shortText }),
    output: nothing,
    safe: true,
    ...common,
  },
})
