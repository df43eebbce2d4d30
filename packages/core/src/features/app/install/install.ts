import type { ReadableAtom } from 'nanostores'
import type { Resource } from '../../../kernel/resource.ts'
import type { RESOURCE_TYPES } from './contract.ts'

export type ResourceType = (typeof RESOURCE_TYPES)[number]

/** DATA-07 */
export interface ResourceLink {
  readonly resourceType: ResourceType
  readonly url: string
}

/** Where the app can be had. */
export interface Install {
  readonly $links: ReadableAtom<Resource<readonly ResourceLink[]>>
  /** CONST-06: false where this device has an iOS that is too old for the app (`LIMITS.minIos`). */
  readonly iosAppRuns: boolean
  /** Once; later calls ask again only after a failure (PCALL-18). */
  load(): Promise<void>
  reload(): Promise<void>
}
