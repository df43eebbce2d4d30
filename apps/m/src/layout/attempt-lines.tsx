import type { Attempt } from '@foyer/core'
import { OpenAttempts } from '@foyer/react'
import '@foyer/react/attempts.css'
import { useRouterState } from '@foyer/react/router'
import { pageOfAttempt } from '../components/page-of-attempt.ts'

/** Pages that tell of their own. */
const TOLD: Readonly<Record<string, readonly Attempt['kind'][]>> = {
  deposit: ['deposit'],
  depositLimits: ['depositLimit'],
  good: ['redemption'],
  paymentPassword: ['paymentPassword'],
  payoutAccounts: ['payoutAccount'],
  rewardCenter: ['rewardClaim'],
  withdraw: ['withdrawal'],
}

/** Pages that send one, and say nothing of it while it is sent as usual. */
const SENT: typeof TOLD = { ...TOLD, promotion: ['promotionClaim'] }

/** One line on any page about actions on money that are not finished. */
export function AttemptLines() {
  const { route } = useRouterState()
  return <OpenAttempts except={TOLD[route.name]} sentHere={SENT[route.name]} pageOf={pageOfAttempt} />
}
