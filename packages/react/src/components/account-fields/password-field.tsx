import { LockKeyhole, type LucideIcon } from 'lucide-react'
import { TextField } from '../text-field/text-field.tsx'

export interface PasswordFieldProps {
  readonly label: string
  readonly name: string
  /** Tells the password manager of the browser which password this is. */
  readonly autoComplete: 'current-password' | 'new-password'
  readonly enterKeyHint: 'next' | 'go'
  readonly icon?: LucideIcon | undefined
  readonly hint?: string | undefined
  readonly value: string
  readonly error?: string | undefined
  readonly onValue: (value: string) => void
  readonly onBlur: () => void
}

/** A password, old or new: without autocorrection, with a button that shows it. */
export function PasswordField({ icon: Icon = LockKeyhole, ...rest }: PasswordFieldProps) {
  return (
    <TextField
      {...rest}
      type="password"
      icon={<Icon aria-hidden className="fy-icon" />}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      maxLength={128}
    />
  )
}
