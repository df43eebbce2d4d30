import { MOBILE_MAX_LENGTH, readMobileNumber, sanitizeMobileInput } from '@foyer/core/site'
import type { ClipboardEvent } from 'react'
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

/**
 * A number with its country (VALID-05). A number that is pasted or filled in whole is shown as it will be sent, with the
 * country of its own if it names one; one that is typed when the field is left.
 */
export function PhoneField({ label, value, onValue, onBlur, dialingCode, onDialingCode, error }: PhoneFieldProps) {
  const read = (text: string) => {
    const { mobileNum, countryDialingCode } = readMobileNumber(text, dialingCode)
    if (countryDialingCode !== dialingCode) onDialingCode(countryDialingCode)
    const digits = sanitizeMobileInput(mobileNum)
    if (digits !== value) onValue(digits)
  }
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const { selectionStart, selectionEnd } = event.currentTarget
    const pasted = event.clipboardData.getData('text')
    // The browser cuts at the longest number, which a number with its spaces and brackets may be beyond.
    event.preventDefault()
    read(value.slice(0, selectionStart ?? value.length) + pasted + value.slice(selectionEnd ?? value.length))
  }
  const change = (text: string) => {
    if (text.length > value.length + 1) read(text)
    else onValue(sanitizeMobileInput(text))
  }
  return (
    <div className="fy-phone">
      <DialingCodeSelect value={dialingCode} onValue={onDialingCode} />
      <TextField
        label={label}
        name="mobileNum"
        type="tel"
        inputMode="tel"
        autoComplete="tel-national"
        enterKeyHint="next"
        maxLength={MOBILE_MAX_LENGTH}
        value={value}
        error={error}
        onValue={change}
        onPaste={paste}
        onBlur={() => {
          read(value)
          onBlur()
        }}
      />
    </div>
  )
}
