export type StatusKind = 'normal' | 'maintenance' | 'restricted'

export interface PlatformStatus {
  readonly kind: StatusKind
  /** The number in the configured reading (STATUS-02, STATUS-03). */
  readonly code: 0 | 1 | 2
  readonly ip: string | undefined
  /** Plain text from the platform, if it sends one (STATUS-05). */
  readonly info: string | undefined
  /** When the site is expected to be open again (ms since the epoch), if the platform says so, and whether that has passed. */
  readonly end?: { readonly at: number; readonly isOverdue: boolean } | undefined
}
