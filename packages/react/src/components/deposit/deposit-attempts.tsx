import { attempts } from '@foyer/core'
import { readDepositId } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { AttemptNote } from '../attempt-note/attempt-note.tsx'
import { Link } from '../link/link.tsx'

/** Deposits whose end is not known, or was seen by no person (docs/cashier.md, Keys). */
export function DepositAttempts() {
  const t = useText()
  const open = useStore(useFeature(attempts).$attempts)
  return open
    .filter(({ kind }) => kind === 'deposit')
    .map((attempt) => {
      const depositId = attempt.state.status === 'made' ? readDepositId(attempt.state.object) : undefined
      return (
        <AttemptNote
          key={attempt.key}
          attempt={attempt}
          made={
            <>
              {t('deposit.made')}{' '}
              {depositId === undefined ? (
                <Link to={{ name: 'transactionRecord' }} className="fy-deposit-link">
                  {t('deposit.transactions')}
                </Link>
              ) : (
                <Link to={{ name: 'deposit', params: { deposit: depositId } }} className="fy-deposit-link">
                  {t('deposit.made.see')}
                </Link>
              )}
            </>
          }
        />
      )
    })
}
