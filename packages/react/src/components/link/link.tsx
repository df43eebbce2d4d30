import type { Access, RouteTarget } from '@foyer/core'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { isPlainClick } from '../../hooks/is-plain-click.ts'
import { useFoyer } from '../../provider/use-foyer.ts'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page by its name, or a path of this site, e.g. `/m/home`. */
  readonly to: string | RouteTarget
  readonly replace?: boolean | undefined
}

/**
 * A real link that moves within the site on a plain click; new tabs and the like stay the browser's. Nothing where the site
 * has left the page out, and plain content where a parameter is none that an address can hold.
 *
 * Without a table of routes the browser follows a link to a path, as any other. A page by its name has no address then: a
 * click, or Enter, asks the host for it by the event `navigate`.
 */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps) {
  const { access } = useFoyer()
  const link = readLink(access, to)
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (!isPlainClick(event) || (!access.hasRoutes && link.kind === 'address')) return
    if (rest.target !== undefined && rest.target !== '_self') return
    event.preventDefault()
    access.go(to, { replace })
  }
  switch (link.kind) {
    case 'address':
      return <a {...rest} href={link.href} onClick={go} />
    case 'name':
      return (
        <a
          role="link"
          tabIndex={0}
          {...rest}
          // biome-ignore lint/a11y/useValidAnchor: the host alone knows the address.
          onClick={go}
          onKeyDown={(event) => {
            rest.onKeyDown?.(event)
            if (event.key === 'Enter' && !event.defaultPrevented) event.currentTarget.click()
          }}
        />
      )
    case 'plain':
      return <span className={rest.className}>{rest.children}</span>
    case 'left-out':
      return null
  }
}

type LinkAddress =
  | { readonly kind: 'address'; readonly href: string }
  | { readonly kind: 'name' | 'plain' | 'left-out' }

function readLink(access: Access, to: string | RouteTarget): LinkAddress {
  if (typeof to === 'string') return { kind: 'address', href: to }
  try {
    const href = access.pathOf(to)
    if (href !== undefined) return { kind: 'address', href }
    return { kind: access.hasRoutes ? 'left-out' : 'name' }
  } catch {
    // A value of the platform that no address can hold. Core's log has told of it.
    return { kind: 'plain' }
  }
}
