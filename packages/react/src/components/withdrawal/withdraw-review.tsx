import { type WithdrawalForm, type WithdrawalReview, wallet } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useOnline } from '../../hooks/store-hooks.ts'
import { isAttemptHeld, useAttempt } from '../../hooks/use-attempt.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { durationText } from '../../text/duration-text.ts'
import { useErrorText } from '../../text/use-error-text.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { Fact } from '../facts/fact.tsx'
import { Note } from '../note/note.tsx'
import { AccountEnding } from '../payout-accounts/payout-accounts-screen.tsx'
import { Stack } from '../stack/stack.tsx'

interface WithdrawReviewProps {
  readonly form: WithdrawalForm
  readonly review: WithdrawalReview
  /** Seconds. */
  readonly usually: number | undefined
  /** What is known of one that was sent: beside the button, as the top may be out of sight. */
  readonly notice: ReactNode
  readonly onMade: (withdrawalId: string) => void
  readonly onEdit: () => void
}

/** The last look before money is set aside: it cannot be taken back (WCAG 3.3.4). */
export function WithdrawReview({ form, review, usually, notice, onMade, onEdit }: WithdrawReviewProps) {
  const t = useText()
  const errorText = useErrorText()
  const isOnline = useOnline()
  const { format } = useFeature(wallet)
  const isSending = useStore(form.$isSending)
  const isHeld = isAttemptHeld(useAttempt('withdrawal'))
  const refusal = useStore(form.$refusal)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { account, amount, fee, arrives, givenBack } = review
  const isDuplicate = refusal?.error.code === 'duplicate.suspected'
  const offline = isOnline ? null : (
    <Note size={1} className="fy-withdraw-note">
      {t('error.network.offline')}
    </Note>
  )
  const send = async (second: boolean) => {
    const { ok, data } = await form.send({ second })
    if (ok) onMade(data.withdrawalId)
  }
  return (
    <Stack as="section">
      <h2 ref={heading} tabIndex={-1} className="fy-withdraw-title">
        {t('withdraw.check')}
      </h2>
      <dl className="fy-facts fy-withdraw-facts">
        <Fact label={t('withdraw.amount')} value={<span className="fy-money">{format(amount)}</span>} />
        <Fact label={t('withdraw.fee')} value={<span className="fy-money">{format(fee)}</span>} />
        <Fact label={t('withdraw.arrives')} value={<span className="fy-money">{format(arrives)}</span>} />
        <Fact
          label={t('withdraw.to')}
          value={
            <>
              {account.name} <AccountEnding masked={account.masked} />
            </>
          }
        />
        {givenBack === undefined ? null : (
          <Fact label={t('withdraw.givesBack')} value={`${givenBack.name} ${format(givenBack.locked)}`} />
        )}
        {usually === undefined ? null : <Fact label={t('withdraw.time')} value={durationText(t, usually)} />}
      </dl>
      <Note size={1} className="fy-withdraw-note">
        {t('withdraw.noCancel')}
      </Note>
      {notice}
      {refusal === undefined ? null : (
        <p className="fy-form-failure" role="alert">
          {errorText(refusal.error)}
        </p>
      )}
      {isDuplicate ? (
        <>
          <Button
            tone="primary"
            wide
            busy={isSending}
            held={isHeld}
            disabled={!isOnline}
            onClick={() => void send(true)}
          >
            {t('withdraw.second')}
          </Button>
          {offline}
          <Button wide onClick={onEdit}>
            {t('withdraw.leave')}
          </Button>
        </>
      ) : (
        <>
          <Button
            tone="primary"
            wide
            busy={isSending}
            held={isHeld}
            disabled={!isOnline}
            onClick={() => void send(false)}
          >
            {t('withdraw.confirm', [format(amount)])}
          </Button>
          {offline}
          {isSending ? null : (
            <Button wide onClick={onEdit}>
              {t('withdraw.edit')}
            </Button>
          )}
          <p role="status" className="fy-hidden-text">
            {isSending ? t('withdraw.sending') : null}
          </p>
        </>
      )}
    </Stack>
  )
}
