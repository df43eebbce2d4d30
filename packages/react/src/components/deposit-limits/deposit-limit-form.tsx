import { type DepositLimitPeriod, type DepositLimitQuestion, depositLimits } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { type FormEvent, useRef, useState } from 'react'
import { isAttemptHeld, useAttempt } from '../../hooks/use-attempt.ts'
import { useDisposable } from '../../hooks/use-disposable.ts'
import { useFieldFocus } from '../../hooks/use-field-focus.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { fieldMessage } from '../../text/field-message.ts'
import { useErrorText } from '../../text/use-error-text.ts'
import { useTranslation } from '../../text/use-text.ts'
import { AmountField } from '../amount-field/amount-field.tsx'
import { SubmitButton } from '../button/submit-button.tsx'
import { Heading } from '../heading/heading.tsx'
import { RadioCards } from '../radio-cards/radio-cards.tsx'
import { Stack } from '../stack/stack.tsx'
import { LimitQuestion } from './limit-question.tsx'

interface DepositLimitFormProps {
  /** Those that the platform has. */
  readonly periods: readonly DepositLimitPeriod[]
  readonly onSet: () => void
}

/** Sets the limit of one period. Nothing is chosen beforehand. */
export function DepositLimitForm({ periods, onSet }: DepositLimitFormProps) {
  const { t, tag } = useTranslation()
  const { config } = useFoyer()
  const errorText = useErrorText()
  const feature = useFeature(depositLimits)
  const languageTag = useRef(tag)
  languageTag.current = tag
  const form = useDisposable(() => feature.form({ languageTag: () => languageTag.current }), [feature])
  const { values, errors, status, error } = useStore(form.$state)
  const typed = useStore(form.$amount)
  const isHeld = isAttemptHeld(useAttempt('depositLimit'))
  const element = useRef<HTMLFormElement>(null)
  useFieldFocus(element)
  const [asked, setAsked] = useState<DepositLimitQuestion>()
  const ask = (event: FormEvent) => {
    event.preventDefault()
    if (status !== 'submitting') setAsked(form.question())
  }
  const set = async () => {
    setAsked(undefined)
    if ((await form.submit()).ok) onSet()
  }
  return (
    <Stack ref={element} as="form" noValidate onSubmit={ask}>
      <Heading>{t('limits.set.title')}</Heading>
      <RadioCards
        legend={t('limits.period')}
        name="period"
        options={periods.map((period) => ({ value: period, label: t(`limits.${period}`) }))}
        value={values.period}
        error={fieldMessage(t, errors.period)}
        onValue={(period) => form.set('period', period)}
      />
      <AmountField
        name="amount"
        value={values.amount}
        label={t('limits.amount', { currency: config.currency.code })}
        reading={typed?.ok === true ? typed.money : undefined}
        readings={typed?.ok === false ? typed.readings : undefined}
        error={fieldMessage(t, errors.amount)}
        enterKeyHint="go"
        onValue={(amount) => form.set('amount', amount)}
        onPick={form.typeAmount}
        onBlur={() => values.amount.trim() !== '' && form.touch('amount')}
      />
      {status === 'failed' && error ? (
        <p className="fy-form-failure" role="alert">
          {errorText(error)}
        </p>
      ) : null}
      <SubmitButton busy={status === 'submitting'} held={isHeld}>
        {t('limits.set')}
      </SubmitButton>
      <LimitQuestion question={asked} onSet={() => void set()} onClose={() => setAsked(undefined)} />
    </Stack>
  )
}
