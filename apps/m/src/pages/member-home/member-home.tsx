import { categoryTarget, memberMenu } from '@foyer/core/site'
import {
  Button,
  LevelCard,
  MEMBER_MENU_ICONS,
  ProfileCard,
  useAccess,
  useFoyer,
  useSettingsSettled,
  useText,
} from '@foyer/react'
import { CircleHelp, Gauge, Heart, History, LogOut, MessageSquare, Settings, ShieldCheck, UserPlus } from 'lucide-react'
import { BalanceCard } from '../../components/balance-card.tsx'
import { Card } from '../../components/card.tsx'
import { type Entry, EntryList } from '../../components/entry-list.tsx'
import { SkeletonList } from '../../components/skeleton-list.tsx'
import { useKycEntry } from '../../components/use-kyc-entry.ts'
import { WaitingCard } from '../../components/waiting-card.tsx'
import '../member.css'

/** The member center: the member, the money, what waits, and all pages of members in groups (MEMBER-01 to MEMBER-08). */
export function Page() {
  const t = useText()
  const { session } = useFoyer()
  const access = useAccess()
  const settingsSettled = useSettingsSettled()
  const verification = useKycEntry()
  const entries = memberMenu(access)
  /** Those of the menu that the merchant has. */
  const menu = (...ids: readonly string[]): readonly Entry[] =>
    entries
      .filter(({ id }) => ids.includes(id))
      .map(({ id, labelKey, to }) => ({ id, label: t.any(labelKey), to, icon: MEMBER_MENU_ICONS[id] }))
  const invite: Entry = { id: 'invite', label: t('page.invite.heading'), to: { name: 'invite' }, icon: UserPlus }
  const limits: Entry = {
    id: 'depositLimits',
    label: t('page.depositLimits.heading'),
    to: { name: 'depositLimits' },
    icon: Gauge,
  }
  return (
    <div className="site-page">
      <Card>
        <ProfileCard verifyAt={verification.to} />
        {settingsSettled ? (
          access.allows('rewardCenter') ? (
            <LevelCard brief />
          ) : null
        ) : (
          <div className="site-level-place" />
        )}
      </Card>
      <BalanceCard />
      <WaitingCard />
      {settingsSettled ? (
        <>
          <Group
            title={t('page.member.play')}
            entries={[
              ...menu('betRecord'),
              { id: 'fav', label: t('page.member.favourites'), to: categoryTarget('FAV'), icon: Heart },
              { id: 'recent', label: t('page.member.recent'), to: categoryTarget('RECENT'), icon: History },
            ]}
          />
          <Group title={t('page.member.money')} entries={[...menu('transactionRecord', 'profitAndLoss'), limits]} />
          <Group
            title={t('page.member.rewards')}
            entries={[...menu('rewardCenter', 'pointsMall'), ...(access.allows('invite') ? [invite] : [])]}
          />
        </>
      ) : (
        <SkeletonList shape="rows" count={6} />
      )}
      <Group
        title={t('page.member.account')}
        entries={[
          ...menu('myAccount'),
          {
            id: 'message',
            label: t('page.message.heading'),
            to: { name: 'messageCenter' },
            icon: MessageSquare,
            unread: 'total',
          },
          { id: 'help', label: t('page.set.help'), to: { name: 'help' }, icon: CircleHelp },
          verification,
          { id: 'security', label: t('page.security.heading'), to: { name: 'securityCenter' }, icon: ShieldCheck },
          { id: 'set', label: t('page.set.heading'), to: { name: 'settings' }, icon: Settings },
        ]}
      />
      <Button tone="quiet" wide onClick={() => session.confirmSignOut()}>
        <LogOut aria-hidden className="fy-icon fy-icon-directional" />
        {t('header.logout')}
      </Button>
    </div>
  )
}

function Group({ title, entries }: { readonly title: string; readonly entries: readonly Entry[] }) {
  return entries.length === 0 ? null : (
    <Card title={title}>
      <EntryList entries={entries} />
    </Card>
  )
}
