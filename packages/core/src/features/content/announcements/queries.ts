import { CONTENT_TYPES } from '../../../config/codes.ts'
import { FoyerError } from '../../../kernel/errors.ts'
import type { EndpointInput } from '../../../transport/endpoint.ts'
import type { announcements } from './contract.ts'

/** DATA-06 */
const BANNER_GROUPS = ['m_home', 'm_reg', 'm_game'] as const
export type BannerGroup = (typeof BANNER_GROUPS)[number]

export type AnnouncementVariant =
  /** 1: banners of a group, notices and popups. */
  | { readonly variant: 'group'; readonly groupName: BannerGroup }
  /** 2: everything, of no group in particular. */
  | { readonly variant: 'all' }
  /** 3 */
  | { readonly variant: 'promotions' }
  /** 4 */
  | { readonly variant: 'agent' }

type Query = Pick<EndpointInput<typeof announcements>, 'types' | 'groupName'>

const { Agent, Banner, H, Player, PopUp, Promotion } = CONTENT_TYPES

/**
 * The four questions for announcements (PDATA-03, PDATA-04).
 * @throws FoyerError `request.invalid` for a group that has no banners.
 */
export function announcementQuery(asked: AnnouncementVariant): Query {
  switch (asked.variant) {
    case 'group':
      if (!BANNER_GROUPS.includes(asked.groupName))
        throw new FoyerError({ code: 'request.invalid', field: 'groupName' })
      return { types: [Banner, Player, PopUp].join(), groupName: asked.groupName }
    case 'all':
      return { types: [Banner, Player, PopUp, Promotion, H].join(), groupName: '' }
    case 'promotions':
      return { types: Promotion, groupName: '' }
    case 'agent':
      return { types: Agent, groupName: 'm_home' }
  }
}
