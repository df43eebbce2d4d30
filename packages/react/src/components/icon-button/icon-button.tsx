import type { ButtonHTMLAttributes, ReactNode } from 'react'

export interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'children'> {
  /** What it does, for people who do not see the icon. */
  readonly label: string
  readonly icon: ReactNode
}

/** A 44 px target around an icon. */
export function IconButton({ label, icon, className, type = 'button', ...rest }: IconButtonProps) {
  return (
    <button {...rest} type={type} aria-label={label} className={`fy-icon-button${className ? ` ${className}` : ''}`}>
      {icon}
    </button>
  )
}
