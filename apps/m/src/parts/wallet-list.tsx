import type { WalletEntry } from '@foyer/core'
import { useFoyer, useText, useWallets } from '@foyer/react'
import { useEffect } from 'react'
import { Card } from './card.tsx'

interface WalletListProps {
  readonly title: string
  readonly whose: 'merchant' | 'member'
}

/** Wallets as the platform names them (WALLET-04). */
export function WalletList({ title, whose }: WalletListProps) {
  const t = useText()
  const { wallet } = useFoyer()
  const entries: readonly WalletEntry[] = useWallets()[whose]
  useEffect(() => void wallet.loadWallets(), [wallet])
  return (
    <Card title={title}>
      {entries.length === 0 ? <p>{t('page.account.wallets.empty')}</p> : null}
      <ul className="site-facts">
        {entries.map(({ walletId, name, balance }) => (
          <li key={walletId}>
            <span>{name}</span>
            {balance === undefined ? null : <span className="fy-money">{wallet.format(balance)}</span>}
          </li>
        ))}
      </ul>
    </Card>
  )
}
