import { ChevronDown } from 'lucide-react'
import { type SelectHTMLAttributes, useId } from 'react'

export interface SelectOption {
  readonly value: string
  readonly label: string
  readonly disabled?: boolean | undefined
  /** Shown while no option is chosen, and not offered in the picker. */
  readonly hidden?: boolean | undefined
}

export interface NativeSelectProps extends Omit<SelectHTMLAttributes<HTMLSelectElement>, 'onChange' | 'children'> {
  readonly label: string
  /** Whether the label is visible, or only for screen readers. */
  readonly labelHidden?: boolean | undefined
  readonly options: readonly SelectOption[]
  readonly onValue: (value: string) => void
}

/** The platform's own select: people know its picker. */
export function NativeSelect({ label, labelHidden = false, options, onValue, className, ...rest }: NativeSelectProps) {
  const own = useId()
  const id = rest.id ?? own
  return (
    <div className={`fy-select${className ? ` ${className}` : ''}`}>
      <label className={labelHidden ? 'fy-hidden-text' : 'fy-text-field-label'} htmlFor={id}>
        {label}
      </label>
      <div className="fy-select-box">
        <select {...rest} id={id} className="fy-select-input" onChange={(event) => onValue(event.target.value)}>
          {options.map(({ value, label: words, disabled, hidden }) => (
            <option key={value} value={value} disabled={disabled} hidden={hidden}>
              {words}
            </option>
          ))}
        </select>
        <ChevronDown aria-hidden className="fy-icon" />
      </div>
    </div>
  )
}
