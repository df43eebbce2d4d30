import type { LinkTarget } from '@foyer/core'
import type { AnchorHTMLAttributes } from 'react'
import { Link } from './link.tsx'

export interface TargetLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href' | 'target' | 'rel'> {
  readonly to: LinkTarget
}

/** A link of the platform: to a page of this site, to an address in a new tab, or to a program. Plain content if it leads nowhere. */
export function TargetLink({ to, children, ...rest }: TargetLinkProps) {
  switch (to.kind) {
    case 'page':
      return (
        <Link {...rest} to={to.path}>
          {children}
        </Link>
      )
    case 'external':
      return (
        <a {...rest} href={to.url} target="_blank" rel="noopener noreferrer">
          {children}
        </a>
      )
    case 'program':
      return (
        <a {...rest} href={to.url}>
          {children}
        </a>
      )
    case 'none':
      return <div className={rest.className}>{children}</div>
  }
}
