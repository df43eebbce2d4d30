import type { EndpointOutput } from '../../../kernel/endpoint.ts'
import type { FeatureContext } from '../../../kernel/feature.ts'
import { createQuery, type Query } from '../../../kernel/query.ts'
import { createLastKnownRows } from '../../auth/session/last-known-rows.ts'
import type { Session } from '../../auth/session/session.ts'
import { announcementQuery } from '../announcements/announcements.ts'
import { announcementEndpoints, wireAnnouncement } from '../announcements/endpoints.ts'

export type WirePromotion = EndpointOutput<typeof announcementEndpoints.announcements>['promotion'][number]

/** The promotions as the platform sends them, each once; without a network those of the last visit. */
export function createPromotionQuery(
  context: FeatureContext,
  session: Pick<Session, '$state'>,
): Query<readonly WirePromotion[]> {
  const { call, config, $language } = context
  const lastKnown = createLastKnownRows(context, session, wireAnnouncement, 0)
  return createQuery<readonly WirePromotion[]>({
    context,
    feature: 'promotions',
    lastKnown: {
      async read() {
        const known = await lastKnown.read('promotions')
        return known && { at: known.at, data: known.data.rows }
      },
      write: (rows) => lastKnown.write('promotions', { rows, totalPages: 1, totalCount: rows.length }),
    },
    load: async (signal) => {
      const query = announcementQuery({ variant: 'promotions' })
      const input = { ...query, platform: 'M', merchantCode: config.merchant, language: $language.get() } as const
      const rows = (await call(announcementEndpoints.announcements, input, { signal })).promotion
      return [...new Map(rows.map((row) => [row.id, row])).values()]
    },
  })
}
