import { parseUrl } from './parse-url.ts'

/** Stands in where the platform has no origin of its own (Node, tests); never requested. */
const PLACEHOLDER_ORIGIN = 'https://own.invalid'

export interface InternalPathOptions {
  /** Origin of the page; '' where there is none. */
  readonly origin?: string | undefined
  /** Where relative URLs start from: a path of this site. */
  readonly from?: string | undefined
}

/**
 * Reads a URL as a path of this site, or refuses it (ROUTE-30, NOTICE-08). The URL is parsed the way a
 * browser will parse it, then origin and path are compared: prefixes of the text prove nothing ('//evil',
 * '/\evil', '/m/..//evil' all begin well).
 *
 * @returns path + query + hash below /m, or '/'; undefined for everything else.
 */
export function toInternalPath(
  address: string,
  { origin = '', from = '/' }: InternalPathOptions = {},
): string | undefined {
  // An opaque origin reads 'null', which is no base.
  const root = parseUrl('/', origin) ?? new URL(PLACEHOLDER_ORIGIN)
  const start = parseUrl(from, root)
  const url = parseUrl(address, start?.origin === root.origin ? start : root)
  if (url === undefined || url.origin !== root.origin) return undefined
  const { pathname } = url
  if (pathname !== '/' && pathname !== '/m' && !pathname.startsWith('/m/')) return undefined
  return pathname + url.search + url.hash
}
