import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { type LinkContext, linkTarget } from '../../../kernel/link-target.ts'
import { optionalNumber, optionalText } from '../../../transport/wire-schemas.ts'
import type { Announcement } from '../announcements/types.ts'
import type { AnnouncementPopup, PopupSize } from './types.ts'

/** Fields that the specification does not name; they are kept as received (PDATA-12). */
const extras = z.object({ url: z.catch(optionalText, undefined), width: optionalNumber, height: optionalNumber })

/** The popups of the lobby in their order; one without a group belongs to the group that was asked for. */
export function announcementPopups(rows: readonly Announcement[], context: LinkContext): readonly AnnouncementPopup[] {
  return rows.filter(isForHome).map(({ id, title, content, images, raw }) => {
    const { url, width, height } = z.parse(extras, raw)
    const target = linkTarget(url, 'popup', context)
    return { kind: 'announcement', id, title, content, image: images[0], target, size: popupSize(width, height) }
  })
}

/** Pixels as CSS lengths in rem (CONST-07); lengths that are not positive count as not sent. */
export function popupSize(width: number | undefined, height: number | undefined): PopupSize {
  const wide = isLength(width)
  const high = isLength(height)
  return {
    width: wide ? inRem(width) : undefined,
    height: high ? inRem(height) : undefined,
    ratio: wide && high ? width / height : undefined,
  }
}

const inRem = (px: number) => `${px / SPEC_CONSTANTS.popupPxPerRem}rem`

function isForHome({ groupName, title, content, images }: Announcement): boolean {
  const empty = title === '' && content === '' && images.length === 0
  return !empty && (groupName === undefined || groupName === 'm_home')
}

function isLength(px: number | undefined): px is number {
  return px !== undefined && Number.isFinite(px) && px > 0
}
