import { PROMO_LABELS, type PromoLabel } from '../../../config/code-lists.ts'
import type { FoyerConfig } from '../../../config/config.ts'
import { deepFreeze } from '../../../kernel/deep-freeze.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import type { Announcement } from '../announcements/types.ts'
import type { PROMO_ENTRIES } from './endpoints.ts'

/** How one takes part in a promotion: by an application, with a deposit, or without doing anything. */
export type PromoEntry = (typeof PROMO_ENTRIES)[number]

/** What can be done about a promotion (PROMO-14): an application, a claim, a deposit with it, the login first, or nothing. */
export type PromoAction = 'apply' | 'claim' | 'deposit' | 'signIn' | 'none'

/** What its badge says: where one may take part, how; else the label. */
export type PromoBadge = PromoLabel | Exclude<PromoEntry, 'apply'>

/** Changes between labels that are allowed (PROMO-13): apply, review, pay. `config.promo.transitions` replaces rows of it. */
export const PROMO_TRANSITIONS: Readonly<Record<PromoLabel, readonly PromoLabel[]>> = /* @__PURE__ */ deepFreeze({
  'coming soon': ['Join', 'Close'],
  Join: ['Applying', 'Joined', 'Signed', 'Subscribed', 'Close'],
  Subscribed: ['Join', 'Joined', 'Close'],
  Applying: ['Process', 'Rejected', 'Close'],
  Process: ['Claim', 'Issued', 'Rejected'],
  Joined: ['Process', 'Claim', 'Close'],
  Signed: ['Claim', 'Close'],
  Claim: ['Claimed', 'Close'],
  Rejected: ['Join', 'Close'],
  Issued: [],
  Claimed: [],
  Close: [],
  Permanent: [],
})

/**
 * One step from a label to the next (PROMO-13).
 * @throws FoyerError `promo.transition.invalid` for a step that is not allowed
 */
export function promoTransition(
  from: PromoLabel,
  to: PromoLabel,
  changes: FoyerConfig['promo']['transitions'] = {},
): PromoLabel {
  const next = changes[from] ?? PROMO_TRANSITIONS[from]
  if (!next.includes(to)) throw new FoyerError({ code: 'promo.transition.invalid', field: to })
  return to
}

/** A label as the platform sends it; undefined for any other word, which shows no button (PROMO-12). */
export function readPromoLabel(value: unknown): PromoLabel | undefined {
  if (typeof value !== 'string') return undefined
  const word = value.trim().toLowerCase()
  return PROMO_LABELS.find((label) => label.toLowerCase() === word)
}

/** Whether the label says that the balance has risen. */
export function isPaid(label: PromoLabel | undefined): boolean {
  return label === 'Claimed' || label === 'Issued'
}

/** What can be done; every label but two is shown without an action (PROMO-14). Guests log in for what is sent to the platform. */
export function promoAction(
  label: PromoLabel | undefined,
  { entry = 'apply', isGuest = false }: { readonly entry?: PromoEntry; readonly isGuest?: boolean } = {},
): PromoAction {
  if (label !== 'Join' && label !== 'Claim') return 'none'
  if (label === 'Join' && entry === 'automatic') return 'none'
  // The page of deposits has a rule of its own for guests.
  if (label === 'Join' && entry === 'deposit') return 'deposit'
  return isGuest ? 'signIn' : label === 'Join' ? 'apply' : 'claim'
}

/** "Join" only where there is something to apply for. */
export function promoBadge(label: PromoLabel | undefined, entry: PromoEntry): PromoBadge | undefined {
  return label === 'Join' && entry !== 'apply' ? entry : label
}

/** The dates of a promotion, as far as they can be read. */
export interface PromotionDates {
  /** ms since the epoch. */
  readonly startDate: number | undefined
  readonly endDate: number | undefined
  /** When it is over: the end date, or the end of that day where it has no hour. */
  readonly endsAt: number | undefined
  readonly noExpiry: boolean
}

/** An end before the start is no end: nothing is known of when it is over. */
function endOf({ startDate, endsAt, noExpiry }: PromotionDates): number | undefined {
  const isUnknown = noExpiry || endsAt === undefined || (startDate !== undefined && endsAt < startDate)
  return isUnknown ? undefined : endsAt
}

/** The label of a promotion for which the platform gives none (PROMO-15). */
export function derivePromoLabel(dates: PromotionDates, now: number): PromoLabel {
  if (dates.startDate !== undefined && now < dates.startDate) return 'coming soon'
  const end = endOf(dates)
  return end !== undefined && now >= end ? 'Close' : 'Join'
}

/** When {@link derivePromoLabel} next says something else; undefined: never. */
export function nextPromoChange(dates: PromotionDates, now: number): number | undefined {
  return [dates.startDate, endOf(dates)].find((at) => at !== undefined && at > now)
}

/** What to show of the dates: `until` is missing where it is long-term, unknown or before the start (PROMO-05, PROMO-06). */
export interface PromotionPeriod {
  /** ms since the epoch. */
  readonly from: number | undefined
  readonly until: number | undefined
  readonly isLongTerm: boolean
}

export function promotionPeriod(dates: PromotionDates): PromotionPeriod {
  const until = endOf(dates) === undefined ? undefined : dates.endDate
  return { from: dates.startDate, until, isLongTerm: dates.noExpiry }
}

/** The picture of a card: that of sequence 1, else that of the lowest (PROMO-03). */
export function promotionCover(
  images: readonly { readonly url: string; readonly sequence: number }[],
): string | undefined {
  const inOrder = images.filter(({ url }) => url.trim() !== '').sort((a, b) => a.sequence - b.sequence)
  return (inOrder.find(({ sequence }) => sequence === 1) ?? inOrder[0])?.url
}

/** A tab above the list of promotions. */
export interface PromotionTab {
  /** `all`: no filter. */
  readonly id: number | 'all'
  /** Plain text; the first tab is named by the front end. */
  readonly name: string | undefined
}

/** "All", then the configured categories, each once (PROMO-02). */
export function promotionTabs(
  categories: FoyerConfig['promo']['categories'],
  language: string,
): readonly PromotionTab[] {
  const names = new Map<number, string>()
  for (const { id, name } of categories) {
    if (!names.has(id)) names.set(id, typeof name === 'string' ? name : (name[language] ?? name.EN ?? String(id)))
  }
  return [{ id: 'all', name: undefined }, ...[...names].map(([id, name]) => ({ id, name }))]
}

/** The promotions of a tab: those that list its category (PROMO-02). */
export function filterPromotions<Row extends Pick<Announcement, 'categoryIds'>>(
  promotions: readonly Row[],
  tab: PromotionTab['id'],
): readonly Row[] {
  return tab === 'all' ? promotions : promotions.filter(({ categoryIds }) => categoryIds.includes(tab))
}
