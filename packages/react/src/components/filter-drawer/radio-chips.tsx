import { useId } from 'react'

export interface RadioChipsProps<Value extends string | number | undefined> {
  readonly legend: string
  readonly name: string
  readonly value: Value
  readonly options: readonly { readonly value: Value; readonly label: string }[]
  readonly onChange: (value: Value) => void
}

/** One of a few: native radio buttons that look like chips. */
export function RadioChips<Value extends string | number | undefined>(props: RadioChipsProps<Value>) {
  const { legend, name, value, options, onChange } = props
  const group = useId()
  return (
    <fieldset className="fy-choices">
      <legend className="fy-choices-legend">{legend}</legend>
      <div className="fy-choices-list">
        {options.map((option) => (
          <label key={String(option.value)} className="fy-choices-choice">
            <input
              className="fy-choices-input"
              type="radio"
              name={`${group}${name}`}
              value={String(option.value ?? '')}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="fy-choices-label">{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
