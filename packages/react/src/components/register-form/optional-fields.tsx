import type { RegisterField, RegisterForm } from '@foyer/core'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useText } from '../../text/use-text.ts'
import { Stack } from '../stack/stack.tsx'
import { RegisterControl } from './register-control.tsx'

interface OptionalFieldsProps {
  readonly form: RegisterForm
  readonly fields: readonly RegisterField[]
}

/** Optional fields, collapsed. Open where a link has filled one of them (REG-18). */
export function OptionalFields({ form, fields }: OptionalFieldsProps) {
  const t = useText()
  const [open, setOpen] = useState(() => {
    const { values } = form.$state.get()
    return fields.some(({ name }) => values[name] !== '')
  })
  return (
    <details className="fy-optional-fields" open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className="fy-optional-fields-title">
        <Stack as="span" gap={0} shrink>
          {t('register.more')}
          <span className="fy-optional-fields-names">
            {fields.map(({ name }) => t(`register.field.${name}`)).join(', ')}
          </span>
        </Stack>
        <ChevronDown aria-hidden className="fy-icon" />
      </summary>
      <div className="fy-optional-fields-list">
        {fields.map((field) => (
          <RegisterControl key={field.name} form={form} field={field} plainLabel />
        ))}
      </div>
    </details>
  )
}
