import { useMemberData, useText } from '@foyer/react'
import { Card } from '../parts/card.tsx'
import { LatestTransactions } from '../parts/latest-transactions.tsx'
import { Promotions } from '../parts/promotions.tsx'

/** What a member was given and can still get. */
export function Page() {
  const t = useText()
  const info = useMemberData()
  const level = info.status === 'ready' ? info.data.label : undefined
  return (
    <div className="site-page">
      <p className="site-lead">{t('page.reward.lead')}</p>
      <Card>
        <dl className="site-facts">
          <div>
            <dt>{t('page.reward.level')}</dt>
            <dd>{level ?? t('page.reward.none')}</dd>
          </div>
        </dl>
      </Card>
      <h2 className="site-subheading">{t('page.reward.offers')}</h2>
      <Promotions />
      <LatestTransactions title={t('page.reward.given')} />
    </div>
  )
}
