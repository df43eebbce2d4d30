import { money, SPEC_CONSTANTS, wallet } from '@foyer/core'
import { BalanceView, ButtonLink, Row, useBalance, useFeature, useText } from '@foyer/react'
import { useStore } from '@nanostores/react'
import { useEffect, useId } from 'react'
import './balance-card.css'

interface BalanceCardProps {
  /** The page that the card is on: its button is left out. */
  readonly without?: 'deposit'
}

/**
 * The balance with what of it is set aside, and links to deposit and withdrawal. Both weigh the same: a person who withdraws
 * is not pressed to pay in.
 */
export function BalanceCard({ without }: BalanceCardProps) {
  const t = useText()
  const id = useId()
  const walletApi = useFeature(wallet)
  useEffect(() => void walletApi.load(), [walletApi])
  const tone = without === undefined ? 'primary' : 'neutral'
  return (
    <section className="site-card site-balance" aria-labelledby={id}>
      <h2 className="site-balance__label" id={id}>
        {t('page.member.balance')}
      </h2>
      <BalanceView />
      <SetAside />
      <Row className="site-buttons">
        {without === 'deposit' ? null : (
          <ButtonLink to={{ name: 'deposit' }} tone={tone}>
            {t('page.member.deposit')}
          </ButtonLink>
        )}
        <ButtonLink to={{ name: 'withdraw' }} tone={tone}>
          {t('page.member.withdraw')}
        </ButtonLink>
      </Row>
    </section>
  )
}

/** What is on hold for a withdrawal, and what turnover keeps from being withdrawn; nothing where neither is. */
function SetAside() {
  const t = useText()
  const { $isMasked, format } = useFeature(wallet)
  const isMasked = useStore($isMasked)
  const { held, locked } = useBalance().data ?? {}
  const parts = [
    { key: 'withdraw.held' as const, amount: held },
    { key: 'withdraw.locked' as const, amount: locked },
  ].flatMap(({ key, amount }) =>
    amount === undefined || money.isZero(amount)
      ? []
      : [{ key, amount: isMasked ? SPEC_CONSTANTS.moneyMask : format(amount) }],
  )
  if (parts.length === 0) return null
  return <p className="site-balance__aside">{parts.map(({ key, amount }) => t(key, [amount])).join(' · ')}</p>
}
