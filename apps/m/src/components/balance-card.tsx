import { Balance, ButtonLink, useFoyer, useText } from '@foyer/react'
import { useEffect, useId } from 'react'

interface BalanceCardProps {
  /** Leaves out the button of the page that it stands on. */
  readonly without?: 'deposit' | 'withdraw'
}

/** The balance, and the two ways that money goes. */
export function BalanceCard({ without }: BalanceCardProps) {
  const t = useText()
  const id = useId()
  const { wallet } = useFoyer()
  useEffect(() => void wallet.load(), [wallet])
  return (
    <section className="site-card site-balance" aria-labelledby={id}>
      <h2 className="site-balance__label" id={id}>
        {t('page.member.balance')}
      </h2>
      <Balance />
      <div className="site-buttons">
        {without === 'deposit' ? null : (
          <ButtonLink to="/m/voucherCenter" tone="primary">
            {t('page.member.deposit')}
          </ButtonLink>
        )}
        {without === 'withdraw' ? null : <ButtonLink to="/m/withdraw">{t('page.member.withdraw')}</ButtonLink>}
      </div>
    </section>
  )
}
