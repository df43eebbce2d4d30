import { attempts, type Deposit, depositEnd, deposits, type FollowedDeposit, money, readDepositId } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { Ban, Check, CircleX, Clock, Wallet } from 'lucide-react'
import { type ReactNode, useEffect, useState } from 'react'
import { useOnline } from '../../hooks/store-hooks.ts'
import { useBalance } from '../../hooks/use-balance.ts'
import { useList } from '../../hooks/use-list.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { buttonClass } from '../button/button-class.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { CopyText } from '../copy-text/copy-text.tsx'
import { countdownText } from '../draw-card/countdown-text.ts'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Fact } from '../facts/fact.tsx'
import { FailedState } from '../failed-state/failed-state.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { useContactSupport } from '../support-links/use-contact-support.ts'
import { useDepositWords } from './deposit-words.ts'
import { PaymentFrame } from './payment-frame.tsx'

/** From then on a provider is slower than usual. */
const SLOW_MS = 72 * 3_600_000

export interface DepositResultProps {
  readonly depositId: string
  /** The page of the provider has led back here. */
  readonly hasReturned: boolean
  /** Begins again with the figures of this one: with the same method, or with another. */
  readonly onAgain: (deposit: Deposit, withMethod: boolean) => void
}

/** One deposit: what became of it, and a way on (ROUTE-18). Asked for until it has an end. */
export function DepositResult(props: DepositResultProps) {
  const t = useText()
  const depositsApi = useFeature(deposits)
  const { depositId } = props
  const followed = useList(() => depositsApi.follow(depositId), [depositsApi, depositId])
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

interface KnownProps extends DepositResultProps {
  readonly deposit: Deposit
  readonly followed: FollowedDeposit
}

const MARKS = { open: Wallet, pending: Clock, paid: Check, failed: CircleX, left: Ban } as const

function Known(props: KnownProps) {
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
      <Heading {...props} />
      <p className={end === 'paid' ? 'fy-deposit-sum fy-money' : 'fy-deposit-sum'}>
        {words.amount(end === 'paid' ? creditAmount : amount)}
      </p>
      {isOther ? (
        <p className="fy-deposit-note">
          {t('deposit.other', { received: words.amount(received), payAmount: words.amount(payAmount) })}
        </p>
      ) : null}
      <End {...props} />
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
function Heading({ deposit: { state }, hasReturned }: KnownProps) {
  const t = useText()
  const wasAway = useWasAway()
  const isBack = state === 'awaiting' && (hasReturned || wasAway)
  return (
    <div role="status">
      <h2 className="fy-deposit-heading">{t(isBack ? 'deposit.state.notYet' : `deposit.state.${state}`)}</h2>
    </div>
  )
}

/** The page was hidden since it is shown: a person comes back from somewhere. */
function useWasAway(): boolean {
  const [wasAway, setWasAway] = useState(false)
  useEffect(() => {
    const listen = () => document.visibilityState === 'hidden' && setWasAway(true)
    document.addEventListener('visibilitychange', listen)
    return () => document.removeEventListener('visibilitychange', listen)
  }, [])
  return wasAway
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

function End(props: KnownProps): ReactNode {
  switch (depositEnd(props.deposit.state)) {
    case 'open':
      return <Awaiting {...props} />
    case 'pending':
      return <Pending {...props} />
    case 'paid':
      return <Paid />
    case 'failed':
      return <Failed {...props} />
    case 'left':
      return <Left {...props} />
  }
}

function Awaiting({ deposit, followed, hasReturned }: KnownProps) {
  const t = useText()
  const depositsApi = useFeature(deposits)
  const page = useStore(depositsApi.$page)
  const online = useOnline()
  const wasAway = useWasAway()
  const address = depositsApi.pageOf(deposit)
  const isBlocked = page.status === 'blocked' && page.depositId === deposit.depositId
  const isOpen = page.status === 'window' && page.depositId === deposit.depositId
  const { methodName: method } = deposit
  return (
    <>
      <SecondsLeft followed={followed} />
      {isBlocked ? <p className="fy-deposit-note">{t('deposit.blocked')}</p> : null}
      {isOpen && !wasAway ? <p className="fy-deposit-note">{t('deposit.windowOpen', { method })}</p> : null}
      {hasReturned || wasAway ? <p className="fy-deposit-note">{t('deposit.notYetText', { method })}</p> : null}
      {address.ok ? null : <p className="fy-deposit-note">{t('deposit.noPage')}</p>}
      <div className="fy-deposit-actions">
        {!address.ok ? null : isBlocked ? (
          <a className={buttonClass({ tone: 'primary', wide: true })} href={address.url}>
            <span className="fy-button-label">{t('deposit.openPage')}</span>
          </a>
        ) : (
          <Button tone="primary" wide onClick={() => depositsApi.openPage(deposit)}>
            {t('deposit.openPage')}
          </Button>
        )}
        <CheckNow followed={followed} label={t('deposit.havePaid')} />
        <Leave followed={followed} disabled={!online} />
      </div>
    </>
  )
}

/** Says the time at five minutes, at one and at its end; it is drawn each second. */
function SecondsLeft({ followed }: Pick<KnownProps, 'followed'>) {
  const t = useText()
  const left = useStore(followed.$secondsLeft)
  if (left === 0) return null
  const isSaid = left === 300 || left === 60
  return (
    <>
      <p className="fy-deposit-left" aria-hidden="true">
        {t('deposit.left', { time: countdownText(left) })}
      </p>
      <p className="fy-hidden-text" role="status">
        {isSaid ? t('deposit.left', { time: countdownText(left) }) : ''}
      </p>
    </>
  )
}

function CheckNow({ followed, label }: Pick<KnownProps, 'followed'> & { readonly label: string }) {
  const t = useText()
  const words = useDepositWords()
  const online = useOnline()
  const isUnreachable = useStore(followed.$isUnreachable)
  const answeredAt = useStore(followed.$answeredAt)
  const [busy, setBusy] = useState(false)
  const check = async () => {
    setBusy(true)
    await followed.refresh()
    setBusy(false)
  }
  return (
    <>
      <Button wide busy={busy} disabled={!online} onClick={() => void check()}>
        {label}
      </Button>
      <p className="fy-deposit-aside" role="status">
        {isUnreachable || !online
          ? t('deposit.unreachable')
          : answeredAt === undefined
            ? ''
            : t('deposit.answered', { time: words.time(answeredAt) })}
      </p>
    </>
  )
}

function Leave({ followed, disabled }: Pick<KnownProps, 'followed'> & { readonly disabled: boolean }) {
  const t = useText()
  const [busy, setBusy] = useState(false)
  const leave = async () => {
    setBusy(true)
    await followed.leave()
    setBusy(false)
  }
  return (
    <Button tone="quiet" wide busy={busy} disabled={disabled} onClick={() => void leave()}>
      {t('deposit.leave')}
    </Button>
  )
}

function Pending({ deposit, followed }: KnownProps) {
  const t = useText()
  const contact = useContactSupport()
  const answeredAt = useStore(followed.$answeredAt)
  const since = deposit.history.find(({ state }) => state === 'processing')?.at ?? deposit.createdAt
  const isSlow = answeredAt !== undefined && answeredAt - since > SLOW_MS
  return (
    <>
      <p className="fy-deposit-note">{t(isSlow ? 'deposit.slowText' : 'deposit.pendingText')}</p>
      <div className="fy-deposit-actions">
        <CheckNow followed={followed} label={t('deposit.checkNow')} />
        {isSlow ? (
          <Button tone="quiet" wide onClick={contact}>
            {t('deposit.support')}
          </Button>
        ) : null}
      </div>
    </>
  )
}

function Paid() {
  const t = useText()
  return (
    <div className="fy-deposit-actions">
      <ButtonLink to={{ name: 'home' }} tone="primary" wide>
        {t('deposit.play')}
      </ButtonLink>
      <ButtonLink to={{ name: 'transactionRecord' }} wide>
        {t('deposit.transactions')}
      </ButtonLink>
    </div>
  )
}

function Failed({ deposit, onAgain }: KnownProps) {
  const t = useText()
  const contact = useContactSupport()
  return (
    <>
      <p className="fy-deposit-note">{t(deposit.charged === false ? 'deposit.notCharged' : 'deposit.maybeCharged')}</p>
      <div className="fy-deposit-actions">
        <Button tone="primary" wide onClick={() => onAgain(deposit, true)}>
          {t('deposit.sameAgain', { method: deposit.methodName })}
        </Button>
        <Button wide onClick={() => onAgain(deposit, false)}>
          {t('deposit.otherMethod')}
        </Button>
        <Button tone="quiet" wide onClick={contact}>
          {t('deposit.support')}
        </Button>
      </div>
    </>
  )
}

function Left({ deposit, followed, onAgain }: KnownProps) {
  const t = useText()
  return (
    <>
      <p className="fy-deposit-note">{t('deposit.late')}</p>
      <div className="fy-deposit-actions">
        <Button tone="primary" wide onClick={() => onAgain(deposit, true)}>
          {t('deposit.again')}
        </Button>
        <CheckNow followed={followed} label={t('deposit.havePaid')} />
      </div>
    </>
  )
}
