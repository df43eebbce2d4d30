import { member, type SessionState } from '@foyer/core'
import { FailedState, ProfileCard, type TextKey, useFeature, useMember, useSession, useText } from '@foyer/react'
import { LockKeyhole, Settings, ShieldCheck } from 'lucide-react'
import { BalanceCard } from '../../components/balance-card.tsx'
import { Card } from '../../components/card.tsx'
import { DescriptionItem } from '../../components/description-item.tsx'
import { EntryList } from '../../components/entry-list.tsx'
import { SkeletonList } from '../../components/skeleton-list.tsx'
import { useKycEntry } from '../../components/use-kyc-entry.ts'
import { WalletList } from '../../components/wallet-list.tsx'
import '../member.css'

/** The personal data of a member, and the wallets. */
export function Page() {
  const t = useText()
  const verification = useKycEntry()
  return (
    <div className="site-page">
      <Card>
        <ProfileCard verifyAt={verification.to} />
      </Card>
      <BalanceCard />
      <WalletList title={t('page.account.wallets')} />
      <Card title={t('page.account.facts')}>
        <Facts />
      </Card>
      <Card title={t('page.set.security')}>
        <EntryList
          entries={[
            verification,
            { id: 'security', label: t('page.security.heading'), to: { name: 'securityCenter' }, icon: ShieldCheck },
            { id: 'password', label: t('page.set.password'), to: { name: 'changePassword' }, icon: LockKeyhole },
            { id: 'set', label: t('page.set.heading'), to: { name: 'settings' }, icon: Settings },
          ]}
        />
      </Card>
    </div>
  )
}

function Facts() {
  const t = useText()
  const memberApi = useFeature(member)
  const session = useSession()
  const info = useMember()
  switch (info.status) {
    case 'idle':
    case 'loading':
      return <SkeletonList shape="facts" count={5} />
    case 'failed':
      return (
        <FailedState title={t('page.account.failed')} error={info.error} onRetry={() => void memberApi.refresh()} />
      )
    case 'ready': {
      const { account, nickname, label, id } = info.data
      return (
        <dl className="site-facts">
          <DescriptionItem label={t('page.account.name')} value={account} />
          {nickname === undefined ? null : <DescriptionItem label={t('page.account.nickname')} value={nickname} />}
          {label === undefined ? null : <DescriptionItem label={t('page.account.level')} value={label} />}
          <DescriptionItem label={t('page.account.kind')} value={t(kindKey(session))} />
          <DescriptionItem label={t('page.account.number')} value={id} />
        </dl>
      )
    }
  }
}

function kindKey(session: SessionState): TextKey {
  if (session.type === 'trial') return 'page.account.kind.trial'
  return session.type === 'member' && session.isAgent ? 'page.account.kind.agent' : 'page.account.kind.member'
}
