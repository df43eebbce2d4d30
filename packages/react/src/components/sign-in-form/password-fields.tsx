import type { SignInForm } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { fieldMessage } from '../../text/field-message.ts'
import { useText } from '../../text/use-text.ts'
import { PasswordField } from '../account-fields/password-field.tsx'
import { UserNameField } from '../account-fields/user-name-field.tsx'

/** LOGIN-01 */
export function PasswordFields({ form }: { readonly form: SignInForm }) {
  const t = useText()
  const { values, errors } = useStore(form.$state)
  return (
    <>
      <UserNameField
        label={t('login.username')}
        value={values.username}
        error={fieldMessage(t, errors.username)}
        onValue={(value) => form.set('username', value)}
        onBlur={() => form.touch('username')}
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        value={values.password}
        error={fieldMessage(t, errors.password)}
        onValue={(value) => form.set('password', value)}
        onBlur={() => form.touch('password')}
      />
    </>
  )
}
