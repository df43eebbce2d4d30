import type { LinkTarget } from '../../../kernel/link-target.ts'

export interface Announcement {
  readonly id: number
  readonly title: string
  /** HTML as sent; sanitise before showing. */
  readonly content: string
  /** ms since the epoch. */
  readonly startDate: number | undefined
  readonly endDate: number | undefined
  readonly noExpiry: boolean
  readonly categoryIds: readonly number[]
  /** Ordered by sequence. */
  readonly images: readonly string[]
  readonly groupName: string | undefined
  readonly read: boolean
  /** The row as received, for fields that the specification does not name (PDATA-12). */
  readonly raw: Readonly<Record<string, unknown>>
}

export interface Banner {
  readonly bannerId: number
  /** Where a tap leads. */
  readonly target: LinkTarget
  readonly title: string | undefined
  readonly groupName: string | undefined
  /** Ordered by sequence (DATA-06). */
  readonly images: readonly string[]
  /** The row as received (PDATA-12). */
  readonly raw: Readonly<Record<string, unknown>>
}

/** Groups that have banners (DATA-06). */
export const BANNER_GROUPS = ['m_home', 'm_reg', 'm_game'] as const

export type BannerGroup = (typeof BANNER_GROUPS)[number]
