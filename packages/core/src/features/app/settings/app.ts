import type { ReadableAtom } from 'nanostores'
import type { Flag } from '../../../config/flags.ts'

/** DATA-10, PDATA-11 */
export interface MobileTemplate {
  /** Art path of a picture. */
  readonly background: string | undefined
  /** Plain text. */
  readonly description: string | undefined
  /** A CSS colour, if the platform sends what it should. */
  readonly color: string | undefined
}

export interface AppSettings {
  /** Raw values by flag name, overrides applied. */
  readonly flags: Readonly<Record<string, unknown>>
  readonly cdnHosts: readonly string[]
  readonly defaultCdn: string
  readonly currencySymbol: string | undefined
  /** DATA-10: how the merchant wants the page of the app. Raw: nothing of it has been checked. */
  readonly mobileTemplate: MobileTemplate
  /** FLAG-05 */
  readonly templates: { readonly mobile: 'old' | 'new'; readonly deposit: 'old' | 'new' }
  /** False until the platform or the cache has answered; every flag is off until then (FLAG-06). */
  readonly known: boolean
  /** True as soon as the first question has been answered or has failed: guards wait no longer. */
  readonly settled: boolean
}

export type StatusKind = 'normal' | 'maintenance' | 'restricted'

export interface AppStatus {
  readonly kind: StatusKind
  /** The number in the configured reading (STATUS-02, STATUS-03). */
  readonly code: 0 | 1 | 2
  readonly ip: string | undefined
  /** Plain text of the platform, where there is some (STATUS-05). */
  readonly info: string | undefined
}

export interface App {
  readonly $settings: ReadableAtom<AppSettings>
  readonly $status: ReadableAtom<AppStatus>
  /** Answers for the configured alias of a flag too; unknown flags are off. */
  isOn(flag: Flag): boolean
  /** Cached settings at once, fresh ones behind (CACHE-01, CACHE-02). */
  start(): void
  reload(): Promise<void>
  checkStatus(): Promise<void>
  /** CDN-01, CDN-02: the address of a picture. Absolute ones are taken on our own origin, on those of the CDN and on allowed ones. `attempt` 1 asks for the fallback host (CDN-03); undefined when there is no further one, or none that may be shown. */
  imageUrl(path: string, attempt?: number): string | undefined
}
