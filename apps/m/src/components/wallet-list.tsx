import { wallet } from '@foyer/core'
import { ResourceView, StaleMark, useFeature, useText, useWallets } from '@foyer/react'
import { useEffect } from 'react'
import { Card } from './card.tsx'
import { SkeletonList } from './skeleton-list.tsx'

interface WalletListProps {
  readonly title: string
}

/** A member's wallets as the platform names them (WALLET-04). The known ones stay on screen during a reload. */
export function WalletList({ title }: WalletListProps) {
  const t = useText()
  const walletApi = useFeature(wallet)
  const wallets = useWallets()
  // Their balances may be those of an earlier visit.
  useEffect(() => void walletApi.refreshWallets(), [walletApi])
  return (
    <Card title={title}>
      <ResourceView
        resource={wallets}
        loading={<SkeletonList shape="facts" count={1} />}
        onRetry={() => void walletApi.refreshWallets()}
        isEmpty={({ member }) => member.length === 0}
        empty={<p>{t('page.account.wallets.empty')}</p>}
      >
        {({ member }, { stale, at }) => (
          <>
            {stale ? <StaleMark at={at} /> : null}
            <ul className="site-facts">
              {member.map(({ walletId, name, balance }) => (
                <li key={walletId}>
                  <span>{name}</span>
                  {balance === undefined ? null : <span className="fy-money">{walletApi.format(balance)}</span>}
                </li>
              ))}
            </ul>
          </>
        )}
      </ResourceView>
    </Card>
  )
}
