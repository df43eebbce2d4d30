import type { RouteTarget } from '@foyer/core'
import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useFoyer } from '../../provider/use-foyer.ts'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A page by its name, or a path of this site, e.g. `/m/home`. */
  readonly to: string | RouteTarget
  readonly replace?: boolean | undefined
}

/**
 * A real link that moves within the site on a plain click; new tabs and the like stay the browser's. Nothing where the site
 * has left the page out.
 */
export function Link({ to, replace = false, onClick, ...rest }: LinkProps) {
  const foyer = useFoyer()
  const go = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (event.defaultPrevented || event.button !== 0) return
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    if (rest.target !== undefined && rest.target !== '_self') return
    event.preventDefault()
    foyer.access.go(to, { replace })
  }
  const href = typeof to === 'string' ? to : foyer.access.pathOf(to)
  return href === undefined ? null : <a {...rest} href={href} onClick={go} />
}
