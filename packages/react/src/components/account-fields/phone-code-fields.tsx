import type { FieldError, Result, SmsCode, Store } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { fieldMessage } from '../../text/field-message.ts'
import { useText } from '../../text/use-text.ts'
import { PhoneField } from '../dialing-code-select/phone-field.tsx'
import { SmsCodeField } from '../sms-code-field/sms-code-field.tsx'

type Name = 'countryDialingCode' | 'mobileNum' | 'verificationCode'

/** A form with an SMS code. */
export interface CodeForm {
  readonly $state: Store<{
    readonly values: Readonly<Record<Name, string>>
    readonly errors: Readonly<Partial<Record<Name, FieldError>>>
  }>
  readonly sms: Pick<SmsCode, '$state'>
  set(field: Name, value: string): void
  touch(field: Name): void
  sendCode(): Promise<Result>
}

/** A number, and the code that is sent to it (LOGIN-08, FORGOT-06). */
export function CodeFields({ form }: { readonly form: CodeForm }) {
  const t = useText()
  const { values, errors } = useStore(form.$state)
  return (
    <>
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
    </>
  )
}
