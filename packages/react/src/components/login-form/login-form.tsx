import { loginFeature } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { LockKeyhole, UserRound } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { useFieldFocus } from '../../hooks/field-focus.ts'
import { useFlag } from '../../hooks/flag.ts'
import { useOwned } from '../../hooks/owned.ts'
import { useFoyer } from '../../provider/use-foyer.ts'
import { fieldMessage } from '../../text/field-message.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { CaptchaField } from '../captcha-field/captcha-field.tsx'
import { errorText } from '../failed-state/error-text.ts'
import { Link } from '../link/link.tsx'
import { TextField } from '../text-field/text-field.tsx'

/** Login by user name (LOGIN-01, LOGIN-06, LOGIN-12, LOGIN-13). What was typed stays, whatever happens. */
export function LoginForm() {
  return (
    <PageTexts>
      <Fields />
    </PageTexts>
  )
}

function Fields() {
  const foyer = useFoyer()
  const t = useText()
  const form = useOwned(() => foyer.use(loginFeature).createForm(), [foyer])
  const { values, errors, status, failure } = useStore(form.$state)
  const element = useRef<HTMLFormElement>(null)
  useFieldFocus(element)
  const byMail = useFlag('CHNGPASSEMAIL3')
  const byCode = useFlag('CHNGPASSVERIF3')
  const message = (field: keyof typeof values) => fieldMessage(t, errors[field])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <form ref={element} className="fy-login" noValidate onSubmit={submit}>
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
        error={message('username')}
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
        error={message('password')}
        onValue={(value) => form.set('password', value)}
        onBlur={() => form.touch('password')}
      />
      <CaptchaField
        captcha={form.captcha}
        value={values.captcha}
        error={message('captcha')}
        onValue={(value) => form.set('captcha', value)}
        onBlur={() => form.touch('captcha')}
        onRefresh={form.refreshCaptcha}
      />
      {byMail || byCode ? (
        <Link to="/m/forget" className="fy-login-forgot">
          {t('login.forgot')}
        </Link>
      ) : null}
      {/* The toast of core announces it; this keeps it readable. */}
      {status === 'failed' && failure ? <p className="fy-form-failure">{errorText(t, failure)}</p> : null}
      <Button type="submit" tone="primary" wide busy={status === 'submitting'}>
        {t(status === 'submitting' ? 'login.submitting' : 'login.submit')}
      </Button>
    </form>
  )
}
