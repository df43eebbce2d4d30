import type { RegisterField, RegisterForm, RegMethod } from '@foyer/core'
import { useStore } from '@nanostores/react'
import { type FormEvent, useRef } from 'react'
import { useFieldFocus } from '../../hooks/field-focus.ts'
import { useText } from '../../text/use-text.ts'
import { Button } from '../button/button.tsx'
import { errorText } from '../failed-state/error-text.ts'
import { Segments } from '../segments/segments.tsx'
import { SocialButtons } from '../social-buttons/social-buttons.tsx'
import { Agreements } from './agreements.tsx'
import { RegisterControl } from './register-control.tsx'

interface RegisterFieldsProps {
  readonly form: RegisterForm
  readonly method: RegMethod
  readonly methods: readonly RegMethod[]
  readonly fields: readonly RegisterField[]
}

export function RegisterFields({ form, method, methods, fields }: RegisterFieldsProps) {
  const t = useText()
  const { status, failure } = useStore(form.$state)
  const element = useRef<HTMLFormElement>(null)
  useFieldFocus(element)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    void form.submit()
  }
  // The number comes first where it is the account.
  const ordered = method === 'mobile' ? [...fields].sort((one, other) => rank(one) - rank(other)) : fields
  return (
    <form ref={element} className="fy-register" noValidate onSubmit={submit}>
      <Segments
        label={t('register.method')}
        segments={methods.map((value) => ({ value, label: t(`register.method.${value}`) }))}
        value={method}
        onValue={form.setMethod}
      />
      {ordered.map((field) => (
        <RegisterControl key={field.name} form={form} field={field} />
      ))}
      <Agreements form={form} />
      {/* The toast of core announces it; this keeps it readable. */}
      {status === 'failed' && failure ? <p className="fy-form-failure">{errorText(t, failure)}</p> : null}
      <Button type="submit" tone="primary" wide busy={status === 'submitting'}>
        {t(status === 'submitting' ? 'register.submitting' : 'register.submit')}
      </Button>
      <SocialButtons />
    </form>
  )
}

function rank({ name }: RegisterField): number {
  const first = ['mobileNum', 'verificationCode'].indexOf(name)
  return first < 0 ? 2 : first
}
