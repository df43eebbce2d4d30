import type { PromoLabel } from '../../../config/code-lists.ts'
import { defineFeature, type Feature, type FeatureContext } from '../../../kernel/feature.ts'
import { createQuery, type Loadable, mapResource, type Resource, structuralShare } from '../../../kernel/query.ts'
import { readOnly, writable } from '../../../kernel/store.ts'
import type { EndpointOutput } from '../../../transport/endpoint.ts'
import { type Session, session } from '../../auth/session/session.ts'
import { onUserChange } from '../../auth/session/user-scope.ts'
import { readAnnouncement } from '../announcements/announcement-rules.ts'
import { type Announcement, announcementQuery } from '../announcements/announcements.ts'
import { announcementList } from '../announcements/endpoints.ts'
import {
  derivePromoLabel,
  nextPromoChange,
  type PromoAction,
  type PromotionDates,
  promoAction,
  promotionCover,
  readEnd,
} from './promotion-rules.ts'

/** One promotion, and where the session's user stands with it. */
export interface Promotion extends Announcement, PromotionDates {
  /** The picture of its card (PROMO-03). */
  readonly cover: string | undefined
  /** Undefined where the platform's word for it is unknown. */
  readonly label: PromoLabel | undefined
  readonly action: PromoAction
  /** It has no expiry, whatever its label (PROMO-15). */
  readonly isPermanent: boolean
}

/** The promotions (PROMO-01): `load()` asks for them, unless they are there. Read again for another language or user. */
export interface Promotions extends Loadable<readonly Promotion[]> {}

type WirePromotion = EndpointOutput<typeof announcementList>['promotion'][number]

/** The longest wait of a timer: that of a browser counts in 32 bits. */
const LONGEST_WAIT_MS = 86_400_000

export function createPromotions(context: FeatureContext, session: Pick<Session, '$state'>): Promotions {
  const { call, config, scope, time, $language } = context
  const list = createQuery<readonly WirePromotion[]>({
    context,
    feature: 'promotions',
    language: 'each',
    load: async (signal) => {
      const query = announcementQuery({ variant: 'promotions' })
      const input = { ...query, platform: 'M', merchantCode: config.merchant, language: $language.get() } as const
      return (await call(announcementList, input, { signal })).promotion
    },
  })
  const $state = writable<Resource<readonly Promotion[]>>({ status: 'idle' })
  let shown: readonly Promotion[] | undefined
  let cancelChange = () => {}

  const read = (row: WirePromotion, now: number): Promotion => {
    const announcement = readAnnouncement(row, session.$state.get())
    const dates = { ...announcement, endsAt: readEnd(row.endDate) }
    const label = derivePromoLabel(dates, now)
    const cover = promotionCover(row.announcementImages)
    return { ...dates, cover, label, action: promoAction(label), isPermanent: dates.noExpiry }
  }

  const publish = () => {
    cancelChange()
    const now = time.now()
    const state = mapResource(list.$state.get(), (rows) => {
      shown = structuralShare(
        shown,
        rows.map((row) => read(row, now)),
      )
      return shown
    })
    $state.set(state)
    // Labels follow the clock.
    const changes = (state.data ?? []).map((row) => nextPromoChange(row, now) ?? Number.POSITIVE_INFINITY)
    const next = Math.min(...changes)
    if (next < Number.POSITIVE_INFINITY) cancelChange = scope.timeout(publish, Math.min(next - now, LONGEST_WAIT_MS))
  }

  scope.add(list.$state.listen(publish))
  scope.add(
    onUserChange(session, () => {
      if (list.$state.get().status !== 'idle') void list.refresh()
    }),
  )

  return { $state: readOnly($state), load: list.load, refresh: list.refresh }
}

/** Promotions, their labels, applications and claims. */
export const promotions: Feature<Promotions> = defineFeature({
  id: 'promotions',
  needs: { session },
  create: (context, { session }) => createPromotions(context, session),
})
