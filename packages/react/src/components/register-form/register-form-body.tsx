import type { RegisterField, RegisterFieldName, RegisterForm, RegistrationMethod } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { type FormEvent, useRef } from 'react'
import { useFieldFocus } from '../../hooks/use-field-focus.ts'
import { useText } from '../../text/use-text.ts'
import { SubmitButton } from '../button/submit-button.tsx'
import { FormFailure } from '../form-failure/form-failure.tsx'
import { Link } from '../link/link.tsx'
import { SocialButtons } from '../social-buttons/social-buttons.tsx'
import { Stack } from '../stack/stack.tsx'
import { ToggleGroup } from '../toggle-group/toggle-group.tsx'
import { Agreements } from './agreements.tsx'
import { OptionalFields } from './optional-fields.tsx'
import { RegisterControl } from './register-control.tsx'

interface RegisterFormBodyProps {
  readonly form: RegisterForm
  readonly method: RegistrationMethod
  readonly methods: readonly RegistrationMethod[]
  readonly fields: readonly RegisterField[]
}

export function RegisterFormBody({ form, method, methods, fields }: RegisterFormBodyProps) {
  const t = useText()
  const state = useStore(form.$state)
  const { status } = state
  const element = useRef<HTMLFormElement>(null)
  useFieldFocus(element)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  const { main, more } = orderFields(fields, method)
  return (
    <Stack ref={element} as="form" gap={2} className="fy-register" noValidate onSubmit={submit}>
      <ToggleGroup
        variant="segments"
        label={t('register.method')}
        options={methods.map((value) => ({ value, label: t(`register.method.${value}`) }))}
        value={method}
        onChange={form.setMethod}
      />
      {main.map((field) => (
        <RegisterControl key={field.name} form={form} field={field} />
      ))}
      {more.length > 0 ? <OptionalFields form={form} fields={more} /> : null}
      <Agreements form={form} />
      <FormFailure state={state} unknown={t('register.unknown')} />
      <SubmitButton busy={status === 'submitting'}>
        {t(status === 'submitting' ? 'register.submitting' : 'register.submit')}
      </SubmitButton>
      <SocialButtons />
      {/* TRIAL-04 */}
      <p className="fy-register-trial">
        <Link to={{ name: 'trial' }}>{t('login.trial')}</Link>
      </p>
    </Stack>
  )
}

/** The order of the fields (REG-06): a code follows its number, which is first where it is the account; optional fields are last. */
function orderFields(fields: readonly RegisterField[], method: RegistrationMethod) {
  const number = fields.filter(({ name }) => NUMBER.includes(name))
  const others = fields.filter(({ name }) => !NUMBER.includes(name))
  const isMain = ({ name, required }: RegisterField) => required || ALWAYS_SHOWN.includes(name)
  const main = others.filter(isMain)
  const more = others.filter((field) => !isMain(field))
  const isAsked = number.some(({ required }) => required)
  if (method === 'mobile') return { main: [...number, ...main], more }
  return isAsked ? { main: [...main, ...number], more } : { main, more: [...more, ...number] }
}

/** The fields that make the account; the last proves a human. */
const ALWAYS_SHOWN: readonly RegisterFieldName[] = ['username', 'password', 'confirmPassword', 'captcha']
const NUMBER: readonly RegisterFieldName[] = ['mobileNum', 'verificationCode']
