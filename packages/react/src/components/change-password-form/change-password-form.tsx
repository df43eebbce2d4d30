import { password } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { KeyRound, LockKeyhole, UserRound } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { useSessionInfo } from '../../hooks/store-hooks.ts'
import { useDisposable } from '../../hooks/use-disposable.ts'
import { useFieldFocus } from '../../hooks/use-field-focus.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { fieldMessage } from '../../text/field-message.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { PasswordField } from '../account-fields/password-field.tsx'
import { SubmitButton } from '../button/submit-button.tsx'
import { FormFailure } from '../form-failure/form-failure.tsx'
import { Stack } from '../stack/stack.tsx'
import { TextField } from '../text-field/text-field.tsx'

const FIELDS = [
  ['oldPassword', 'password.old', 'current-password', KeyRound],
  ['newPassword', 'password.new', 'new-password', LockKeyhole],
  ['confirmNewPassword', 'password.confirm', 'new-password', LockKeyhole],
] as const

/** CHPW-01 to CHPW-09 */
export function ChangePasswordForm() {
  return (
    <PageTexts>
      <Change />
    </PageTexts>
  )
}

function Change() {
  const t = useText()
  const passwordApi = useFeature(password)
  const form = useDisposable(() => passwordApi.changeForm(), [passwordApi])
  const state = useStore(form.$state)
  const { values, errors, status } = state
  // CHPW-02
  const asksOld = useStore(form.$asksOld)
  const fields = FIELDS.filter(([field]) => field !== 'oldPassword' || asksOld === true)
  const element = useRef<HTMLFormElement>(null)
  useFieldFocus(element)
  const userName = useSessionInfo()?.userName ?? ''
  const passwordHint = useStore(form.$passwordHint)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <Stack ref={element} as="form" gap={2} className="fy-change-password" noValidate onSubmit={submit}>
      <TextField
        label={t('password.user')}
        name="username"
        icon={<UserRound aria-hidden className="fy-icon" />}
        autoComplete="username"
        readOnly
        value={userName}
        onValue={() => {}}
      />
      {asksOld === false ? <p className="fy-change-password-held">{t('password.held')}</p> : null}
      {fields.map(([field, label, autoComplete, Icon]) => (
        <PasswordField
          key={field}
          label={t(label)}
          name={field}
          autoComplete={autoComplete}
          enterKeyHint={field === 'confirmNewPassword' ? 'go' : 'next'}
          icon={Icon}
          hint={field === 'newPassword' ? fieldMessage(t, passwordHint) : undefined}
          value={values[field]}
          error={fieldMessage(t, errors[field])}
          onValue={(value) => form.set(field, value)}
          onBlur={() => form.touch(field)}
        />
      ))}
      <FormFailure state={state} unknown={t('password.unknown')} />
      <SubmitButton busy={status === 'submitting'}>
        {t(status === 'submitting' ? 'password.submitting' : 'password.submit')}
      </SubmitButton>
    </Stack>
  )
}
