import type { FeatureContext } from './feature.ts'
import { toInternalPath } from './routes.ts'
import { allowedUrl, isPlainHttpUrl, parseUrl, type UrlUse } from './url.ts'

/**
 * Where a link of the platform leads: a page of this site, an address that is opened in a new tab, another program (a
 * messenger, mail, the telephone), or nowhere, since the address is missing or may not be opened.
 */
export type LinkTarget =
  | { readonly kind: 'page'; readonly path: string }
  | { readonly kind: 'external' | 'program'; readonly url: string }
  | { readonly kind: 'none' }

/** What the rules for addresses read of a client. */
export type LinkContext = Pick<FeatureContext, 'config' | 'ports' | 'routes' | 'log'>

/** What an address of the platform is for, for the log. */
export type AddressUse = 'link' | 'picture' | 'banner' | 'popup' | 'support' | 'download' | 'chat' | 'game' | 'payment'

/** Why an address is refused. */
export type AddressRefusal = 'unreadable' | 'scheme' | 'credentials' | 'path' | 'host'

const PROGRAMS: readonly string[] = ['mailto:', 'tel:']
const NOWHERE: LinkTarget = Object.freeze({ kind: 'none' })

/**
 * Reads an address of the platform by the one rule for addresses (settlement 34): any http or https address may be left
 * to if it is written in full, and a path leads to a page or a file of this site. The address is parsed as a browser
 * parses it, and whole origins are compared: a check of the text can be tricked. A refusal is logged as `address.refused`.
 *
 * @param programs schemes of other programs, as `tg:`; mail and telephone by default
 */
export function linkTarget(
  address: string | undefined,
  use: AddressUse,
  context: LinkContext,
  programs: readonly string[] = PROGRAMS,
): LinkTarget {
  const text = address?.trim() ?? ''
  if (text === '') return NOWHERE
  const target = readTarget(text, context, programs)
  if (target.kind === 'none') logRefusal(text, use, context)
  return target
}

function readTarget(text: string, context: LinkContext, programs: readonly string[]): LinkTarget {
  const path = toInternalPath(text, { origin: context.ports.device.origin, routes: context.routes })
  const written = parseUrl(text)
  // A name without a scheme and a slash, as `t.me/x`, is a page of this site only if the route table has that page.
  const isPath = written !== undefined || text.startsWith('/') || context.routes !== undefined
  if (path !== undefined && isPath) return { kind: 'page', path }
  if (written !== undefined && programs.includes(written.protocol)) {
    return written.username === '' && written.password === '' ? { kind: 'program', url: written.href } : NOWHERE
  }
  const url = written === undefined ? ownFile(text, context) : written
  if (url === undefined || !isPlainHttpUrl(url) || isHostLikePath(url, context)) return NOWHERE
  return { kind: 'external', url: url.href }
}

/** Two slashes would name a host if the path were read again, which happens to paths of this site alone. */
function isHostLikePath({ origin, pathname }: URL, context: LinkContext): boolean {
  return origin === ownOrigin(context) && pathname.startsWith('//')
}

function ownOrigin({ config, ports }: LinkContext): string | undefined {
  return ports.device.origin || parseUrl(config.baseUrl)?.origin
}

/** A file of this origin that no page stands for, as `/terms.pdf`. `//host` and `/\\host` name another origin. */
function ownFile(text: string, context: LinkContext): URL | undefined {
  const own = ownOrigin(context)
  const url = text.startsWith('/') ? parseUrl(text, own) : undefined
  return url?.origin === own ? url : undefined
}

/**
 * The address of a picture in the platform's content: of any https host, or of an origin that frames are allowed from. The
 * merchant's Content-Security-Policy limits the hosts (settlement 34). A refusal is logged as `address.refused`.
 *
 * @returns the absolute address, or a path where the origin is not known; undefined if it may not be shown
 */
export function pictureUrl(address: string, context: LinkContext): string | undefined {
  const shown = readPicture(address, context)
  if (shown === undefined) logRefusal(address, 'picture', context)
  return shown
}

function readPicture(address: string, context: LinkContext): string | undefined {
  // An empty address is that of the page itself.
  if (address.trim() === '') return undefined
  const url = parseUrl(address, ownOrigin(context))
  // A server that draws a page knows no origin, and the browser completes the path.
  if (url === undefined) return toInternalPath(address, { origin: context.ports.device.origin })
  // On a site without TLS, such as one in development, a picture without TLS makes nothing less safe.
  const isAsSafe = url.protocol === 'https:' || parseUrl(context.ports.device.origin)?.protocol === 'http:'
  if (isAsSafe && isPlainHttpUrl(url)) return url.href
  const { hosts, default: fallback } = context.config.cdn
  const cdnOrigins = [...hosts, fallback].flatMap((host) => parseUrl(host)?.origin ?? [])
  return allowedUrl(address, 'frame', context, cdnOrigins)
}

/** The URL of {@link allowedUrl}. A refusal is logged as `address.refused`. */
export function openableUrl(
  address: string,
  { use, opens, origins }: { readonly use: AddressUse; readonly opens: UrlUse; readonly origins?: readonly string[] },
  context: LinkContext,
): string | undefined {
  const url = allowedUrl(address, opens, context, origins)
  if (url === undefined) logRefusal(address, use, context)
  return url
}

/** Logs once for each address and use. The entry never holds the address, which may carry a token. */
function logRefusal(address: string, use: AddressUse, context: LinkContext): void {
  const reason = addressRefusal(address.trim(), context)
  if (reason !== undefined) context.log.warnOnce(`${use} ${address}`, 'address.refused', { use, reason })
}

/** @returns undefined for an empty text, which is no address */
function addressRefusal(text: string, context: LinkContext): AddressRefusal | undefined {
  if (text === '') return undefined
  const url = parseUrl(text, ownOrigin(context) ?? 'https://own.invalid')
  if (url === undefined) return 'unreadable'
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return 'scheme'
  if (!isPlainHttpUrl(url)) return 'credentials'
  return isHostLikePath(url, context) ? 'path' : 'host'
}
