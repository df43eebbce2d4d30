import { DepositScreen } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import './deposit.css'

/** ROUTE-18 */
export function Page({ route }: PageProps) {
  const { step, deposit, promotion, status } = route.params
  return (
    <div className="site-page site-deposit">
      <DepositScreen step={step} depositId={deposit} promotionId={promotion} hasReturned={status !== undefined} />
    </div>
  )
}
