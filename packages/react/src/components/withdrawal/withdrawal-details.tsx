import { type Withdrawal, wallet, withdrawals } from '@foyer/core'
import { isWithdrawalOpen } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { BadgeCheck, CircleAlert, Hourglass } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useList } from '../../hooks/use-list.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { durationText } from '../../text/duration-text.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { CopyText } from '../copy-text/copy-text.tsx'
import { EmptyState } from '../empty-state/empty-state.tsx'
import { Fact } from '../facts/fact.tsx'
import { FailedState } from '../failed-state/failed-state.tsx'
import { AccountEnding } from '../payout-accounts/payout-accounts-screen.tsx'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Stack } from '../stack/stack.tsx'
import { StaleMark } from '../stale-mark/stale-mark.tsx'
import { useContactSupport } from '../support-links/use-contact-support.ts'
import { TimesNote, WithdrawalTimeline } from './withdrawal-timeline.tsx'

export interface WithdrawalDetailsProps {
  readonly withdrawalId: string
}

/** One withdrawal: where the money is, what happened, and what comes next. */
export function WithdrawalDetailsView(props: WithdrawalDetailsProps) {
  return (
    <PageTexts>
      <Details key={props.withdrawalId} {...props} />
    </PageTexts>
  )
}

function Details({ withdrawalId }: WithdrawalDetailsProps) {
  const t = useText()
  const feature = useFeature(withdrawals)
  const opened = useList(() => feature.withdrawal(withdrawalId), [feature, withdrawalId])
  const state = useResource(opened.$state, opened.load)
  const answeredAt = useStore(opened.$answeredAt)
  const terms = useResource(feature.terms.$state, feature.terms.load)
  const usually = terms.data?.usually
  /** Whether it takes longer than usual, by the platform's clock. A member who has to prove the identity is awaited. */
  const latenessOf = (withdrawal: Withdrawal): Lateness => {
    const since = withdrawal.history[0]?.at
    const isAwaited = isWithdrawalOpen(withdrawal) && withdrawal.missing === undefined
    const isLate =
      isAwaited &&
      since !== undefined &&
      answeredAt !== undefined &&
      answeredAt - since > (usually ?? LATE_S) * SECOND_MS
    return { isLate, usually }
  }
  return (
    <ResourceView
      resource={state}
      loading={
        <Stack role="status" aria-busy="true" aria-label={t('state.loading')}>
          <Skeleton className="fy-withdraw-waiting" shape="block" />
          <Skeleton className="fy-withdraw-waiting" shape="block" />
        </Stack>
      }
      failed={(error) =>
        error.code === 'request.invalid' ? (
          <EmptyState
            title={t('withdraw.notFound')}
            text={t('withdraw.notFound.text')}
            action={<ButtonLink to={{ name: 'withdraw' }}>{t('withdraw.back')}</ButtonLink>}
          />
        ) : (
          <FailedState title={t('withdraw.one.failed')} error={error} onRetry={() => void opened.load()} />
        )
      }
    >
      {(withdrawal, { stale, at }) => (
        <>
          {stale ? <StaleMark at={at} /> : null}
          <Shown withdrawal={withdrawal} lateness={latenessOf(withdrawal)} onCheck={() => void opened.refresh()} />
        </>
      )}
    </ResourceView>
  )
}

/** From then on a withdrawal is late, if the platform does not say how long one usually takes. */
const LATE_S = 3 * 24 * 3600
const SECOND_MS = 1000

interface Lateness {
  readonly isLate: boolean
  /** Seconds. */
  readonly usually: number | undefined
}

interface ShownProps {
  readonly withdrawal: Withdrawal
  readonly lateness: Lateness
}

const ICONS = {
  requested: Hourglass,
  review: Hourglass,
  sending: Hourglass,
  other: Hourglass,
  paid: BadgeCheck,
  refused: CircleAlert,
  returned: CircleAlert,
} as const

function Shown({ withdrawal, lateness, onCheck }: ShownProps & { readonly onCheck: () => void }) {
  const t = useText()
  const { format } = useFeature(wallet)
  const heading = useRef<HTMLHeadingElement>(null)
  const { state, amount, fee, arrives, account, reference, railReference } = withdrawal
  // A new state is a new page to who listens to it.
  useEffect(() => {
    if (state !== undefined) heading.current?.focus()
  }, [state])
  const Icon = ICONS[state]
  const hasComeBack = withdrawal.reason !== undefined
  return (
    <>
      <div className="fy-withdrawal-result" data-state={state}>
        <span className="fy-withdrawal-icon">
          <Icon aria-hidden className="fy-icon" />
        </span>
        <h2 ref={heading} tabIndex={-1} className="fy-withdraw-title">
          {t(`withdraw.title.${state}`, [account.name])}
        </h2>
        <p className="fy-withdrawal-sum fy-money">{format(state === 'paid' ? arrives : amount)}</p>
        <Words withdrawal={withdrawal} lateness={lateness} />
        <Mending withdrawal={withdrawal} lateness={lateness} />
      </div>
      <WithdrawalTimeline withdrawal={withdrawal} />
      <TimesNote withdrawals={[withdrawal]} />
      <dl className="fy-facts fy-withdraw-facts">
        <Fact label={t('withdraw.amount')} value={<span className="fy-money">{format(amount)}</span>} />
        {hasComeBack ? null : (
          <>
            <Fact label={t('withdraw.fee')} value={<span className="fy-money">{format(fee)}</span>} />
            <Fact label={t('withdraw.arrives')} value={<span className="fy-money">{format(arrives)}</span>} />
          </>
        )}
        <Fact
          label={t('withdraw.to')}
          value={
            <>
              {account.name} <AccountEnding masked={account.masked} />
            </>
          }
        />
        <Fact label={t('withdraw.reference')} value={<CopyText value={reference} label={t('withdraw.reference')} />} />
        {railReference === undefined ? null : (
          <Fact
            label={t('withdraw.railReference')}
            value={<CopyText value={railReference} label={t('withdraw.railReference')} />}
          />
        )}
      </dl>
      <WaysOn withdrawal={withdrawal} lateness={lateness} onCheck={onCheck} />
    </>
  )
}

/** Why, and what it means for the money. */
function Words({ withdrawal, lateness: { isLate, usually } }: ShownProps) {
  const t = useText()
  const { format } = useFeature(wallet)
  const { state, amount, reason, note, missing } = withdrawal
  const time = usually === undefined ? undefined : durationText(t, usually)
  if (isLate) {
    return <p role="status">{time === undefined ? t('withdraw.late') : t('withdraw.late.usually', [time])}</p>
  }
  switch (state) {
    case 'refused':
    case 'returned':
      return (
        <>
          <p>{t(`withdraw.reason.${reason ?? 'other'}`)}</p>
          {note === undefined ? null : <blockquote className="fy-withdrawal-note">{note}</blockquote>}
          <p role="status">{t('withdraw.backInWallet', [format(amount)])}</p>
        </>
      )
    case 'paid':
      return <p>{t('withdraw.paid.text')}</p>
    case 'review':
      if (missing === 'identity') return <p>{t('withdraw.missing.identity')}</p>
      return (
        <p>
          {t('withdraw.review.text')}
          {time === undefined ? null : ` ${t('withdraw.usually.time', [time])}`}
        </p>
      )
    case 'requested':
    case 'sending':
    case 'other':
      return <p>{time === undefined ? t('withdraw.held.text') : t('withdraw.usually', [time])}</p>
  }
}

/** What mends a refusal, where the person can; else customer service knows more. */
const MENDED_AT = {
  identity: ['verification', 'withdraw.identity.prove'],
  account: ['payoutAccounts', 'withdraw.toAccounts'],
  name: ['payoutAccounts', 'withdraw.toAccounts'],
  rules: undefined,
  other: undefined,
} as const

function mendingOf({ withdrawal, lateness }: ShownProps) {
  if (lateness.isLate) return 'support'
  const reason = withdrawal.missing === 'identity' ? 'identity' : withdrawal.reason
  if (reason === undefined) return undefined
  return MENDED_AT[reason] ?? 'support'
}

/** What the person can do about it: with the words that say why, as the steps below may be out of sight. */
function Mending(props: ShownProps) {
  const t = useText()
  const contactSupport = useContactSupport()
  const mending = mendingOf(props)
  switch (mending) {
    case undefined:
      return null
    case 'support':
      return (
        <Button tone="primary" wide onClick={contactSupport}>
          {t('attempt.support')}
        </Button>
      )
    default:
      return (
        <ButtonLink to={{ name: mending[0] }} tone="primary" wide>
          {t(mending[1])}
        </ButtonLink>
      )
  }
}

function WaysOn({ onCheck, ...props }: ShownProps & { readonly onCheck: () => void }) {
  const { withdrawal } = props
  const t = useText()
  const contactSupport = useContactSupport()
  return (
    <Stack gap={2}>
      {isWithdrawalOpen(withdrawal) ? (
        <Button wide onClick={onCheck}>
          {t('attempt.check')}
        </Button>
      ) : (
        <ButtonLink to={{ name: 'withdraw' }} wide>
          {t('withdraw.again')}
        </ButtonLink>
      )}
      <ButtonLink to={{ name: 'transactionRecord' }} wide>
        {t('withdraw.transactions')}
      </ButtonLink>
      {mendingOf(props) === 'support' ? null : (
        <Button tone="quiet" wide onClick={contactSupport}>
          {t('attempt.support')}
        </Button>
      )}
    </Stack>
  )
}
