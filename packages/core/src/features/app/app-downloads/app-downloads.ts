import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createQuery, type Resource } from '../../../kernel/query.ts'
import type { Result } from '../../../kernel/result.ts'
import type { Store } from '../../../kernel/store.ts'
import { type RESOURCE_TYPES, resourceLinks } from './endpoints.ts'

export type ResourceType = (typeof RESOURCE_TYPES)[number]

/** A download link (DATA-07). */
export interface DownloadLink {
  readonly resourceType: ResourceType
  readonly url: string
}

/** Where the app can be downloaded. */
export interface AppDownloads {
  readonly $links: Store<Resource<readonly DownloadLink[]>>
  /** False on a device whose iOS is too old for the app (`SPEC_CONSTANTS.minIos`, CONST-06). */
  readonly iosAppRuns: boolean
  /** Loads once; later calls load again only after a failure (PCALL-18). */
  load(): Promise<Result>
  refresh(): Promise<Result>
}

/** The version of iOS that a browser names, e.g. `12.3.1`; undefined for other systems. */
export function iosVersion(userAgent: string): string | undefined {
  return /\b(?:iPhone|iPad|iPod)\b.*? OS (\d{1,4}(?:_\d{1,4}){0,3}) like Mac OS X/
    .exec(userAgent)?.[1]
    ?.replaceAll('_', '.')
}

/** Whether the app runs on this iOS (CONST-06). Compared part by part; an unknown version counts as new enough. */
export function iosSupported(version: string | undefined): boolean {
  if (version === undefined) return true
  const has = version.split('.').map(Number)
  const needs = SPEC_CONSTANTS.minIos.split('.').map(Number)
  for (const [at, least] of needs.entries()) {
    const part = has[at] ?? 0
    if (Number.isNaN(part) || part > least) return true
    if (part < least) return false
  }
  return true
}

/** The app is not offered earlier in a visit. */
export const OFFER_DELAY_MS = 60_000

export interface AppOfferFacts {
  /** Visits on this device, this one included. */
  readonly visits: number
  /** A game was played on this device. */
  readonly played: boolean
  /** The app was offered on this device. */
  readonly offered: boolean
  /** Time since this visit began, ms. */
  readonly hereMs: number
}

/**
 * When the app may be offered: ms from now, 0 for now, undefined for not in this visit. It is offered once, to users who
 * have visited before or have played, and never in the first minute of a visit.
 */
export function appOfferDelay({ visits, played, offered, hereMs }: AppOfferFacts): number | undefined {
  if (offered || (visits < 2 && !played)) return undefined
  // A clock that was set back must not make the wait longer.
  return OFFER_DELAY_MS - Math.min(OFFER_DELAY_MS, Math.max(0, hereMs))
}

/** Types are spelled exactly as they are sent (PDATA-13). */
export function findDownloadLink(links: readonly DownloadLink[], type: string): string | undefined {
  return links.find(({ resourceType }) => resourceType === type)?.url
}

export function createAppDownloads(context: FeatureContext): AppDownloads {
  const { $state, load, refresh } = createQuery({
    context,
    feature: 'appDownloads',
    stored: { name: resourceLinks.id, schema: resourceLinks.output },
    load: (signal) => context.call(resourceLinks, {}, { signal }),
  })
  const iosAppRuns = iosSupported(iosVersion(context.ports.device.userAgent))
  return { $links: $state, iosAppRuns, load, refresh }
}

/** Download links. */
export const appDownloads: Feature<AppDownloads> = defineFeature({
  id: 'appDownloads',
  create: createAppDownloads,
})
