import { type Deposit, deposits, type FollowedDeposit } from '@foyer/core'
import { depositEnd } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { type ReactNode, useState } from 'react'
import { useOnline } from '../../hooks/store-hooks.ts'
import { useResourceData } from '../../hooks/use-resource-data.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { buttonClass } from '../button/button-class.ts'
import { ButtonLink } from '../button/button-link.tsx'
import { countdownText } from '../draw-card/countdown-text.ts'
import { Note } from '../note/note.tsx'
import { useContactSupport } from '../support-links/use-contact-support.ts'
import { useDepositWords } from './deposit-words.ts'
import { LeaveDeposit } from './leave-deposit.tsx'
import { useWasAway } from './use-was-away.ts'

/** From then on a payment is late, if the platform does not say how long it usually takes. */
const LATE_MS = 3_600_000

export interface DepositEndProps {
  readonly deposit: Deposit
  readonly followed: FollowedDeposit
  /** The page of the provider has led back here. */
  readonly hasReturned: boolean
  /** Begins again with the figures of this one: with the same method, or with another. */
  readonly onAgain: (deposit: Deposit, withMethod: boolean) => void
}

/** What may be done about a deposit, as the server has said what became of it. */
export function DepositEnd(props: DepositEndProps): ReactNode {
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

function Awaiting({ deposit, followed, hasReturned }: DepositEndProps) {
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
      {isBlocked ? <Note className="fy-deposit-note">{t('deposit.blocked')}</Note> : null}
      {isOpen && !wasAway ? <Note className="fy-deposit-note">{t('deposit.windowOpen', { method })}</Note> : null}
      {hasReturned || wasAway ? <Note className="fy-deposit-note">{t('deposit.notYetText', { method })}</Note> : null}
      {address.ok ? null : <Note className="fy-deposit-note">{t('deposit.noPage')}</Note>}
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
        <LeaveDeposit deposit={deposit} wide disabled={!online} onLeave={() => followed.leave()} />
      </div>
    </>
  )
}

/** Says the time at five minutes, at one and at its end; it is drawn each second. */
function SecondsLeft({ followed }: Pick<DepositEndProps, 'followed'>) {
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

function CheckNow({ followed, label }: Pick<DepositEndProps, 'followed'> & { readonly label: string }) {
  const t = useText()
  const words = useDepositWords()
  const online = useOnline()
  const isUnreachable = useStore(followed.$isUnreachable)
  const answeredAt = useStore(followed.$answeredAt)
  const [busy, setBusy] = useState(false)
  // Only the answer that the person asked for is announced: the platform is asked every few seconds.
  const [announced, setAnnounced] = useState('')
  const line = (isReached: boolean, at: number | undefined) => {
    if (!isReached) return t('deposit.unreachable')
    return at === undefined ? '' : t('deposit.answered', { time: words.time(at) })
  }
  const check = async () => {
    setBusy(true)
    setAnnounced('')
    const { ok } = await followed.refresh()
    setBusy(false)
    setAnnounced(line(ok, followed.$answeredAt.get()))
  }
  return (
    <>
      <Button wide busy={busy} disabled={!online} onClick={() => void check()}>
        {label}
      </Button>
      <p className="fy-deposit-aside">{line(online && !isUnreachable, answeredAt)}</p>
      <p role="status" className="fy-hidden-text">
        {announced}
      </p>
    </>
  )
}

function Pending({ deposit, followed }: DepositEndProps) {
  const t = useText()
  const words = useDepositWords()
  const contact = useContactSupport()
  const { methods } = useFeature(deposits)
  const known = useResourceData(methods.$state, methods.load)?.list
  const usually = known?.find(({ methodCode }) => methodCode === deposit.methodCode)?.usually
  const answeredAt = useStore(followed.$answeredAt)
  const since = deposit.history.find(({ state }) => state === 'processing')?.at ?? deposit.createdAt
  const isLate = answeredAt !== undefined && answeredAt - since > (usually ?? LATE_MS)
  const usual = usually === undefined ? '' : ` ${t('deposit.usually', { time: words.duration(usually) })}`
  return (
    <>
      <Note className="fy-deposit-note" role="status">
        {t(isLate ? 'deposit.slowText' : 'deposit.pendingText')}
        {usual}
      </Note>
      <div className="fy-deposit-actions">
        <CheckNow followed={followed} label={t('deposit.checkNow')} />
        {isLate ? (
          <Button tone="primary" wide onClick={contact}>
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

function Failed({ deposit, onAgain }: DepositEndProps) {
  const t = useText()
  const contact = useContactSupport()
  return (
    <>
      <Note className="fy-deposit-note">
        {t(deposit.charged === false ? 'deposit.notCharged' : 'deposit.maybeCharged')}
      </Note>
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

function Left({ deposit, followed, onAgain }: DepositEndProps) {
  const t = useText()
  return (
    <>
      <Note className="fy-deposit-note">{t('deposit.late')}</Note>
      <div className="fy-deposit-actions">
        <Button tone="primary" wide onClick={() => onAgain(deposit, true)}>
          {t('deposit.again')}
        </Button>
        <CheckNow followed={followed} label={t('deposit.havePaid')} />
      </div>
    </>
  )
}
