import type { ReadableAtom } from 'nanostores'
import type { Resource } from '../../../kernel/resource.ts'
import type { BannerGroup } from './queries.ts'

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
  /** In order of sequence. */
  readonly images: readonly string[]
  readonly groupName: string | undefined
  readonly read: boolean
  /** The row as received, for fields that the specification does not name (PDATA-12). */
  readonly raw: Readonly<Record<string, unknown>>
}

export interface Banner {
  readonly bannerId: number
  /** Where a tap leads, checked: own path or allowed address; undefined: nowhere. */
  readonly url: string | undefined
  readonly title: string | undefined
  readonly groupName: string | undefined
  /** In order of sequence (DATA-06). */
  readonly images: readonly string[]
  /** The row as received (PDATA-12). */
  readonly raw: Readonly<Record<string, unknown>>
}

export interface Announcements {
  /** Banners of m_home. */
  readonly $banners: ReadableAtom<Resource<readonly Banner[]>>
  /** Group 'player': the ticker and /m/notice. */
  readonly $notices: ReadableAtom<Resource<readonly Announcement[]>>
  readonly $promotions: ReadableAtom<Resource<readonly Announcement[]>>
  /** Group 'popup', with m_home; `homePopupsFeature` says which of them to show, and when. */
  readonly $popups: ReadableAtom<Resource<readonly Announcement[]>>
  /** PDATA-04 variant 1, with m_home. */
  loadHome(): Promise<void>
  /** Asks anew behind what is shown. */
  refreshHome(): Promise<void>
  /** PDATA-04 variant 3. */
  loadPromotions(): Promise<void>
  /** Banners of another group: m_reg for registration, m_game for the side menu (DATA-06). */
  bannersOf(group: BannerGroup): ReadableAtom<Resource<readonly Banner[]>>
  loadBanners(group: BannerGroup): Promise<void>
}
