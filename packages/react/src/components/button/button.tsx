import type { ButtonHTMLAttributes, MouseEvent, Ref } from 'react'
import { type ButtonStyleProps, buttonClass } from './button-class.ts'

export interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement>, ButtonStyleProps {
  /** Shows that work is in progress. The button stays focusable, so that the focus is not lost; core joins a second submit. */
  readonly busy?: boolean | undefined
  /**
   * An earlier request is not known to have ended, so the button does nothing. It stays focusable, so that the focus is not
   * lost.
   */
  readonly held?: boolean | undefined
  readonly ref?: Ref<HTMLButtonElement> | undefined
}

/** A click on a submit button, also that of the Enter key in a field, sends the form unless it is prevented. */
const HELD = { 'aria-disabled': true, onClick: (event: MouseEvent) => event.preventDefault() } as const

/** 48 px high, 44 px when small. */
export function Button({
  tone,
  size,
  wide,
  busy = false,
  held = false,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={type}
      className={buttonClass({ tone, size, wide }, className)}
      aria-busy={busy || undefined}
      {...(held && HELD)}
    >
      <span className="fy-button-label">{children}</span>
    </button>
  )
}
