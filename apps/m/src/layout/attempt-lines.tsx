import { type Attempt, type RouteTarget, readDepositId } from '@foyer/core'
import { OpenAttempts } from '@foyer/react'
import '@foyer/react/attempts.css'
import { useRouterState } from '@foyer/react/router'

/** Where a person sees what became of an action on money. */
function pageOf({ kind, state }: Attempt): RouteTarget {
  switch (kind) {
    case 'deposit': {
      const depositId = state.status === 'made' ? readDepositId(state.object) : undefined
      return depositId === undefined ? { name: 'deposit' } : { name: 'deposit', params: { deposit: depositId } }
    }
    case 'withdrawal':
      return { name: 'withdraw' }
    case 'payoutAccount':
      return { name: 'payoutAccounts' }
    case 'rewardClaim':
      return { name: 'rewardCenter' }
    case 'redemption':
      return { name: 'orders' }
    case 'promotionClaim':
      return { name: 'promotions' }
  }
}

/** Pages that tell of their own. */
const TOLD: Readonly<Record<string, readonly Attempt['kind'][]>> = {
  deposit: ['deposit'],
  good: ['redemption'],
  payoutAccounts: ['payoutAccount'],
  rewardCenter: ['rewardClaim'],
  withdraw: ['withdrawal'],
}

/** One line on any page about actions on money that are not finished. */
export function AttemptLines() {
  const { route } = useRouterState()
  return <OpenAttempts except={TOLD[route.name]} pageOf={pageOf} />
}
