import type { LoginForm } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { fieldMessage } from '../../text/field-message.ts'
import { useText } from '../../text/use-text.ts'
import { PhoneField } from '../dialing-code-select/phone-field.tsx'
import { SmsCodeField } from '../sms-code-field/sms-code-field.tsx'

/** LOGIN-02, LOGIN-08 */
export function CodeFields({ form }: { readonly form: LoginForm }) {
  const t = useText()
  const { values, errors } = useStore(form.$state)
  return (
    <>
      <PhoneField
        label={t('login.mobileNum')}
        value={values.mobileNum}
        error={fieldMessage(t, errors.mobileNum)}
        dialingCode={values.countryDialingCode}
        onDialingCode={(code) => form.set('countryDialingCode', code)}
        onValue={(value) => form.set('mobileNum', value)}
        onBlur={() => form.touch('mobileNum')}
      />
      <SmsCodeField
        label={t('login.verificationCode')}
        value={values.verificationCode}
        error={fieldMessage(t, errors.verificationCode)}
        sms={form.sms}
        onSend={() => void form.sendCode()}
        onValue={(value) => form.set('verificationCode', value)}
        onBlur={() => form.touch('verificationCode')}
      />
    </>
  )
}
