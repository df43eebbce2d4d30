import type { SignInFormView } from '../../hooks/use-sign-in-form.ts'
import { useText } from '../../text/use-text.ts'
import { PasswordField } from '../account-fields/password-field.tsx'
import { UserNameField } from '../account-fields/user-name-field.tsx'

/** LOGIN-01 */
export function PasswordFields({ view }: { readonly view: SignInFormView }) {
  const t = useText()
  const { form, values, fieldError } = view
  return (
    <>
      <UserNameField
        label={t('login.username')}
        value={values.username}
        error={fieldError('username')}
        onValue={(value) => form.set('username', value)}
        onBlur={() => form.touch('username')}
      />
      <PasswordField
        label={t('login.password')}
        name="password"
        autoComplete="current-password"
        enterKeyHint="go"
        value={values.password}
        error={fieldError('password')}
        onValue={(value) => form.set('password', value)}
        onBlur={() => form.touch('password')}
      />
    </>
  )
}
