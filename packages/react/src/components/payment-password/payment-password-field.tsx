import { PAYMENT_PASSWORD_LENGTH } from '@foyer/core/site'
import { KeyRound } from 'lucide-react'
import { TextField } from '../text-field/text-field.tsx'

export interface PaymentPasswordFieldProps {
  readonly label: string
  readonly name: string
  readonly enterKeyHint: 'next' | 'go'
  readonly hint?: string | undefined
  readonly value: string
  readonly error?: string | undefined
  readonly onValue: (value: string) => void
  readonly onBlur: () => void
}

/** Twice as long as the longest: what was pasted with spaces is read too. */
const MAX_LENGTH = 2 * PAYMENT_PASSWORD_LENGTH.max

/**
 * A payment password, old or new: digits that can be pasted and shown. The browser's own store of passwords is for the
 * one of the sign-in, so it is asked to leave this one alone.
 */
export function PaymentPasswordField(props: PaymentPasswordFieldProps) {
  return (
    <TextField
      {...props}
      type="password"
      icon={<KeyRound aria-hidden className="fy-icon" />}
      inputMode="numeric"
      autoComplete="off"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={MAX_LENGTH}
      data-1p-ignore=""
      data-bwignore=""
      data-lpignore="true"
    />
  )
}
