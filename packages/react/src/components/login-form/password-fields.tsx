import type { LoginForm } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { LockKeyhole, UserRound } from 'lucide-react'
import { fieldMessage } from '../../text/field-message.ts'
import { useText } from '../../text/use-text.ts'
import { TextField } from '../text-field/text-field.tsx'

/** LOGIN-01 */
export function PasswordFields({ form }: { readonly form: LoginForm }) {
  const t = useText()
  const { values, errors } = useStore(form.$state)
  return (
    <>
      <TextField
        label={t('login.username')}
        name="username"
        icon={<UserRound aria-hidden className="fy-icon" />}
        autoComplete="username"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={64}
        value={values.username}
        error={fieldMessage(t, errors.username)}
        onValue={(value) => form.set('username', value)}
        onBlur={() => form.touch('username')}
      />
      <TextField
        label={t('login.password')}
        name="password"
        type="password"
        icon={<LockKeyhole aria-hidden className="fy-icon" />}
        autoComplete="current-password"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={128}
        value={values.password}
        error={fieldMessage(t, errors.password)}
        onValue={(value) => form.set('password', value)}
        onBlur={() => form.touch('password')}
      />
    </>
  )
}
