import { DayRecords, useText } from '@foyer/react'
import { Card } from '../parts/card.tsx'
import { Promotions } from '../parts/promotions.tsx'

/** How active a member has been, and the rewards of the moment. */
export function Page() {
  const t = useText()
  return (
    <div className="site-page">
      <p className="site-lead">{t('page.mall.lead')}</p>
      <Card title={t('page.mall.rounds')}>
        <DayRecords />
      </Card>
      <h2 className="site-subheading">{t('page.mall.offers')}</h2>
      <Promotions />
    </div>
  )
}
