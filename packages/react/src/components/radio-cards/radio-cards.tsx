import { type ReactNode, useId } from 'react'

export interface RadioCard<Value extends string> {
  readonly value: Value
  readonly label: ReactNode
  readonly disabled?: boolean | undefined
}

export interface RadioCardsProps<Value extends string> {
  readonly legend: string
  /** Names the inputs: the focus finds them by it. */
  readonly name: string
  readonly options: readonly RadioCard<Value>[]
  /** None is chosen beforehand where it is none of the options. */
  readonly value: string
  readonly error?: string | undefined
  readonly onValue: (value: Value) => void
}

/** One of a few, each a line that can say more than a name: native radio buttons. */
export function RadioCards<Value extends string>(props: RadioCardsProps<Value>) {
  const { legend, name, options, value, error, onValue } = props
  const errorId = useId()
  return (
    <fieldset className="fy-radio-cards" aria-describedby={error === undefined ? undefined : errorId}>
      <legend className="fy-text-field-label">{legend}</legend>
      {options.map((option) => (
        <label key={option.value} className="fy-radio-card">
          <input
            type="radio"
            name={name}
            value={option.value}
            checked={option.value === value}
            disabled={option.disabled}
            aria-invalid={error !== undefined || undefined}
            onChange={() => onValue(option.value)}
          />
          <span className="fy-radio-card-label">{option.label}</span>
        </label>
      ))}
      <p className="fy-text-field-error" id={errorId} aria-live="polite">
        {error}
      </p>
    </fieldset>
  )
}
