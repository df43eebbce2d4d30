import { parseUrl } from './parse-url.ts'

/** Used where the platform has no origin (Node, tests); never requested. */
const PLACEHOLDER_ORIGIN = 'https://own.invalid'

export interface InternalPathOptions {
  /** Origin of the page; '' where there is none. */
  readonly origin?: string | undefined
  /** Where relative URLs start from: a path of this site. */
  readonly from?: string | undefined
}

/**
 * Reads a URL as a path of this site, or refuses it (ROUTE-30, NOTICE-08). The URL is parsed as a browser parses it,
 * then origin and path are compared. Prefixes of the text are not safe: '//evil', '/\evil' and '/m/..//evil' all lead
 * to another host.
 *
 * @returns path + query + hash below /m, or '/'; undefined for everything else.
 */
export function toInternalPath(url: string, { origin = '', from = '/' }: InternalPathOptions = {}): string | undefined {
  // An opaque origin reads 'null', which is no base.
  const root = parseUrl('/', origin) ?? new URL(PLACEHOLDER_ORIGIN)
  const start = parseUrl(from, root)
  const parsed = parseUrl(url, start?.origin === root.origin ? start : root)
  if (parsed === undefined || parsed.origin !== root.origin) return undefined
  const { pathname } = parsed
  if (pathname !== '/' && pathname !== '/m' && !pathname.startsWith('/m/')) return undefined
  return pathname + parsed.search + parsed.hash
}
