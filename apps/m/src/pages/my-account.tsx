import type { SessionState } from '@foyer/core'
import { FailedState, type TextKey, useFoyer, useMemberData, useSession, useText } from '@foyer/react'
import { BalanceCard } from '../parts/balance-card.tsx'
import { Card } from '../parts/card.tsx'
import { EntryList } from '../parts/entry-list.tsx'
import { Waiting } from '../parts/waiting.tsx'
import { WalletList } from '../parts/wallet-list.tsx'

/** What the platform knows of a member, and the member's money. */
export function Page() {
  const t = useText()
  return (
    <div className="site-page">
      <Card>
        <Facts />
      </Card>
      <BalanceCard />
      <WalletList title={t('page.account.wallets')} whose="member" />
      <Card title={t('page.set.security')}>
        <EntryList
          entries={[
            { id: 'password', label: t('page.set.password'), to: '/m/changePsw' },
            { id: 'set', label: t('page.set.heading'), to: '/m/set' },
          ]}
        />
      </Card>
    </div>
  )
}

function Facts() {
  const t = useText()
  const { member } = useFoyer()
  const session = useSession()
  const info = useMemberData()
  switch (info.status) {
    case 'idle':
    case 'loading':
      return <Waiting shape="rows" />
    case 'failed':
      return <FailedState title={t('page.account.failed')} error={info.error} onRetry={() => void member.refresh()} />
    case 'ready':
      return (
        <dl className="site-facts">
          <Fact label={t('page.account.name')} value={info.data.account} />
          <Fact label={t('page.account.nickname')} value={info.data.nickname} />
          <Fact label={t('page.account.level')} value={info.data.label} />
          <Fact label={t('page.account.kind')} value={t(kindKey(session))} />
        </dl>
      )
  }
}

function Fact({ label, value }: { readonly label: string; readonly value: string | undefined }) {
  if (value === undefined || value === '') return null
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
}

function kindKey(session: SessionState): TextKey {
  if (session.type === 'trial') return 'page.account.kind.trial'
  return session.type === 'member' && session.isAgent ? 'page.account.kind.agent' : 'page.account.kind.member'
}
