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

export interface LinkRules {
  /** Origins besides those of the configuration; `any`: every http and https address that is written in full. */
  readonly origins?: readonly string[] | 'any' | undefined
  /** Schemes of other programs, as `tel:`. Default: mail and telephone. */
  readonly programs?: readonly string[]
}

const PROGRAMS: readonly string[] = ['mailto:', 'tel:']
const NOWHERE: LinkTarget = Object.freeze({ kind: 'none' })

/**
 * Reads an address of the platform. It is parsed as a browser parses it, and whole origins are compared: a
 * check of the text can be tricked.
 */
export function linkTarget(
  address: string | undefined,
  context: Pick<FeatureContext, 'config' | 'ports' | 'routes'>,
  { origins = [], programs = PROGRAMS }: LinkRules = {},
): LinkTarget {
  const text = address?.trim() ?? ''
  if (text === '') return NOWHERE
  const { origin } = context.ports.device
  const written = parseUrl(text)
  // Where any host may be meant, a name without scheme and slash, as `t.me/x`, is no path of this site.
  if (origins === 'any' && written === undefined && !text.startsWith('/')) return NOWHERE
  const path = toInternalPath(text, { origin, routes: context.routes })
  if (path !== undefined) return { kind: 'page', path }
  if (written !== undefined && programs.includes(written.protocol)) {
    return written.username === '' && written.password === '' ? { kind: 'program', url: written.href } : NOWHERE
  }
  const url = origins === 'any' ? anyHttp(written) : allowedUrl(text, 'frame', context, origins)
  // Two slashes would name a host where the path is read again.
  if (url === undefined || parseUrl(url)?.pathname.startsWith('//')) return NOWHERE
  return { kind: 'external', url }
}

function anyHttp(url: URL | undefined): string | undefined {
  return url !== undefined && isPlainHttpUrl(url) ? url.href : undefined
}
