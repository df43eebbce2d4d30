import { DayRecords, useSession, useText } from '@foyer/react'
import { BalanceCard } from '../parts/balance-card.tsx'
import { Card } from '../parts/card.tsx'
import { EntryList } from '../parts/entry-list.tsx'

/** An agent's own account at a glance (ROUTE-10). */
export function Page() {
  const t = useText()
  const session = useSession()
  return (
    <div className="site-page">
      <p className="site-lead">{t('page.agent.lead')}</p>
      <Card>
        <dl className="site-facts">
          <div>
            <dt>{t('page.agent.name')}</dt>
            <dd>{session.type === 'member' ? session.info.userName : ''}</dd>
          </div>
        </dl>
        <EntryList
          entries={[
            { id: 'news', label: t('page.agent.news'), to: '/m/member/notice?types=A' },
            { id: 'invite', label: t('page.invite.heading'), to: '/m/invite' },
          ]}
        />
      </Card>
      <BalanceCard />
      <Card title={t('page.agent.results')}>
        <DayRecords />
      </Card>
    </div>
  )
}
