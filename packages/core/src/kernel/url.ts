import type { FoyerConfig } from '../config/config.ts'
import type { CompletePorts } from '../ports/ports.ts'

/**
 * A URL as a browser parses it; undefined where it is invalid. (`URL.canParse` is missing on the phones of our
 * visitors.)
 */
export function parseUrl(text: string, base?: string | URL): URL | undefined {
  try {
    return new URL(text, base)
  } catch {
    return undefined
  }
}

/** http or https, without user name and password, which people could take for the host. */
export function isPlainHttpUrl({ protocol, username, password }: URL): boolean {
  return (protocol === 'https:' || protocol === 'http:') && username === '' && password === ''
}

/** The URL without slashes at its end. Linear time, which `/\/+$/` is not. */
export function withoutTrailingSlashes(url: string): string {
  let end = url.length
  while (url[end - 1] === '/') end -= 1
  return url.slice(0, end)
}

/**
 * How an external URL is used. `window` leaves this document, so any http or https URL is allowed (LAUNCH-02). `frame`
 * shows it inside this document, so the merchant must allow its origin (settlement 34).
 */
export type UrlUse = 'window' | 'frame'

/** The merchant's origins, and the page's own. */
export interface UrlContext {
  readonly config: Pick<FoyerConfig, 'allowedOrigins' | 'baseUrl'>
  readonly ports: Pick<CompletePorts, 'device'>
}

/**
 * An external URL that may be opened: http or https without user name and password; for a frame on our own origin or on
 * one that the merchant allows. The URL is parsed as a browser parses it, and whole origins are compared, never
 * prefixes of text.
 *
 * @param origins allowed for frames besides those of the configuration
 * @returns the absolute URL; undefined for everything else.
 */
export function allowedUrl(
  text: string,
  use: UrlUse,
  { config, ports }: UrlContext,
  origins: readonly string[] = [],
): string | undefined {
  const own = ports.device.origin || parseUrl(config.baseUrl)?.origin
  const url = parseUrl(text, own)
  if (url === undefined || !isPlainHttpUrl(url)) return undefined
  return use === 'window' || [own, ...config.allowedOrigins, ...origins].includes(url.origin) ? url.href : undefined
}
