import { MOBILE_MAX, mobileDigits } from '@foyer/core'
import { TextField } from '../text-field/text-field.tsx'
import { DialingCodeSelect } from './dialing-code-select.tsx'

export interface PhoneFieldProps {
  readonly label: string
  readonly value: string
  readonly onValue: (digits: string) => void
  readonly onBlur: () => void
  readonly dialingCode: string
  readonly onDialingCode: (code: string) => void
  readonly error?: string | undefined
}

/** A number with its country (VALID-05): digits stay, whatever is pasted. */
export function PhoneField({ label, value, onValue, onBlur, dialingCode, onDialingCode, error }: PhoneFieldProps) {
  return (
    <div className="fy-phone">
      <DialingCodeSelect value={dialingCode} onValue={onDialingCode} />
      <TextField
        label={label}
        name="mobileNum"
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        enterKeyHint="next"
        maxLength={MOBILE_MAX}
        value={value}
        error={error}
        onValue={(text) => onValue(mobileDigits(text))}
        onBlur={onBlur}
      />
    </div>
  )
}
