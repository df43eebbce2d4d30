import type { EmailResetForm } from '@foyer/core'
import { EMAIL_MAX_LENGTH } from '@foyer/core/site'
import { useStore } from '@nanostores/react'
import { AtSign } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { useFieldFocus } from '../../hooks/use-field-focus.ts'
import { fieldMessage } from '../../text/field-message.ts'
import { useText } from '../../text/use-text.ts'
import { UserNameField } from '../account-fields/user-name-field.tsx'
import { SubmitButton } from '../button/submit-button.tsx'
import { FormFailure } from '../form-failure/form-failure.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextField } from '../text-field/text-field.tsx'

/** FORGOT-03, FORGOT-04 */
export function ForgotPasswordByEmail({ form }: { readonly form: EmailResetForm }) {
  const t = useText()
  const state = useStore(form.$state)
  const { values, errors, status } = state
  const element = useRef<HTMLFormElement>(null)
  useFieldFocus(element)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <Stack ref={element} as="form" gap={2} noValidate onSubmit={submit}>
      <p className="fy-forgot-lead">{t('forgot.emailLead')}</p>
      <UserNameField
        label={t('forgot.username')}
        value={values.username}
        error={fieldMessage(t, errors.username)}
        onValue={(value) => form.set('username', value)}
        onBlur={() => form.touch('username')}
      />
      <TextField
        label={t('forgot.email')}
        name="email"
        type="email"
        inputMode="email"
        icon={<AtSign aria-hidden className="fy-icon" />}
        autoComplete="email"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="send"
        maxLength={EMAIL_MAX_LENGTH}
        value={values.email}
        error={fieldMessage(t, errors.email)}
        onValue={(value) => form.set('email', value)}
        onBlur={() => form.touch('email')}
      />
      <FormFailure state={state} unknown={t('forgot.unknown')} />
      {status === 'done' ? <p className="fy-forgot-sent">{t('forgot.sent', [values.email.trim()])}</p> : null}
      <SubmitButton busy={status === 'submitting'} disabled={status === 'submitting'}>
        {t(status === 'submitting' ? 'forgot.retrieving' : 'forgot.retrieve')}
      </SubmitButton>
    </Stack>
  )
}
