import { deposits } from '@foyer/core'
import { useResourceData } from '../../hooks/use-resource-data.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { Row } from '../stack/row.tsx'
import { useDepositWords } from './deposit-words.ts'
import { LeaveDeposit } from './leave-deposit.tsx'

/** Deposits that have no end yet: one that still waits leads on and can be left, one that is being confirmed can be looked at. */
export function OpenDeposits() {
  const t = useText()
  const words = useDepositWords()
  const depositsApi = useFeature(deposits)
  const { open } = depositsApi
  const list = useResourceData(open.$state, () => open.load()) ?? []
  return list.map((deposit) => {
    const { depositId, amount, methodName, state, createdAt, reference } = deposit
    const isWaiting = state === 'awaiting'
    const notes = [methodName, ...(isWaiting ? [t('deposit.short.awaiting')] : []), words.moment(createdAt), reference]
    return (
      <section key={depositId} className="fy-deposit-open">
        <p>
          {t(isWaiting ? 'deposit.open' : 'deposit.confirming', { amount: words.amount(amount) })}
          <span className="fy-deposit-open-note">{notes.join(' · ')}</span>
        </p>
        <Row>
          <ButtonLink to={{ name: 'deposit', params: { deposit: depositId } }} size="small">
            {t(isWaiting ? 'deposit.continue' : 'deposit.view')}
          </ButtonLink>
          {isWaiting ? (
            <LeaveDeposit deposit={deposit} size="small" onLeave={() => depositsApi.leave(depositId)} />
          ) : null}
        </Row>
      </section>
    )
  })
}
