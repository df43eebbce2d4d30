import { SPEC_CONSTANTS, wallet } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { RefreshCw } from 'lucide-react'
import { useSession } from '../../hooks/store-hooks.ts'
import { useBalance } from '../../hooks/use-balance.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { useText } from '../../text/use-text.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { joinClasses } from '../join-classes.ts'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { TrialMark } from './trial-mark.tsx'

/** Characters from which on the header sets the amount smaller. */
const LONG = 13

export interface BalanceProps {
  readonly className?: string | undefined
}

/**
 * The amount in gold with a button to refresh it; asterisks until it is loaded (WALLET-01, WALLET-02). Credits of a trial
 * are not money: they have a mark and no gold.
 */
export function BalanceView({ className }: BalanceProps) {
  const foyer = useFoyer()
  const t = useText()
  const balance = useBalance()
  const masked = useStore(foyer.use(wallet).$isMasked)
  useStore(foyer.use(wallet).$symbol)
  const stale = balance.status === 'ready' && balance.stale
  const refreshing = balance.status === 'loading' || (balance.status === 'ready' && balance.refreshing)
  const trial = useSession().type === 'trial'
  const amount = balance.data === undefined ? '' : foyer.use(wallet).format(balance.data.amount)
  return (
    <span
      className={joinClasses('fy-balance', className)}
      data-stale={stale || undefined}
      data-long={amount.length > LONG || undefined}
      data-trial={trial || undefined}
    >
      <span className="fy-hidden-text">{t(stale ? 'wallet.stale' : 'wallet.balance')}</span>
      {trial ? <TrialMark /> : null}
      <output className="fy-balance-amount fy-money" aria-busy={refreshing}>
        {masked ? (
          SPEC_CONSTANTS.moneyMask
        ) : balance.data === undefined ? (
          // An amount that is not known is never shown as zero.
          balance.status === 'failed' ? (
            '–'
          ) : (
            <Skeleton className="fy-balance-blank" />
          )
        ) : (
          amount
        )}
      </output>
      <IconButton
        className="fy-balance-refresh"
        label={t(masked ? 'wallet.refreshing' : 'wallet.refresh')}
        aria-disabled={masked || undefined}
        icon={<RefreshCw aria-hidden className="fy-icon" />}
        onClick={() => void foyer.use(wallet).refresh()}
      />
    </span>
  )
}
