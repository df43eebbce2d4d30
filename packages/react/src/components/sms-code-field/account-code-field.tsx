import type { AccountCode, FieldError, FoyerError, Store } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { fieldMessage } from '../../text/field-message.ts'
import { useErrorText } from '../../text/use-error-text.ts'
import { useText } from '../../text/use-text.ts'
import { SmsCodeField } from './sms-code-field.tsx'

/** A form with a code to the phone of the account. */
interface AccountCodeForm {
  readonly $state: Store<{
    readonly values: { readonly verificationCode: string }
    readonly errors: { readonly verificationCode?: FieldError | undefined }
    readonly error: FoyerError | undefined
  }>
  readonly code: Pick<AccountCode, '$state' | '$masked' | 'send'>
  set(field: 'verificationCode', value: string): void
  touch(field: 'verificationCode'): void
}

/** Whether the field of the code says what went wrong. */
export function isToldByCode(error: FoyerError | undefined): boolean {
  return error?.code === 'verification.code.error'
}

/** The code, named after where it went as far as that may be shown. */
export function AccountCodeField({ form }: { readonly form: AccountCodeForm }) {
  const t = useText()
  const errorText = useErrorText()
  const { values, errors, error } = useStore(form.$state)
  const masked = useStore(form.code.$masked)
  return (
    <SmsCodeField
      label={masked === undefined ? t('register.field.verificationCode') : t('sms.codeTo', [masked])}
      value={values.verificationCode}
      error={error && isToldByCode(error) ? errorText(error) : fieldMessage(t, errors.verificationCode)}
      sms={form.code}
      onSend={() => void form.code.send()}
      onValue={(value) => form.set('verificationCode', value)}
      onBlur={() => form.touch('verificationCode')}
    />
  )
}
