import '../rewards.css'
import { OrderScreen } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'

/** One order of the points mall. */
export function Page({ route }: PageProps) {
  return (
    <div className="site-page">
      <OrderScreen redemptionId={route.params.id ?? ''} />
    </div>
  )
}
