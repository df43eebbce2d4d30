import '../rewards.css'
import { LevelCard, RewardList, useText } from '@foyer/react'
import { History, Megaphone, UserPlus } from 'lucide-react'
import { EntryList } from '../../components/entry-list.tsx'

/** ROUTE-20: the level of the member, the rewards to claim, and those that are played for. */
export function Page() {
  const t = useText()
  return (
    <div className="site-page">
      <div className="site-card site-points">
        <LevelCard />
      </div>
      <RewardList />
      <div className="site-card">
        <EntryList
          entries={[
            { id: 'history', label: t('rewards.history'), to: { name: 'rewardHistory' }, icon: History },
            { id: 'promotions', label: t('page.activity.all'), to: { name: 'promotions' }, icon: Megaphone },
            { id: 'invite', label: t('page.invite.heading'), to: { name: 'invite' }, icon: UserPlus },
          ]}
        />
      </div>
    </div>
  )
}
