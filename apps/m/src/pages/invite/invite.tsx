import '../rewards.css'
import { InvitationCard, InvitationEarnings, InvitedFriends, ToggleGroup, useText } from '@foyer/react'
import { useState } from 'react'
import { Card } from '../../components/card.tsx'

/** The member's own code, who came by it, and what that brought. */
export function Page() {
  const t = useText()
  const [view, setView] = useState<'friends' | 'earnings'>('friends')
  return (
    <div className="site-page">
      <div className="site-card">
        <InvitationCard />
      </div>
      <Card title={t('invite.friends')}>
        <ToggleGroup
          label={t('invite.friends')}
          variant="segments"
          options={[
            { value: 'friends', label: t('invite.joined') },
            { value: 'earnings', label: t('invite.earnings') },
          ]}
          value={view}
          onChange={setView}
        />
        {view === 'friends' ? <InvitedFriends /> : <InvitationEarnings />}
      </Card>
    </div>
  )
}
