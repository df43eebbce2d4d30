import { type DepositLimit, type DepositLimitList, depositLimits, type OwnDepositLimits } from '@foyer/core'
import { useEffect, useRef, useState } from 'react'
import { isAttemptOpen, useAttempt } from '../../hooks/use-attempt.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { durationText } from '../../text/duration-text.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { AttemptNote } from '../attempt-note/attempt-note.tsx'
import { Button } from '../button/button.tsx'
import { useDepositWords } from '../deposit/deposit-words.ts'
import { Note } from '../note/note.tsx'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { WaitingBlocks } from '../skeleton/waiting-blocks.tsx'
import { StaleMark } from '../stale-mark/stale-mark.tsx'
import { DepositLimitForm } from './deposit-limit-form.tsx'

const SECOND_MS = 1000

/** What the member may bring in at most: by day, week and month (ROUTE-18). */
export function DepositLimitsScreen() {
  return (
    <PageTexts>
      <Screen />
    </PageTexts>
  )
}

function Screen() {
  const t = useText()
  const feature = useFeature(depositLimits)
  const state = useResource(feature.$state, feature.load)
  useEffect(() => feature.watch(), [feature])
  return (
    <ResourceView
      resource={state}
      loading={<WaitingBlocks count={3} className="fy-limits" blockClassName="fy-limit-waiting" />}
      failedTitle={t('limits.failed')}
      onRetry={() => void feature.refresh()}
    >
      {(data, { stale, at }) => (
        <>
          {stale ? <StaleMark at={at} /> : null}
          <Limits data={data} />
        </>
      )}
    </ResourceView>
  )
}

function Limits({ data: { list, coolingOff } }: { readonly data: DepositLimitList }) {
  const t = useText()
  const attempt = useAttempt('depositLimit')
  const element = useRef<HTMLUListElement>(null)
  const [answered, setAnswered] = useState(0)
  useEffect(() => {
    if (answered > 0) element.current?.focus()
  }, [answered])
  // What was pressed has gone; the list says what holds now.
  const onAnswer = () => setAnswered((count) => count + 1)
  return (
    <>
      <Note size="inherit">
        {coolingOff === undefined
          ? t('limits.lead.later')
          : t('limits.lead', { duration: durationText(t, coolingOff / SECOND_MS) })}
      </Note>
      <AttemptNote attempt={attempt} made={<p>{t('limits.made')}</p>} />
      <ul ref={element} tabIndex={-1} className="fy-limits" aria-label={t('limits.list')}>
        {list.map((limit) => (
          <Limit key={limit.period} limit={limit} isBusy={isAttemptOpen(attempt)} onAnswer={onAnswer} />
        ))}
      </ul>
      <DepositLimitForm periods={list.map(({ period }) => period)} onSet={onAnswer} />
    </>
  )
}

interface LimitProps {
  readonly limit: DepositLimit
  readonly isBusy: boolean
  readonly onAnswer: () => void
}

function Limit({ limit, isBusy, onAnswer }: LimitProps) {
  const t = useText()
  const words = useDepositWords()
  const feature = useFeature(depositLimits)
  const { period, amount, used, remaining, freesAt, change } = limit
  const name = t(`limits.${period}`)
  // The button keeps the focus while it is busy, and where it is refused.
  const press = (verb: OwnDepositLimits['keep']) => {
    if (!isBusy) void verb(period).then(({ ok }) => ok && onAnswer())
  }
  return (
    <li className="fy-limit">
      <span className="fy-limit-name">{name}</span>
      <span className="fy-limit-amount">{amount === undefined ? t('limits.none') : words.amount(amount)}</span>
      {remaining === undefined ? null : (
        <Note as="span" className="fy-limit-note">
          {t('limits.left', {
            used: words.amount(used),
            remaining: words.amount(remaining),
            freesAt: words.moment(freesAt),
          })}
        </Note>
      )}
      {change === undefined ? null : (
        <Note as="span" tone="warning" className="fy-limit-change">
          {change.amount === undefined
            ? t('limits.change.none', { from: words.moment(change.from) })
            : t('limits.change', { amount: words.amount(change.amount), from: words.moment(change.from) })}
        </Note>
      )}
      {amount === undefined ? null : change === undefined ? (
        <Button
          size="small"
          busy={isBusy}
          aria-label={t('limits.remove.this', { period: name })}
          onClick={() => press(feature.remove)}
        >
          {t('limits.remove')}
        </Button>
      ) : (
        <Button
          size="small"
          busy={isBusy}
          aria-label={t('limits.keep.this', { amount: words.amount(amount), period: name })}
          onClick={() => press(feature.keep)}
        >
          {t('limits.keep', { amount: words.amount(amount) })}
        </Button>
      )}
    </li>
  )
}
