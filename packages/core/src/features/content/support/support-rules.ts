import type { FoyerConfig } from '../../../config/config.ts'
import { type LinkContext, type LinkTarget, linkTarget } from '../../../kernel/link-target.ts'
import type { SupportEntry, SupportKind, SupportNetwork } from './types.ts'

/** Schemes that an entry may open, besides http and https (CS-05). */
const PROGRAMS = ['tg:', 'whatsapp:', 'tel:', 'mailto:']

/** Reads the kind from a title (DATA-08). */
export function entryKind(title: string | undefined): SupportKind {
  switch (title?.toLowerCase()) {
    case 'livechat':
      return 'livechat'
    case 'cs':
      return 'cs'
    case 'whatsapp':
      return 'whatsapp'
    default:
      return 'link'
  }
}

export function entryNetwork(csPosition: string, kind: SupportKind): SupportNetwork {
  const name = csPosition.toLowerCase()
  const networks = ['livechat', 'telegram', 'facebook', 'whatsapp'] as const
  const named = networks.find((network) => name.startsWith(network))
  if (named !== undefined) return named
  return kind === 'livechat' || kind === 'whatsapp' ? kind : 'other'
}

/** Where an entry leads (CS-05). */
export function supportTarget(path: string, context: LinkContext): LinkTarget {
  return linkTarget(path, 'support', context, PROGRAMS)
}

/** The first entry of each network; `other` is no network, so each of these stays. */
export function firstOfEachNetwork(entries: readonly SupportEntry[]): readonly SupportEntry[] {
  return entries.filter(
    ({ network }, at) => network === 'other' || entries.findIndex((entry) => entry.network === network) === at,
  )
}

/** The number in the position of an entry, where another one of `entries` has the same network: 2 for `TELEGRAM-2`. */
export function supportEntryNumber(entry: SupportEntry, entries: readonly SupportEntry[]): number | undefined {
  if (entries.filter(({ network }) => network === entry.network).length < 2) return undefined
  const number = /^\D+(\d{1,3})$/.exec(entry.csPosition)?.[1]
  return number === undefined ? undefined : Number(number)
}

/** Leaves out entries that start the chat where `isMenuEntryShown(access.check('chat'))` is false (CHAT-07). */
export function omitDeniedLivechat(entries: readonly SupportEntry[], mayChat: boolean): readonly SupportEntry[] {
  return mayChat ? entries : entries.filter(({ kind }) => kind !== 'livechat')
}

/** The floating entries in the configured order, each position once (CS-01, HOME-06). */
export function floatingSupportEntries(entries: readonly SupportEntry[], config: FoyerConfig): readonly SupportEntry[] {
  return atPositions(entries, config.support.floatingPositions)
}

function atPositions(entries: readonly SupportEntry[], positions: readonly string[]): readonly SupportEntry[] {
  return [...new Set(positions)].flatMap((position) => entries.find(({ csPosition }) => csPosition === position) ?? [])
}

/** The ways to customer service in the side menu (MENU-04, CS-02). */
export interface SideMenuSupport {
  readonly livechat: SupportEntry | undefined
  /** Telegram and Facebook at their positions. */
  readonly rows: readonly SupportEntry[]
  /** Telegram, Facebook, WhatsApp: the first entry of each. */
  readonly icons: readonly SupportEntry[]
}

export function sideMenuSupport(entries: readonly SupportEntry[], config: FoyerConfig): SideMenuSupport {
  const first = (network: SupportNetwork) => entries.find((entry) => entry.network === network)
  return {
    livechat: first('livechat'),
    rows: atPositions(entries, config.support.sideMenuPositions),
    icons: (['telegram', 'facebook', 'whatsapp'] as const).flatMap((network) => first(network) ?? []),
  }
}

/** Ways of the message center to leave the site. */
export interface MessageCenterWays {
  /** The link of the downloads, else the entry TELEGRAM-1; undefined where there is neither (MSG-02). */
  readonly telegram: LinkTarget | undefined
  /** What is configured, else the first entry titled CS that leads somewhere else; undefined where there is none (MSG-06). */
  readonly affiliate: LinkTarget | undefined
  /** The other entries: no live chat, no second Telegram, and none that leads where a row leads. */
  readonly others: readonly SupportEntry[]
}

export function messageCenterWays(
  entries: readonly SupportEntry[],
  telegramLink: string | undefined,
  context: LinkContext,
): MessageCenterWays {
  const { affiliateTarget } = context.config.support
  const read = (path: string | undefined): LinkTarget | undefined => {
    const target = path === undefined ? undefined : supportTarget(path, context)
    return target?.kind === 'none' ? undefined : target
  }
  const telegram = read(telegramLink) ?? entries.find(({ csPosition }) => csPosition === 'TELEGRAM-1')?.target
  const isNoRow = ({ target }: SupportEntry, ...rows: readonly (LinkTarget | undefined)[]) =>
    rows.every((row) => addressOf(row) !== addressOf(target))
  const affiliate =
    affiliateTarget === undefined
      ? entries.find((entry) => entry.kind === 'cs' && isNoRow(entry, telegram))?.target
      : read(affiliateTarget)
  return {
    telegram,
    affiliate,
    others: entries.filter(
      (entry) =>
        entry.kind !== 'livechat' &&
        (telegram === undefined || entry.network !== 'telegram') &&
        isNoRow(entry, telegram, affiliate),
    ),
  }
}

function addressOf(target: LinkTarget | undefined): string | undefined {
  switch (target?.kind) {
    case 'page':
      return target.path
    case 'external':
    case 'program':
      return target.url
    default:
      return undefined
  }
}
