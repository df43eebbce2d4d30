import { type FoyerError, type PayoutAccountList, payoutAccounts } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { CreditCard } from 'lucide-react'
import { type FormEvent, useEffect, useRef } from 'react'
import { isAttemptHeld, useAttempt } from '../../hooks/use-attempt.ts'
import { useDisposable } from '../../hooks/use-disposable.ts'
import { useFieldFocus } from '../../hooks/use-field-focus.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { fieldMessage } from '../../text/field-message.ts'
import { useErrorText } from '../../text/use-error-text.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { SubmitButton } from '../button/submit-button.tsx'
import { NativeSelect } from '../native-select/native-select.tsx'
import { RadioCards } from '../radio-cards/radio-cards.tsx'
import { AccountCodeField, isToldByCode } from '../sms-code-field/account-code-field.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextField } from '../text-field/text-field.tsx'

interface AddAccountFormProps {
  readonly data: PayoutAccountList
  readonly onAdded: () => void
  readonly onCancel: () => void
}

const isToldByNumber = ({ code }: FoyerError) => code === 'payout.invalid' || code === 'payout.exists'

/** An e-wallet or a bank account in the member's own name. */
export function AddAccountForm({ data, onAdded, onCancel }: AddAccountFormProps) {
  const t = useText()
  const errorText = useErrorText()
  const feature = useFeature(payoutAccounts)
  const form = useDisposable(() => feature.addForm(), [feature])
  const { values, errors, status, error } = useStore(form.$state)
  const isHeld = isAttemptHeld(useAttempt('payoutAccount'))
  const element = useRef<HTMLFormElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  useFieldFocus(element)
  useEffect(() => heading.current?.focus(), [])
  const rule = data.kinds.find(({ kind }) => kind === values.kind)
  const institutions = rule?.institutions.map(({ code, name }) => ({ value: code, label: name })) ?? []
  const institutionError = fieldMessage(t, errors.institution)
  const cancel = () => {
    form.reset()
    onCancel()
  }
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    if ((await form.submit()).ok) onAdded()
  }
  return (
    <Stack
      ref={element}
      as="form"
      gap={2}
      className="fy-payout-form"
      autoComplete="off"
      noValidate
      onSubmit={(event) => void submit(event)}
    >
      <h2 ref={heading} tabIndex={-1} className="fy-payout-title">
        {t('payout.add')}
      </h2>
      <RadioCards
        legend={t('payout.kind')}
        name="kind"
        options={data.kinds.map(({ kind }) => ({ value: kind, label: t(`payout.kind.${kind}`) }))}
        value={values.kind}
        error={fieldMessage(t, errors.kind)}
        onValue={(kind) => form.set('kind', kind)}
      />
      {rule === undefined ? null : (
        <>
          <div>
            <NativeSelect
              label={t(`payout.institution.${rule.kind}`)}
              name="institution"
              value={values.institution}
              options={[{ value: '', label: t('payout.choose'), hidden: true }, ...institutions]}
              aria-invalid={institutionError !== undefined || undefined}
              onValue={(code) => form.set('institution', code)}
            />
            <p className="fy-text-field-error" aria-live="polite">
              {institutionError}
            </p>
          </div>
          <TextField
            label={t(`payout.number.${rule.kind}`)}
            name="number"
            icon={<CreditCard aria-hidden className="fy-icon" />}
            inputMode="numeric"
            autoComplete="off"
            enterKeyHint="next"
            maxLength={40}
            hint={t('payout.number.rule', [rule.minimum, rule.maximum])}
            value={values.number}
            error={error && isToldByNumber(error) ? errorText(error) : fieldMessage(t, errors.number)}
            onValue={(value) => form.set('number', value)}
            onBlur={() => form.touch('number')}
          />
        </>
      )}
      <dl className="fy-payout-holder">
        <dt>{t('payout.holder')}</dt>
        <dd>{data.holder === undefined ? t('payout.holder.unknown') : t('payout.holder.own', [data.holder])}</dd>
      </dl>
      <AccountCodeField form={form} />
      {error && !isToldByCode(error) && !isToldByNumber(error) ? (
        <p className="fy-form-failure" role="alert">
          {errorText(error)}
        </p>
      ) : null}
      <SubmitButton busy={status === 'submitting'} held={isHeld}>
        {t('payout.submit')}
      </SubmitButton>
      <Button tone="quiet" wide onClick={cancel}>
        {t('payout.cancel')}
      </Button>
    </Stack>
  )
}
