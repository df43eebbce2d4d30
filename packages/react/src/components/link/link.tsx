import type { AnchorHTMLAttributes, MouseEvent } from 'react'
import { useFoyer } from '../../provider/use-foyer.ts'

export interface LinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** A path of this site, e.g. `/m/home`. */
  readonly to: string
  readonly replace?: boolean | undefined
}

/** A real link that moves within the site on a plain click; new tabs and the like stay the browser's. */
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
  return <a {...rest} href={to} onClick={go} />
}
