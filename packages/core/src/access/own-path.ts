import { parseAddress } from '../kernel/web-address.ts'

/** Stands in where the platform has no origin of its own (Node, tests); never requested. */
const NOWHERE = 'https://own.invalid'

export interface OwnPathOptions {
  /** Origin of the page; '' where there is none. */
  readonly origin?: string | undefined
  /** Where relative addresses start from: a path of this site. */
  readonly from?: string | undefined
}

/**
 * Reads an address as a path of this site, or refuses it (ROUTE-30, NOTICE-08). The address is parsed the way a
 * browser will parse it, then origin and path are compared: prefixes of the text prove nothing ('//evil',
 * '/\evil', '/m/..//evil' all begin well).
 *
 * @returns path + query + hash below /m, or '/'; undefined for everything else.
 */
export function ownPath(address: string, { origin = '', from = '/' }: OwnPathOptions = {}): string | undefined {
  // An opaque origin reads 'null', which is no base.
  const root = parseAddress('/', origin) ?? new URL(NOWHERE)
  const start = parseAddress(from, root)
  const url = parseAddress(address, start?.origin === root.origin ? start : root)
  if (url === undefined || url.origin !== root.origin) return undefined
  const { pathname } = url
  if (pathname !== '/' && pathname !== '/m' && !pathname.startsWith('/m/')) return undefined
  return pathname + url.search + url.hash
}
