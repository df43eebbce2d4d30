import '../rewards.css'
import { GoodGrid, PointsSummary, useText } from '@foyer/react'
import { History, PackageCheck } from 'lucide-react'
import { EntryList } from '../../components/entry-list.tsx'

/** ROUTE-20: the points of the member, and what they are redeemed for. */
export function Page() {
  const t = useText()
  return (
    <div className="site-page">
      <div className="site-card site-points">
        <PointsSummary />
        <EntryList
          entries={[
            { id: 'orders', label: t('orders.label'), to: { name: 'orders' }, icon: PackageCheck },
            { id: 'history', label: t('points.history'), to: { name: 'pointsHistory' }, icon: History },
          ]}
        />
      </div>
      <GoodGrid />
    </div>
  )
}
