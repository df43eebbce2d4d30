import { wallet } from '@foyer/core'
import { FailedState, useFeature, useLanguageCode, useText, useWallets } from '@foyer/react'
import { useCallback, useEffect, useState } from 'react'
import { Card } from './card.tsx'
import { SkeletonList } from './skeleton-list.tsx'

interface WalletListProps {
  readonly title: string
}

/** A member's wallets as the platform names them (WALLET-04). The known ones stay on screen during a reload. */
export function WalletList({ title }: WalletListProps) {
  const t = useText()
  const walletApi = useFeature(wallet)
  const entries = useWallets().member
  const [state, setState] = useState<'waiting' | 'ready' | 'failed'>('waiting')
  const load = useCallback(async () => {
    setState('waiting')
    const { ok, error } = await walletApi.loadWallets()
    // Another language was chosen meanwhile: its own load sets the state.
    if (error?.code !== 'request.aborted') setState(ok ? 'ready' : 'failed')
  }, [walletApi])
  const language = useLanguageCode()
  // biome-ignore lint/correctness/useExhaustiveDependencies: names are asked for in the language of the page.
  useEffect(() => void load(), [load, language])
  const none = entries.length === 0
  return (
    <Card title={title}>
      {none && state === 'waiting' ? <SkeletonList shape="facts" count={1} /> : null}
      {none && state === 'failed' ? <FailedState onRetry={() => void load()} /> : null}
      {none && state === 'ready' ? <p>{t('page.account.wallets.empty')}</p> : null}
      {none ? null : (
        <ul className="site-facts">
          {entries.map(({ walletId, name, balance }) => (
            <li key={walletId}>
              <span>{name}</span>
              {balance === undefined ? null : <span className="fy-money">{walletApi.format(balance)}</span>}
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
