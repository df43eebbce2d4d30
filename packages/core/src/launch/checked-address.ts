import type { FeatureContext } from '../kernel/feature-context.ts'
import { isWebAddress, parseAddress } from '../kernel/web-address.ts'

/**
 * How an address from outside is used: `window` leaves this document for it, which any https address may take over
 * (LAUNCH-02); `within` shows it inside this document, or is a link in what the platform wrote, and needs the merchant's
 * word for its origin.
 */
export type AddressUse = 'window' | 'within'

/**
 * An address from outside that may be opened: http or https, on our own origin or on one that the merchant allows; for a
 * window any https address. Parsed as a browser will parse it, then compared whole; nothing is matched by its beginning.
 *
 * @param origins allowed besides those of the configuration
 * @returns the absolute address; undefined for everything else.
 */
export function checkedAddress(
  address: string,
  use: AddressUse,
  { config, ports }: Pick<FeatureContext, 'config' | 'ports'>,
  origins: readonly string[] = [],
): string | undefined {
  const own = ports.device.origin || parseAddress(config.http.baseUrl)?.origin
  const url = parseAddress(address, own)
  if (url === undefined || !isWebAddress(url)) return undefined
  const isAllowed = [own, ...config.allowedOrigins, ...origins].includes(url.origin)
  return isAllowed || (use === 'window' && url.protocol === 'https:') ? url.href : undefined
}
