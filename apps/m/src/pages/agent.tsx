import { DayRecords, useSession, useText } from '@foyer/react'
import { BalanceCard } from '../parts/balance-card.tsx'
import { Card } from '../parts/card.tsx'
import { Contacts } from '../parts/contacts.tsx'
import { Fact } from '../parts/fact.tsx'

/** An agent's own account at a glance (ROUTE-10). */
export function Page() {
  const t = useText()
  const session = useSession()
  return (
    <div className="site-page">
      <p className="site-lead">{t('page.agent.lead')}</p>
      <Card>
        <dl className="site-facts">
          <Fact label={t('page.agent.name')} value={session.type === 'member' ? session.info.userName : ''} />
        </dl>
      </Card>
      <BalanceCard />
      <Card title={t('page.agent.results')}>
        <DayRecords />
      </Card>
      <Contacts />
    </div>
  )
}
