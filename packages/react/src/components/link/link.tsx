import type { Access, RouteTarget } from '@foyer/core'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useFoyer } from '../../provider/use-foyer.ts'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page by its name, or a path of this site, e.g. `/m/home`. */
  readonly to: string | RouteTarget
  readonly replace?: boolean | undefined
}

/**
 * A real link that moves within the site on a plain click; new tabs and the like stay the browser's, and without a table of
 * routes every click does. Nothing where the site has left the page out; plain content where a page has no address: without
 * a table by its name, or with a parameter that none can hold.
 */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps) {
  const { access } = useFoyer()
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!access.hasRoutes || event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (rest.target !== undefined && rest.target !== '_self') return
    event.preventDefault()
    access.go(to, { replace })
  }
  const link = readLink(access, to)
  switch (link.kind) {
    case 'address':
      return <a {...rest} href={link.href} onClick={go} />
    case 'plain':
      return <span className={rest.className}>{rest.children}</span>
    case 'left-out':
      return null
  }
}

type LinkAddress = { readonly kind: 'address'; readonly href: string } | { readonly kind: 'plain' | 'left-out' }

function readLink(access: Access, to: string | RouteTarget): LinkAddress {
  if (typeof to === 'string') return { kind: 'address', href: to }
  try {
    const href = access.pathOf(to)
    if (href !== undefined) return { kind: 'address', href }
    return { kind: access.hasRoutes ? 'left-out' : 'plain' }
  } catch {
    // A value of the platform that no address can hold. Core's log has told of it.
    return { kind: 'plain' }
  }
}
