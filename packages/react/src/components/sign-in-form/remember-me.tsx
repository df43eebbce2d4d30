import type { SignInFormMethod } from '@foyer/core'
import { useId } from 'react'
import { useText } from '../../text/use-text.ts'
import { Checkbox } from '../checkbox/checkbox.tsx'

interface RememberMeProps {
  readonly method: SignInFormMethod
  readonly checked: boolean
  readonly onValue: (checked: boolean) => void
}

/** Says what is stored, and where, while it is ticked (LOGIN-03). */
export function RememberMe({ method, checked, onValue }: RememberMeProps) {
  const t = useText()
  const id = useId()
  return (
    <>
      <Checkbox
        className="fy-sign-in-remember"
        name="remember"
        label={t('login.remember')}
        checked={checked}
        aria-describedby={checked ? id : undefined}
        onValue={onValue}
      />
      {checked ? (
        <p className="fy-sign-in-kept" id={id}>
          {t(`login.kept.${method}`)}
        </p>
      ) : null}
    </>
  )
}
