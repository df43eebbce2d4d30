import { Eye, EyeOff } from 'lucide-react'
import { type InputHTMLAttributes, type ReactNode, type Ref, useId, useState } from 'react'
import { useFieldValue } from '../../hooks/use-field-value.ts'
import { useText } from '../../text/use-text.ts'
import { IconButton } from '../icon-button/icon-button.tsx'

export interface TextFieldProps
  extends Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange' | 'size' | 'value' | 'defaultValue'> {
  readonly label: string
  readonly value?: string | undefined
  /** The text of the error. Announced when it appears. */
  readonly error?: string | undefined
  readonly hint?: string | undefined
  readonly onValue: (value: string) => void
  readonly icon?: ReactNode
  readonly ref?: Ref<HTMLInputElement>
}

/** An input with its label, its message and, for passwords, a button to show the text. */
export function TextField({
  label,
  error,
  hint,
  onValue,
  icon,
  type = 'text',
  className,
  ref,
  value,
  ...rest
}: TextFieldProps) {
  const t = useText()
  const own = useId()
  const [open, setOpen] = useState(false)
  const id = rest.id ?? own
  const field = useFieldValue(value, onValue, ref)
  const secret = type === 'password'
  // A message that is equal to the hint replaces it.
  const said = error !== undefined && error === hint
  const described = [error ? `${id}-error` : '', hint && !said ? `${id}-hint` : ''].filter(Boolean).join(' ')
  return (
    <div className={`fy-text-field${className ? ` ${className}` : ''}`}>
      <label className="fy-text-field-label" htmlFor={id}>
        {label}
      </label>
      <div className="fy-text-field-box" data-invalid={error !== undefined || undefined}>
        {icon}
        <input
          {...rest}
          {...field}
          id={id}
          className="fy-text-field-input"
          type={secret && open ? 'text' : type}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={described || undefined}
        />
        {secret ? (
          <IconButton
            label={t(open ? 'form.hidePassword' : 'form.showPassword')}
            icon={open ? <EyeOff aria-hidden className="fy-icon" /> : <Eye aria-hidden className="fy-icon" />}
            onClick={() => setOpen(!open)}
          />
        ) : null}
      </div>
      {hint ? (
        <p
          className="fy-text-field-hint"
          id={`${id}-hint`}
          data-invalid={said || undefined}
          aria-hidden={said || undefined}
        >
          {hint}
        </p>
      ) : null}
      <p className="fy-text-field-error" id={`${id}-error`} aria-live="polite">
        {said ? <span className="fy-hidden-text">{error}</span> : error}
      </p>
    </div>
  )
}
