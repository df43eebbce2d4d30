import '../promotion.css'
import { PromotionList } from '../../components/promotion-list.tsx'

/** PROMO-01 */
export function Page() {
  return (
    <div className="site-page">
      <PromotionList />
    </div>
  )
}
