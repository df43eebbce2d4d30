import type { LocalizedText } from '@foyer/demo-games'
import { callerOf, type HandlerContext, type HandlerTable } from '../engine/handler.ts'
import { textIn } from '../world/lobby.ts'
import type { Member } from '../world/member.ts'
import { isAgentType } from '../world/members.ts'
import { invalidField, Refusal } from '../world/refusal.ts'
import type { AnnouncementGroup, SeedAnnouncement, SeedBanner, SeedTerms } from '../world/seed/seed-data.ts'
import type { World } from '../world/world.ts'
import { checkMerchant } from './check-merchant.ts'

/** PDATA-03; the notices for agents (A) have a call of their own. */
const GROUP_OF_TYPE: ReadonlyMap<string, AnnouncementGroup | 'banners'> = new Map([
  ['PR', 'promotion'],
  ['PL', 'player'],
  ['PU', 'popup'],
  ['H', 'hot'],
  ['B', 'banners'],
])
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
function wireTerms(
  { amount, stake, games, cap, freeSpins, validDays, once }: SeedTerms,
  until: number | undefined,
  language: string,
) {
  const words = (texts: LocalizedText | undefined) => texts && textIn(texts, language)
  return { amount, stake: words(stake), until, games: words(games), cap, freeSpins, validDays, once }
}

type VendorOrigins = Pick<HandlerContext<unknown>, 'vendorOrigin' | 'world'>

/**
 * Puts addresses on the supplier's host into an address or a text (settlement 34): `{partner}` is its page, `{pictures}` its
 * folder of this merchant's pictures.
 */
function withVendor(text: string, language: string, { vendorOrigin, world }: VendorOrigins): string {
  return text
    .replaceAll('{partner}', `${vendorOrigin}/play/partner?language=${encodeURIComponent(language)}`)
    .replaceAll('{pictures}', `${vendorOrigin}/${world.merchantCode}`)
}

function wireAnnouncement(row: SeedAnnouncement, language: string, origins: VendorOrigins) {
  const { startedAt } = origins.world
  const { startDate, endDate } = announcementDates(row, startedAt)
  return {
    id: row.id,
    title: textIn(row.title, language),
    content: withVendor(textIn(row.content, language), language, origins),
    startDate,
    endDate: endDate ?? null,
    noExpiry: row.noExpiry ? 1 : 0,
    promoAnnouncementCategoryIds: row.categoryIds,
    announcementImages: images(row.images),
    groupName: row.groupName ?? null,
    ...(row.url !== undefined && { url: row.url }),
    ...(row.width !== undefined && { width: row.width }),
    ...(row.height !== undefined && { height: row.height }),
    ...(row.entry && { entry: row.entry }),
    ...(row.asks && { asks: textIn(row.asks, language) }),
    ...(row.terms && { terms: wireTerms(row.terms, row.noExpiry ? undefined : endDate, language) }),
  }
}

function wireBanner(row: SeedBanner, language: string, origins: VendorOrigins) {
  return {
    bannerId: row.bannerId,
    url: withVendor(row.url, language, origins),
    title: textIn(row.title, language),
    groupName: row.groupName,
    announcementImages: images(row.images),
  }
}

function wantedGroups(types: string): ReadonlySet<AnnouncementGroup | 'banners'> {
  const groups = new Set<AnnouncementGroup | 'banners'>()
  for (const type of types.split(',')) {
    const group = GROUP_OF_TYPE.get(type.trim())
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

/** Those that have begun and have not ended. */
function currentAnnouncements({ startedAt, settings }: World, now: number): readonly SeedAnnouncement[] {
  return settings.announcements.filter((row) => {
    const { startDate, endDate } = announcementDates(row, startedAt)
    // A promotion is shown before it begins, and a while after its end, with a label that says so (PROMO-15).
    const { before, after } = row.group === 'promotion' ? PROMOTION_SHOWN : { before: 0, after: 0 }
    const ended = !row.noExpiry && endDate !== undefined && endDate + after <= now
    return startDate - before <= now && !ended
  })
}

/** The caller, where it has read marks: trial players have none (NOTICE-05). */
function readerOf(member: Member): Member | undefined {
  return member.account === undefined ? undefined : member
}

function withReadMark<Row extends { readonly id: number }>(row: Row, reader: Member | undefined) {
  return reader === undefined ? row : { ...row, read: reader.readNotices.includes(row.id) ? 1 : 0 }
}

function unreadOf(rows: readonly { readonly id: number }[], reader: Member) {
  const read = new Set(reader.readNotices)
  return { unreadCount: rows.filter(({ id }) => !read.has(id)).length }
}

export const announcementHandlers = {
  /** PCALL-04: groups not asked for are empty. */
  announcements(context) {
    const { input, world, caller, now } = context
    checkMerchant(world, input.merchantCode)
    const wanted = wantedGroups(input.types)
    const { settings } = world
    const language = input.language ?? 'EN'

    const rows = currentAnnouncements(world, now)
    const group = (name: AnnouncementGroup) =>
      wanted.has(name) ? inOrder(name, rows).map((row) => wireAnnouncement(row, language, context)) : []
    const banners = wanted.has('banners')
      ? settings.banners.filter((row) => !input.groupName || row.groupName === input.groupName)
      : []
    const reader = caller && readerOf(caller.member)
    const player = group('player').map((row) => withReadMark(row, reader))

    return {
      promotion: group('promotion'),
      banners: banners.map((row) => wireBanner(row, language, context)),
      player,
      popup: settings.popups ? group('popup') : [],
      hot: group('hot'),
      ...(reader && wanted.has('player') ? { footer: unreadOf(player, reader) } : {}),
    }
  },

  /** PCALL-07: for agents alone. */
  agentAnnouncements(context) {
    const { input, world, language, now } = context
    const { member } = callerOf(context)
    if (!isAgentType(member.type)) throw new Refusal('no.permission')
    checkMerchant(world, input.merchantCode)
    const list = inOrder('agent', currentAnnouncements(world, now)).map((row) =>
      withReadMark(wireAnnouncement(row, language, context), member),
    )
    return { list, footer: unreadOf(list, member) }
  },

  /** PCALL-05: marks a notice as read for the caller, not for anybody else. */
  announcementRead(context) {
    const { input, world, now, changed } = context
    const { member } = callerOf(context)
    if (readerOf(member) === undefined) throw new Refusal('trial.rejected')
    const isKnown = currentAnnouncements(world, now).some(
      ({ id, group }) =>
        id === input.announcementId && (group === 'player' || (group === 'agent' && isAgentType(member.type))),
    )
    if (!isKnown) throw invalidField('announcementId')
    if (!member.readNotices.includes(input.announcementId)) {
      member.readNotices = [...member.readNotices, input.announcementId]
      changed()
    }
  },
} satisfies Partial<HandlerTable>
