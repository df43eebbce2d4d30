import type { Feature } from '../../../foyer.ts'
import type { Announcements } from './announcements.ts'
import { createAnnouncements } from './create-announcements.ts'

/** Banners, notices, promotions. */
export const announcementsFeature: Feature<Announcements> = ({ context, session }) =>
  createAnnouncements(context, session)
