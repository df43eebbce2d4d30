import { useId } from 'react'
import { Row } from '../stack/row.tsx'

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
    <fieldset className="fy-radio-chips">
      <legend className="fy-radio-chips-legend">{legend}</legend>
      <Row>
        {options.map((option) => (
          <label key={String(option.value)} className="fy-radio-chips-choice">
            <input
              className="fy-radio-chips-input"
              type="radio"
              name={`${group}${name}`}
              value={String(option.value ?? '')}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span className="fy-radio-chips-label">{option.label}</span>
          </label>
        ))}
      </Row>
    </fieldset>
  )
}
