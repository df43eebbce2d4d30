import { ProfitAndLossRecords, useSession, useText } from '@foyer/react'
import { BalanceCard } from '../components/balance-card.tsx'
import { Card } from '../components/card.tsx'
import { Contacts } from '../components/contacts.tsx'
import { DescriptionItem } from '../components/description-item.tsx'

/** Overview of an agent's own account (ROUTE-10). */
export function Page() {
  const t = useText()
  const session = useSession()
  return (
    <div className="site-page">
      <p className="site-lead">{t('page.agent.lead')}</p>
      <Card>
        <dl className="site-facts">
          <DescriptionItem
            label={t('page.agent.name')}
            value={session.type === 'member' ? session.info.userName : ''}
          />
        </dl>
      </Card>
      <BalanceCard />
      <Card title={t('page.agent.results')}>
        <ProfitAndLossRecords />
      </Card>
      <Contacts />
    </div>
  )
}
