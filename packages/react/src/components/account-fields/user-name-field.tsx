import { UserRound } from 'lucide-react'
import { TextField } from '../text-field/text-field.tsx'

export interface UserNameFieldProps {
  readonly label: string
  readonly value: string
  readonly error?: string | undefined
  readonly onValue: (value: string) => void
  readonly onBlur: () => void
}

/** The user name of an existing account. */
export function UserNameField(props: UserNameFieldProps) {
  return (
    <TextField
      {...props}
      name="username"
      icon={<UserRound aria-hidden className="fy-icon" />}
      autoComplete="username"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      enterKeyHint="next"
      maxLength={64}
    />
  )
}
