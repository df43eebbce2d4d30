import type { Contract } from '@foyer/core/contract'
import { invalidField } from '../engine/refusal.ts'
import { textIn } from '../world/lobby.ts'
import type { AnnouncementGroup, SeedAnnouncement, SeedBanner } from '../world/seed/seed-data.ts'
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

const images = (paths: readonly string[]) => paths.map((url, index) => ({ url, sequence: index + 1 }))

function wireAnnouncement(row: SeedAnnouncement, language: string, startedAt: number) {
  return {
    id: row.id,
    title: textIn(row.title, language),
    content: textIn(row.content, language),
    startDate: startedAt + row.startDay * DAY_MS,
    endDate: row.endDay === undefined ? null : startedAt + row.endDay * DAY_MS,
    noExpiry: row.noExpiry ? 1 : 0,
    promoAnnouncementCategoryIds: row.categoryIds,
    announcementImages: images(row.images),
    groupName: row.groupName ?? null,
    ...(row.url !== undefined && { url: row.url }),
    ...(row.width !== undefined && { width: row.width }),
    ...(row.height !== undefined && { height: row.height }),
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

  const rows = settings.announcements.filter(({ startDay, endDay, noExpiry }) => {
    const ended = !noExpiry && endDay !== undefined && startedAt + endDay * DAY_MS <= now
    return startedAt + startDay * DAY_MS <= now && !ended
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
