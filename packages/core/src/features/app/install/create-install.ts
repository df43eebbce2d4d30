import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { createSwrCache } from '../../../kernel/swr-cache.ts'
import { resourceLinks } from './contract.ts'
import type { Install, ResourceLink } from './install.ts'
import { iosSupported, iosVersion } from './install-rules.ts'

/** PDATA-13: types are spelled exactly as they are sent. */
export function findLink(links: readonly ResourceLink[], type: string): string | undefined {
  return links.find(({ resourceType }) => resourceType === type)?.url
}

export function createInstall(context: FeatureContext): Install {
  const { $state, load, reload } = createSwrCache({
    context,
    name: resourceLinks.id,
    schema: resourceLinks.output,
    language: 'none',
    load: (signal) => context.call(resourceLinks, {}, { signal }),
  })
  const iosAppRuns = iosSupported(iosVersion(context.ports.device.userAgent))
  return { $links: $state, iosAppRuns, load, reload }
}
