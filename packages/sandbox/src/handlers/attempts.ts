import type { AttemptKind } from '@foyer/core/contract'
import { accountOwnerOf, type HandlerContext, type HandlerTable } from '../engine/handler.ts'
import { readDepositLimits } from './deposit-limits.ts'
import { readDeposit } from './deposits.ts'
import { donePaymentPassword } from './payment-password.ts'
import { addedAccount } from './payout-accounts.ts'
import { readRedemption } from './points-mall.ts'
import { promotionStand } from './promotions.ts'
import { readReward } from './rewards.ts'
import { requestedWithdrawal } from './withdrawals.ts'

/** The object of an attempt as it is now, in the words of the call that made it; undefined where that answers nothing, or it is gone. */
type ReadObject = (context: HandlerContext<unknown>, objectId: string) => object | undefined

const READERS: Readonly<Partial<Record<AttemptKind, ReadObject>>> = {
  paymentPassword: donePaymentPassword,
  payoutAccount: addedAccount,
  deposit: readDeposit,
  depositLimit: readDepositLimits,
  promotionApplication: promotionStand,
  promotionClaim: promotionStand,
  redemption: readRedemption,
  rewardClaim: readReward,
  withdrawal: requestedWithdrawal,
}

export const attemptHandlers = {
  /** Closes a key under which nothing was made: a request that comes later under it is refused. */
  attemptResolve(context) {
    const { input, world, changed } = context
    const { userName } = accountOwnerOf(context)
    const { idempotencyKey: key } = input
    const known = world.attempts.find(userName, key)
    const { made } = known ?? {}
    if (made !== undefined) {
      return { result: 'made', kind: made.kind, object: READERS[made.kind]?.(context, made.objectId) }
    }
    if (known === undefined) {
      world.attempts.put({ userName, key })
      changed()
    }
    return { result: 'voided' }
  },
} satisfies Partial<HandlerTable>
