import { Link, type LinkProps } from '../link/link.tsx'
import { type ButtonStyleProps, buttonClass } from './button-class.ts'

export type ButtonLinkProps = LinkProps & ButtonStyleProps

/** A link that looks like a button. */
export function ButtonLink({ tone, size, wide, className, children, ...rest }: ButtonLinkProps) {
  return (
    <Link {...rest} className={buttonClass({ tone, size, wide }, className)}>
      <span className="fy-button-label">{children}</span>
    </Link>
  )
}
