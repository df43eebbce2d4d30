import { wallet } from '@foyer/core'
import { Balance, ButtonLink, useFeature, useText } from '@foyer/react'
import { useEffect, useId } from 'react'

interface BalanceCardProps {
  /** The page that the card is on: its button is left out. */
  readonly without?: 'deposit' | 'withdraw'
}

/** The balance, with links to deposit and withdrawal. Who withdraws is not pressed to pay in. */
export function BalanceCard({ without }: BalanceCardProps) {
  const t = useText()
  const id = useId()
  const walletApi = useFeature(wallet)
  useEffect(() => void walletApi.load(), [walletApi])
  return (
    <section className="site-card site-balance" aria-labelledby={id}>
      <h2 className="site-balance__label" id={id}>
        {t('page.member.balance')}
      </h2>
      <Balance />
      <div className="site-buttons">
        {without === 'deposit' ? null : (
          <ButtonLink to={{ name: 'deposit' }} tone={without === 'withdraw' ? 'neutral' : 'primary'}>
            {t('page.member.deposit')}
          </ButtonLink>
        )}
        {without === 'withdraw' ? null : <ButtonLink to={{ name: 'withdraw' }}>{t('page.member.withdraw')}</ButtonLink>}
      </div>
    </section>
  )
}
