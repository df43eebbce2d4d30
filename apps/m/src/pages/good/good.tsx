import '../rewards.css'
import { RedeemScreen } from '@foyer/react'
import type { PageProps } from '@foyer/react/router'

/** One good, and the button that orders it. */
export function Page({ route }: PageProps) {
  return (
    <div className="site-page">
      <RedeemScreen goodsId={route.params.id ?? ''} />
    </div>
  )
}
