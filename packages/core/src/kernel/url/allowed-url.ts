import type { FeatureContext } from '../feature-context.ts'
import { isHttpUrl, parseUrl } from './parse-url.ts'

/**
 * How a URL from outside is used: `window` leaves this document for it, which any https URL may take over
 * (LAUNCH-02); `within` shows it inside this document, or is a link in what the platform wrote, and needs the merchant's
 * word for its origin.
 */
export type UrlUse = 'window' | 'frame'

/**
 * A URL from outside that may be opened: http or https, on our own origin or on one that the merchant allows; for a
 * window any https URL. Parsed as a browser will parse it, then compared whole; nothing is matched by its beginning.
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
