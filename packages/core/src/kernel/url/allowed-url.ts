import type { FeatureContext } from '../feature-context.ts'
import { isHttpUrl, parseUrl } from './parse-url.ts'

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
  const own = ports.device.origin || parseUrl(config.http.baseUrl)?.origin
  const url = parseUrl(text, own)
  if (url === undefined || !isHttpUrl(url)) return undefined
  const isAllowed = [own, ...config.allowedOrigins, ...origins].includes(url.origin)
  return isAllowed || (use === 'window' && url.protocol === 'https:') ? url.href : undefined
}
