import { LockKeyhole, type LucideIcon } from 'lucide-react'
import { TextField } from '../text-field/text-field.tsx'

export interface PasswordFieldProps {
  readonly label: string
  readonly name: string
  /** What the browser's own store of passwords may do here. */
  readonly autoComplete: 'current-password' | 'new-password'
  readonly enterKeyHint: 'next' | 'go'
  readonly icon?: LucideIcon | undefined
  readonly hint?: string | undefined
  readonly value: string
  readonly error?: string | undefined
  readonly onValue: (value: string) => void
  readonly onBlur: () => void
}

/** A password, old or new: nothing corrects it, and it can be looked at. */
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
