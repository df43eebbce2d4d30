import { agentAnnouncements } from '@foyer/core'
import { CountBadge, ProfitAndLossRecords, useFeature, useSession, useStore, useText } from '@foyer/react'
import { Mail, Megaphone, MessageSquare } from 'lucide-react'
import { useEffect } from 'react'
import { BalanceCard } from '../components/balance-card.tsx'
import { Card } from '../components/card.tsx'
import { Contacts } from '../components/contacts.tsx'
import { DescriptionItem } from '../components/description-item.tsx'
import { EntryList } from '../components/entry-list.tsx'

/** Overview of an agent's own account (ROUTE-10). */
export function Page() {
  const t = useText()
  const session = useSession()
  const noticesApi = useFeature(agentAnnouncements)
  const notices = useStore(noticesApi.$unread)
  useEffect(() => void noticesApi.refresh(), [noticesApi])
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
      <Card>
        <EntryList
          entries={[
            {
              id: 'notices',
              label: t('page.agent.notices'),
              to: { name: 'announcements', params: { area: 'member', types: 'A' } },
              icon: Megaphone,
              badge: <CountBadge count={notices} label={t('page.notice.unreadCount', [notices])} />,
            },
            { id: 'inbox', label: t('page.message.inbox'), to: { name: 'inbox' }, icon: Mail, unread: 'inbox' },
            {
              id: 'message',
              label: t('page.message.heading'),
              to: { name: 'messageCenter' },
              icon: MessageSquare,
              unread: 'total',
            },
          ]}
        />
      </Card>
      <Contacts />
    </div>
  )
}
