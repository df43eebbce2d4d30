import type { FeatureContext } from './feature.ts'
import { toInternalPath } from './routes.ts'
import { allowedUrl, isPlainHttpUrl, parseUrl } from './url.ts'

/**
 * Where a link of the platform leads: a page of this site, an address that is opened in a new tab, another program (a
 * messenger, mail, the telephone), or nowhere, since the address is missing or may not be opened.
 */
export type LinkTarget =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'external' | 'program'; readonly url: string }
  | { readonly kind: 'none' }

type LinkContext = Pick<FeatureContext, 'config' | 'ports' | 'routes'>

const PROGRAMS: readonly string[] = ['mailto:', 'tel:']
const NOWHERE: LinkTarget = Object.freeze({ kind: 'none' })

/**
 * Reads an address of the platform by the one rule for addresses (settlement 34): any http or https address may be left
 * to if it is written in full, and a path leads to a page or a file of this site. The address is parsed as a browser
 * parses it, and whole origins are compared: a check of the text can be tricked.
 *
 * @param programs schemes of other programs, as `tg:`; mail and telephone by default
 */
export function linkTarget(
  address: string | undefined,
  context: LinkContext,
  programs: readonly string[] = PROGRAMS,
): LinkTarget {
  const text = address?.trim() ?? ''
  if (text === '') return NOWHERE
  const path = toInternalPath(text, { origin: context.ports.device.origin, routes: context.routes })
  const written = parseUrl(text)
  // A name without a scheme and a slash, as `t.me/x`, is a page of this site only if the route table has that page.
  const isPath = written !== undefined || text.startsWith('/') || context.routes !== undefined
  if (path !== undefined && isPath) return { kind: 'page', path }
  if (written !== undefined && programs.includes(written.protocol)) {
    return written.username === '' && written.password === '' ? { kind: 'program', url: written.href } : NOWHERE
  }
  const url = written === undefined ? ownFile(text, context) : written
  // Two slashes would name a host if the path were read again.
  if (url === undefined || !isPlainHttpUrl(url) || url.pathname.startsWith('//')) return NOWHERE
  return { kind: 'external', url: url.href }
}

/** A file of this origin that no page stands for, as `/terms.pdf`. `//host` and `/\\host` name another origin. */
function ownFile(text: string, { config, ports }: LinkContext): URL | undefined {
  const own = ports.device.origin || parseUrl(config.baseUrl)?.origin
  const url = text.startsWith('/') ? parseUrl(text, own) : undefined
  return url?.origin === own ? url : undefined
}

/**
 * The address of a picture in the platform's content: of any https host, or of an origin that frames are allowed from. The
 * merchant's Content-Security-Policy limits the hosts (settlement 34).
 *
 * @returns the absolute address, or a path where the origin is not known; undefined if it may not be shown
 */
export function pictureUrl(address: string, context: LinkContext): string | undefined {
  const { config, ports } = context
  const { origin } = ports.device
  const url = parseUrl(address, origin || parseUrl(config.baseUrl)?.origin)
  // A server that draws a page knows no origin, and the browser completes the path.
  if (url === undefined) return address.trim() === '' ? undefined : toInternalPath(address, { origin })
  if (url.protocol === 'https:' && isPlainHttpUrl(url)) return url.href
  const cdnOrigins = [...config.cdn.hosts, config.cdn.default].flatMap((host) => parseUrl(host)?.origin ?? [])
  return allowedUrl(address, 'frame', context, cdnOrigins)
}

/** Why an address is refused, for the log, which never holds the address: it may carry a token. */
export function addressRefusal(address: string): 'empty' | 'unreadable' | 'scheme' | 'credentials' | 'host' {
  if (address.trim() === '') return 'empty'
  const url = parseUrl(address.trim(), 'https://own.invalid')
  if (url === undefined) return 'unreadable'
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'scheme'
  return isPlainHttpUrl(url) ? 'host' : 'credentials'
}
