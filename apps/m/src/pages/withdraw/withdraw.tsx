import { WithdrawalDetailsView, WithdrawScreen } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import '../withdrawal.css'

/** ROUTE-18: money out, its review, and one withdrawal by its address. */
export function Page({ route }: PageProps) {
  const { step, withdrawal } = route.params
  return (
    <div className="site-page site-page--form">
      {withdrawal === undefined ? (
        <WithdrawScreen isReview={step === 'review'} />
      ) : (
        <WithdrawalDetailsView withdrawalId={withdrawal} />
      )}
    </div>
  )
}
