import type { FeatureContext } from './feature.ts'

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
 * How an external URL is used. `window` leaves this document; any https URL is allowed (LAUNCH-02). `frame` shows it
 * inside this document, or as a link in the platform's content; the merchant must allow its origin.
 */
export type UrlUse = 'window' | 'frame'

/**
 * An external URL that may be opened: http or https, on our own origin or on one that the merchant allows; for a window
 * any https URL. The URL is parsed as a browser parses it, and whole origins are compared, never prefixes of text.
 *
 * @param origins allowed besides those of the configuration
 * @returns the absolute URL; undefined for everything else.
 */
export function allowedUrl(
  text: string,
  use: UrlUse,
  { config, ports }: Pick<FeatureContext, 'config' | 'ports'>,
  origins: readonly string[] = [],
): string | undefined {
  const own = ports.device.origin || parseUrl(config.baseUrl)?.origin
  const url = parseUrl(text, own)
  if (url === undefined || !isPlainHttpUrl(url)) return undefined
  // The page of a front end in development has another origin than the platform, and both are plain http.
  const platform = use === 'window' && config.baseUrl !== '' ? [parseUrl(config.baseUrl)?.origin] : []
  const isAllowed = [own, ...platform, ...config.allowedOrigins, ...origins].includes(url.origin)
  return isAllowed || (use === 'window' && url.protocol === 'https:') ? url.href : undefined
}
