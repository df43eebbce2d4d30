import * as z from 'zod/mini'
import { defineEndpoint } from '../transport/endpoint.ts'
import { optionalNumber, optionalText, wireInteger, wireList, wireNumber, wireSwitch } from '../transport/wire.ts'

const image = z.object({ url: z.string(), sequence: z.catch(wireNumber, 0) })

/** PDATA-01, DATA-06, PDATA-12. Dates are ms since the epoch or ISO text, kept as sent. */
const wireAnnouncement = z.looseObject({
  id: wireInteger,
  title: z.catch(z.string(), ''),
  content: z.catch(z.string(), ''),
  startDate: z.optional(z.union([z.string(), z.number(), z.null()])),
  endDate: z.optional(z.union([z.string(), z.number(), z.null()])),
  noExpiry: z.optional(wireSwitch),
  promoAnnouncementCategoryIds: wireList(wireInteger),
  announcementImages: wireList(image),
  groupName: optionalText,
  read: z.optional(wireSwitch),
})

const wireBanner = z.looseObject({
  bannerId: wireInteger,
  url: optionalText,
  title: optionalText,
  groupName: optionalText,
  announcementImages: wireList(image),
})

/** PCALL-04: groups not asked for are missing or empty. */
export const announcements = defineEndpoint({
  id: 'announcements',
  method: 'GET',
  path: '/wps/announcements',
  input: z.object({
    types: z.string(),
    groupName: z.optional(z.string()),
    platform: z.literal('M'),
    merchantCode: z.string(),
    language: z.optional(z.string()),
  }),
  output: z.object({
    promotion: wireList(wireAnnouncement),
    banners: wireList(wireBanner),
    player: wireList(wireAnnouncement),
    popup: wireList(wireAnnouncement),
    hot: wireList(wireAnnouncement),
    footer: z.optional(z.object({ unreadCount: optionalNumber })),
  }),
  auth: 'optional',
  tokenInPayload: true,
})
