import * as z from 'zod/mini'
import { SPEC_CONSTANTS } from '../../../config/spec-constants.ts'
import { defineEndpoints } from '../../../kernel/endpoint.ts'
import { writtenMoment } from '../../../transport/wire-moment.ts'
import {
  maybeText,
  nothing,
  optionalCount,
  optionalText,
  text,
  wireInteger,
  wireList,
  wireMaybe,
  wireNumber,
  wireSwitch,
} from '../../../transport/wire-schemas.ts'

const images = z.catch(wireList(z.object({ url: text, sequence: z.catch(wireNumber, 0) })), [])

const textOrNone = z.catch(text, '')
const textOrMissing = z.catch(optionalText, undefined)

/**
 * One announcement (PDATA-01, DATA-06, PDATA-12). Dates are ms since the epoch or ISO text, kept as sent. A field that cannot
 * be read is missing, and takes no other with it.
 */
export const wireAnnouncement = z.looseObject({
  id: wireInteger,
  title: textOrNone,
  content: textOrNone,
  startDate: writtenMoment,
  endDate: writtenMoment,
  noExpiry: z.optional(wireSwitch),
  promoAnnouncementCategoryIds: z.catch(wireList(wireInteger), []),
  announcementImages: images,
  groupName: textOrMissing,
  read: z.optional(wireSwitch),
})

const wireBanner = z.looseObject({
  bannerId: wireInteger,
  url: textOrMissing,
  title: textOrMissing,
  groupName: textOrMissing,
  announcementImages: images,
})

const announcementsOfAGroup = wireList(wireAnnouncement)

const unreadFooter = z.catch(wireMaybe(z.object({ unreadCount: optionalCount })), undefined)

/** One row of a list of announcements. */
export type WireNotice = z.output<typeof wireAnnouncement>

export const announcementEndpoints = defineEndpoints({
  /** Announcements by group; groups not asked for are missing or empty (PCALL-04). */
  announcements: {
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
      footer: unreadFooter,
    }),
    auth: 'optional',
    // Every request names its group, also the one for all groups (PDATA-05).
    keepsEmpty: true,
    tokenInPayload: true,
  },

  /** The announcements for agents, without any other group (PCALL-07). */
  agentAnnouncements: {
    method: 'GET',
    path: '/wps/agent/announcements',
    input: z.object({
      types: z.literal('A'),
      groupName: z.literal('m_home'),
      // Ours: a platform takes the call without it (settlement 39).
      platform: z.optional(z.literal('M')),
      merchantCode: text,
    }),
    output: z.object({ list: announcementsOfAGroup, footer: unreadFooter }),
    auth: 'required',
  },

  /** Marks one announcement as read for the member who asks (PCALL-05). */
  announcementRead: {
    method: 'POST',
    path: '/wps/announcements/read',
    input: z.object({ announcementId: wireInteger, read: z.literal(true) }),
    output: nothing,
    auth: 'required',
    silent: true,
    throttleMs: SPEC_CONSTANTS.markReadMs,
  },
})
