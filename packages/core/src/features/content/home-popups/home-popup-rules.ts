import * as z from 'zod/mini'
import type { FeatureContext } from '../../../kernel/feature-context.ts'
import { optionalNumber, optionalText } from '../../../transport/wire.ts'
import { findLink, type ResourceLink } from '../../app/install/install.ts'
import { linkTarget, popupRem } from '../announcements/announcement-rules.ts'
import type { Announcement } from '../announcements/announcements.ts'
import type { LoginPopup, PopupSize } from './home-popups.ts'

/** Fields that the specification does not name; they come along as received (PDATA-12). */
const extras = z.object({ url: z.catch(optionalText, undefined), width: optionalNumber, height: optionalNumber })

/** The popups of the lobby, in their order; one that names no group is of the group that was asked for. */
export function loginPopups(
  rows: readonly Announcement[],
  context: Pick<FeatureContext, 'config' | 'ports'>,
): readonly LoginPopup[] {
  return rows.filter(isForHome).map(({ id, title, content, images, raw }) => {
    const { url, width, height } = z.parse(extras, raw)
    const target = url === undefined ? undefined : linkTarget(url, context)
    return { kind: 'login', id, title, content, image: images[0], target, size: popupSize(width, height) }
  })
}

/** Lengths that a screen can have; anything else counts as not sent. */
export function popupSize(width: number | undefined, height: number | undefined): PopupSize {
  const wide = isLength(width)
  const high = isLength(height)
  return {
    width: wide ? popupRem(width) : undefined,
    height: high ? popupRem(height) : undefined,
    ratio: wide && high ? width / height : undefined,
  }
}

/** Whether the platform has an app that this phone can take; false for everything that is no phone (HOME-05). */
export function hasAppFor(userAgent: string, links: readonly ResourceLink[], iosAppRuns: boolean): boolean {
  if (/\biPhone\b|\biPod\b/.test(userAgent)) {
    return (iosAppRuns && findLink(links, 'IOS') !== undefined) || findLink(links, 'MOBILECONFIG') !== undefined
  }
  return isAndroidPhone(userAgent) && findLink(links, 'Android') !== undefined
}

/** Before anybody asks for links: only these could take an app. */
export function isPhone(userAgent: string): boolean {
  return /\biPhone\b|\biPod\b/.test(userAgent) || isAndroidPhone(userAgent)
}

/** Tablets leave out the word Mobile. */
function isAndroidPhone(userAgent: string): boolean {
  return /\bAndroid\b/.test(userAgent) && /\bMobile\b/.test(userAgent)
}

function isForHome({ groupName, title, content, images }: Announcement): boolean {
  const empty = title === '' && content === '' && images.length === 0
  return !empty && (groupName === undefined || groupName === 'm_home')
}

function isLength(px: number | undefined): px is number {
  return px !== undefined && Number.isFinite(px) && px > 0
}
