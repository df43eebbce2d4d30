import type { StoredSession } from '@foyer/core'
import { useEffect, useRef } from 'react'
import { useSettingsSettled } from '../../hooks/use-settings-settled.ts'
import { useSignInForm } from '../../hooks/use-sign-in-form.ts'
import { useStoreSelector } from '../../hooks/use-store-selector.ts'
import { PageTexts } from '../../text/page-texts.tsx'
import { useText } from '../../text/use-text.ts'
import { CodeFields } from '../account-fields/phone-code-fields.tsx'
import { SubmitButton } from '../button/submit-button.tsx'
import { CaptchaField } from '../captcha-field/captcha-field.tsx'
import { joinClasses } from '../join-classes.ts'
import { Link } from '../link/link.tsx'
import { ToggleGroup } from '../toggle-group/toggle-group.tsx'
import { PasswordFields } from './password-fields.tsx'
import { RememberMe } from './remember-me.tsx'

export interface SignInFormProps {
  /** Called once the person is signed in. */
  readonly onSuccess?: ((session: StoredSession) => void) | undefined
  /** Where a forgotten password is replaced. Default: the page `forgotPassword` of the site. */
  readonly forgotPath?: string | undefined
  readonly className?: string | undefined
}

/** Sign-in by user name or by SMS code (LOGIN-01 to LOGIN-08, LOGIN-12, LOGIN-13). Typed values are always kept. */
export function SignInScreen(props: SignInFormProps) {
  return (
    <PageTexts>
      <Fields {...props} />
    </PageTexts>
  )
}

function Fields({ onSuccess, forgotPath, className }: SignInFormProps) {
  const t = useText()
  const view = useSignInForm({ onSuccess })
  const { form, values, methods, method, isSubmitting } = view
  // The hint of the captcha says it already.
  const isHinted = useStoreSelector(form.$state, ({ error }) => error?.code === 'captcha.required')
  const failure = isHinted ? undefined : view.failure
  const alert = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // On a small phone, or above a keyboard, it may be out of sight.
    if (failure !== undefined) alert.current?.scrollIntoView({ block: 'nearest' })
  }, [failure])
  const settingsSettled = useSettingsSettled()
  return (
    <form {...view.formProps} className={joinClasses('fy-sign-in', className)}>
      <ToggleGroup
        variant="segments"
        label={t('login.method')}
        options={methods.map((value) => ({ value, label: t(`login.method.${value}`) }))}
        loading={!settingsSettled}
        value={method}
        onChange={view.setMethod}
      />
      {method === 'sms' ? <CodeFields form={form} /> : <PasswordFields view={view} />}
      {/* Always there: a live region that comes together with its words is not announced. */}
      <div ref={alert} role="alert">
        {failure === undefined ? null : <p className="fy-form-failure">{failure}</p>}
      </div>
      <CaptchaField {...view.captchaProps} hint={t('error.captcha.required')} />
      <div className="fy-sign-in-row">
        <RememberMe method={method} checked={values.remember} onValue={(value) => form.set('remember', value)} />
        {view.canResetPassword ? (
          <Link to={forgotPath ?? { name: 'forgotPassword' }} className="fy-sign-in-forgot">
            {t('login.forgot')}
          </Link>
        ) : null}
      </div>
      <SubmitButton busy={isSubmitting}>{t(isSubmitting ? 'login.submitting' : 'login.submit')}</SubmitButton>
    </form>
  )
}
