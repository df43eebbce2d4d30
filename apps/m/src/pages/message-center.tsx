import { useText } from '@foyer/react'
import { Card } from '../components/card.tsx'
import { Contacts } from '../components/contacts.tsx'
import { EntryList } from '../components/entry-list.tsx'

/** The message center: announcements, the inbox and customer service. */
export function Page() {
  const t = useText()
  return (
    <div className="site-page">
      <Card>
        <EntryList
          entries={[
            {
              id: 'notice',
              label: t('page.message.notices'),
              note: t('page.message.notices.text'),
              to: { name: 'announcements' },
            },
            { id: 'inbox', label: t('page.message.inbox'), note: t('page.message.inbox.text'), to: { name: 'inbox' } },
          ]}
        />
      </Card>
      <Contacts />
    </div>
  )
}
