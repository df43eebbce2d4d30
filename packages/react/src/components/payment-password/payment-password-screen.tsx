import { type Attempt, type PaymentPasswordState, paymentPassword } from '@foyer/core'
import { useCallback, useState } from 'react'
import { useAttempt } from '../../hooks/use-attempt.ts'
import { useResource } from '../../hooks/use-resource.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useMerchantTime } from '../../text/use-merchant-time.ts'
import { useText } from '../../text/use-text.ts'
import { AttemptNote } from '../attempt-note/attempt-note.tsx'
import { ButtonLink } from '../button/button-link.tsx'
import { DonePanel } from '../done-panel/done-panel.tsx'
import { Link } from '../link/link.tsx'
import { PhoneGate } from '../member-phone/phone-gate.tsx'
import { ResourceView } from '../resource-view/resource-view.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { Stack } from '../stack/stack.tsx'
import { StaleMark } from '../stale-mark/stale-mark.tsx'
import { ChangePasswordForm, NewPasswordForm } from './payment-password-forms.tsx'

export interface PaymentPasswordScreenProps {
  /** The person does not know it any more: a new one is set by the phone. */
  readonly isForgotten?: boolean | undefined
}

type Done = 'set' | 'change' | 'reset'

/** The secret for money out: set, changed, or reset by the phone. */
export function PaymentPasswordScreen(props: PaymentPasswordScreenProps) {
  return (
    <PageTexts>
      <Screen {...props} />
    </PageTexts>
  )
}

function Screen({ isForgotten = false }: PaymentPasswordScreenProps) {
  const t = useText()
  const feature = useFeature(paymentPassword)
  const state = useResource(feature.$state, feature.load)
  const [done, setDone] = useState<Done>()
  const attempt = useAttempt('paymentPassword')
  return (
    <ResourceView
      resource={state}
      loading={
        <Stack gap={2} role="status" aria-busy="true" aria-label={t('state.loading')}>
          <Skeleton className="fy-payment-password-waiting" shape="block" />
          <Skeleton className="fy-payment-password-waiting" shape="block" />
          <Skeleton className="fy-payment-password-waiting" shape="block" />
        </Stack>
      }
      failedTitle={t('paymentPassword.failed')}
      onRetry={() => void feature.refresh()}
    >
      {(data, { stale, at }) => (
        <>
          {stale ? <StaleMark at={at} /> : null}
          <AttemptNote attempt={attempt} made={<p>{t(`paymentPassword.done.${madeOf(attempt)}`)}</p>} />
          {done === undefined ? (
            <Forms data={data} isForgotten={isForgotten} onDone={setDone} />
          ) : (
            <Finished done={done} pausedUntil={data.pausedUntil} />
          )}
        </>
      )}
    </ResourceView>
  )
}

/** The attempts of this kind are named after what they do. */
function madeOf(attempt: Attempt | undefined): Done {
  const target = attempt?.target
  return target === 'change' || target === 'reset' ? target : 'set'
}

interface FormsProps extends Required<PaymentPasswordScreenProps> {
  readonly data: PaymentPasswordState
  readonly onDone: (done: Done) => void
}

function Forms({ data, isForgotten, onDone }: FormsProps) {
  const t = useText()
  const { namedMoment } = useMerchantTime()
  const feature = useFeature(paymentPassword)
  const makeSet = useCallback(() => feature.setForm(), [feature])
  const makeReset = useCallback(() => feature.resetForm(), [feature])
  const makeChange = useCallback(() => feature.changeForm(), [feature])
  const { isSet, lockedUntil, pausedUntil, left } = data
  if (!isSet) {
    return (
      <>
        <p className="fy-payment-password-lead">{t('paymentPassword.lead')}</p>
        <PhoneGate task="paymentPassword">
          <NewPasswordForm make={makeSet} submitLabel={t('paymentPassword.set')} onDone={() => onDone('set')} />
        </PhoneGate>
      </>
    )
  }
  const isLocked = lockedUntil !== undefined
  return (
    <>
      {isLocked ? (
        <p className="fy-payment-password-notice" role="alert">
          {t('error.payment.password.locked.until', { until: namedMoment(lockedUntil) })}
        </p>
      ) : null}
      {pausedUntil === undefined ? null : (
        <p className="fy-payment-password-notice">{t('withdraw.paused', { until: namedMoment(pausedUntil) })}</p>
      )}
      {isForgotten || isLocked ? (
        <>
          <p className="fy-payment-password-lead">{t('paymentPassword.reset.lead')}</p>
          <PhoneGate task="paymentPassword">
            <NewPasswordForm make={makeReset} submitLabel={t('paymentPassword.reset')} onDone={() => onDone('reset')} />
          </PhoneGate>
          {isLocked ? null : (
            <Link to={{ name: 'paymentPassword' }} className="fy-payment-password-other">
              {t('paymentPassword.known')}
            </Link>
          )}
        </>
      ) : (
        <>
          <p className="fy-payment-password-lead">{t('paymentPassword.change.lead')}</p>
          {left !== undefined && left < 5 ? (
            <p className="fy-payment-password-notice" data-tries={left}>
              {t('paymentPassword.left', { count: left })}
            </p>
          ) : null}
          <ChangePasswordForm
            make={makeChange}
            submitLabel={t('paymentPassword.change')}
            onDone={() => onDone('change')}
          />
          <Link to={{ name: 'paymentPassword', params: { step: 'reset' } }} className="fy-payment-password-other">
            {t('paymentPassword.forgotten')}
          </Link>
        </>
      )}
    </>
  )
}

function Finished({ done, pausedUntil }: { readonly done: Done; readonly pausedUntil: number | undefined }) {
  const t = useText()
  const { namedMoment } = useMerchantTime()
  const isPaused = done === 'reset' && pausedUntil !== undefined
  return (
    <DonePanel
      title={t(`paymentPassword.done.${done}`)}
      text={
        isPaused
          ? t('error.withdrawal.paused.until', { until: namedMoment(pausedUntil) })
          : t('paymentPassword.done.text')
      }
      takesFocus
    >
      <ButtonLink to={{ name: 'withdraw' }} tone="primary" wide>
        {t('paymentPassword.toWithdraw')}
      </ButtonLink>
    </DonePanel>
  )
}
