import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createQuery, type Resource } from '../../../kernel/query.ts'
import type { Result } from '../../../kernel/result.ts'
import type { Store } from '../../../kernel/store.ts'
import { appDownloadEndpoints, type RESOURCE_TYPES } from './endpoints.ts'

export type ResourceType = (typeof RESOURCE_TYPES)[number]

/** A download link (DATA-07). */
export interface DownloadLink {
  readonly resourceType: ResourceType
  readonly url: string
}

/** Where the app can be downloaded. */
export interface AppDownloads {
  readonly $links: Store<Resource<readonly DownloadLink[]>>
  /** Loads once; later calls load again only after a failure (PCALL-18). */
  load(): Promise<Result>
  refresh(): Promise<Result>
}

/** Types are spelled exactly as they are sent (PDATA-13). */
export function findDownloadLink(links: readonly DownloadLink[], type: string): string | undefined {
  return links.find(({ resourceType }) => resourceType === type)?.url
}

export function createAppDownloads(context: FeatureContext): AppDownloads {
  const { $state, load, refresh } = createQuery({
    context,
    feature: 'appDownloads',
    stored: { name: appDownloadEndpoints.resourceLinks.id, schema: appDownloadEndpoints.resourceLinks.output },
    load: (signal) => context.call(appDownloadEndpoints.resourceLinks, {}, { signal }),
  })
  return { $links: $state, load, refresh }
}

/** Download links. */
export const appDownloads: Feature<AppDownloads> = defineFeature({
  id: 'appDownloads',
  create: createAppDownloads,
})
