import { categoryTarget, memberMenu } from '@foyer/core/site'
import { Button, MEMBER_MENU_ICONS, ProfileCard, useAccess, useFoyer, useSettingsSettled, useText } from '@foyer/react'
import { Heart, History, LogOut, MessageSquare, Settings, ShieldCheck } from 'lucide-react'
import { BalanceCard } from '../components/balance-card.tsx'
import { Card } from '../components/card.tsx'
import { EntryList } from '../components/entry-list.tsx'
import { SkeletonList } from '../components/skeleton-list.tsx'
import { useKycEntry } from '../components/use-kyc-entry.ts'
import './member.css'

/** The member center: the member, the balance, and all entries for members (MEMBER-01 to MEMBER-08). */
export function Page() {
  const t = useText()
  const { session } = useFoyer()
  const access = useAccess()
  const settingsSettled = useSettingsSettled()
  const verification = useKycEntry()
  return (
    <div className="site-page">
      <Card>
        <ProfileCard verifyAt={verification.to} />
      </Card>
      <BalanceCard without="withdraw" />
      {settingsSettled ? (
        <Card>
          <EntryList
            entries={memberMenu(access).map(({ id, labelKey, to }) => ({
              id,
              label: t.any(labelKey),
              to,
              icon: MEMBER_MENU_ICONS[id],
            }))}
          />
        </Card>
      ) : (
        <SkeletonList shape="rows" count={6} />
      )}
      <Card>
        <EntryList
          entries={[
            { id: 'fav', label: t('page.member.favourites'), to: categoryTarget('FAV'), icon: Heart },
            { id: 'recent', label: t('page.member.recent'), to: categoryTarget('RECENT'), icon: History },
            {
              id: 'message',
              label: t('page.message.heading'),
              to: { name: 'messageCenter' },
              icon: MessageSquare,
              unread: 'total',
            },
            verification,
            { id: 'security', label: t('page.security.heading'), to: { name: 'securityCenter' }, icon: ShieldCheck },
            { id: 'set', label: t('page.set.heading'), to: { name: 'settings' }, icon: Settings },
          ]}
        />
      </Card>
      <Button tone="quiet" wide onClick={() => session.confirmSignOut()}>
        <LogOut aria-hidden className="fy-icon fy-icon-directional" />
        {t('header.logout')}
      </Button>
    </div>
  )
}
