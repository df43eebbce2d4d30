import { signIn } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { type FormEvent, useRef, useState } from 'react'
import { useDisposable } from '../../hooks/use-disposable.ts'
import { useFieldFocus } from '../../hooks/use-field-focus.ts'
import { useSettingsSettled } from '../../hooks/use-settings-settled.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { errorText } from '../../text/error-text.ts'
import { fieldMessage } from '../../text/field-message.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { CodeFields } from '../account-fields/phone-code-fields.tsx'
import { Button } from '../button/button.tsx'
import { CaptchaField } from '../captcha-field/captcha-field.tsx'
import { Link } from '../link/link.tsx'
import { SegmentedControl } from '../segmented-control/segmented-control.tsx'
import { PasswordFields } from './password-fields.tsx'
import { RememberMe } from './remember-me.tsx'

/** Sign-in by user name or by SMS code (LOGIN-01 to LOGIN-08, LOGIN-12, LOGIN-13). Typed values are always kept. */
export function SignInForm() {
  return (
    <PageTexts>
      <Fields />
    </PageTexts>
  )
}

function Fields() {
  const t = useText()
  const login = useFeature(signIn)
  const form = useDisposable(() => login.form(), [login])
  const { values, errors, status, error } = useStore(form.$state)
  const methods = useStore(form.$methods)
  const method = useStore(form.$method)
  const element = useRef<HTMLFormElement>(null)
  useFieldFocus(element)
  const appReady = useSettingsSettled()
  const canResetPassword = useStore(form.$canResetPassword)
  // An error of one method is not shown for the other.
  const [put, putAway] = useState<typeof error>()
  // An error of the captcha is shown at its field.
  const atField = errors.captcha !== undefined && error?.code === 'verification.code.error'
  const said = status === 'failed' && error !== put && !atField ? error : undefined
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  return (
    <form ref={element} className="fy-sign-in" noValidate onSubmit={submit}>
      <SegmentedControl
        label={t('login.method')}
        segments={methods.map((value) => ({ value, label: t(`login.method.${value}`) }))}
        loading={!appReady}
        value={method}
        onValue={(next) => {
          putAway(error)
          form.setMethod(next)
        }}
      />
      {method === 'sms' ? <CodeFields form={form} /> : <PasswordFields form={form} />}
      <CaptchaField
        captcha={form.captcha}
        value={values.captcha}
        error={fieldMessage(t, errors.captcha)}
        onValue={(value) => form.set('captcha', value)}
        onBlur={() => form.touch('captcha')}
        onRefresh={form.refreshCaptcha}
      />
      <div className="fy-sign-in-row">
        <RememberMe method={method} checked={values.remember} onValue={(value) => form.set('remember', value)} />
        {canResetPassword ? (
          <Link to="/m/forget" className="fy-sign-in-forgot">
            {t('login.forgot')}
          </Link>
        ) : null}
      </div>
      {/* Always there: a live region that comes together with its words is not announced. */}
      <div role="alert">{said === undefined ? null : <p className="fy-form-failure">{errorText(t, said)}</p>}</div>
      <Button type="submit" tone="primary" wide busy={status === 'submitting'}>
        {t(status === 'submitting' ? 'login.submitting' : 'login.submit')}
      </Button>
    </form>
  )
}
