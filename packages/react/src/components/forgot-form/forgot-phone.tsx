import { passwordFeature } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { LockKeyhole } from 'lucide-react'
import { type FormEvent, useRef } from 'react'
import { useFieldFocus } from '../../hooks/field-focus.ts'
import { useOwned } from '../../hooks/owned.ts'
import { useFeature } from '../../provider/use-feature.ts'
import { fieldMessage } from '../../text/field-message.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { PhoneField } from '../dialing-code-select/phone-field.tsx'
import { errorText } from '../failed-state/error-text.ts'
import { SmsCodeField } from '../sms-code-field/sms-code-field.tsx'
import { TextField } from '../text-field/text-field.tsx'

/** FORGOT-06 to FORGOT-08, PHONEPW-01 */
export function ForgotPhone() {
  const t = useText()
  const password = useFeature(passwordFeature)
  const form = useOwned(() => password.phoneForm(), [password])
  const { values, errors, status, failure } = useStore(form.$state)
  const canSubmit = useStore(form.$canSubmit)
  const element = useRef<HTMLFormElement>(null)
  useFieldFocus(element)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (canSubmit) void form.submit()
  }
  return (
    <form ref={element} className="fy-forgot-form" noValidate onSubmit={submit}>
      <p className="fy-forgot-lead">{t('forgot.phoneLead')}</p>
      <PhoneField
        label={t('register.field.mobileNum')}
        value={values.mobileNum}
        error={fieldMessage(t, errors.mobileNum)}
        dialingCode={values.countryDialingCode}
        onDialingCode={(code) => form.set('countryDialingCode', code)}
        onValue={(value) => form.set('mobileNum', value)}
        onBlur={() => form.touch('mobileNum')}
      />
      <SmsCodeField
        label={t('register.field.verificationCode')}
        value={values.verificationCode}
        error={fieldMessage(t, errors.verificationCode)}
        sms={form.sms}
        onSend={() => void form.sendCode()}
        onValue={(value) => form.set('verificationCode', value)}
        onBlur={() => form.touch('verificationCode')}
      />
      <TextField
        label={t('forgot.newPassword')}
        name="newPassword"
        type="password"
        icon={<LockKeyhole aria-hidden className="fy-icon" />}
        hint={errors.newPassword ? undefined : t('register.hint.password')}
        autoComplete="new-password"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        maxLength={128}
        value={values.newPassword}
        error={fieldMessage(t, errors.newPassword)}
        onValue={(value) => form.set('newPassword', value)}
        onBlur={() => form.touch('newPassword')}
      />
      {status === 'failed' && failure ? <p className="fy-form-failure">{errorText(t, failure)}</p> : null}
      <Button type="submit" tone="primary" wide busy={status === 'submitting'} disabled={!canSubmit}>
        {t(status === 'submitting' ? 'forgot.setting' : 'forgot.set')}
      </Button>
    </form>
  )
}
