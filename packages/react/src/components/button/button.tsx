import type { ButtonHTMLAttributes, Ref } from 'react'
import { type ButtonStyleProps, buttonClass } from './button-class.ts'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonStyleProps {
  /** Shows that work is in progress. The button stays focusable, so that the focus is not lost; core joins a second submit. */
  readonly busy?: boolean | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** 48 px high, 44 px when small. */
export function Button({ tone, size, wide, busy = false, className, children, type = 'button', ...rest }: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ tone, size, wide }, className)}
      aria-busy={busy || undefined}
    >
      <span className="fy-button-label">{children}</span>
    </button>
  )
}
