import { type TextareaHTMLAttributes, useId } from 'react'
import { useFieldValue } from '../../hooks/use-field-value.ts'
import { useText } from '../../text/use-text.ts'
import { Row } from '../stack/row.tsx'

export interface TextAreaProps
  extends Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'onChange' | 'maxLength' | 'value' | 'defaultValue'> {
  readonly label: string
  readonly value?: string | undefined
  /** The text of the error. Announced when it appears. */
  readonly error?: string | undefined
  /** What the text has to be, where there is no error. */
  readonly hint?: string | undefined
  /** Characters so far, as core counts them. */
  readonly count: number
  /** The most that are taken. Longer text can be typed, and is counted: cutting it would lose what was pasted. */
  readonly most: number
  readonly onValue: (value: string) => void
}

/** Several lines of text with their label, their message and their count. */
export function TextArea({ label, error, hint, count, most, onValue, value, ...rest }: TextAreaProps) {
  const t = useText()
  const own = useId()
  const id = rest.id ?? own
  const field = useFieldValue<HTMLTextAreaElement>(value, onValue)
  return (
    <div className="fy-text-field">
      <label className="fy-text-field-label" htmlFor={id}>
        {label}
      </label>
      <div className="fy-text-field-box" data-invalid={error !== undefined || undefined}>
        <textarea
          rows={4}
          {...rest}
          {...field}
          id={id}
          className="fy-text-field-input fy-text-area"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={`${id}-error ${id}-count`}
        />
      </div>
      <Row gap={4} oneLine justify="between" className="fy-text-area-below">
        <p
          className={error === undefined && hint !== undefined ? 'fy-text-field-hint' : 'fy-text-field-error'}
          id={`${id}-error`}
          aria-live="polite"
        >
          {error ?? hint}
        </p>
        <p className="fy-text-field-hint" id={`${id}-count`} data-invalid={count > most || undefined}>
          {t('form.count', [count, most])}
        </p>
      </Row>
    </div>
  )
}
