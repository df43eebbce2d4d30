import type { FeatureContext } from './feature.ts'
import { isPlainHttpUrl, parseUrl } from './url.ts'

/**
 * The absolute URL of a page of this site, to be handed on to others. One that leads to another site would be handed on in
 * the name of this one: undefined, as for all that is no http or https address.
 */
export function ownSiteUrl(
  text: string,
  { config, ports }: Pick<FeatureContext, 'config' | 'ports'>,
): string | undefined {
  const own = parseUrl(ports.device.origin || config.baseUrl)
  const url = parseUrl(text, own)
  return url !== undefined && isPlainHttpUrl(url) && url.origin === own?.origin ? url.href : undefined
}
