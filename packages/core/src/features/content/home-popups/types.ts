import type { LinkTarget } from '../../../kernel/link-target.ts'

/** An announcement of kind popup, shown to members after they signed in. */
export interface AnnouncementPopup {
  readonly kind: 'announcement'
  readonly id: number
  readonly title: string
  /** HTML as sent; sanitise before showing. '' if there is only a picture. */
  readonly content: string
  /** As the platform sends it, for `platform.imageUrl`. */
  readonly image: string | undefined
  /** Where a tap leads. */
  readonly target: LinkTarget
  readonly size: PopupSize
}

/** The size that the platform sends; undefined if missing or invalid, then the interface uses its own. */
export interface PopupSize {
  /** In rem, a hundredth of the pixels (CONST-07): '3.2rem'. */
  readonly width: string | undefined
  readonly height: string | undefined
  /** Width divided by height, to reserve the space before the picture is loaded. */
  readonly ratio: number | undefined
}
