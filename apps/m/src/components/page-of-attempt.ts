import type { Attempt, RouteTarget } from '@foyer/core'
import { readDepositId } from '@foyer/core/site'

/** Where a person sees what became of an action on money. */
export function pageOfAttempt({ kind, state }: Attempt): RouteTarget {
  switch (kind) {
    case 'deposit': {
      const depositId = state.status === 'made' ? readDepositId(state.object) : undefined
      return depositId === undefined ? { name: 'deposit' } : { name: 'deposit', params: { deposit: depositId } }
    }
    case 'depositLimit':
      return { name: 'depositLimits' }
    case 'withdrawal':
      return { name: 'withdraw' }
    case 'payoutAccount':
      return { name: 'payoutAccounts' }
    case 'paymentPassword':
      return { name: 'paymentPassword' }
    case 'rewardClaim':
      return { name: 'rewardCenter' }
    case 'redemption':
      return { name: 'orders' }
    case 'promotionClaim':
    case 'promotionApplication':
      return { name: 'promotions' }
  }
}
