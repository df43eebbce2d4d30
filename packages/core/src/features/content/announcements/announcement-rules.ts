import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { linkTarget } from '../../../kernel/link-target.ts'
import type { EndpointOutput } from '../../../transport/endpoint.ts'
import type { SessionState } from '../../auth/session/session.ts'
import type { Announcement, Banner, BannerGroup } from './announcements.ts'
import type { announcementList } from './endpoints.ts'

type Answer = EndpointOutput<typeof announcementList>
type WireAnnouncement = Answer['promotion'][number]
type WireBanner = Answer['banners'][number]

/** The banners of a group; one without a group belongs to the group that was asked for (DATA-06). */
export function bannersFor(
  group: BannerGroup,
  rows: readonly WireBanner[],
  context: Pick<FeatureContext, 'config' | 'ports' | 'routes'>,
): readonly Banner[] {
  return rows
    .filter(({ groupName }) => groupName === undefined || groupName === group)
    .map((row) => ({
      bannerId: row.bannerId,
      target: linkTarget(row.url, context),
      title: row.title,
      groupName: row.groupName,
      images: inOrder(row.announcementImages),
      raw: row,
    }))
}

/** Reads one row (PDATA-01). Only members have unread notices, trial players do not (NOTICE-05). */
export function readAnnouncement(row: WireAnnouncement, session: SessionState): Announcement {
  return {
    id: row.id,
    title: row.title,
    content: row.content,
    startDate: readDate(row.startDate),
    endDate: readDate(row.endDate),
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

/** The length of a popup in pixels, as a CSS length in rem; invalid numbers are 0 (CONST-07). */
export function popupRem(px: number): string {
  return `${Number.isFinite(px) ? Math.max(0, px) / SPEC_CONSTANTS.popupPxPerRem : 0}rem`
}

const DAY = /^\d{4}-\d{2}-\d{2}$/
const MOMENT = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?) ?(?:(Z)|([+-]\d{2}):?(\d{2}))?$/i

/**
 * ms since the epoch, from a number, a number written as text, or a date as ISO writes it, also with a space for the T;
 * undefined for anything else, which each browser would read in its own way, also for days that no calendar has. A day without
 * an hour begins at midnight in the local time zone, so that it is shown as that day everywhere.
 */
export function readDate(value: string | number | null | undefined): number | undefined {
  if (value === null || value === undefined || value === '') return undefined
  const ms = typeof value === 'number' || /^\d+$/.test(value) ? Number(value) : readDateText(value.trim())
  // Also of a number that is beyond all dates, which no formatter takes.
  return Number.isNaN(new Date(ms).getTime()) ? undefined : ms
}

/** Whether it is a day without an hour. */
export function isDay(value: unknown): boolean {
  return typeof value === 'string' && DAY.test(value.trim())
}

function readDateText(text: string): number {
  const [, day, hour, utc = '', offset, minutes] = MOMENT.exec(text) ?? []
  if (day === undefined) return readDay(text)
  if (Number.isNaN(readDay(day))) return Number.NaN
  return Date.parse(`${day}T${hour}${offset === undefined ? utc.toUpperCase() : `${offset}:${minutes}`}`)
}

/** Its first moment in the local time zone. */
function readDay(text: string): number {
  const ms = DAY.test(text) ? Date.parse(`${text}T00:00:00`) : Number.NaN
  // 31 February would be read as a day of March.
  return new Date(ms).getDate() === Number(text.slice(8)) ? ms : Number.NaN
}

function inOrder(images: readonly { readonly url: string; readonly sequence: number }[]): readonly string[] {
  return [...images].sort((a, b) => a.sequence - b.sequence).map(({ url }) => url)
}
