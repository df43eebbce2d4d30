import type { RegisterField, RegisterFieldName, RegisterForm } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { AtSign, Cake, Gift, KeyRound, LockKeyhole, type LucideIcon, UserRound, Users } from 'lucide-react'
import type { InputHTMLAttributes } from 'react'
import { fieldMessage } from '../../text/field-message.ts'
import { useText } from '../../text/use-text.ts'
import { CaptchaField } from '../captcha-field/captcha-field.tsx'
import { PhoneField } from '../dialing-code-select/phone-field.tsx'
import { SmsCodeField } from '../sms-code-field/sms-code-field.tsx'
import { TextField } from '../text-field/text-field.tsx'

type ControlOptions = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'inputMode' | 'autoComplete' | 'maxLength'
> & {
  readonly icon?: LucideIcon
}

/** Input mode and autocomplete of each plain field. */
const CONTROLS: Readonly<
  Record<Exclude<RegisterFieldName, 'mobileNum' | 'verificationCode' | 'captcha'>, ControlOptions>
> = {
  username: { autoComplete: 'username', maxLength: 64, icon: UserRound },
  password: { type: 'password', autoComplete: 'new-password', maxLength: 128, icon: LockKeyhole },
  confirmPassword: { type: 'password', autoComplete: 'new-password', maxLength: 128, icon: LockKeyhole },
  affiliateCode: { autoComplete: 'off', maxLength: 64, icon: Gift },
  paymentPassword: { type: 'password', inputMode: 'numeric', autoComplete: 'off', maxLength: 128, icon: KeyRound },
  recommenderId: { autoComplete: 'off', maxLength: 64, icon: Users },
  nickname: { autoComplete: 'nickname', maxLength: 64 },
  payeeName: { autoComplete: 'name', maxLength: 64 },
  email: { type: 'email', inputMode: 'email', autoComplete: 'email', maxLength: 254, icon: AtSign },
  idNumber: { autoComplete: 'off', maxLength: 64 },
  qqNum: { inputMode: 'numeric', autoComplete: 'off', maxLength: 64 },
  facebook: { autoComplete: 'off', maxLength: 128 },
  wechat: { autoComplete: 'off', maxLength: 64 },
  line: { autoComplete: 'off', maxLength: 64 },
  whatsapp: { inputMode: 'tel', autoComplete: 'off', maxLength: 64 },
  zalo: { autoComplete: 'off', maxLength: 64 },
  birthday: { type: 'date', autoComplete: 'bday', icon: Cake },
}

interface RegisterControlProps {
  readonly form: RegisterForm
  readonly field: RegisterField
  /** Without the mark for optional fields, which the group has already. */
  readonly plainLabel?: boolean
}

/** The control of one field (REG-05, REG-06). */
export function RegisterControl({ form, field: { name, required, hint }, plainLabel = false }: RegisterControlProps) {
  const t = useText()
  const { values, errors } = useStore(form.$state)
  const words = t(`register.field.${name}`)
  const label = required || plainLabel ? words : t('register.optional', [words])
  const error = fieldMessage(t, errors[name])
  const shared = {
    label,
    error,
    value: values[name],
    onValue: (value: string) => form.set(name, value),
    onBlur: () => form.touch(name),
  }
  switch (name) {
    case 'mobileNum':
      return (
        <PhoneField
          {...shared}
          dialingCode={values.countryDialingCode}
          onDialingCode={(code) => form.set('countryDialingCode', code)}
        />
      )
    case 'verificationCode':
      return <SmsCodeField {...shared} sms={form.sms} onSend={() => void form.sendCode()} />
    case 'captcha':
      return <CaptchaField {...shared} captcha={form.captcha} onRefresh={form.refreshCaptcha} />
    default: {
      const { icon: Icon, ...look } = CONTROLS[name]
      return (
        <TextField
          {...shared}
          {...look}
          {...(name === 'birthday' ? form.birthday : {})}
          name={name}
          // The hint stays beside an error, so that nothing below it moves.
          hint={fieldMessage(t, hint)}
          icon={Icon ? <Icon aria-hidden className="fy-icon" /> : undefined}
          aria-required={required}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="next"
        />
      )
    }
  }
}
