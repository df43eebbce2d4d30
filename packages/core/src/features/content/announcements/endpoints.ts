import * as z from 'zod/mini'
import { defineEndpoint } from '../../../transport/endpoint.ts'
import {
  maybeText,
  number,
  optionalNumber,
  optionalText,
  text,
  wireInteger,
  wireList,
  wireMaybe,
  wireNumber,
  wireSwitch,
} from '../../../transport/wire-schemas.ts'

const images = wireList(z.object({ url: text, sequence: z.catch(wireNumber, 0) }))

const textOrNone = z.catch(text, '')
const date = z.optional(z.union([text, number, z.null()]))

/** One announcement (PDATA-01, DATA-06, PDATA-12). Dates are ms since the epoch or ISO text, kept as sent. */
const wireAnnouncement = z.looseObject({
  id: wireInteger,
  title: textOrNone,
  content: textOrNone,
  startDate: date,
  endDate: date,
  noExpiry: z.optional(wireSwitch),
  promoAnnouncementCategoryIds: wireList(wireInteger),
  announcementImages: images,
  groupName: optionalText,
  read: z.optional(wireSwitch),
})

const wireBanner = z.looseObject({
  bannerId: wireInteger,
  url: optionalText,
  title: optionalText,
  groupName: optionalText,
  announcementImages: images,
})

const announcementsOfAGroup = wireList(wireAnnouncement)

/** Announcements by group; groups not asked for are missing or empty (PCALL-04). */
export const announcementList = defineEndpoint({
  id: 'announcements',
  method: 'GET',
  path: '/wps/announcements',
  input: z.object({
    types: text,
    groupName: maybeText,
    platform: z.literal('M'),
    merchantCode: text,
    language: maybeText,
  }),
  output: z.object({
    promotion: announcementsOfAGroup,
    banners: wireList(wireBanner),
    player: announcementsOfAGroup,
    popup: announcementsOfAGroup,
    hot: announcementsOfAGroup,
    footer: wireMaybe(z.object({ unreadCount: optionalNumber })),
  }),
  auth: 'optional',
  // Every request names its group, also the one for all groups (PDATA-05).
  keepsEmpty: true,
  tokenInPayload: true,
})
