import { Promotions } from '../components/promotions.tsx'

/** PROMO-01 */
export function Page() {
  return (
    <div className="site-page">
      <Promotions />
    </div>
  )
}
