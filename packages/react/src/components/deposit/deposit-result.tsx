import { attempts, deposits, money } from '@foyer/core'
import { depositEnd, readDepositId } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { Ban, Check, CircleX, Clock, Wallet } from 'lucide-react'
import { useEffect } from 'react'
import { useBalance } from '../../hooks/use-balance.ts'
import { useList } from '../../hooks/use-list.ts'
import { useUserName } from '../../hooks/use-user-name.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { CopyText } from '../copy-text/copy-text.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Fact } from '../facts/fact.tsx'
import { FailedState } from '../failed-state/failed-state.tsx'
import { Heading } from '../heading/heading.tsx'
import { Note } from '../note/note.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { DepositEnd, type DepositEndProps } from './deposit-end.tsx'
import { useDepositWords } from './deposit-words.ts'
import { PaymentFrame } from './payment-frame.tsx'
import { useWasAway } from './use-was-away.ts'

export interface DepositResultProps extends Pick<DepositEndProps, 'hasReturned' | 'onAgain'> {
  readonly depositId: string
}

/** One deposit: what became of it, and a way on (ROUTE-18). Asked for until it has an end. */
export function DepositResult(props: DepositResultProps) {
  const t = useText()
  const depositsApi = useFeature(deposits)
  const { depositId } = props
  const user = useUserName()
  const followed = useList(() => depositsApi.follow(depositId), [depositsApi, depositId, user])
  useSeenAttempts(depositId)
  const state = useStore(followed.$state)
  switch (state.status) {
    case 'idle':
    case 'loading':
      return (
        <div className="fy-deposit-result" role="status" aria-busy="true" aria-label={t('state.loading')}>
          <Skeleton shape="circle" className="fy-deposit-mark-waiting" />
          <Skeleton className="fy-deposit-line-waiting" />
          <Skeleton shape="block" className="fy-deposit-review-waiting" />
        </div>
      )
    case 'failed':
      return state.error.code === 'request.invalid' ? (
        <EmptyState
          title={t('deposit.gone.title')}
          text={t('deposit.gone.text')}
          action={<ButtonLink to={{ name: 'deposit' }}>{t('deposit.gone.action')}</ButtonLink>}
        />
      ) : (
        <FailedState title={t('deposit.stateFailed')} error={state.error} onRetry={() => void followed.load()} />
      )
    case 'ready':
      return <Known {...props} deposit={state.data} followed={followed} />
  }
}

const MARKS = { open: Wallet, pending: Clock, paid: Check, failed: CircleX, left: Ban } as const

function Known(props: DepositEndProps) {
  const t = useText()
  const words = useDepositWords()
  const { deposit, followed } = props
  const { state, amount, fee, payAmount, creditAmount, methodName, reference, receipts, bonusAmount, createdAt } =
    deposit
  const end = depositEnd(state)
  const Mark = MARKS[end]
  const received = money.sum(receipts.map((receipt) => receipt.received))
  const isOther = end === 'paid' && money.compare(received, payAmount) !== 0
  return (
    <article className="fy-deposit-result" data-end={end}>
      <span className="fy-deposit-mark" aria-hidden="true">
        <Mark className="fy-icon" />
      </span>
      <Headline {...props} />
      <p className={end === 'paid' ? 'fy-deposit-sum fy-money' : 'fy-deposit-sum'}>
        {words.amount(end === 'paid' ? creditAmount : amount)}
      </p>
      {isOther ? (
        <Note className="fy-deposit-note">
          {t('deposit.other', { received: words.amount(received), payAmount: words.amount(payAmount) })}
        </Note>
      ) : null}
      <DepositEnd {...props} />
      <dl className="fy-facts">
        {end === 'paid' ? <NewBalance /> : null}
        {bonusAmount === undefined ? null : (
          <Fact label={t('deposit.bonus')} value={<span className="fy-money">{words.amount(bonusAmount)}</span>} />
        )}
        <Fact label={t('deposit.with')} value={methodName} />
        {end === 'paid' ? null : <Fact label={t('deposit.pay')} value={words.amount(payAmount)} />}
        {receipts.length > 1
          ? receipts.map((receipt) => (
              <Fact
                key={receipt.at}
                label={t('deposit.receipt', { date: words.moment(receipt.at) })}
                value={<span className="fy-money">{words.amount(receipt.credited)}</span>}
              />
            ))
          : null}
        {money.isZero(fee) ? null : (
          <Fact
            label={t('deposit.fee')}
            value={words.amount(receipts.length === 0 ? fee : money.sum(receipts.map((receipt) => receipt.fee)))}
          />
        )}
        <Fact label={t('deposit.begun')} value={words.moment(createdAt)} />
        <Fact label={t('deposit.reference')} value={<CopyText label={t('deposit.reference')} value={reference} />} />
      </dl>
      <PaymentFrame depositId={deposit.depositId} onMessage={() => void followed.refresh()} />
    </article>
  )
}

/** An attempt that was found out while no person waited is seen here. */
function useSeenAttempts(depositId: string): void {
  const attemptsApi = useFeature(attempts)
  const open = useStore(attemptsApi.$attempts)
  useEffect(() => {
    for (const { key, state } of open)
      if (state.status === 'made' && readDepositId(state.object) === depositId) attemptsApi.dismiss(key)
  }, [attemptsApi, open, depositId])
}

/** The headline: what the server has said, once for each change. */
function Headline({ deposit: { state }, hasReturned }: Pick<DepositEndProps, 'deposit' | 'hasReturned'>) {
  const t = useText()
  const wasAway = useWasAway()
  const isBack = state === 'awaiting' && (hasReturned || wasAway)
  return (
    <div role="status">
      <Heading size={5}>{t(isBack ? 'deposit.state.notYet' : `deposit.state.${state}`)}</Heading>
    </div>
  )
}

function NewBalance() {
  const t = useText()
  const words = useDepositWords()
  const balance = useBalance()
  const amount = balance.data?.amount
  return (
    <Fact
      label={t('deposit.newBalance')}
      value={
        amount === undefined ? (
          <Skeleton className="fy-deposit-line-waiting" />
        ) : (
          <span className="fy-money">{words.amount(amount)}</span>
        )
      }
    />
  )
}
