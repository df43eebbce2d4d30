import type { Contract } from '@foyer/core/contract'
import { invalidField } from '../engine/refusal.ts'
import { textIn } from '../world/lobby.ts'
import type {
  AnnouncementGroup,
  LocalizedText,
  SeedAnnouncement,
  SeedBanner,
  SeedTerms,
} from '../world/seed/seed-data.ts'
import { checkMerchant } from './check-merchant.ts'
import type { Handler } from './handler.ts'

/** PDATA-03; the agents' own notices (A) have a call of their own. */
const GROUP_OF_TYPE: Readonly<Record<string, AnnouncementGroup | 'banners'>> = {
  PR: 'promotion',
  PL: 'player',
  PU: 'popup',
  H: 'hot',
  B: 'banners',
}
const DAY_MS = 86_400_000
const PROMOTION_SHOWN = { before: 14 * DAY_MS, after: 7 * DAY_MS }

const images = (paths: readonly string[]) => paths.map((url, index) => ({ url, sequence: index + 1 }))

/** ms since the epoch. */
export function announcementDates({ startDay, endDay }: SeedAnnouncement, startedAt: number) {
  return {
    startDate: startedAt + startDay * DAY_MS,
    endDate: endDay === undefined ? undefined : startedAt + endDay * DAY_MS,
  }
}

/** The terms of a promotion in fields, in the language asked for; they hold until the promotion ends. */
function wireTerms({ amount, stake, games, cap }: SeedTerms, until: number | undefined, language: string) {
  const words = (texts: LocalizedText | undefined) => texts && textIn(texts, language)
  return { amount, stake: words(stake), until, games: words(games), cap }
}

function wireAnnouncement(row: SeedAnnouncement, language: string, startedAt: number) {
  const { startDate, endDate } = announcementDates(row, startedAt)
  return {
    id: row.id,
    title: textIn(row.title, language),
    content: textIn(row.content, language),
    startDate,
    endDate: endDate ?? null,
    noExpiry: row.noExpiry ? 1 : 0,
    promoAnnouncementCategoryIds: row.categoryIds,
    announcementImages: images(row.images),
    groupName: row.groupName ?? null,
    ...(row.url !== undefined && { url: row.url }),
    ...(row.width !== undefined && { width: row.width }),
    ...(row.height !== undefined && { height: row.height }),
    ...(row.terms && { terms: wireTerms(row.terms, row.noExpiry ? undefined : endDate, language) }),
  }
}

function wireBanner(row: SeedBanner, language: string) {
  return {
    bannerId: row.bannerId,
    url: row.url,
    title: textIn(row.title, language),
    groupName: row.groupName,
    announcementImages: images(row.images),
  }
}

function wantedGroups(types: string): ReadonlySet<AnnouncementGroup | 'banners'> {
  const groups = new Set<AnnouncementGroup | 'banners'>()
  for (const type of types.split(',')) {
    const group = GROUP_OF_TYPE[type.trim()]
    if (!group) throw invalidField('types')
    groups.add(group)
  }
  return groups
}

/** Popups in the order in which they open; others by their first day, newest first. */
function inOrder(name: AnnouncementGroup, rows: readonly SeedAnnouncement[]): readonly SeedAnnouncement[] {
  const own = rows.filter(({ group }) => group === name)
  return name === 'popup' ? own : own.sort((a, b) => b.startDay - a.startDay)
}

/** PCALL-04: groups not asked for are empty. */
export const announcements: Handler<Contract['announcements']> = ({ input, world, caller, now }) => {
  checkMerchant(world, input.merchantCode)
  const wanted = wantedGroups(input.types)
  const { startedAt, settings } = world
  const language = input.language ?? 'EN'

  const rows = settings.announcements.filter((row) => {
    const { startDate, endDate } = announcementDates(row, startedAt)
    // A promotion is shown before it begins, and a while after its end, with a label that says so (PROMO-15).
    const { before, after } = row.group === 'promotion' ? PROMOTION_SHOWN : { before: 0, after: 0 }
    const ended = !row.noExpiry && endDate !== undefined && endDate + after <= now
    return startDate - before <= now && !ended
  })
  const group = (name: AnnouncementGroup) =>
    wanted.has(name) ? inOrder(name, rows).map((row) => wireAnnouncement(row, language, startedAt)) : []
  const banners = wanted.has('banners')
    ? settings.banners.filter((row) => !input.groupName || row.groupName === input.groupName)
    : []
  // Read marks belong to a member; nothing can be read before the call for it exists.
  const player = group('player').map((row) => (caller ? { ...row, read: 0 } : row))

  return {
    promotion: group('promotion'),
    banners: banners.map((row) => wireBanner(row, language)),
    player,
    popup: settings.popups ? group('popup') : [],
    hot: group('hot'),
    ...(caller && wanted.has('player') ? { footer: { unreadCount: player.length } } : {}),
  }
}
