import type { InputHTMLAttributes, ReactNode } from 'react'

export interface CheckboxProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'onChange'> {
  readonly label: ReactNode
  readonly onValue: (checked: boolean) => void
}

/** A native checkbox with its label as part of the target. */
export function Checkbox({ label, onValue, className, ...rest }: CheckboxProps) {
  return (
    <label className={`fy-checkbox${className ? ` ${className}` : ''}`}>
      <input
        {...rest}
        type="checkbox"
        className="fy-checkbox-input"
        onChange={(event) => onValue(event.target.checked)}
      />
      <span>{label}</span>
    </label>
  )
}
