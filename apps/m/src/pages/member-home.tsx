import { MemberPanel, useMemberData, useText } from '@foyer/react'
import { Card } from '../parts/card.tsx'
import { EntryList } from '../parts/entry-list.tsx'

/** The member center: who, how much, and everything that a member may do (MEMBER-01 to MEMBER-07). */
export function Page() {
  const t = useText()
  useMemberData()
  return (
    <div className="site-page">
      <MemberPanel />
      <Card>
        <EntryList
          entries={[
            { id: 'fav', label: t('page.member.favourites'), to: '/m/gameList?dataType=fav' },
            { id: 'recent', label: t('page.member.recent'), to: '/m/gameList?dataType=recent' },
            { id: 'message', label: t('page.message.heading'), to: '/m/message' },
            { id: 'set', label: t('page.set.heading'), to: '/m/set' },
          ]}
        />
      </Card>
    </div>
  )
}
