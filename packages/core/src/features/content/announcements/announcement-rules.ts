import { readMoment, type TimeZone } from '../../../kernel/calendar-day.ts'
import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import { type LinkContext, linkTarget } from '../../../kernel/link-target.ts'
import type { SessionState } from '../../auth/session/session.ts'
import type { announcementEndpoints } from './endpoints.ts'
import type { Announcement, Banner, BannerGroup } from './types.ts'

type Answer = EndpointOutput<typeof announcementEndpoints.announcements>
type WireAnnouncement = Answer['promotion'][number]
type WireBanner = Answer['banners'][number]

/** The banners of a group; one without a group belongs to the group that was asked for (DATA-06). */
export function bannersFor(group: BannerGroup, rows: readonly WireBanner[], context: LinkContext): readonly Banner[] {
  return rows
    .filter(({ groupName }) => groupName === undefined || groupName === group)
    .map((row) => ({
      bannerId: row.bannerId,
      target: linkTarget(row.url, 'banner', context),
      title: row.title,
      groupName: row.groupName,
      images: inOrder(row.announcementImages),
      raw: row,
    }))
}

/** Reads one row (PDATA-01), its dates in the merchant's zone. Only members have unread notices, trial players do not (NOTICE-05). */
export function readAnnouncement(
  row: WireAnnouncement,
  { session, zone }: { readonly session: SessionState; readonly zone: TimeZone },
): Announcement {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    startDate: readMoment(row.startDate, zone),
    endDate: readMoment(row.endDate, zone),
    noExpiry: row.noExpiry ?? false,
    categoryIds: row.promoAnnouncementCategoryIds,
    images: inOrder(row.announcementImages),
    groupName: row.groupName,
    read: session.type === 'member' ? (row.read ?? false) : true,
    raw: row,
  }
}

/** Newest start date first; those without one come last, in the order of the response (NOTICE-01). Each id once. */
export function newestFirst(rows: readonly Announcement[]): readonly Announcement[] {
  const when = ({ startDate = Number.NEGATIVE_INFINITY }: Announcement) => startDate
  return [...new Map(rows.map((row) => [row.id, row])).values()].sort((a, b) =>
    when(a) === when(b) ? 0 : when(b) > when(a) ? 1 : -1,
  )
}

function inOrder(images: readonly { readonly url: string; readonly sequence: number }[]): readonly string[] {
  return [...images].sort((a, b) => a.sequence - b.sequence).map(({ url }) => url)
}
