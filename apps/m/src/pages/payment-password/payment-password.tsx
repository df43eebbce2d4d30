import { PaymentPasswordScreen } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'
import '../withdrawal.css'

/** The secret for money out: set, changed, or reset by the phone. */
export function Page({ route }: PageProps) {
  return (
    <div className="site-page site-page--form">
      <PaymentPasswordScreen isForgotten={route.params.step === 'reset'} />
    </div>
  )
}
