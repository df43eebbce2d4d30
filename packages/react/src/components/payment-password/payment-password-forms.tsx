import type { ChangePaymentPasswordForm, FieldError, NewPaymentPasswordForm } from '@foyer/core'
import { PAYMENT_PASSWORD_LENGTH } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { type FormEvent, type ReactNode, useRef } from 'react'
import { isAttemptHeld, useAttempt } from '../../hooks/use-attempt.ts'
import { useDisposable } from '../../hooks/use-disposable.ts'
import { useFieldFocus } from '../../hooks/use-field-focus.ts'
import { fieldMessage } from '../../text/field-message.ts'
import type { TextKey } from '../../text/locales.ts'
import { useErrorText } from '../../text/use-error-text.ts'
import { useText } from '../../text/use-text.ts'
import { SubmitButton } from '../button/submit-button.tsx'
import { AccountCodeField, isToldByCode } from '../sms-code-field/account-code-field.tsx'
import { Stack } from '../stack/stack.tsx'
import { PaymentPasswordField } from './payment-password-field.tsx'

interface FormProps<Form> {
  readonly make: () => Form
  /** The words of its button. */
  readonly submitLabel: string
  /** After it was accepted. */
  readonly onDone: () => void
}

/** A new payment password with a code by SMS: the first one, or one in place of a forgotten one. */
export function NewPasswordForm({ make, submitLabel, onDone }: FormProps<NewPaymentPasswordForm>) {
  const form = useDisposable(make, [make])
  const { values, errors } = useStore(form.$state)
  return (
    <Frame form={form} submitLabel={submitLabel} onDone={onDone}>
      <NewFields values={values} errors={errors} set={form.set} touch={form.touch} />
      <AccountCodeField form={form} />
    </Frame>
  )
}

/** Another payment password, by who knows the old one. */
export function ChangePasswordForm({ make, submitLabel, onDone }: FormProps<ChangePaymentPasswordForm>) {
  const t = useText()
  const form = useDisposable(make, [make])
  const { values, errors } = useStore(form.$state)
  return (
    <Frame form={form} submitLabel={submitLabel} onDone={onDone}>
      <PaymentPasswordField
        label={t('paymentPassword.old')}
        name="oldPassword"
        enterKeyHint="next"
        value={values.oldPassword}
        error={fieldMessage(t, errors.oldPassword)}
        onValue={(value) => form.set('oldPassword', value)}
        onBlur={() => form.touch('oldPassword')}
      />
      <NewFields values={values} errors={errors} set={form.set} touch={form.touch} />
    </Frame>
  )
}

const FIELDS = [
  ['newPassword', 'paymentPassword.new'],
  ['repeatedPassword', 'paymentPassword.again'],
] as const satisfies readonly (readonly [string, TextKey])[]

type NewField = (typeof FIELDS)[number][0]

interface NewFieldsProps {
  readonly values: Readonly<Record<NewField, string>>
  readonly errors: Readonly<Partial<Record<NewField, FieldError>>>
  readonly set: (field: NewField, value: string) => void
  readonly touch: (field: NewField) => void
}

/** The same in both forms. */
function NewFields({ values, errors, set, touch }: NewFieldsProps) {
  const t = useText()
  const { min, max } = PAYMENT_PASSWORD_LENGTH
  return FIELDS.map(([field, label]) => (
    <PaymentPasswordField
      key={field}
      label={t(label)}
      name={field}
      enterKeyHint="next"
      hint={field === 'newPassword' ? t('paymentPassword.rule', [min, max]) : undefined}
      value={values[field]}
      error={fieldMessage(t, errors[field])}
      onValue={(value) => set(field, value)}
      onBlur={() => touch(field)}
    />
  ))
}

interface FrameProps extends Pick<FormProps<unknown>, 'submitLabel' | 'onDone'> {
  readonly form: NewPaymentPasswordForm | ChangePaymentPasswordForm
  readonly children: ReactNode
}

function Frame({ form, submitLabel, onDone, children }: FrameProps) {
  const errorText = useErrorText()
  const { status, error } = useStore(form.$state)
  const isHeld = isAttemptHeld(useAttempt('paymentPassword'))
  const element = useRef<HTMLFormElement>(null)
  useFieldFocus(element)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const { ok } = await form.submit()
    if (ok) onDone()
  }
  return (
    <Stack ref={element} as="form" gap={2} autoComplete="off" noValidate onSubmit={(event) => void submit(event)}>
      {children}
      {status === 'failed' && error && !isToldByCode(error) ? (
        <p className="fy-form-failure" role="alert">
          {errorText(error)}
        </p>
      ) : null}
      <SubmitButton busy={status === 'submitting'} held={isHeld}>
        {submitLabel}
      </SubmitButton>
    </Stack>
  )
}
