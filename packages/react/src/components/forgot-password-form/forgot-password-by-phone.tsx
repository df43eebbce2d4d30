import type { PhoneResetForm } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { type FormEvent, useRef } from 'react'
import { useFieldFocus } from '../../hooks/use-field-focus.ts'
import { fieldMessage } from '../../text/field-message.ts'
import { useText } from '../../text/use-text.ts'
import { PasswordField } from '../account-fields/password-field.tsx'
import { CodeFields } from '../account-fields/phone-code-fields.tsx'
import { SubmitButton } from '../button/submit-button.tsx'
import { FormFailure } from '../form-failure/form-failure.tsx'
import { Stack } from '../stack/stack.tsx'

/** FORGOT-06 to FORGOT-08, PHONEPW-01 */
export function ForgotPasswordByPhone({ form }: { readonly form: PhoneResetForm }) {
  const t = useText()
  const state = useStore(form.$state)
  const { values, errors, status } = state
  const canSubmit = useStore(form.$canSubmit)
  const hint = useStore(form.$passwordHint)
  const element = useRef<HTMLFormElement>(null)
  useFieldFocus(element)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canSubmit) void form.submit()
  }
  return (
    <Stack ref={element} as="form" gap={2} noValidate onSubmit={submit}>
      <p className="fy-forgot-lead">{t('forgot.phoneLead')}</p>
      <CodeFields form={form} />
      <PasswordField
        label={t('forgot.newPassword')}
        name="newPassword"
        autoComplete="new-password"
        enterKeyHint="go"
        hint={fieldMessage(t, hint)}
        value={values.newPassword}
        error={fieldMessage(t, errors.newPassword)}
        onValue={(value) => form.set('newPassword', value)}
        onBlur={() => form.touch('newPassword')}
      />
      <FormFailure state={state} unknown={t('password.unknown')} />
      <SubmitButton busy={status === 'submitting'} disabled={!canSubmit}>
        {t(status === 'submitting' ? 'forgot.setting' : 'forgot.set')}
      </SubmitButton>
    </Stack>
  )
}
